// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/formula.h"

#include "core/base/text.h"

#include <cmath>

namespace repique::lessons {
namespace {

constexpr int deepest = 50;

bool isNumberCharacter(char c) noexcept
{
    return (c >= '0' && c <= '9') || c == '.';
}

bool isNameCharacter(char c) noexcept
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Recursive descent, one function a level of binding.
class Parser final
{
public:
    using ValueOf = std::function<std::optional<double>(const std::string&)>;

    Parser(std::string_view text, const ValueOf& valueOf) : m_rest(text), m_valueOf(valueOf) {}

    [[nodiscard]] Result<double> whole()
    {
        Result<double> value = sum();
        if (value && !peek().empty()) {
            return wrong();
        }
        return value;
    }

private:
    [[nodiscard]] std::string_view peek() noexcept
    {
        while (m_rest.starts_with(' ')) {
            m_rest.remove_prefix(1);
        }
        return m_rest;
    }

    [[nodiscard]] bool take(char sign) noexcept
    {
        const bool isThere = peek().starts_with(sign);
        m_rest.remove_prefix(isThere ? 1 : 0);
        return isThere;
    }

    template<typename Accepts>
    [[nodiscard]] std::string takeWhile(Accepts accepts)
    {
        std::string taken;
        while (!m_rest.empty() && accepts(m_rest.front())) {
            taken.push_back(m_rest.front());
            m_rest.remove_prefix(1);
        }
        return taken;
    }

    [[nodiscard]] tl::unexpected<Error> wrong()
    {
        const std::string_view rest = peek();
        return tl::unexpected(Error{Errc::Syntax, rest.empty() ? "…" : std::string{rest.substr(0, 20)}});
    }

    [[nodiscard]] Result<double> sum()
    {
        Result<double> value = product();
        while (value) {
            const bool isPlus = take('+');
            if (!isPlus && !take('-')) {
                break;
            }
            const Result<double> next = product();
            value = next ? Result<double>{isPlus ? *value + *next : *value - *next} : next;
        }
        return value;
    }

    [[nodiscard]] Result<double> product()
    {
        Result<double> value = power();
        while (value) {
            const bool isTimes = take('*');
            if (!isTimes && !take('/')) {
                break;
            }
            const Result<double> next = power();
            value = next ? Result<double>{isTimes ? *value * *next : *value / *next} : next;
        }
        return value;
    }

    [[nodiscard]] Result<double> power()
    {
        if (take('-')) {
            return atom().map([](double value) { return -value; });
        }
        Result<double> base = atom();
        if (!base || !take('^')) {
            return base;
        }
        return atom().map([&base](double exponent) { return std::pow(*base, exponent); });
    }

    [[nodiscard]] Result<double> atom()
    {
        if (take('(')) {
            if (++m_depth > deepest) {
                return wrong();
            }
            const Result<double> value = sum();
            --m_depth;
            return value && !take(')') ? Result<double>{wrong()} : value;
        }
        if (!peek().empty() && isNumberCharacter(m_rest.front())) {
            const std::optional<double> number = parseNumber(takeWhile(isNumberCharacter));
            return number ? Result<double>{*number} : Result<double>{wrong()};
        }
        const std::string name = takeWhile(isNameCharacter);
        if (name.empty()) {
            return wrong();
        }
        const std::optional<double> value = m_valueOf(name);
        return value ? Result<double>{*value} : Result<double>{tl::unexpect, Error{Errc::NotFound, name}};
    }

    std::string_view m_rest;
    const ValueOf& m_valueOf;
    int m_depth = 0;
};

} // namespace

Result<double> evaluate(
    std::string_view formula, const std::function<std::optional<double>(const std::string& name)>& valueOf)
{
    return Parser{formula, valueOf}.whole();
}

} // namespace repique::lessons
