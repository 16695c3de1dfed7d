// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.RenderedResult;

class FormattedResultTest {
    private static final Table TABLE = Table.of("name", "n").row("min", 4).build();

    private static Curve curve(Status status) {
        return Curve.of(EvaluationMethod.MODEL, "net", "model", Quantities.LOAD)
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
        CommandResult answer = CommandResult.of(TABLE);
        assertEquals("name  n\nmin   4\n", RenderedResult.text(answer, 80));
        assertEquals("name,n\nmin,4\n", RenderedResult.csv(answer));
        assertEquals(
                "[{\"name\":\"min\",\"n\":4}]", RenderedResult.json(answer).replaceAll("\\s", ""));
        assertTrue(answer.curves().isEmpty());
        assertTrue(answer.isComplete());
        assertFalse(answer.isSilent());
    }

    @Test
    void aTextForReadingAndATableForPrograms() {
        CommandResult answer = CommandResult.of(width -> "two\nlines of " + width, TABLE);
        assertEquals("two\nlines of 80\n", RenderedResult.text(answer, 80));
        assertEquals("name,n\nmin,4\n", RenderedResult.csv(answer));
    }

    @Test
    void curvesThatAreShownAsSomethingElse() {
        CommandResult answer =
                CommandResult.of(
                        List.of(curve(Status.OK), curve(Status.LIMIT)), width -> "so", TABLE);
        assertEquals("so\n", RenderedResult.text(answer, 80));
        assertEquals("name,n\nmin,4\n", RenderedResult.csv(answer));
        assertEquals(
                "[{\"name\":\"min\",\"n\":4}]", RenderedResult.json(answer).replaceAll("\\s", ""));
        assertEquals(2, answer.curves().size());
        assertFalse(answer.isComplete());
    }

    @Test
    void curvesInThreeFormats() {
        CommandResult answer = CommandResult.of(List.of(curve(Status.OK)));
        assertTrue(
                RenderedResult.text(answer, 80).startsWith("net, model model"),
                RenderedResult.text(answer, 80));
        assertTrue(RenderedResult.csv(answer).startsWith("method,network,solver,load,"));
        assertTrue(RenderedResult.json(answer).startsWith("{\n  \"curves\""));
        assertEquals(1, answer.curves().size());
    }

    @Test
    void completeOnlyIfEveryPointIsOk() {
        assertTrue(CommandResult.of(List.of(curve(Status.OK))).isComplete());
        assertTrue(CommandResult.of(List.<Curve>of()).isComplete());
        CommandResult part = CommandResult.of(List.of(curve(Status.OK), curve(Status.SATURATED)));
        assertFalse(part.isComplete());
        assertFalse(part.withoutOutput().isComplete());
        assertTrue(part.withComplete(true).isComplete());
    }

    @Test
    void silentAnswersKeepTheirCurves() {
        CommandResult answer = CommandResult.of(List.of(curve(Status.OK))).withoutOutput();
        assertTrue(answer.isSilent());
        assertEquals(1, answer.curves().size());
    }

    @Test
    void gogoPrintsAnswersThroughTheConverter() {
        FormattedResultConverter converter = new FormattedResultConverter();
        FormattedResult answer =
                new FormattedResult(CommandResult.of(TABLE), RenderedResult.FORMATS);
        assertEquals("name  n\nmin   4", converter.format(answer, 0, null));
        assertEquals("name  n\nmin   4\n", converter.convert(String.class, answer));
        assertNull(
                converter.format(
                        new FormattedResult(CommandResult.none(), RenderedResult.FORMATS),
                        0,
                        null));
        assertNull(converter.format("text", 0, null));
        assertNull(converter.convert(Integer.class, answer));
    }

    @Test
    void formats() {
        assertEquals(List.of("table", "csv", "json"), RenderedResult.FORMATS.names());
        assertEquals("json", RenderedResult.FORMATS.named("JSON").name());
        assertEquals("csv", RenderedResult.FORMATS.ofFile("a.b.CSV").orElseThrow().name());
        assertEquals("table", RenderedResult.FORMATS.ofFile("x.txt").orElseThrow().name());
        assertEquals(Optional.empty(), RenderedResult.FORMATS.ofFile("csv"));
        assertEquals(Optional.empty(), RenderedResult.FORMATS.ofFile("x.svg"));
        assertEquals(".csv, .json or .txt", RenderedResult.FORMATS.endings(List.of()));
        assertEquals(".svg, .csv, .json or .txt", RenderedResult.FORMATS.endings(List.of("svg")));
        BadInput bad = assertThrows(BadInput.class, () -> RenderedResult.FORMATS.named("cvs"));
        assertEquals(List.of("csv"), bad.nearest());
    }
}
