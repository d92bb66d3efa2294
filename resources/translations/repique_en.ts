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
    <name>repique::BugExercise</name>
    <message numerus="yes">
        <source>%n marked line(s) without a mistake.</source>
        <translation>
            <numerusform>%n marked line without a mistake.</numerusform>
            <numerusform>%n marked lines without a mistake.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::ChallengeExercise</name>
    <message numerus="yes">
        <source>%n parameter(s) changed</source>
        <translation>
            <numerusform>%n parameter changed</numerusform>
            <numerusform>%n parameters changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowed</source>
        <translation>
            <numerusform>%n allowed</numerusform>
            <numerusform>%n allowed</numerusform>
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
    <name>repique::IncidentExercise</name>
    <message numerus="yes">
        <source>%n look(s) left</source>
        <translation>
            <numerusform>%n look left</numerusform>
            <numerusform>%n looks left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::OrderingExercise</name>
    <message numerus="yes">
        <source>%n row(s) in the wrong place, marked ✕. Move them and check again.</source>
        <translation>
            <numerusform>%n row in the wrong place, marked ✕. Move them and check again.</numerusform>
            <numerusform>%n rows in the wrong place, marked ✕. Move them and check again.</numerusform>
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
<context>
    <name>repique::SortingExercise</name>
    <message numerus="yes">
        <source>%n card(s) on the wrong pile, marked ✕.</source>
        <translation>
            <numerusform>%n card on the wrong pile, marked ✕.</numerusform>
            <numerusform>%n cards on the wrong pile, marked ✕.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to lay.</source>
        <translation>
            <numerusform>%n card still to lay.</numerusform>
            <numerusform>%n cards still to lay.</numerusform>
        </translation>
    </message>
</context>
</TS>
