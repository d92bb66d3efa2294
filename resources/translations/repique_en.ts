<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>StudyFiles</name>
    <message numerus="yes">
        <source>Erase everything that Repique knows about you in %n lesson(s)?</source>
        <translation>
            <numerusform>Erase everything that Repique knows about you in %n lesson?</numerusform>
            <numerusform>Erase everything that Repique knows about you in %n lessons?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::HomePage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::ReviewPage</name>
    <message numerus="yes">
        <source>%n card(s) reviewed</source>
        <translation>
            <numerusform>%n card reviewed</numerusform>
            <numerusform>%n cards reviewed</numerusform>
        </translation>
    </message>
</context>
</TS>
