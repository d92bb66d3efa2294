# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Warnings, sanitizers and the floating-point promise, for every target of ours.
add_library(repique_options INTERFACE)
target_include_directories(repique_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(repique_options INTERFACE
    -Wall -Wextra -Wpedantic
    $<$<NOT:$<BOOL:${REPIQUE_UNITY}>>:-Wshadow> # a name of one file may be a parameter in another
    -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-qual -Wformat=2 -Wundef
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op>
    -ffp-contract=off)
if(REPIQUE_WERROR)
    target_compile_options(repique_options INTERFACE -Werror)
endif()
if(REPIQUE_SANITIZE)
    target_compile_options(repique_options INTERFACE -fsanitize=${REPIQUE_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    target_link_options(repique_options INTERFACE -fsanitize=${REPIQUE_SANITIZE})
endif()
