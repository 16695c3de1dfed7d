// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.EOFException;
import java.util.List;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.StatementSplitter.Statement;
import org.kneepoint.shell.StatementSplitter.StatementOperator;

class StatementSplitterTest {
    private static List<String> texts(String program) {
        return StatementSplitter.of(program).stream()
                .map(StatementSplitter.Statement::text)
                .toList();
    }

    private static List<Integer> lines(String program) {
        return StatementSplitter.of(program).stream()
                .map(StatementSplitter.Statement::line)
                .toList();
    }

    private static StatementSplitter.Statement one(String program) {
        List<StatementSplitter.Statement> statements = StatementSplitter.of(program);
        assertEquals(1, statements.size(), program);
        return statements.get(0);
    }

    @Test
    void cutsAtSemicolonsAndLineEnds() {
        assertEquals(List.of("queues"), texts("queues"));
        assertEquals(
                List.of("solve min load=0.1", "queues", "metrics"),
                texts("solve min load=0.1; queues\nmetrics\n"));
        assertEquals(List.of(), texts(""));
        assertEquals(List.of(), texts("  \n\n ; ;\n"));
        assertEquals(List.of("a", "b"), texts("\n\na\n\n\nb;\n"));
    }

    @Test
    void commentsAreNoStatements() {
        assertEquals(List.of(), texts("# nothing"));
        assertEquals(List.of("a", "b"), texts("# one\na\n# two; c\nb"));
        assertEquals(List.of("a x=1"), texts("a x=1 # why"));
    }

    @Test
    void aPipelineStaysTogether() {
        assertEquals(List.of("queues | grep M", "b"), texts("queues | grep M; b"));
        assertEquals(List.of("queues | grep M > f", "b"), texts("queues | grep M > f; b"));
    }

    @Test
    void cutsWhereOneDependsOnAnother() {
        assertEquals(List.of("a", "b", "c", "d"), texts("a && b || c; d"));
        assertEquals(
                List.of(
                        StatementOperator.ALWAYS,
                        StatementOperator.IF_DONE,
                        StatementOperator.IF_FAILED,
                        StatementOperator.ALWAYS),
                StatementSplitter.of("a && b || c; d").stream().map(Statement::link).toList());
        assertEquals(
                StatementOperator.IF_DONE,
                StatementSplitter.of("a &&\n b").get(1).link(),
                "goes on below");
        assertEquals(2, StatementSplitter.of("a &&\n b").size());
    }

    @Test
    void theBackground() {
        assertEquals(List.of("a x", "b"), texts("a x & b"));
        assertTrue(StatementSplitter.of("a & b").get(0).isBackground());
        assertEquals("a &", StatementSplitter.of("a & b").get(0).program());
        assertFalse(StatementSplitter.of("a & b").get(1).isBackground());
    }

    @ParameterizedTest
    @CsvSource({
        "a > f,                     .write { a } > f",
        "a b>>f,                    .write { a b }>>f",
        "a 2> f,                    a 2> f",
        "a < f,                     a < f",
        "$c > f,                    .write { $c } > f",
        "c = (a) > f,               c = (a) > f",
        "a | b,                     .stage { a } | b",
        "a | b > f,                 .stage { a } | .write { b } > f",
        "f = { a; b },              f = { .show { a }; b }",
        "f = { a; c = (b); d },     f = { .show { a }; c = (b); d }",
        "f = { a > f; b & },        f = { .write { a } > f; b & }",
        "each [1 2] { a | b },      each [1 2] { .stage { a } | b }",
        "x (a; b | c),              x (a; .stage { b } | c)",
        "[(a > f)],                 [(.write { a } > f)]",
    })
    void whatGogoWouldLoseIsWrapped(String text, String program) {
        assertEquals(program, one(text).program().replace('\t', ' ').replace("  ", " "));
        assertEquals(text, one(text).text());
        assertEquals(text, RewrittenStatement.typed(one(text).program()), "for reading");
    }

    @Test
    void aRedirectionThatCannotBeFollowedIsRefused() {
        for (String wrong : List.of("a > f b", "a <<E\nx\nE\n")) {
            BadInput bad = assertThrows(BadInput.class, () -> StatementSplitter.of(wrong));
            assertEquals(List.of("redirection"), bad.parameters());
        }
    }

    @Test
    void parenthesesAndClosuresStayTogether() {
        assertEquals(
                List.of("chart (solve min; b) out=x.svg"), texts("chart (solve min; b) out=x.svg"));
        assertEquals(List.of("f = { a; b }", "c"), texts("f = { a; b }\nc"));
        assertEquals(
                List.of("measure (solve min\n  load=0.1)", "b"),
                texts("measure (solve min\n  load=0.1)\nb"));
    }

    @Test
    void aBackslashContinuesALine() {
        assertEquals(List.of("solve min \\\n load=0.1", "b"), texts("solve min \\\n load=0.1\nb"));
    }

    @Test
    void quotesHideSemicolons() {
        assertEquals(List.of("chart title='a; b'", "c"), texts("chart title='a; b'; c"));
        assertEquals(List.of("chart title=\"a; b\""), texts("chart title=\"a; b\""));
    }

    @Test
    void linesAreCountedFromTheTopOfTheText() {
        assertEquals(List.of(1, 1, 2), lines("a; b\nc"));
        assertEquals(List.of(3, 5), lines("# one\n# two\na\n# three\nb"));
        assertEquals(
                List.of(1, 4, 6), lines("measure (solve min\n  nodes=64\n  load=0.1)\nb\n# c\nd"));
        assertEquals(List.of(2, 5), lines("\na (b # why\n  c)\n\nd"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c = (solve min)     | true",
                "c=(solve min)       | true",
                "c= (solve min)      | true",
                "c =(solve min)      | true",
                "n=64                | true",
                "n = 64              | true",
                "solve min nodes=64  | false",
                "(solve min)         | false",
                "c = (a); d          | true",
                "echo x = y          | false",
                "echo c=(solve min)  | false",
            })
    void assignments(String program, boolean assigned) {
        assertEquals(assigned, StatementSplitter.of(program).get(0).isAssignment(), program);
    }

    @Test
    void aPipeBehindAnAssignmentPrints() {
        assertFalse(one("c = (solve min) | grep x").isAssignment());
    }

    @Test
    void variablesThatAreRead() {
        assertEquals(List.of("c"), one("measure $c").variables());
        assertEquals(List.of("c", "d"), one("measure $c $d metric=power").variables());
        assertEquals(List.of("n"), one("solve min nodes=$n").variables());
        assertEquals(List.of("n"), one("solve min nodes=\"$n\"").variables());
        assertEquals(List.of("c"), one("chart (export $c) out=x.svg").variables());
        assertEquals(List.of("x_1"), one("a $x_1.").variables());
        assertEquals(List.of(), one("solve min load=0.1").variables());
    }

    @Test
    void variablesThatNeedNotBeSet() {
        assertEquals(List.of(), one("echo '$c'").variables(), "quoted");
        assertEquals(List.of(), one("echo \\$c").variables(), "escaped");
        assertEquals(List.of(), one("each [1 2] { solve min nodes=$it }").variables(), "closure");
        assertEquals(List.of("c"), one("each $c { echo $it }").variables());
        assertEquals(List.of(), one("(c = 5; echo $c)").variables(), "set by itself");
        assertEquals(List.of("c"), one("echo cc=5 $c").variables(), "another name is set");
        assertEquals(List.of(), one("echo 5$ $").variables());
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve (min", "echo 'x", "f = { a", "solve min )", "[1 2"})
    void whatCannotBeReadIsASyntaxError(String program) {
        Throwable thrown = assertThrows(Throwable.class, () -> StatementSplitter.of(program));
        assertTrue(thrown instanceof SyntaxError || thrown instanceof EOFException, thrown + "");
    }
}
