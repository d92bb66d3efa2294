// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_list.h"

#include "app/window/mode_actions.h"

#include <QtCore/QCoreApplication>

namespace repique {
namespace {

using Keys = QList<QKeySequence>;

QKeySequence key(const char* text)
{
    return QKeySequence(QString::fromLatin1(text));
}

std::vector<ActionSpec> fileSpecs()
{
    return {
        {.id = "fileNew",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "&New scenario"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Starts from a scenario with every value at its default"),
            .shortcuts = Keys{key("Ctrl+N")},
            .glyph = Glyph::New},
        {.id = "fileOpen",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "&Open scenario…"),
            .hint
            = QT_TRANSLATE_NOOP("Actions", "Opens a scenario file; the current one stays if it is not valid"),
            .shortcuts = Keys{key("Ctrl+O")},
            .glyph = Glyph::Open},
        {.id = "fileSave",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "&Save"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Writes the scenario to its file, all of it or nothing"),
            .shortcuts = Keys{key("Ctrl+S")},
            .glyph = Glyph::Save},
        {.id = "fileSaveAs",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "Save &as…"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Writes the scenario to another file"),
            .shortcuts = Keys{key("Ctrl+Shift+S")}},
        {.id = "fileOpenLessons",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "Open &lesson folder…"),
            .hint = QT_TRANSLATE_NOOP(
                "Actions", "Takes lessons of your own; the current ones stay if these are not valid"),
            .shortcuts = Keys{key("Ctrl+Shift+O")}},
        {.id = "fileExportSubmission",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "Export su&bmission…"),
            .hint
            = QT_TRANSLATE_NOOP("Actions", "Writes what you did in the lessons to one file, to hand in")},
        {.id = "fileExportProgress",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "Export &progress…"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Writes everything that is known about you as JSON")},
        {.id = "fileErase",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "&Erase everything…"),
            .hint = QT_TRANSLATE_NOOP("Actions",
                "Erases steps, predictions, answers, cards and challenges from the disk; asks first")},
        {.id = "fileQuit",
            .category = Category::File,
            .text = QT_TRANSLATE_NOOP("Actions", "&Quit"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Closes the window; asks first when something is not saved"),
            .shortcuts = Keys{key("Ctrl+Q")}}};
}

std::vector<ActionSpec> editSpecs()
{
    return {{.id = "editUndo",
                .category = Category::Edit,
                .text = QT_TRANSLATE_NOOP("Actions", "&Undo"),
                .hint = QT_TRANSLATE_NOOP("Actions", "Takes back the latest change of a parameter"),
                .shortcuts = Keys{key("Ctrl+Z")},
                .glyph = Glyph::Undo,
                .place = Place::Parameters},
        {.id = "editRedo",
            .category = Category::Edit,
            .text = QT_TRANSLATE_NOOP("Actions", "&Redo"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Makes the change that was taken back again"),
            .shortcuts = Keys{key("Ctrl+Shift+Z"), key("Ctrl+Y")},
            .glyph = Glyph::Redo,
            .place = Place::Parameters}};
}

std::vector<ActionSpec> viewSpecs()
{
    return {{.id = "viewHome",
                .category = Category::View,
                .text = QT_TRANSLATE_NOOP("Actions", "St&art screen"),
                .hint
                = QT_TRANSLATE_NOOP("Actions", "The lessons, where you stopped, and what is due for review"),
                .shortcuts = Keys{key("Alt+Home")},
                .glyph = Glyph::Home},
        {.id = "viewRace",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Race of two c&opies"),
            .hint = QT_TRANSLATE_NOOP(
                "Actions", "Copies of one payment in every order, and what each order does to the ledger"),
            .shortcuts = Keys{key("Ctrl+4")},
            .glyph = Glyph::Race},
        {.id = "viewBack",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Back"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes back to the screen before"),
            .shortcuts = Keys{key("Esc")},
            .place = Place::OutsideLab},
        {.id = "viewZoomIn",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Lar&ger text"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Makes all text larger, up to 200 %"),
            .shortcuts = Keys{key("Ctrl++"), key("Ctrl+=")},
            .glyph = Glyph::ZoomIn},
        {.id = "viewZoomOut",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "S&maller text"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Makes all text smaller, down to 80 %"),
            .shortcuts = Keys{key("Ctrl+-")},
            .glyph = Glyph::ZoomOut},
        {.id = "viewZoomReset",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Normal text size"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Sets the size of all text back to 100 %"),
            .shortcuts = Keys{key("Ctrl+0")}},
        {.id = "viewFullScreen",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Full screen"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Gives the window the whole screen"),
            .shortcuts = Keys{key("F11")},
            .isCheckable = true},
        {.id = "viewReduceMotion",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Reduce motion"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Steps change at once, without animation"),
            .isCheckable = true}};
}

std::vector<ActionSpec> paneSpecs()
{
    return {{.id = "panelLesson",
                .category = Category::View,
                .text = QT_TRANSLATE_NOOP("Actions", "&Lesson panel"),
                .hint = QT_TRANSLATE_NOOP("Actions", "Shows or hides the steps of the lesson"),
                .shortcuts = Keys{key("F9")},
                .isCheckable = true},
        {.id = "panelParameters",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Parameter panel"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Shows or hides the values of the scenario"),
            .shortcuts = Keys{key("Shift+F9")},
            .isCheckable = true},
        {.id = "panelAttempts",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&Failed attempts panel"),
            .hint = QT_TRANSLATE_NOOP(
                "Actions", "Shows or hides the log of failed attempts: number, wait and reason"),
            .shortcuts = Keys{key("Ctrl+L")},
            .isCheckable = true},
        {.id = "panelHistory",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "&History panel"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Shows or hides the list of changes that can be undone"),
            .shortcuts = Keys{key("Ctrl+H")},
            .isCheckable = true},
        {.id = "viewNextPane",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "N&ext pane"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the next part of the window"),
            .shortcuts = Keys{key("F6")}},
        {.id = "viewPreviousPane",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Pre&vious pane"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves the keyboard to the previous part of the window"),
            .shortcuts = Keys{key("Shift+F6")}},
        {.id = "viewResetLayout",
            .category = Category::View,
            .text = QT_TRANSLATE_NOOP("Actions", "Rese&t layout"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Puts every panel back where it was at first"),
            .shortcuts = Keys{key("Ctrl+Alt+0")}}};
}

std::vector<ActionSpec> playSpecs()
{
    return {
        {.id = "playToggle",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Play or pause"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Plays the sequence, or the time of the run, or stops it"),
            .shortcuts = Keys{key("Space")},
            .glyph = Glyph::Play,
            .place = Place::Steps},
        {.id = "playNext",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Next step"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves one message forward"),
            .shortcuts = Keys{key("Right")},
            .glyph = Glyph::StepForward,
            .place = Place::Steps},
        {.id = "playPrevious",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "P&revious step"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves one message back"),
            .shortcuts = Keys{key("Left")},
            .glyph = Glyph::StepBack,
            .place = Place::Steps},
        {.id = "playTenForward",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Ten steps forward"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves ten messages forward"),
            .shortcuts = Keys{key("Shift+Right")},
            .place = Place::Steps},
        {.id = "playTenBack",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Ten steps &back"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Moves ten messages back"),
            .shortcuts = Keys{key("Shift+Left")},
            .place = Place::Steps},
        {.id = "playFirst",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "To the st&art"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes to where nothing has happened yet"),
            .shortcuts = Keys{key("Home")},
            .glyph = Glyph::First,
            .place = Place::Steps},
        {.id = "playLast",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "To the &end"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes to where everything has happened"),
            .shortcuts = Keys{key("End")},
            .glyph = Glyph::Last,
            .place = Place::Steps},
        {.id = "playSlower",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "S&lower"),
            .hint
            = QT_TRANSLATE_NOOP("Actions", "Plays at the next lower speed; what is computed stays the same"),
            .shortcuts = Keys{key("[")},
            .place = Place::Steps},
        {.id = "playFaster",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Faster"),
            .hint
            = QT_TRANSLATE_NOOP("Actions", "Plays at the next higher speed; what is computed stays the same"),
            .shortcuts = Keys{key("]")},
            .place = Place::Steps},
        {.id = "playNextEvent",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Next e&vent"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes to the next retry, lost answer or duplicate"),
            .shortcuts = Keys{key("J")},
            .place = Place::Lab},
        {.id = "playPreviousEvent",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Previ&ous event"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes to the retry, lost answer or duplicate before"),
            .shortcuts = Keys{key("K")},
            .place = Place::Lab}};
}

std::vector<ActionSpec> runSpecs()
{
    return {{.id = "runAgain",
                .category = Category::Simulation,
                .text = QT_TRANSLATE_NOOP("Actions", "R&un"),
                .hint = QT_TRANSLATE_NOOP("Actions", "Runs the scenario with the same seed, exactly"),
                .shortcuts = Keys{key("Ctrl+R")},
                .glyph = Glyph::Run,
                .place = Place::Lab},
        {.id = "runNewSeed",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "New see&d"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Runs the scenario with other luck"),
            .shortcuts = Keys{key("N")},
            .glyph = Glyph::Dice,
            .place = Place::Lab},
        {.id = "runCancel",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "&Cancel the run"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Stops computing and keeps the picture there is"),
            .shortcuts = Keys{key("Esc")},
            .glyph = Glyph::Stop,
            .place = Place::Lab}};
}

std::vector<ActionSpec> raceSpecs()
{
    const char* const hint = QT_TRANSLATE_NOOP("Actions", "Plays the next step of this copy of the payment");
    return {{.id = "raceNextA",
                .category = Category::Simulation,
                .text = QT_TRANSLATE_NOOP("Actions", "Race: A i&s next"),
                .hint = hint,
                .shortcuts = Keys{key("A")},
                .place = Place::Race},
        {.id = "raceNextB",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Race: B &is next"),
            .hint = hint,
            .shortcuts = Keys{key("B")},
            .place = Place::Race},
        {.id = "raceNextC",
            .category = Category::Simulation,
            .text = QT_TRANSLATE_NOOP("Actions", "Race: C is ne&xt"),
            .hint = hint,
            .shortcuts = Keys{key("C")},
            .place = Place::Race}};
}

std::vector<ActionSpec> lessonSpecs()
{
    constexpr Category category = Category::Lesson;
    return {{.id = "lessonNext",
                .category = category,
                .text = QT_TRANSLATE_NOOP("Actions", "&Next step of the lesson"),
                .hint = QT_TRANSLATE_NOOP("Actions", "Goes on with the lesson"),
                .shortcuts = Keys{key("Ctrl+PgDown")}},
        {.id = "lessonPrevious",
            .category = category,
            .text = QT_TRANSLATE_NOOP("Actions", "&Previous step of the lesson"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Goes back in the lesson"),
            .shortcuts = Keys{key("Ctrl+PgUp")}},
        {.id = "lessonReview",
            .category = category,
            .text = QT_TRANSLATE_NOOP("Actions", "Today’s &review"),
            .hint = QT_TRANSLATE_NOOP("Actions", "The recall cards of all lessons that are due today"),
            .shortcuts = Keys{key("Ctrl+Alt+R")}},
        {.id = "lessonUnlock",
            .category = category,
            .text = QT_TRANSLATE_NOOP("Actions", "&Unlock parameters"),
            .hint = QT_TRANSLATE_NOOP(
                "Actions", "For who teaches: every value may be changed, also those that the lesson keeps"),
            .isCheckable = true}};
}

std::vector<ActionSpec> otherSpecs()
{
    return {
        {.id = "exportSequence",
            .category = Category::Export,
            .text = QT_TRANSLATE_NOOP("Actions", "&Sequence…"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Writes the sequence as text, Mermaid, PlantUML or JSON"),
            .shortcuts = Keys{key("Ctrl+E")},
            .place = Place::Lab},
        {.id = "exportPicture",
            .category = Category::Export,
            .text = QT_TRANSLATE_NOOP("Actions", "&Picture of the window…"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Writes what the window shows as a PNG picture"),
            .shortcuts = Keys{key("Ctrl+Shift+E")}},
        {.id = "exportCard",
            .category = Category::Export,
            .text = QT_TRANSLATE_NOOP("Actions", "&Card of the pattern"),
            .hint = QT_TRANSLATE_NOOP(
                "Actions", "One page to keep: the diagram, the policy and your review of it")},
        {.id = "helpShortcuts",
            .category = Category::Help,
            .text = QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Every key of the window on one sheet"),
            .shortcuts = Keys{key("Ctrl+?"), key("F1")},
            .glyph = Glyph::Keyboard},
        {.id = "helpWhatsThis",
            .category = Category::Help,
            .text = QT_TRANSLATE_NOOP("Actions", "&What’s this?"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Click something to read what it is"),
            .shortcuts = Keys{key("Shift+F1")}},
        {.id = "helpAbout",
            .category = Category::Help,
            .text = QT_TRANSLATE_NOOP("Actions", "&About Repique"),
            .hint = QT_TRANSLATE_NOOP("Actions", "Version and licence")}};
}

} // namespace

std::vector<ActionSpec> actionSpecs()
{
    std::vector<ActionSpec> all;
    for (auto* part : {fileSpecs, editSpecs, modeSpecs, screenSpecs, viewSpecs, paneSpecs, lessonSpecs,
             playSpecs, raceSpecs, runSpecs, otherSpecs}) {
        const std::vector<ActionSpec> specs = part();
        all.insert(all.end(), specs.begin(), specs.end());
    }
    return all;
}

} // namespace repique
