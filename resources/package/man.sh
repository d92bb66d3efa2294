#!/bin/sh
# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# man.sh PROGRAM en|pt_BR: a manual page on standard output. It is what the program itself says when asked for help, so it
# is never another. The window's program has its options in one list, the command line's has a section for each command.
set -eu

program=$1
language=$2
name=$(basename "$program")
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"

section() { # TITLE [OPTIONS OF THE PROGRAM...]
    printf '.SH "%s"\n.nf\n' "$1"
    shift
    # shellcheck disable=SC2086
    "$program" "$@" --lang "$language" --help 2>/dev/null |
        sed -e "s|$program|$name|g" -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^[.']/\\\\\&&/"
    printf '.fi\n'
}

case $language in
pt_BR)
    title_name=NOME title_help=DESCRIÇÃO title_see='VEJA TAMBÉM'
    summary='quanto custa de verdade um retry'
    ;;
*)
    title_name=NAME title_help=DESCRIPTION title_see='SEE ALSO'
    summary='what a retry really costs'
    ;;
esac

printf '.TH %s 1 "" "Repique" "Repique"\n' "$(printf %s "$name" | tr '[:lower:]' '[:upper:]')"
printf '.SH "%s"\n%s \\- %s\n' "$title_name" "$(printf %s "$name" | sed 's/-/\\-/g')" "$summary"
section "$title_help"
if [ "$name" = repique-cli ]; then
    other=repique
    for command in demo scenario trace simulate sweep contention race serve pay prove lessons grade; do
        section "$name $command" "$command"
    done
else
    other='repique\-cli'
fi
printf '.SH "%s"\n.BR %s (1)\n' "$title_see" "$other"
