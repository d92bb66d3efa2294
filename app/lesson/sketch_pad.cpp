// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/sketch_pad.h"

#include "app/lesson/figure_spin.h"
#include "app/widgets/paragraph.h"
#include "core/lessons/prediction_score.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace repique {
namespace {

double shareOf(int point)
{
    return static_cast<double>(point) / (SketchPad::tablePoints - 1);
}

} // namespace

SketchPad::SketchPad(const charts::SketchAxes& axes, i18n::Language language, QWidget* parent)
    : QWidget(parent)
    , m_axes(axes)
    , m_language(language)
    , m_question(new Paragraph(this))
    , m_canvas(new charts::SketchCanvas(axes, this))
    , m_table(new QWidget(this))
    , m_clear(new QPushButton(this))
{
    setObjectName(QStringLiteral("sketchPad"));
    m_canvas->setLanguage(language);
    build(axes, language);
    connect(m_canvas, &charts::SketchCanvas::drawn, this, [this] {
        showTable();
        say();
        Q_EMIT sketched();
    });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        setSketch({});
        Q_EMIT sketched();
    });
}

void SketchPad::build(const charts::SketchAxes& axes, i18n::Language language)
{
    m_question->setProperty("role", QStringLiteral("heading"));
    m_question->setWordWrap(true);
    m_clear->setObjectName(QStringLiteral("sketchClear"));
    m_clear->setText(tr("Clear the sketch"));
    m_clear->setAutoDefault(true);
    auto* const rows = new QGridLayout(m_table);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(10);
    auto* const how = new QLabel(tr("Or give six values:"), m_table);
    how->setProperty("role", QStringLiteral("small"));
    rows->addWidget(how, 0, 0, 1, tablePoints);
    for (int point = 0; point < tablePoints; ++point) {
        const double seconds = axes.fromS + shareOf(point) * (axes.toS - axes.fromS);
        const QString time = charts::momentText(seconds, language);
        auto* const label = new QLabel(time, m_table);
        auto* const value = new FigureSpin(language, m_table);
        value->setObjectName(QStringLiteral("sketchValue%1").arg(point + 1));
        value->setAxis(axes.low, axes.high, 0);
        //: %1 is a moment of the run, %2 what the axis counts: "at 12 s, requests a second"
        value->setAccessibleName(tr("at %1, %2").arg(time, axes.unit));
        label->setBuddy(value);
        rows->addWidget(label, 1, point);
        rows->addWidget(value, 2, point);
        m_values.append(value);
        connect(value, &FigureSpin::valueChanged, this, &SketchPad::takeTable);
    }
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_question);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_table);
    column->addWidget(m_clear, 0, Qt::AlignLeft);
    setFocusProxy(m_values.constFirst());
}

void SketchPad::setTokens(const theme::Tokens& tokens)
{
    m_canvas->setTokens(tokens);
}

void SketchPad::setQuestion(const QString& question)
{
    m_question->setText(question);
    m_canvas->setAccessibleName(question);
}

void SketchPad::setSketch(const std::vector<double>& values)
{
    m_canvas->setSketch(values);
    showTable();
    say();
}

const std::vector<double>& SketchPad::sketch() const noexcept
{
    return m_canvas->sketch();
}

void SketchPad::close()
{
    m_canvas->setEnabled(false);
    m_clear->hide();
    m_table->setEnabled(false);
}

void SketchPad::setMeasured(const std::vector<double>& values)
{
    close();
    m_canvas->setMeasured(values);
    say();
}

void SketchPad::takeTable()
{
    std::vector<double> values;
    for (const FigureSpin* const value : std::as_const(m_values)) {
        values.push_back(value->value());
    }
    m_canvas->setSketch(values);
    say();
    Q_EMIT sketched();
}

void SketchPad::showTable()
{
    for (int point = 0; point < tablePoints; ++point) {
        const QSignalBlocker quiet(m_values[point]);
        m_values[point]->setValue(
            sketch().empty() ? m_axes.low : lessons::sketchAt(sketch(), shareOf(point)));
    }
}

/// The picture in words.
void SketchPad::say()
{
    QStringList values;
    for (const FigureSpin* const value : std::as_const(m_values)) {
        values.append(value->textFromValue(value->value()));
    }
    m_canvas->setAccessibleDescription(sketch().empty()
            ? tr("Nothing drawn yet.")
            : tr("Your sketch: %1.").arg(values.join(QStringLiteral("; "))));
}

} // namespace repique
