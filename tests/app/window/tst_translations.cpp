// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QFile>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QtTest>

namespace {

struct Message
{
    QString source;
    QString translation;
    bool isFinished = true;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            message.translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message")) {
            messages.append(readMessage(xml));
        }
    }
    return messages;
}

int placesIn(const QString& text)
{
    int places = 0;
    for (int place = 1; place <= 9; ++place) {
        places += text.contains(QStringLiteral("%%1").arg(place)) ? 1 << place : 0;
    }
    return places;
}

} // namespace

class TestTranslations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void portugueseIsComplete()
    {
        const QList<Message> messages = messagesOf(QStringLiteral(REPIQUE_PT_BR));
        QCOMPARE_GT(messages.size(), 100);
        for (const Message& message : messages) {
            QVERIFY2(message.isFinished, qPrintable(message.source));
            QVERIFY2(!message.translation.isEmpty(), qPrintable(message.source));
            QVERIFY2(placesIn(message.source) == placesIn(message.translation), qPrintable(message.source));
        }
    }
};

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
