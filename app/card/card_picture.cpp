// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card/card_picture.h"

#include "app/widgets/utf8.h"

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QTextDocument>

#include <algorithm>

namespace repique::card {
namespace {

constexpr qreal margin = 26.0;
constexpr qreal gap = 8.0;
constexpr qreal wordPixels = 9.6;
constexpr qreal smallestWords = 2.0 / 3.0;
/// The diagram takes at most this share of the page's height.
constexpr qreal diagramShare = 0.36;

QString escaped(const std::string& words)
{
    return fromUtf8(words).toHtmlEscaped();
}

QString list(const std::string& title, const std::vector<std::string>& sentences)
{
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(title));
    for (const std::string& sentence : sentences) {
        html += QStringLiteral("<p>• %1</p>").arg(escaped(sentence));
    }
    return html;
}

/// Two facts a row.
QString policy(const report::Card& card)
{
    QString html = QStringLiteral("<h2>%1</h2><table width='100%'>").arg(escaped(card.policyTitle));
    for (std::size_t i = 0; i < card.policy.size(); i += 2) {
        html += QStringLiteral("<tr>");
        for (std::size_t j = i; j < std::min(i + 2, card.policy.size()); ++j) {
            html += QStringLiteral("<td class='name' width='30%'>%1</td><td width='20%'><b>%2</b></td>")
                        .arg(escaped(card.policy[j].name), escaped(card.policy[j].value));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString questions(const report::Card& card)
{
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(card.questionsTitle));
    int number = 0;
    for (const report::Card::Question& question : card.questions) {
        html += QStringLiteral("<p><b>%1.</b> %2</p>").arg(++number).arg(escaped(question.text));
        // Without an answer, a line to write it on.
        html += question.answer.empty()
            ? QStringLiteral("<p class='line'>%1</p>").arg(QString(100, QLatin1Char('_')))
            : QStringLiteral("<p class='answer'>%1</p>").arg(escaped(question.answer));
    }
    return html;
}

QString headHtml(const report::Card& card)
{
    return QStringLiteral("<h1>%1</h1><p>%2</p>").arg(escaped(card.title), escaped(card.definition));
}

QString bodyHtml(const report::Card& card)
{
    return policy(card)
        + QStringLiteral("<table width='100%'><tr><td width='48%'>%1</td><td width='4%'></td><td "
                         "width='48%'>%2</td></tr></table>")
              .arg(list(card.advantagesTitle, card.advantages), list(card.costsTitle, card.costs))
        + questions(card) + QStringLiteral("<p class='line'>%1</p>").arg(escaped(card.imprint));
}

/// Words on the page; `size` 1 = as they should be.
class Words final
{
public:
    Words(const QString& html, const QFont& family, const theme::Tokens& tokens, qreal size)
    {
        QFont font = family;
        font.setPixelSize(std::max(1, qRound(wordPixels * size * unit)));
        m_document.setDocumentMargin(0.0);
        m_document.setDefaultFont(font);
        m_document.setDefaultStyleSheet(QStringLiteral(
            "* { color: %1; } h1 { font-size: %2px; margin: 0 0 %3px 0; }"
            "h2 { font-size: %4px; margin: %5px 0 %3px 0; color: %6; }"
            "p { margin: 0 0 %3px 0; } .name, .line { color: %7; } .answer { margin-left: %5px; }")
                                            .arg(tokens.text.name())
                                            .arg(qRound(20.0 * size * unit))
                                            .arg(qRound(2.0 * size * unit))
                                            .arg(qRound(11.0 * size * unit))
                                            .arg(qRound(7.0 * size * unit))
                                            .arg(tokens.accent.name(), tokens.muted.name()));
        m_document.setHtml(html);
        m_document.setTextWidth((pageUnits.width() - 2.0 * margin) * unit);
    }

    [[nodiscard]] qreal height() const { return m_document.size().height() / unit; }

    void paint(QPainter& painter, qreal top)
    {
        painter.save();
        painter.translate(margin, top);
        painter.scale(1.0 / unit, 1.0 / unit);
        m_document.drawContents(&painter);
        painter.restore();
    }

private:
    /// Laid out larger, so that whole pixels of font sizes are fine steps.
    static constexpr qreal unit = 8.0;

    QTextDocument m_document;
};

/// Height that the diagram takes; it is laid out as wide as its words want and shrunk to fit.
qreal paintDiagram(QPainter& painter, LayoutRequest request, const theme::Tokens& tokens, qreal top)
{
    if (request.trace == nullptr) {
        return 0.0;
    }
    const qreal width = pageUnits.width() - 2.0 * margin;
    request.scale = 1.0;
    request.width = width * 1.5;
    request.height = 0.0;
    request.why.clear(); // nobody presses a chip on paper
    const QSizeF size = layoutSteps(request).size;
    const qreal scale = std::min(width / size.width(), diagramShare * pageUnits.height() / size.height());
    painter.save();
    painter.translate(margin + (width - size.width() * scale) / 2.0, top);
    painter.scale(scale, scale);
    paintSequence(painter, QRectF{QPointF{}, size}, request, tokens);
    painter.restore();
    return size.height() * scale + gap;
}

} // namespace

void paintCard(QPainter& painter, const CardPicture& picture, const theme::Tokens& tokens)
{
    const QRectF page{QPointF{}, pageUnits};
    painter.save();
    painter.setClipRect(page);
    painter.fillRect(page, tokens.surface);
    Words head(headHtml(picture.card), picture.sequence.font, tokens, 1.0);
    head.paint(painter, margin);
    qreal top = margin + head.height() + gap;
    top += paintDiagram(painter, picture.sequence, tokens, top);
    const qreal room = pageUnits.height() - margin - top;
    qreal size = 1.0;
    while (size > smallestWords
        && Words(bodyHtml(picture.card), picture.sequence.font, tokens, size).height() > room) {
        size -= 1.0 / 24.0;
    }
    Words(bodyHtml(picture.card), picture.sequence.font, tokens, size).paint(painter, top);
    painter.restore();
}

} // namespace repique::card
