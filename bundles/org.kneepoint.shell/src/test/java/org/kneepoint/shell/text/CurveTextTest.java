// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.testkit.ErrorLine;

class CurveTextTest {
    private static Point.Builder point(String buffer, String load) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("nodes", "64");
        settings.put("buffer", buffer);
        settings.put("load", load);
        return Point.of(settings)
                .with(Quantities.LOAD, Double.parseDouble(load))
                .with(Quantities.RATE, Double.parseDouble(load));
    }

    private static Curve.Builder curve(Quantity axis) {
        return Curve.of(EvaluationMethod.MODEL, "min", "min", axis);
    }

    @Test
    void headingThenWhatVaries() {
        Curve curve =
                curve(Quantities.LOAD)
                        .add(point("4", "0.1").with(Quantities.LATENCY, 6.25).build())
                        .add(point("4", "0.2").with(Quantities.LATENCY, 7).build())
                        .build();
        assertEquals(
                """
                min, model min: nodes=64 buffer=4
                load  latency  status  validity
                 0.1     6.25  ok      checked
                 0.2        7  ok      checked
                """,
                CurveText.of(List.of(curve), 80));
    }

    @Test
    void silentTerminalsAreNoted() {
        Curve curve =
                curve(Quantities.LOAD)
                        .add(point("4", "0.1").with(Quantities.THROUGHPUT, 0.0875).build())
                        .with(CurveAttributes.NODES, 64)
                        .with(CurveAttributes.SILENT_TERMINALS, 8)
                        .build();
        List<String> notes = SilentTerminals.notes(List.of(curve, curve));
        assertEquals(1, notes.size());
        ErrorLine.names(notes.get(0), "8", "64", "0.875");
        String shown = CurveText.of(List.of(curve), 120);
        assertTrue(shown.endsWith("\n" + notes.get(0) + "\n"), shown);
    }

    @Test
    void theAxisComesFirstAndLoadStaysIfItIsNotTheAxis() {
        Curve curve =
                curve(Quantity.of("buffer", "places", ""))
                        .add(point("1", "0.5").with(Quantities.LATENCY, 6).build())
                        .add(point("inf", "0.5").with(Quantities.LATENCY, 9).build())
                        .build();
        String[] lines = CurveText.of(List.of(curve), 80).split("\n");
        assertEquals("min, model min: nodes=64", lines[0]);
        assertTrue(lines[1].startsWith("buffer  load  latency"), lines[1]);
        assertTrue(lines[3].startsWith("   inf   0.5        9"), lines[3]);
    }

    @Test
    void reasonsOnceBelow() {
        Curve curve =
                curve(Quantities.LOAD)
                        .add(point("4", "0.9").with(Quantities.LATENCY, 6).build())
                        .add(saturated("1.1"))
                        .add(saturated("1.2"))
                        .build();
        String text = CurveText.of(List.of(curve), 80);
        assertTrue(text.endsWith("\nsaturated: every stage is full\n"), text);
        assertEquals(1, text.split("every stage", -1).length - 1);
        assertTrue(text.contains(" 1.2           saturated  extrapolated\n"), text);
    }

    private static Point saturated(String load) {
        return point("4", load)
                .status(Status.SATURATED, "every stage is full")
                .validity(Validity.EXTRAPOLATED)
                .build();
    }

    @Test
    void aRateNotImpliedByTheLoadIsShown() {
        Curve curve =
                curve(Quantities.LOAD)
                        .add(point("4", "0.8").with(Quantities.RATE, 0.1).build())
                        .build();
        assertTrue(CurveText.of(List.of(curve), 80).contains("load  rate"));
    }

    @Test
    void severalCurves() {
        Curve curve = curve(Quantities.LOAD).add(point("4", "0.1").build()).build();
        String text = CurveText.of(List.of(curve, curve), 80);
        assertEquals(2, text.split("min, model min", -1).length - 1);
        assertTrue(text.contains("\n\nmin, model"), "a blank line between");
    }

    @Test
    void noPoints() {
        assertEquals(
                "min, model min:\nno points\n",
                CurveText.of(List.of(curve(Quantities.LOAD).build()), 80));
    }

    @Test
    void aLongHeadingIsWrapped() {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 0; i < 20; i++) {
            settings.put("word_" + i, "value");
        }
        Curve curve = curve(Quantities.LOAD).add(Point.of(settings).build()).build();
        String text = CurveText.of(List.of(curve), 60);
        assertTrue(text.lines().allMatch(line -> line.length() <= 60), text);
    }

    @Test
    void aPointWithoutAxisValueIsShown() {
        Curve curve =
                curve(Quantity.of("buffer", "places", ""))
                        .add(Point.of(Map.of()).with(Quantities.LATENCY, 5).build())
                        .build();
        assertTrue(CurveText.of(List.of(curve), 80).contains("latency"));
    }
}
