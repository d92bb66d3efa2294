# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later

# repique_add_test(tst_budget SOURCES tst_budget.cpp LIBRARIES repique_core)
# One executable, one ctest entry, run headless, in UTC, for a minute at most, in the locale of whoever runs ctest:
# no test may depend on it. `core_tests` builds those labelled core, for the sanitizers.
add_custom_target(core_tests)

# What nearly every test includes is compiled once for all of them: Qt Test alone is half the cost of compiling a test.
# Tests of the window see other definitions than tests of core, so each kind has its own. QT_TESTCASE_BUILDDIR, which
# no test asks for, is another in each folder: no header could be shared with it.
function(repique_share_test_headers name)
    cmake_parse_arguments(SHARE "" "" "HEADERS;LIBRARIES" ${ARGN})
    file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
    add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    target_link_libraries(${name} PRIVATE repique_options Qt6::Test ${SHARE_LIBRARIES})
    target_compile_options(${name} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    target_precompile_headers(${name} PRIVATE ${SHARE_HEADERS})
endfunction()

repique_share_test_headers(core_test_headers LIBRARIES repique_core
    HEADERS <QtTest/QTest> <algorithm> <chrono> <cmath> <map> <string> <tl/expected.hpp> <vector>)
repique_share_test_headers(gui_test_headers LIBRARIES repique_gui
    HEADERS <QtTest/QTest> <QtWidgets/QtWidgets> <algorithm> <chrono> <cmath> <map> <string> <tl/expected.hpp> <vector>)

function(repique_reuse_test_headers name) # ... of a test that links with these libraries
    if("repique_gui" IN_LIST ARGN)
        target_precompile_headers(${name} REUSE_FROM gui_test_headers)
    elseif(NOT "Qt6::Gui" IN_LIST ARGN)
        target_link_libraries(${name} PRIVATE repique_core) # whose definitions the shared headers were compiled with
        target_precompile_headers(${name} REUSE_FROM core_test_headers)
    endif()
    target_compile_options(${name} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    # A test includes its own .moc, so this file says nothing.
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp PROPERTIES
        SKIP_PRECOMPILE_HEADERS ON)
endfunction()

function(repique_add_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;LIBRARIES;LABELS" ${ARGN})
    add_executable(${name} ${TEST_SOURCES})
    target_link_libraries(${name} PRIVATE repique_options Qt6::Test ${TEST_LIBRARIES})
    repique_reuse_test_headers(${name} ${TEST_LIBRARIES})
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 60 LABELS "${TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=UTC;REPIQUE_CLI=$<TARGET_FILE:repique-cli>")
    if("core" IN_LIST TEST_LABELS)
        add_dependencies(core_tests ${name})
    endif()
endfunction()
