// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/transport_bar.h"

#include "app/sequence/player.h"
#include "app/sequence/step_words.h"
#include "app/sequence/time_cursor.h"
#include "app/sequence/transport_icons.h"
#include "app/widgets/segmented_switch.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

namespace repique {

TransportBar::TransportBar(Player& player, TimeCursor& cursor, QWidget* parent)
    : QFrame(parent)
    , m_player(player)
    , m_cursor(cursor)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_grid(new QGridLayout(this))
    , m_first(addButton("transportFirst"))
    , m_back(addButton("transportBack"))
    , m_play(addButton("transportPlay"))
    , m_forward(addButton("transportForward"))
    , m_last(addButton("transportLast"))
    , m_scrubber(new TimelineScrubber(this))
    , m_place(new QLabel(this))
    , m_speed(new SegmentedSwitch(this))
{
    setObjectName(QStringLiteral("transportBar"));
    setProperty("role", QStringLiteral("bar"));
    m_play->setProperty("kind", QStringLiteral("primary"));
    m_place->setObjectName(QStringLiteral("transportPlace"));
    m_place->setProperty("role", QStringLiteral("muted"));
    m_speed->setObjectName(QStringLiteral("transportSpeed"));
    m_grid->setContentsMargins(12, 6, 12, 6);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    connect(m_first, &QToolButton::clicked, this, [this] { active().first(); });
    connect(m_back, &QToolButton::clicked, this, [this] { active().stepBack(); });
    connect(m_play, &QToolButton::clicked, this, [this] { active().togglePlaying(); });
    connect(m_forward, &QToolButton::clicked, this, [this] { active().stepForward(); });
    connect(m_last, &QToolButton::clicked, this, [this] { active().last(); });
    connect(
        m_scrubber, &TimelineScrubber::scrubbed, this, [this](double fraction) { active().scrub(fraction); });
    connect(m_scrubber, &TimelineScrubber::stepRequested, this, [this](int steps) { active().skip(steps); });
    connect(m_scrubber, &TimelineScrubber::startRequested, this, [this] { active().first(); });
    connect(m_scrubber, &TimelineScrubber::endRequested, this, [this] { active().last(); });
    connect(m_speed, &SegmentedSwitch::chosen, this,
        [this](int index) { active().setSpeed(static_cast<Playback::Speed>(index)); });
    connectPlayback(m_player);
    connectPlayback(m_cursor);
    retranslate();
    refreshIcons();
    refreshMarks();
    arrange();
}

QToolButton* TransportBar::addButton(const char* name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

int TransportBar::buttonsWidth() const
{
    int width = 0;
    for (const QToolButton* button : {m_first, m_back, m_play, m_forward, m_last}) {
        width += button->sizeHint().width() + m_grid->horizontalSpacing();
    }
    return width;
}

int TransportBar::wideWidth() const
{
    constexpr int leastTimeline = 260;
    return buttonsWidth() + leastTimeline * m_textScale / 100 + m_place->minimumWidth()
        + m_speed->sizeHint().width() + 2 * m_grid->horizontalSpacing() + 24;
}

QSize TransportBar::minimumSizeHint() const
{
    // Two rows of two: buttons and speeds below timeline and place.
    const int left
        = std::max(buttonsWidth(), m_scrubber->minimumSizeHint().width() + m_grid->horizontalSpacing());
    const int right = std::max(m_place->minimumWidth(), m_speed->sizeHint().width());
    return {left + right + m_grid->horizontalSpacing() + 24, QFrame::minimumSizeHint().height()};
}

void TransportBar::arrange()
{
    const bool isTall = width() < wideWidth();
    if (m_isTall == isTall) {
        return;
    }
    m_isTall = isTall;
    const int row = isTall ? 1 : 0;
    while (m_grid->count() > 0) {
        delete m_grid->takeAt(0);
    }
    int column = 0;
    for (QToolButton* button : {m_first, m_back, m_play, m_forward, m_last}) {
        m_grid->addWidget(button, row, column++);
    }
    if (isTall) {
        m_grid->addWidget(m_scrubber, 0, 0, 1, 6);
        m_grid->addWidget(m_place, 0, 6, 1, 2, Qt::AlignRight);
        m_grid->addWidget(m_speed, 1, 6, 1, 2, Qt::AlignRight);
    } else {
        m_grid->addWidget(m_scrubber, 0, 5);
        m_grid->addWidget(m_place, 0, 6);
        m_grid->addWidget(m_speed, 0, 7);
    }
    m_grid->setColumnStretch(5, 1);
    updateGeometry();
}

void TransportBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

Playback& TransportBar::active() const
{
    if (m_guest) {
        return *m_guest->playback;
    }
    return m_mode == Mode::Step ? static_cast<Playback&>(m_player) : static_cast<Playback&>(m_cursor);
}

void TransportBar::connectPlayback(Playback& playback)
{
    connect(&playback, &Playback::moved, this, &TransportBar::refreshPlace);
    connect(&playback, &Playback::timelineChanged, this, &TransportBar::refreshMarks);
    connect(&playback, &Playback::playingChanged, this, &TransportBar::refreshPlayback);
    connect(&playback, &Playback::speedChanged, this, &TransportBar::refreshPlayback);
}

void TransportBar::setMode(Mode mode)
{
    if (mode == m_mode) {
        return;
    }
    active().pause();
    m_mode = mode;
    refreshMarks();
    retranslate();
}

void TransportBar::setGuest(std::optional<Guest> guest)
{
    active().pause();
    if (m_guest) {
        m_guest->playback->disconnect(this);
    }
    m_guest = std::move(guest);
    if (m_guest) {
        connectPlayback(*m_guest->playback);
    }
    refreshMarks();
}

void TransportBar::setTimeline(SimDuration duration, std::vector<TimelineMark> marks)
{
    m_loadMarks = std::move(marks);
    m_cursor.setDuration(duration);
    refreshMarks();
}

void TransportBar::setLanguage(i18n::Language language)
{
    m_language = language;
    refreshMarks();
}

void TransportBar::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    m_scrubber->setTokens(tokens);
    refreshIcons();
}

void TransportBar::setTextScale(int percent)
{
    m_textScale = percent;
    m_scrubber->setTextScale(percent);
    m_place->setMinimumWidth(0);
    refreshIcons();
    refreshPlace();
    arrange();
}

QString TransportBar::placeText() const
{
    if (m_guest) {
        return m_guest->place();
    }
    if (m_mode == Mode::Load && m_cursor.isEmpty()) {
        return tr("no run yet");
    }
    if (m_mode == Mode::Load) {
        //: 1 the time of the cursor, 2 the time of the whole run
        return tr("t = %1 of %2")
            .arg(clockWords(m_cursor.time(), m_language), durationWords(m_cursor.duration(), m_language));
    }
    if (m_player.isEmpty()) {
        return tr("no operation");
    }
    //: 1 number of the current step, 2 how many there are, 3 time since the operation started
    return tr("step %1 of %2 · %3")
        .arg(m_player.currentNumber())
        .arg(m_player.lastNumber())
        .arg(durationWords(m_player.elapsed(), m_language));
}

std::vector<TimelineMark> TransportBar::stepMarks() const
{
    std::vector<TimelineMark> marks;
    if (m_player.isEmpty()) {
        return marks;
    }
    const std::vector<StepWords> words = wordsOf(*m_player.trace(), m_language);
    for (int i = 0; i < m_player.stepCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const trace::Step& step = m_player.trace()->steps[at];
        const QString number = step.number > 0 ? QStringLiteral("%1 · ").arg(step.number) : QString{};
        marks.push_back(
            {.fraction = m_player.fractionOf(i + 1), .ink = inkOf(step), .label = number + words[at].label});
    }
    return marks;
}

void TransportBar::refreshMarks()
{
    m_scrubber->setMarks(m_guest ? m_guest->marks() : m_mode == Mode::Step ? stepMarks() : m_loadMarks);
    refreshPlace();
    refreshPlayback();
}

void TransportBar::refreshPlace()
{
    const QString text = placeText();
    m_scrubber->setFraction(active().fraction());
    m_scrubber->setValueText(text);
    m_place->setText(text);
    if (m_place->sizeHint().width() > m_place->minimumWidth()) {
        m_place->setMinimumWidth(
            m_place->sizeHint().width()); // does not shrink, so that the timeline stands still
    }
    const bool isEmpty = active().isEmpty();
    m_first->setEnabled(!isEmpty && !active().isAtStart());
    m_back->setEnabled(!isEmpty && !active().isAtStart());
    m_forward->setEnabled(!isEmpty && !active().isAtEnd());
    m_last->setEnabled(!isEmpty && !active().isAtEnd());
    m_play->setEnabled(!isEmpty);
    m_scrubber->setEnabled(!isEmpty);
}

void TransportBar::refreshPlayback()
{
    m_speed->setCurrentIndex(static_cast<int>(active().speed()));
    const bool isPlaying = active().isPlaying();
    m_play->setIcon(transportIcon(
        isPlaying ? TransportIcon::Pause : TransportIcon::Play, m_tokens.onAccent, m_tokens.faint));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
    m_play->setToolTip(isPlaying ? tr("Pause (Space)") : tr("Play (Space)"));
}

void TransportBar::refreshIcons()
{
    const int side = qRound(16 * m_textScale / 100.0);
    const auto dress = [&](QToolButton* button, TransportIcon icon) {
        button->setIcon(transportIcon(icon, m_tokens.text, m_tokens.faint));
        button->setIconSize({side, side});
    };
    dress(m_first, TransportIcon::First);
    dress(m_back, TransportIcon::Back);
    dress(m_forward, TransportIcon::Forward);
    dress(m_last, TransportIcon::Last);
    m_play->setIconSize({side + 8, side});
    refreshPlayback();
}

void TransportBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshPlace();
    }
    QFrame::changeEvent(event);
}

void TransportBar::retranslate()
{
    const auto name = [](QToolButton* button, const QString& text, const QString& keys) {
        button->setAccessibleName(text);
        button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
    };
    name(m_first, tr("To the start"), tr("Home"));
    name(m_back, tr("Previous step"), QStringLiteral("←"));
    name(m_forward, tr("Next step"), QStringLiteral("→"));
    name(m_last, tr("To the end"), tr("End"));
    setAccessibleName(tr("Playback"));
    m_scrubber->setAccessibleName(tr("Timeline"));
    m_scrubber->setToolTip(tr("Drag to go to a moment"));
    m_speed->setAccessibleName(tr("Playback speed"));
    m_speed->setOptions(
        {QStringLiteral("½×"), QStringLiteral("1×"), QStringLiteral("2×"), QStringLiteral("4×"),
            //: playback speed: as fast as possible
            tr("Max")});
    for (int i = 0; i < 5; ++i) {
        m_speed->setOptionToolTip(i, tr("Playback speed ([ slower, ] faster)"));
    }
    refreshPlayback();
}

} // namespace repique
