# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later

# repique_add_test(tst_budget SOURCES tst_budget.cpp LIBRARIES repique_core)
# One executable, one ctest entry, run headless, in UTC, for a minute at most, in the locale of whoever runs ctest:
# no test may depend on it. `core_tests` builds those labelled core, for the sanitizers.
add_custom_target(core_tests)

function(repique_add_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    add_executable(${name} ${TEST_SOURCES})
    target_link_libraries(${name} PRIVATE repique_options Qt6::Test ${TEST_LIBRARIES})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 60 LABELS "${TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=UTC;REPIQUE_CLI=$<TARGET_FILE:repique-cli>")
    if("core" IN_LIST TEST_LABELS)
        add_dependencies(core_tests ${name})
    endif()
endfunction()
