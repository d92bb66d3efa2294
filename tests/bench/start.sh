#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From the command to the first window painted, and what the program holds once all is computed. The file cache
# is warm after the first start, which does not count. Budget: 400 ms, 150 MB. Usage: start.sh PROGRAM [OPTION...]
set -euo pipefail

starts=9
times=()
for ((i = 0; i <= starts; ++i)); do
    begun=$(date +%s%3N)
    read -r appeared kilobytes < <("$@" --measure-start)
    [ "$i" -eq 0 ] || times+=($((appeared - begun)))
done
mapfile -t times < <(printf '%s\n' "${times[@]}" | sort -n)
printf 'start to first window: median %d ms, longest %d ms; memory %d MB\n' \
    "${times[starts / 2]}" "${times[starts - 1]}" $((kilobytes / 1024))
