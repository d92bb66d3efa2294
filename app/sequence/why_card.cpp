// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sequence/why_card.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace repique {
namespace {

QLabel* makeLabel(const QString& text, const char* part, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("part", QLatin1String(part));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

WhyCard::WhyCard(QWidget* parent)
    : QFrame(parent)
    , m_tokens(theme::tokens(theme::Theme::Light))
    , m_title(makeLabel({}, "title", this))
    , m_detail(makeLabel({}, "detail", this))
    , m_close(new QToolButton(this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("whyCard"));
    setFocusPolicy(Qt::StrongFocus);
    m_title->setWordWrap(false);
    m_close->setObjectName(QStringLiteral("whyClose"));
    m_close->setText(QStringLiteral("✕"));
    m_close->setProperty("kind", QStringLiteral("ghost"));
    m_close->setMinimumSize(24, 24);
    connect(m_close, &QToolButton::clicked, this, &WhyCard::dismiss);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 10, 8, 14);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_close, 0, 1, Qt::AlignTop);
    grid->addWidget(m_detail, 1, 0, 1, 2);
    grid->addWidget(m_scroll, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(2, 1);
    retranslate();
    hide();
}

void WhyCard::setTokens(const theme::Tokens& tokens)
{
    m_tokens = tokens;
    recolour();
    update();
}

void WhyCard::recolour()
{
    const auto colour = [](QWidget* widget, const QColor& ink) {
        QPalette palette = widget->palette();
        palette.setColor(QPalette::WindowText, ink);
        widget->setPalette(palette);
    };
    for (QLabel* label : findChildren<QLabel*>()) {
        const QString part = label->property("part").toString();
        const bool isMuted = part == QLatin1String("name") || part == QLatin1String("detail");
        colour(label, isMuted ? m_tokens.muted : m_tokens.text);
        QFont bold = font();
        bold.setWeight(part == QLatin1String("title") ? QFont::DemiBold : QFont::Normal);
        label->setFont(bold);
    }
}

void WhyCard::explain(const QString& title, const QString& detail, const std::vector<WhyWords>& lines)
{
    m_title->setText(title);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    m_lines = new QWidget;
    auto* grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 8, 8, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    QStringList text{title};
    if (!detail.isEmpty()) {
        text << detail;
    }
    int row = 0;
    for (const WhyWords& line : lines) {
        auto* name = makeLabel(line.label, "name", m_lines);
        name->setWordWrap(false);
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(makeLabel(line.text, "text", m_lines), row, 1);
        text << QStringLiteral("%1: %2").arg(line.label, line.text);
        ++row;
    }
    grid->setRowStretch(row, 1);
    m_scroll->setWidget(m_lines); // the old one is deleted
    m_text = text.join(QLatin1Char{'\n'});
    setAccessibleName(title);
    setAccessibleDescription(m_text);
    recolour();
}

void WhyCard::openBeside(const QRect& anchor)
{
    ensurePolished();
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    const int width = std::min(room.width(), fontMetrics().averageCharWidth() * 56 + 40);
    layout()->activate();
    const int inner = width - 24;
    const int lines = m_lines->layout()->hasHeightForWidth() ? m_lines->layout()->heightForWidth(inner - 8)
                                                             : m_lines->sizeHint().height();
    const int head = std::max(m_title->sizeHint().height(), m_close->sizeHint().height())
        + (m_detail->isHidden() ? 0 : m_detail->heightForWidth(inner)) + 34;
    const int height = std::min(room.height(), head + lines);
    const bool fitsRight = anchor.right() + 10 + width <= room.right();
    const int x = fitsRight ? anchor.right() + 10 : std::max(room.left(), room.right() - width);
    const int below = anchor.bottom() + 8;
    const int y = fitsRight               ? anchor.center().y() - height / 3
        : below + height <= room.bottom() ? below
                                          : anchor.top() - 8 - height;
    setGeometry(x, std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height)), width, height);
    m_scroll->verticalScrollBar()->setValue(0);
    show();
    raise();
    setFocus(Qt::PopupFocusReason);
}

void WhyCard::dismiss()
{
    if (isHidden()) {
        return;
    }
    hide();
    Q_EMIT dismissed();
}

void WhyCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Question:
        dismiss();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_scroll->verticalScrollBar()->triggerAction(event->key() == Qt::Key_Up
                ? QAbstractSlider::SliderSingleStepSub
                : QAbstractSlider::SliderSingleStepAdd);
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

void WhyCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{m_tokens.control, 1.0});
    painter.setBrush(m_tokens.surface);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 10.0, 10.0);
}

void WhyCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QFrame::changeEvent(event);
}

void WhyCard::retranslate()
{
    m_close->setAccessibleName(tr("Close the explanation"));
    m_close->setToolTip(tr("Close (Esc)"));
}

} // namespace repique
