# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later

# repique_add_test(tst_budget SOURCES tst_budget.cpp LIBRARIES repique_core)
# One executable, one ctest entry, run headless, in the C locale, in UTC, for a minute at most.
function(repique_add_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    add_executable(${name} ${TEST_SOURCES})
    target_link_libraries(${name} PRIVATE repique_options Qt6::Test ${TEST_LIBRARIES})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 60 LABELS "${TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;REPIQUE_CLI=$<TARGET_FILE:repique-cli>")
endfunction()
