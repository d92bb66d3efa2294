#!/bin/sh
# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiles through ccache. A precompiled header is hundreds of megabytes, which ccache would hash for every file that
# uses it: twice the cost of compiling a small one. It is hashed once, here, when it is made.
export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1
ccache "$@" || exit
for word; do
    case "$before $word" in
    "-o "*.gch) sha1sum <"$word" >"$word.sum" ;;
    esac
    before=$word
done
