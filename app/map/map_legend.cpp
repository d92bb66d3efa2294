// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/map/map_legend.h"

#include "app/map/map_ink.h"
#include "app/map/map_words.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/paragraph.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>

#include <array>

namespace repique::map {
namespace {

enum Sample { Recovering, Stuck, Low, High, None, Hatched, Unknown, Line, Cross };

constexpr std::array samples{Recovering, Stuck, Low, High, None, Hatched, Unknown, Line, Cross};

} // namespace

/// A sample of a mark of the map. Says nothing: the words stand beside it.
class Swatch final : public QWidget
{
public:
    Swatch(int sample, QWidget* parent) : QWidget(parent), m_sample(sample)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setTokens(const theme::Tokens& tokens)
    {
        m_tokens = tokens;
        update();
    }

    void setVerdict(bool isVerdict)
    {
        m_isVerdict = isVerdict;
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int height = fontMetrics().height();
        return {height * 3 / 2, height};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5);
        if (m_sample == Line || m_sample == Cross) {
            paintLine(painter, box);
            return;
        }
        painter.fillRect(box, ground());
        if (m_sample == Hatched) {
            painter.fillRect(box, hatch(m_isVerdict, m_tokens));
        } else if (m_sample == Unknown) {
            painter.fillRect(box, veil(m_tokens));
        }
        painter.setPen(QPen(m_tokens.control, 1.0));
        painter.setBrush(Qt::NoBrush);
        if (m_sample == None) {
            constexpr double half = 3.0;
            painter.drawLine(box.center() - QPointF(half, 0.0), box.center() + QPointF(half, 0.0));
        }
        painter.drawRect(box);
    }

private:
    [[nodiscard]] QColor ground() const
    {
        switch (m_sample) {
        case Recovering:
            return inkOf(Verdict::Recovers, m_tokens);
        case Stuck:
            return inkOf(Verdict::Stuck, m_tokens);
        case High:
            return bandInk(Data::bands - 1, m_tokens);
        case Low:
            return bandInk(0, m_tokens);
        case Hatched:
            return m_isVerdict ? inkOf(Verdict::Split, m_tokens) : bandInk(2, m_tokens);
        case None:
            return m_tokens.raised;
        default:
            return m_tokens.surface;
        }
    }

    void paintLine(QPainter& painter, const QRectF& box) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(m_tokens.text, 2.0);
        if (m_sample == Line) {
            pen.setDashPattern({4.0, 3.0});
        }
        painter.setPen(pen);
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
        if (m_sample == Cross) {
            constexpr double knob = 4.0;
            painter.setBrush(m_tokens.surface);
            painter.drawEllipse(box.center(), knob, knob);
        }
    }

    int m_sample;
    theme::Tokens m_tokens;
    bool m_isVerdict = true;
};

Legend::Legend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("mapLegend"));
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(12);
    for (const Sample sample : samples) {
        add(sample);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Legend::add(int sample)
{
    auto* whole = new QWidget(this);
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const Entry entry{new Swatch(sample, whole), new Paragraph(whole), whole};
    entry.text->setProperty("role", QStringLiteral("small"));
    row->addWidget(entry.swatch);
    row->addWidget(entry.text);
    layout()->addWidget(whole);
    m_entries.push_back(entry);
}

void Legend::setTokens(const theme::Tokens& tokens)
{
    for (const Entry& entry : m_entries) {
        entry.swatch->setTokens(tokens);
    }
}

void Legend::tell(std::size_t entry, const QString& text)
{
    m_entries.at(entry).text->setText(text);
    m_entries.at(entry).whole->setVisible(!text.isEmpty());
}

void Legend::setData(const Data* known, i18n::Language language)
{
    setVisible(known != nullptr);
    if (known == nullptr) {
        return;
    }
    const bool isVerdict = known->question().isVerdict();
    for (const Entry& entry : m_entries) {
        entry.swatch->setVerdict(isVerdict);
    }
    const auto figure = [&](double value) { return figureText(value, language); };
    tell(Recovering, isVerdict ? verdictName(Verdict::Recovers) : QString());
    tell(Stuck, isVerdict ? verdictName(Verdict::Stuck) : QString());
    tell(Low, isVerdict ? QString() : figure(known->lowest()));
    tell(High, isVerdict ? QString() : figure(known->highest()));
    tell(None, known->hasGaps() ? tr("no run has it") : QString());
    tell(Hatched, known->question().seeds > 1 ? verdictName(Verdict::Split) : QString());
    tell(Unknown, known->isWhole() ? QString() : verdictName(Verdict::Unknown));
    const auto edge = std::ranges::find_if(
        known->edges().rbegin(), known->edges().rend(), [](const auto& one) { return one.has_value(); });
    const bool hasEdge = edge != known->edges().rend();
    tell(Line, hasEdge ? tr("law %1").arg(lawName((*edge)->law)) : QString());
    m_entries.at(Line).whole->setToolTip(hasEdge ? lawSentence((*edge)->law) : QString());
    tell(Cross, tr("current policy"));
}

} // namespace repique::map
