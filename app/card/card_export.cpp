// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card/card_export.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>
#include <QtSvg/QSvgGenerator>

namespace repique::card {
namespace {

constexpr qreal millimetresPerInch = 25.4;
constexpr int pictureDotsPerInch = 300;

/// Paints over the whole of a device of this width.
void paintOver(QPaintDevice& device, qreal width, const CardPicture& picture, const theme::Tokens& tokens)
{
    QPainter painter(&device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const qreal scale = width / pageUnits.width();
    painter.scale(scale, scale);
    paintCard(painter, picture, tokens);
}

QByteArray pdf(const CardPicture& picture, const theme::Tokens& tokens)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QPdfWriter writer(&out);
    writer.setPageSize(QPageSize(QPageSize::A5));
    writer.setPageMargins({});
    writer.setTitle(QString::fromStdString(picture.card.title));
    writer.setCreator(QStringLiteral("Repique"));
    paintOver(writer, writer.width(), picture, tokens);
    return out.data();
}

QByteArray svg(const CardPicture& picture, const theme::Tokens& tokens)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&out);
    generator.setSize(pageUnits.toSize());
    generator.setViewBox(QRectF{QPointF{}, pageUnits});
    generator.setTitle(QString::fromStdString(picture.card.title));
    paintOver(generator, pageUnits.width(), picture, tokens);
    return out.data();
}

QByteArray png(const CardPicture& picture, const theme::Tokens& tokens)
{
    QImage image((pageMillimetres / millimetresPerInch * pictureDotsPerInch).toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(pictureDotsPerInch / millimetresPerInch * 1000.0));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(tokens.surface);
    paintOver(image, image.width(), picture, tokens);
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    image.save(&out, "PNG");
    return out.data();
}

QByteArray rendered(const QString& format, const CardPicture& picture, const theme::Tokens& tokens,
    const std::string& mermaid)
{
    if (format == QLatin1String("pdf")) {
        return pdf(picture, tokens);
    }
    if (format == QLatin1String("svg")) {
        return svg(picture, tokens);
    }
    return format == QLatin1String("png")
        ? png(picture, tokens)
        : QByteArray::fromStdString(report::cardMarkdown(picture.card, mermaid));
}

} // namespace

QStringList formats()
{
    return {QStringLiteral("pdf"), QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("md")};
}

QString exportCard(
    const CardPicture& picture, const QString& path, const theme::Tokens& tokens, const std::string& mermaid)
{
    const QString format = QFileInfo(path).suffix().toLower();
    if (!formats().contains(format)) {
        return QCoreApplication::translate(
            "CardExport", "A card is written to a file that ends in %1, not “%2”.")
            .arg(QStringLiteral(".pdf, .png, .svg, .md"), QFileInfo(path).fileName());
    }
    const QByteArray bytes = rendered(format, picture, tokens, mermaid);
    QSaveFile file(path);
    const bool isWritten
        = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return isWritten ? QString() : file.errorString();
}

} // namespace repique::card
