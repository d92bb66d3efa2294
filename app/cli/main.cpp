// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_command.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

extern char** environ; // POSIX: no header declares it

namespace {

std::vector<std::string> environmentLines()
{
    std::vector<std::string> lines;
    for (char** line = environ; line != nullptr && *line != nullptr; ++line) {
        lines.emplace_back(*line);
    }
    return lines;
}

/// Whether all of `text` reached the stream's other end.
bool write(std::FILE* stream, const std::string& text)
{
    return std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
}

} // namespace

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that leaves early, as `head` does, is no accident
    const repique::cli::Answer answer
        = repique::cli::answerTo({argv + (argc > 0 ? 1 : 0), argv + argc}, environmentLines());
    write(stderr, answer.err);
    if (!write(stdout, answer.out) && errno != EPIPE) {
        write(stderr, std::string{"stdout: "} + std::strerror(errno) + "\n");
        return repique::cli::failed;
    }
    return answer.status;
}
