// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings.h"

#include "app/widgets/utf8.h"

#include <QtCore/QFileInfo>

namespace repique {
namespace {

const QString languageKey = QStringLiteral("look/language");
const QString themeKey = QStringLiteral("look/theme");
const QString scaleKey = QStringLiteral("look/textScale");
const QString motionKey = QStringLiteral("look/isMotionReduced");
const QString chartsKey = QStringLiteral("look/charts");
const QString cardKey = QStringLiteral("card/answers");
const QString comparedKey = QStringLiteral("compare/b");
const QString recentKey = QStringLiteral("files/recent");
const QString welcomeKey = QStringLiteral("start/isWelcomed");
const QString startKey = QStringLiteral("start/isUnfinished");
const QString geometryKey = QStringLiteral("window/geometry");
const QString layoutKey = QStringLiteral("window/layout");
const QString sessionGroup = QStringLiteral("session/");

} // namespace

Settings::Settings(const QString& fileName) : m_store(fileName, QSettings::IniFormat) {}

std::optional<i18n::Language> Settings::language() const
{
    return i18n::languageFrom(m_store.value(languageKey).toString().toStdString());
}

void Settings::setLanguage(i18n::Language language)
{
    m_store.setValue(languageKey, fromUtf8(i18n::codeOf(language)));
}

std::optional<theme::Theme> Settings::theme() const
{
    return themeFrom(m_store.value(themeKey).toString());
}

void Settings::setTheme(std::optional<theme::Theme> theme)
{
    m_store.setValue(themeKey, theme ? wordOf(*theme) : QStringLiteral("system"));
}

int Settings::textScale() const
{
    return m_store.value(scaleKey, 100).toInt();
}

void Settings::setTextScale(int percent)
{
    m_store.setValue(scaleKey, percent);
}

bool Settings::isMotionReduced() const
{
    return m_store.value(motionKey, false).toBool();
}

void Settings::setMotionReduced(bool isReduced)
{
    m_store.setValue(motionKey, isReduced);
}

std::map<std::string, std::string> Settings::cardAnswers() const
{
    std::map<std::string, std::string> answers;
    const QVariantMap stored = m_store.value(cardKey).toMap();
    for (auto each = stored.cbegin(); each != stored.cend(); ++each) {
        answers[each.key().toStdString()] = each.value().toString().toStdString();
    }
    return answers;
}

void Settings::setCardAnswers(const std::map<std::string, std::string>& answers)
{
    QVariantMap stored;
    for (const auto& [id, answer] : answers) {
        stored[fromUtf8(id)] = fromUtf8(answer);
    }
    m_store.setValue(cardKey, stored);
}

QString Settings::compared() const
{
    return m_store.value(comparedKey).toString();
}

void Settings::setCompared(const QString& toml)
{
    m_store.setValue(comparedKey, toml);
}

QStringList Settings::charts() const
{
    return m_store.value(chartsKey).toStringList();
}

void Settings::setCharts(const QStringList& words)
{
    m_store.setValue(chartsKey, words);
}

QStringList Settings::recentFiles() const
{
    QStringList there;
    const QStringList remembered = m_store.value(recentKey).toStringList();
    for (const QString& path : remembered) {
        if (QFileInfo(path).isFile() && there.size() < mostRecentFiles) {
            there.append(path);
        }
    }
    return there;
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_store.setValue(recentKey, files.mid(0, mostRecentFiles));
}

Session Settings::session() const
{
    const auto read = [this](const char* key) { return m_store.value(sessionGroup + QLatin1String(key)); };
    return {.path = read("path").toString(),
        .presetId = read("preset").toString(),
        .lessonId = read("lesson").toString(),
        .lessonStep = read("lessonStep").toInt(),
        .mode = modeFrom(read("mode").toString()).value_or(Mode::Step),
        .position = read("position").toInt()};
}

void Settings::setSession(const Session& session)
{
    const auto write = [this](const char* key, const QVariant& value) {
        m_store.setValue(sessionGroup + QLatin1String(key), value);
    };
    write("path", session.path);
    write("preset", session.presetId);
    write("lesson", session.lessonId);
    write("lessonStep", session.lessonStep);
    write("mode", wordOf(session.mode));
    write("position", session.position);
    m_store.sync(); // a program that is killed remembers it
}

QByteArray Settings::geometry() const
{
    return m_store.value(geometryKey).toByteArray();
}

QByteArray Settings::layout() const
{
    return m_store.value(layoutKey).toByteArray();
}

void Settings::setLayout(const QByteArray& geometry, const QByteArray& layout)
{
    m_store.setValue(geometryKey, geometry);
    m_store.setValue(layoutKey, layout);
}

bool Settings::beginStart()
{
    const bool wasUnfinished = m_store.value(startKey, false).toBool();
    m_store.setValue(startKey, true);
    m_store.sync();
    return wasUnfinished;
}

void Settings::finishStart()
{
    m_store.setValue(startKey, false);
    m_store.sync();
}

bool Settings::isWelcomed() const
{
    return m_store.value(welcomeKey, false).toBool();
}

void Settings::setWelcomed()
{
    m_store.setValue(welcomeKey, true);
}

void Settings::reset()
{
    m_store.clear();
    m_store.sync();
}

std::optional<Mode> modeFrom(const QString& word)
{
    for (const Mode mode : {Mode::Step, Mode::Load, Mode::Live}) {
        if (word == wordOf(mode)) {
            return mode;
        }
    }
    return std::nullopt;
}

QString wordOf(Mode mode)
{
    switch (mode) {
    case Mode::Step:
        return QStringLiteral("step");
    case Mode::Load:
        return QStringLiteral("load");
    case Mode::Live:
        return QStringLiteral("live");
    }
    return {};
}

std::optional<theme::Theme> themeFrom(const QString& word)
{
    for (const theme::Theme theme :
        {theme::Theme::Light, theme::Theme::Dark, theme::Theme::Projector, theme::Theme::HighContrast}) {
        if (word == wordOf(theme)) {
            return theme;
        }
    }
    return std::nullopt;
}

QString wordOf(theme::Theme theme)
{
    switch (theme) {
    case theme::Theme::Light:
        return QStringLiteral("light");
    case theme::Theme::Dark:
        return QStringLiteral("dark");
    case theme::Theme::Projector:
        return QStringLiteral("projector");
    case theme::Theme::HighContrast:
        return QStringLiteral("high-contrast");
    }
    return {};
}

} // namespace repique
