// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_page.h"

#include "app/i18n/numbers.h"
#include "app/map/map_controls.h"
#include "app/map/map_legend.h"
#include "app/map/map_study.h"
#include "app/map/map_table_model.h"
#include "app/map/map_view.h"
#include "app/map/map_words.h"
#include "app/widgets/card.h"
#include "app/widgets/paragraph.h"
#include "app/widgets/scroll.h"
#include "app/widgets/segmented_switch.h"
#include "app/widgets/utf8.h"
#include "app/widgets/wrap_row.h"

#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace repique::map {
namespace {

constexpr int gap = 12;
/// So many characters of the window's font must fit, else the controls stand below the picture.
constexpr int charactersBeside = 96;

enum Form { Picture, Table, Nothing };

Paragraph* makeParagraph(const char* name, const char* role)
{
    auto* paragraph = new Paragraph;
    paragraph->setObjectName(QLatin1String(name));
    paragraph->setProperty("role", QLatin1String(role));
    paragraph->setWordWrap(true);
    return paragraph;
}

} // namespace

Page::Page(Study& study, QWidget* parent)
    : QWidget(parent)
    , m_study(study)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_controls(new Controls)
    , m_scene(new QPushButton)
    , m_run(new QPushButton)
    , m_progress(new QProgressBar)
    , m_count(makeParagraph("mapCount", "small"))
    , m_form(new SegmentedSwitch)
    , m_export(new QToolButton)
    , m_plain(new QAction(this))
    , m_spreadsheet(new QAction(this))
    , m_png(new QAction(this))
    , m_place(new QStackedWidget)
    , m_picture(new QWidget)
    , m_view(new View(m_study))
    , m_legend(new Legend)
    , m_table(new QTableView)
    , m_model(new TableModel(m_study, this))
    , m_nothing(makeParagraph("mapNothing", "muted"))
    , m_cell(makeParagraph("mapCell", "small"))
    , m_summary(makeParagraph("mapSummary", "title"))
{
    setObjectName(QStringLiteral("mapPage"));
    m_halves->setContentsMargins(gap, gap, gap, gap);
    m_halves->setSpacing(gap);
    m_halves->addWidget(makeSide());
    m_halves->addWidget(makeMiddle(), 1);
    auto* inside = new QWidget;
    inside->setLayout(m_halves);
    auto* scroll = makeScroll(inside);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    setFocusProxy(m_view);
    connectStudy();
    retranslate();
    refresh();
}

QWidget* Page::makeSide()
{
    auto* card = new Card;
    m_scene->setObjectName(QStringLiteral("mapScene"));
    card->body().addWidget(m_controls);
    card->body().addSpacing(gap);
    card->body().addWidget(m_scene);
    card->body().addStretch();
    return card;
}

QWidget* Page::makeMiddle()
{
    auto* card = new Card;
    auto* column = new QVBoxLayout(m_picture);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_legend);
    column->addWidget(m_view, 1);
    m_table->setObjectName(QStringLiteral("mapTable"));
    m_table->setModel(m_model);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_place->addWidget(m_picture);
    m_place->addWidget(m_table);
    m_place->addWidget(makeNothing());
    card->body().setSpacing(8);
    card->body().addWidget(m_summary);
    card->body().addWidget(makeBar());
    card->body().addWidget(m_place, 1);
    card->body().addWidget(m_cell);
    return card;
}

/// Progress on the left; picture or table, and what can be written, on the right.
QWidget* Page::makeBar()
{
    constexpr int charactersOfProgress = 26;
    constexpr int charactersOfWork = 58;
    return new WrapRow(
        new WrapRow(makeProgress(), m_count, charactersOfProgress), makeChoice(), charactersOfWork);
}

QWidget* Page::makeProgress()
{
    auto* work = new QWidget;
    auto* row = new QHBoxLayout(work);
    row->setContentsMargins(0, 0, 0, 0);
    m_run->setObjectName(QStringLiteral("mapRun"));
    m_progress->setObjectName(QStringLiteral("mapProgress"));
    m_progress->setTextVisible(false);
    m_count->setWordWrap(false);
    row->addWidget(m_run);
    row->addWidget(m_progress, 1);
    return work;
}

QWidget* Page::makeChoice()
{
    auto* choice = new QWidget;
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    m_form->setObjectName(QStringLiteral("mapForm"));
    m_export->setObjectName(QStringLiteral("mapExport"));
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(m_export);
    menu->addActions({m_plain, m_spreadsheet, m_png});
    m_export->setMenu(menu);
    row->addWidget(m_form);
    row->addWidget(m_export);
    return choice;
}

QWidget* Page::makeNothing()
{
    auto* nothing = new QWidget;
    auto* column = new QVBoxLayout(nothing);
    m_nothing->setAlignment(Qt::AlignCenter);
    column->addWidget(m_nothing);
    return nothing;
}

void Page::connectStudy()
{
    connect(m_controls, &Controls::chosen, this, [this] { m_study.setChoice(m_controls->choice()); });
    connect(m_scene, &QPushButton::clicked, this, &Page::sceneRequested);
    connect(m_run, &QPushButton::clicked, this, [this] {
        if (m_study.isBusy()) {
            m_study.cancel();
        } else {
            m_study.restart();
        }
    });
    connect(m_form, &SegmentedSwitch::chosen, this, [this] { refresh(); });
    connect(m_plain, &QAction::triggered, this, [this] { Q_EMIT csvRequested(CsvStyle::Plain); });
    connect(m_spreadsheet, &QAction::triggered, this, [this] { Q_EMIT csvRequested(CsvStyle::Spreadsheet); });
    connect(m_png, &QAction::triggered, this, &Page::pictureRequested);
    connect(m_view, &View::pointed, this, [this] { m_cell->setText(m_view->sentence()); });
    connect(&m_study, &Study::replaced, this, [this] {
        m_model->reset();
        refresh();
    });
    connect(&m_study, &Study::grown, this, [this] {
        m_model->refresh();
        m_view->refresh();
        refreshWork();
    });
    connect(&m_study, &Study::ended, this, [this] {
        refresh();
        announce();
    });
    connect(&m_study, &Study::moved, this, [this] {
        m_view->update();
        refreshSummary();
    });
}

void Page::setLanguage(i18n::Language language)
{
    m_language = language;
    m_study.setLanguage(language);
    m_controls->setLanguage(language);
    m_controls->setChoice(m_study.choice());
    m_view->setLanguage(language);
    m_model->setLanguage(language);
    retranslate();
    refresh();
}

void Page::setTokens(const theme::Tokens& tokens)
{
    m_view->setTokens(tokens);
    m_legend->setTokens(tokens);
}

QString Page::summaryText() const
{
    return m_summary->text();
}

void Page::retranslate()
{
    m_scene->setText(tr("A spike of two seconds"));
    m_scene->setToolTip(tr("Opens the scene of lesson 3 with time enough to see whether it recovers: a "
                           "service of 1,000 a second, two seconds of 3,000"));
    m_form->setOptions({tr("Picture"), tr("Table")});
    m_form->setAccessibleName(tr("Shown as"));
    if (m_form->currentIndex() < 0) {
        m_form->setCurrentIndex(Picture);
    }
    m_export->setText(tr("Write"));
    m_export->setToolTip(tr("Writes the map as a table or as a picture"));
    m_export->setAccessibleName(tr("Write the map"));
    m_plain->setText(tr("Table (CSV)…"));
    m_spreadsheet->setText(tr("Table for spreadsheets (; and comma)…"));
    m_png->setText(tr("Picture (PNG)…"));
    m_progress->setAccessibleName(tr("Cells done"));
    m_table->setAccessibleName(tr("The map as a table"));
}

void Page::refresh()
{
    switch (m_study.state()) {
    case Study::State::Scripted:
        m_nothing->setText(tr("This scenario is one payment that meets a script, so there is no load to "
                              "map. Open the spike, or a scenario with traffic."));
        break;
    case Study::State::Undisturbed:
        m_nothing->setText(tr("Nothing disturbs this scenario and ends, so there is nothing to recover from. "
                              "Open the spike, or choose another figure as colour."));
        break;
    case Study::State::Mapped:
        break;
    }
    const bool isMap = m_study.data() != nullptr;
    m_place->setCurrentIndex(isMap ? m_form->currentIndex() : Nothing);
    m_form->setEnabled(isMap);
    m_export->setEnabled(isMap);
    m_view->refresh();
    m_model->refresh();
    refreshWork();
}

void Page::refreshWork()
{
    const Data* const known = m_study.data();
    const bool isBusy = m_study.isBusy();
    m_legend->setData(known, m_language);
    m_run->setText(isBusy ? tr("Cancel") : tr("Compute again"));
    m_run->setToolTip(isBusy ? tr("Stops computing and keeps the cells that are done (Esc)")
                             : tr("Computes every cell anew"));
    m_run->setEnabled(known != nullptr);
    m_count->setVisible(known != nullptr);
    m_progress->setVisible(known != nullptr);
    if (known != nullptr) {
        m_progress->setRange(0, static_cast<int>(known->size()));
        m_progress->setValue(static_cast<int>(known->done()));
        const auto cells = [this](std::size_t count) {
            return fromUtf8(i18n::integer(static_cast<std::int64_t>(count), m_language));
        };
        const std::int64_t scale = known->question().scale;
        const QString format = tr("%1 of %2 cells").arg(cells(known->done()), cells(known->size()));
        m_count->setText(scale > 1 ? format + tr(", each at 1:%1").arg(scale) : format);
        m_count->setToolTip(scale > 1
                ? tr("Rates, capacity and waiting room divided by %1: the same engine, "
                     "smaller, so that a map takes seconds. Near the edge it may differ.")
                      .arg(scale)
                : tr("Every cell is the exact run"));
    }
    refreshSummary();
}

void Page::refreshSummary()
{
    const Data* const known = m_study.data();
    m_summary->setVisible(known != nullptr);
    m_summary->setText(
        known != nullptr ? summary(*known, m_study.currentX(), m_study.currentY(), m_language) : QString());
    m_cell->setText(m_view->sentence());
}

/// Said once, when a sweep is over.
void Page::announce()
{
    QAccessibleEvent alert(m_summary, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool Page::event(QEvent* event)
{
    // While cells are computed, Esc stops them rather than leave the page.
    if (event->type() == QEvent::ShortcutOverride && m_study.isBusy()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void Page::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_study.isBusy()) {
        m_study.cancel();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Page::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    flow();
}

void Page::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        flow();
    }
    QWidget::changeEvent(event);
}

void Page::flow()
{
    const bool isBeside = width() >= charactersBeside * QFontMetrics(font()).averageCharWidth();
    m_halves->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

} // namespace repique::map
