// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/warnings.h"
#include "tests/app/window/window_bench.h"

#include <QtCore/QSet>
#include <QtGui/QAccessible>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QToolButton>

using namespace repique;

namespace {

/// Words that are the same in both languages: names, and terms that Brazilian engineers use as they are.
const QSet<QString> sharedWords{QStringLiteral("Jitter"), QStringLiteral("Repique"),
    QStringLiteral("English"), QStringLiteral("Português (Brasil)")};

/// The mode that is not the preset's.
const QString live = QStringLiteral("live");

void open(const WindowBench& bench, const QString& what)
{
    bench.window->openPreset(what == live ? QStringLiteral("catalogue") : what);
    if (what == live) {
        bench.window->setMode(Mode::Live);
    }
}

/// Parts of Qt's own widgets: never shown here, or named by the control around them.
bool isQtsOwn(const QWidget& widget)
{
    const QString name = widget.objectName();
    return name.startsWith(QLatin1String("qt_")) || name.startsWith(QLatin1String("Scroll"));
}

void note(QSet<QString>& words, const QString& text)
{
    QString plain = text;
    plain.remove(QLatin1Char('&'));
    static const QRegularExpression word(QStringLiteral("[A-Za-zÀ-ú]{4}"));
    if (plain.contains(word)) {
        words.insert(plain);
    }
}

QSet<QString> wordsOf(const MainWindow& window)
{
    QSet<QString> words;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (isQtsOwn(*widget)) {
            continue;
        }
        note(words, widget->toolTip());
        note(words, widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            note(words, label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            note(words, button->text());
        } else if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
            note(words, menu->title());
        }
    }
    for (const QAction* action : window.actions().actions()) {
        note(words, action->text());
        note(words, action->toolTip());
        note(words, action->whatsThis());
    }
    return words;
}

bool isSeen(const QWidget& widget)
{
    return widget.isVisible() && !widget.visibleRegion().isEmpty();
}

/// The text that does not fit its label or button; empty when it does.
QString clipped(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        const bool isOneLine = !label->wordWrap() && label->textFormat() != Qt::RichText;
        const bool mayShrink = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        const int needed = label->fontMetrics().horizontalAdvance(label->text());
        return isOneLine && !mayShrink && needed > label->width() + 1 ? label->text() : QString();
    }
    const auto* tool = qobject_cast<const QToolButton*>(&widget);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) {
        return {};
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        QString text = button->text();
        const int needed = button->fontMetrics().horizontalAdvance(text.remove(QLatin1Char('&')));
        return needed > button->width() + 1 ? text : QString();
    }
    return {};
}

QString describe(const QWidget& widget)
{
    return QStringLiteral("%1 “%2” in %3")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
            widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

} // namespace

class TestWindowWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init() { failOnWarnings(); }

    void portugueseLeavesNoEnglishBehind_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addRow("one payment") << QStringLiteral("catalogue");
        QTest::addRow("ten thousand payments") << QStringLiteral("pix_lost_answers");
        QTest::addRow("real payments") << live;
    }

    void portugueseLeavesNoEnglishBehind()
    {
        QFETCH(QString, preset);
        WindowBench bench;
        open(bench, preset);
        QVERIFY(bench.show());
        const QSet<QString> english = wordsOf(*bench.window);
        QCOMPARE_GT(english.size(), 100);
        bench.language.setLanguage(i18n::Language::Portuguese);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QSet<QString> left = wordsOf(*bench.window);
        left.intersect(english);
        left.subtract(sharedWords);
        QCOMPARE(QStringList(left.cbegin(), left.cend()).join(QLatin1Char('\n')), QString());
        bench.language.setLanguage(i18n::Language::English);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QSet<QString> again = wordsOf(*bench.window);
        QCOMPARE(again.subtract(english), QSet<QString>{});
    }

    void everythingThatTakesTheKeyboardHasAName_data() { portugueseLeavesNoEnglishBehind_data(); }

    void everythingThatTakesTheKeyboardHasAName()
    {
        QFETCH(QString, preset);
        WindowBench bench;
        open(bench, preset);
        bench.trigger("panelAttempts");
        bench.trigger("panelHistory");
        QVERIFY(bench.show());
        QStringList nameless;
        for (QWidget* widget : bench.window->findChildren<QWidget*>()) {
            const bool takesKeyboard = (widget->focusPolicy() & Qt::TabFocus) != 0;
            if (!takesKeyboard || !widget->isVisible() || isQtsOwn(*widget)) {
                continue;
            }
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            if (!face || face->text(QAccessible::Name).isEmpty()) {
                nameless.append(describe(*widget));
            }
        }
        QCOMPARE(nameless.join(QLatin1Char('\n')), QString());
    }

    void noWordIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("language");
        QTest::addColumn<int>("textScale");
        QTest::addColumn<QString>("preset");
        for (const QString& preset :
            {QStringLiteral("catalogue"), QStringLiteral("pix_lost_answers"), live}) {
            for (const QSize size : {QSize(1366, 768), QSize(1024, 600)}) {
                for (const i18n::Language language : {i18n::Language::English, i18n::Language::Portuguese}) {
                    QTest::addRow("%s at %dx%d in %s", qPrintable(preset), size.width(), size.height(),
                        language == i18n::Language::English ? "English" : "Portuguese")
                        << size << static_cast<int>(language) << 100 << preset;
                }
            }
            QTest::addRow("%s at 1366x768, text at 200 %%", qPrintable(preset))
                << QSize(1366, 768) << static_cast<int>(i18n::Language::Portuguese) << 200 << preset;
        }
    }

    void noWordIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(int, language);
        QFETCH(int, textScale);
        QFETCH(QString, preset);
        WindowBench bench;
        bench.language.setLanguage(static_cast<i18n::Language>(language));
        bench.appearance.setTextScale(textScale);
        bench.window->resize(size);
        open(bench, preset);
        QVERIFY(bench.show());
        QCOMPARE(bench.window->size(), size);
        QStringList cut;
        for (const QWidget* widget : bench.window->findChildren<QWidget*>()) {
            const QString text = isSeen(*widget) ? clipped(*widget) : QString();
            if (!text.isEmpty()) {
                cut.append(QStringLiteral("%1: “%2” has %3 pixels")
                               .arg(describe(*widget), text)
                               .arg(widget->width()));
            }
        }
        QCOMPARE(cut.join(QLatin1Char('\n')), QString());
    }
};

QTEST_MAIN(TestWindowWords)
#include "tst_window_words.moc"
