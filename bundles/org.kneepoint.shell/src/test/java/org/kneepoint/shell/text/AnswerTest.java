// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.table.Table;

class AnswerTest {
    private static final Table TABLE = Table.of("name", "n").row("min", 4).build();

    private static Curve curve(Status status) {
        return Curve.of(Method.MODEL, "net", "model", Quantities.LOAD)
                .add(
                        Point.of(Map.of("load", "0.1"))
                                .with(Quantities.LOAD, 0.1)
                                .with(Quantities.LATENCY, 10)
                                .status(status, status == Status.OK ? "" : "why")
                                .build())
                .build();
    }

    @Test
    void aTableInThreeFormats() {
        Answer answer = Answer.of(TABLE);
        assertEquals("name  n\nmin   4\n", answer.render(80));
        assertEquals("name,n\nmin,4\n", answer.as(Format.CSV).render(80));
        assertEquals(
                "[{\"name\":\"min\",\"n\":4}]",
                answer.as(Format.JSON).render(80).replaceAll("\\s", ""));
        assertTrue(answer.curves().isEmpty());
        assertTrue(answer.isComplete());
        assertFalse(answer.isSilent());
    }

    @Test
    void aTextForReadingAndATableForPrograms() {
        Answer answer = Answer.of(width -> "two\nlines of " + width, TABLE);
        assertEquals("two\nlines of 80\n", answer.render(80));
        assertEquals("name,n\nmin,4\n", answer.as(Format.CSV).render(80));
    }

    @Test
    void curvesThatAreShownAsSomethingElse() {
        Answer answer =
                Answer.of(List.of(curve(Status.OK), curve(Status.LIMIT)), width -> "so", TABLE);
        assertEquals("so\n", answer.render(80));
        assertEquals("name,n\nmin,4\n", answer.as(Format.CSV).render(80));
        assertEquals(
                "[{\"name\":\"min\",\"n\":4}]",
                answer.as(Format.JSON).render(80).replaceAll("\\s", ""));
        assertEquals(2, answer.curves().size());
        assertFalse(answer.isComplete());
    }

    @Test
    void curvesInThreeFormats() {
        Answer answer = Answer.of(List.of(curve(Status.OK)));
        assertTrue(answer.render(80).startsWith("net, model model"), answer.render(80));
        assertTrue(answer.as(Format.CSV).render(80).startsWith("method,network,solver,load,"));
        assertTrue(answer.as(Format.JSON).render(80).startsWith("{\n  \"curves\""));
        assertEquals(1, answer.curves().size());
    }

    @Test
    void completeOnlyIfEveryPointIsOk() {
        assertTrue(Answer.of(List.of(curve(Status.OK))).isComplete());
        assertTrue(Answer.of(List.<Curve>of()).isComplete());
        Answer part = Answer.of(List.of(curve(Status.OK), curve(Status.SATURATED)));
        assertFalse(part.isComplete());
        assertFalse(part.as(Format.CSV).silently().isComplete());
        assertTrue(part.complete(true).isComplete());
    }

    @Test
    void silentAnswersKeepTheirCurves() {
        Answer answer = Answer.of(List.of(curve(Status.OK))).silently();
        assertTrue(answer.isSilent());
        assertEquals(1, answer.curves().size());
    }

    @Test
    void gogoPrintsAnswersThroughTheConverter() {
        AnswerConverter converter = new AnswerConverter();
        Answer answer = Answer.of(TABLE);
        assertEquals("name  n\nmin   4", converter.format(answer, 0, null));
        assertEquals("name  n\nmin   4\n", converter.convert(String.class, answer));
        assertNull(converter.format(answer.silently(), 0, null));
        assertNull(converter.format("text", 0, null));
        assertNull(converter.convert(Integer.class, answer));
    }

    @Test
    void formats() {
        assertEquals(List.of("table", "csv", "json"), Format.words());
        assertEquals(Optional.of(Format.JSON), Format.of("json"));
        assertEquals(Optional.empty(), Format.of("JSON"));
        assertEquals(Optional.of(Format.CSV), Format.ofFile("a.b.CSV"));
        assertEquals(Optional.of(Format.TABLE), Format.ofFile("x.txt"));
        assertEquals(Optional.empty(), Format.ofFile("csv"));
        assertEquals(Optional.empty(), Format.ofFile("x.svg"));
    }
}
