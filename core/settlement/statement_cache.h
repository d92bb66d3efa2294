// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Statement.h>

#include <map>
#include <string_view>

namespace repique::settlement {

/// The statements of one connection, each compiled once. One thread at a time; dies before its connection.
class StatementCache final
{
public:
    /// A statement while it is being used; leaves it reset, so that no read transaction stays open.
    class Use final
    {
    public:
        explicit Use(SQLite::Statement& statement) : m_statement{statement} {}

        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

        ~Use() { m_statement.tryReset(); }

        SQLite::Statement* operator->() const noexcept { return &m_statement; }

        SQLite::Statement& operator*() const noexcept { return m_statement; }

    private:
        SQLite::Statement& m_statement;
    };

    explicit StatementCache(SQLite::Database& database) : m_database{database} {}

    /// `sql` outlives the cache: a literal. Not while the same text is in use. Throws what SQLiteCpp throws.
    [[nodiscard]] Use use(const char* sql)
    {
        const auto known = m_statements.find(sql);
        return Use{known != m_statements.end()
                ? known->second
                : m_statements.try_emplace(sql, m_database, sql).first->second};
    }

private:
    SQLite::Database& m_database;
    std::map<std::string_view, SQLite::Statement> m_statements;
};

} // namespace repique::settlement
