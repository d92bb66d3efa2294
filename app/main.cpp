// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/answer_book.h"
#include "app/live/live_page.h"
#include "app/theme/appearance.h"
#include "app/theme/focus_ring.h"
#include "app/widgets/utf8.h"
#include "app/window/exports.h"
#include "app/window/home_desk.h"
#include "app/window/key_guard.h"
#include "app/window/language_switch.h"
#include "app/window/main_window.h"
#include "app/window/pages.h"
#include "app/window/settings.h"
#include "app/window/shot.h"
#include "app/window/start_measure.h"
#include "app/window/start_options.h"
#include "core/lessons/load.h"
#include "core/lessons/reference.h"
#include "core/scenario/presets.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace {

using namespace repique;

constexpr int wrongUse = 2;
const QString presetPrefix = QStringLiteral("preset:");

int complain(const QStringList& sentences)
{
    for (const QString& sentence : sentences) {
        std::fputs(("repique: " + sentence.toUtf8() + '\n').constData(), stderr);
    }
    return wrongUse;
}

bool isForAFile(const StartOptions& options)
{
    return !options.shot.isEmpty() || !options.card.isEmpty();
}

/// A picture or a measurement neither reads nor changes what the person's own window remembers.
QString folderFor(const StartOptions& options, const QTemporaryDir& passing)
{
    const bool isPassing = isForAFile(options) || options.measuresStart;
    return isPassing ? passing.path() : QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

/// Of the live mode's ledger, likewise.
QString ledgerFolderFor(const StartOptions& options, const QTemporaryDir& passing)
{
    const bool isPassing = isForAFile(options) || options.measuresStart;
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return QDir(isPassing ? passing.path() : data).filePath(QStringLiteral("live"));
}

bool isPreset(const QString& id)
{
    return std::ranges::any_of(
        scenario::presets(), [&id](const scenario::Preset& preset) { return fromUtf8(preset.id) == id; });
}

/// What was done in earlier sessions. Where there is no writing it, it lives as long as the program, and
/// `complaints` says why.
lessons::Progress openProgress(const QString& path, QStringList& complaints)
{
    Result<lessons::Progress> progress = lessons::Progress::open(QFile::encodeName(path).toStdString());
    if (progress && progress->setAside()) {
        complaints.append(QCoreApplication::translate("StartOptions",
            "The record of your answers was damaged; it is kept as %1, and a new one was begun.")
                              .arg(QString::fromStdString(progress->setAside()->path.string())));
    }
    if (progress) {
        return *std::move(progress);
    }
    complaints.append(QCoreApplication::translate("StartOptions", "Your answers cannot be kept in %1: %2")
                          .arg(path, QString::fromStdString(progress.error().detail)));
    return *lessons::Progress::inMemory();
}

/// The folder that was asked for, else the installed one, else that of the source tree.
QString lessonFolder(const StartOptions& options)
{
    if (!options.lessonFolder.isEmpty()) {
        return options.lessonFolder;
    }
    const QString installed
        = QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("../share/repique/lessons"));
    return QDir(installed).exists() ? installed : QStringLiteral(REPIQUE_LESSONS);
}

/// Empty, or why the window cannot show what was asked for.
QString openWanted(MainWindow& window, const StartOptions& options)
{
    if (options.file.startsWith(presetPrefix)) {
        const QString id = options.file.mid(presetPrefix.size());
        if (!isPreset(id)) {
            return QCoreApplication::translate("StartOptions", "There is no preset “%1”.").arg(id);
        }
        window.openPreset(id);
        return {};
    }
    return window.openPath(options.file) ? QString() : window.message();
}

/// Predictions that a picture shows as made.
void giveAnswers(
    AnswerBook& answers, const std::vector<lessons::Lesson>& lessons, const StartOptions& options)
{
    const auto lesson = std::ranges::find_if(lessons, [&options](const lessons::Lesson& each) {
        const QString label = QStringLiteral("L%1").arg(each.order, 2, 10, QLatin1Char('0'));
        return label == options.lessonId || fromUtf8(each.id) == options.lessonId;
    });
    if (lesson == lessons.end() || options.shot.isEmpty()) {
        return;
    }
    for (const QString& each : options.predictions) {
        answers.setPrediction(lesson->id,
            {.id = each.section(QLatin1Char('='), 0, 0).toStdString(),
                .answer = each.section(QLatin1Char('='), 1).toStdString(),
                .isSkipped = false,
                .score = {}});
    }
}

QString openAtStart(MainWindow& window, const StartOptions& options, bool wasUnclean)
{
    QString why;
    if (!options.lessonId.isEmpty()) {
        why = window.openLesson(options.lessonId, options.lessonStep);
    } else if (!options.file.isEmpty()) {
        why = openWanted(window, options);
    } else if (wasUnclean || options.isSafe) {
        window.startSafely(wasUnclean);
        window.showPage(PageId::Home);
    } else if (options.shot.isEmpty()) {
        window.startAtHome();
    } else {
        window.restoreSession();
    }
    if (options.mode) {
        window.setMode(*options.mode);
    }
    if (options.page) {
        window.showPage(*options.page);
    }
    if (!options.compared.isEmpty() && !window.compareWith(options.compared)) {
        why = window.message();
    }
    if (!options.tab.isEmpty()) {
        window.pages().live().showTab(options.tab);
    }
    if (options.step) {
        window.goToStep(*options.step);
    }
    if (!options.charts.isEmpty()) {
        window.pages().setShownCharts(options.charts);
    }
    return why;
}

void applyLook(const StartOptions& options, const Settings& settings, theme::Appearance& appearance)
{
    const std::optional<theme::Theme> theme = options.theme ? options.theme : settings.theme();
    if (theme) {
        appearance.setTheme(*theme);
    } else {
        appearance.followSystem();
    }
    appearance.setTextScale(options.textScale.value_or(settings.textScale()));
    appearance.setMotionReduced(settings.isMotionReduced() || isForAFile(options));
}

/// Writes what was asked for, once all has been computed.
int writeAndEnd(MainWindow& window, const StartOptions& options)
{
    if (window.mode() == Mode::Live) {
        window.pages().live().demonstrate(); // of the live mode with some payments made
    }
    const Shot shot(window, options.presses, [&window, &options](const QString& missing) {
        if (!missing.isEmpty()) {
            QCoreApplication::exit(
                complain({QCoreApplication::translate("StartOptions", "There is no button “%1” to press.")
                              .arg(missing)}));
            return;
        }
        const QString why
            = options.card.isEmpty() ? exportPicture(window, options.shot) : window.writeCard(options.card);
        QCoreApplication::exit(why.isEmpty() ? 0 : complain({why}));
    });
    return QCoreApplication::exec();
}

int measureStart(MainWindow& window)
{
    const StartMeasure measure(window, [](const StartMeasure::Result& result) {
        std::printf("%lld %lld\n", static_cast<long long>(result.appearedAtMs),
            static_cast<long long>(result.residentKilobytes));
        QCoreApplication::exit(0);
    });
    window.show();
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("repique"));
    QCoreApplication::setApplicationName(QStringLiteral("repique"));
    QCoreApplication::setApplicationVersion(QStringLiteral(REPIQUE_VERSION));
    LanguageSwitch language(systemLanguage());

    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    // Mistakes of the command line are told in the language that it asks for.
    if (const auto asked = i18n::languageFrom(parser.value(QStringLiteral("lang")).toStdString())) {
        language.setLanguage(*asked);
    }
    QStringList mistakes;
    const StartOptions options = readOptions(parser, mistakes);
    if (!mistakes.isEmpty()) {
        return complain(mistakes);
    }

    const QTemporaryDir passing;
    const QString folder = folderFor(options, passing);
    Settings settings(QDir(folder).filePath(QStringLiteral("repique.ini")));
    if (options.resetsSettings) {
        settings.reset();
    }
    const bool wasUnclean = settings.beginStart();
    theme::Appearance appearance(application);
    applyLook(options, settings, appearance);
    language.setLanguage(options.language.value_or(settings.language().value_or(systemLanguage())));
    const KeyGuard guard(application);

    AnswerBook answers(openProgress(QDir(folder).filePath(QStringLiteral("progress.db")), mistakes));
    MainWindow window({.settings = settings,
        .appearance = appearance,
        .language = language,
        .answers = answers,
        .recoveryFolder = QDir(folder).filePath(QStringLiteral("recovery")),
        .ledgerFolder = ledgerFolderFor(options, passing)});
    // The ring becomes a child of what it frames: it has to go before the window does.
    const theme::FocusRing ring(application);
    if (options.size) {
        window.resize(*options.size);
    }
    const std::filesystem::path folderOfLessons = QFile::encodeName(lessonFolder(options)).toStdString();
    window.setLessons(lessons::loadAll(folderOfLessons));
    if (auto reference = lessons::loadReference(folderOfLessons / "reference")) {
        window.setReference(*std::move(reference));
    }
    giveAnswers(answers, window.desk().lessons(), options);
    const QString why = openAtStart(window, options, wasUnclean);
    if (isForAFile(options) && !why.isEmpty()) {
        return complain({why});
    }
    if (options.measuresStart) {
        return measureStart(window);
    }
    window.show();
    if (isForAFile(options)) {
        return writeAndEnd(window, options);
    }
    window.offerRecovery();
    for (const QString& complaint : std::as_const(mistakes)) {
        window.warn(complaint);
    }
    QObject::connect(
        &window.conductor(), &Conductor::settled, &window, [&settings] { settings.finishStart(); });
    return QApplication::exec();
}
