// SPDX-FileCopyrightText: The Repique authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
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
        // The strings of the sources as they are now, with the translations that there are.
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("repique_pt_BR.ts"));
        QVERIFY(QFile::copy(QStringLiteral(REPIQUE_PT_BR), path));
        const QString root = QStringLiteral(REPIQUE_ROOT);
        const QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-locations"),
            QStringLiteral("none"), QStringLiteral("-no-obsolete"), QStringLiteral("-I"), root,
            root + QStringLiteral("/app"), QStringLiteral("-ts"), path};
        QCOMPARE(QProcess::execute(QStringLiteral(REPIQUE_LUPDATE), arguments), 0);

        const QList<Message> messages = messagesOf(path);
        QCOMPARE_GT(messages.size(), 100);
        QStringList missing;
        for (const Message& message : messages) {
            if (!message.isFinished || message.translation.isEmpty()) {
                missing.append(message.source);
            }
            QVERIFY2(placesIn(message.source) == placesIn(message.translation), qPrintable(message.source));
        }
        QCOMPARE(missing.join(QLatin1Char('\n')), QString());
    }
};

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
