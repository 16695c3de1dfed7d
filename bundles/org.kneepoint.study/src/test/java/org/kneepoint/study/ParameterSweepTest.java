// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.testkit.Refusal;

class ParameterSweepTest {
    private static final Parameter<Double> LOAD = StandardParameters.LOAD.between(-10, 10);
    private static final Parameter<Integer> BUFFER = StandardParameters.BUFFER.orInfinite();
    private static final Parameter<String> VARIANT =
            Parameter.choice("variant", "reading", "corrected", "printed");
    private static final Parameters PARAMETERS =
            Parameters.of(BUFFER, StandardParameters.RADIX.optional(), VARIANT)
                    .exactlyOneOf(LOAD, StandardParameters.RATE);

    private static ParameterSweep sweep(String... settings) {
        return ParameterSweep.of("net", PARAMETERS, Assignments.of(settings), LOAD);
    }

    private static List<String> texts(String name, List<Scenario> line) {
        return line.stream().map(scenario -> scenario.settings().get(name)).toList();
    }

    private static List<String> loads(String text) {
        ParameterSweep sweep = sweep("load=" + text);
        assertEquals(1, sweep.curves().size());
        return texts("load", sweep.curves().get(0));
    }

    @Test
    void aParameterThatDoesNotApplyIsOmittedAndAddsNoPoints() {
        ParameterSweep sweep =
                ParameterSweep.of(
                        "net",
                        PARAMETERS,
                        Assignments.of("variant=corrected,printed", "buffer=1,4", "load=0.1"),
                        LOAD,
                        point ->
                                "printed".equals(point.get("variant"))
                                        ? Parameters.of(VARIANT, LOAD)
                                        : PARAMETERS);
        assertEquals("buffer", sweep.axis().name());
        assertEquals(2, sweep.curves().size());
        assertEquals(List.of("1", "4"), texts("buffer", sweep.curves().get(0)));
        assertEquals(1, sweep.curves().get(1).size());
        assertFalse(sweep.curves().get(1).get(0).settings().containsKey("buffer"));
        ParameterSweep loads =
                ParameterSweep.of(
                        "net",
                        PARAMETERS,
                        Assignments.of("load=0.1,0.2", "variant=corrected,printed", "buffer=1,4"),
                        LOAD,
                        point ->
                                "printed".equals(point.get("variant"))
                                        ? Parameters.of(VARIANT, LOAD)
                                        : PARAMETERS);
        assertEquals(3, loads.curves().size(), "one without a buffer");
        assertEquals(2, loads.curves().get(2).size());
    }

    @Test
    void aDecimalRangeIncludesItsStop() {
        List<String> tenths =
                List.of("0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1");
        assertEquals(tenths, loads("0.1:1:0.1"));
        Scenario third = sweep("load=0.1:1:0.1").curves().get(0).get(2);
        assertEquals(0.3, third.get(LOAD), "the very number, not 0.30000000000000004");
    }

    @Test
    void nothingAccumulatesOverManySteps() {
        List<Scenario> line = sweep("load=0.001:1:0.001").curves().get(0);
        assertEquals(1000, line.size());
        for (int i = 0; i < 1000; i++) {
            assertEquals((i + 1) / 1000.0, line.get(i).get(LOAD));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0:1:0.3             | 0 0.3 0.6 0.9",
                "1:0.7:-0.1          | 1 0.9 0.8 0.7",
                "1:0.75:-0.1         | 1 0.9 0.8",
                "-0.2:0.2:0.2        | -0.2 0 0.2",
                "0.5:0.5:0.1         | 0.5",
                "0.5:0.5:-0.1        | 0.5",
                "1e-3:3E-3:0.001     | 0.001 0.002 0.003",
                "1.0:3.0:1.0         | 1 2 3",
                "+1:2:+1             | 1 2",
                "0.1:0.2:5           | 0.1",
                "0.05,0.1:0.3:0.1,.9 | 0.05 0.1 0.2 0.3 0.9",
                "0.9,0.1             | 0.9 0.1",
                "0.2                 | 0.2",
            })
    void valuesOfOneParameter(String text, String values) {
        assertEquals(List.of(values.split(" ")), loads(text));
    }

    @Test
    void wholeNumbersAndInfinity() {
        ParameterSweep sweep = sweep("load=0.5", "buffer=1:9:4,16,inf");
        assertEquals(BUFFER, sweep.axis());
        assertEquals(List.of("1", "5", "9", "16", "inf"), texts("buffer", sweep.curves().get(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "load=0.1,0.2 buffer=1,2       | load",
                "buffer=1,2 load=0.1,0.2       | load",
                "buffer=1:2:1 load=0.1,0.2     | load",
                "buffer=1:2:1 rate=0.1,0.2     | rate",
                "variant=printed,corrected buffer=1,2 load=0.1:0.3:0.1 | load",
                "load=0.5 buffer=1,2           | buffer",
                "load=0.5 buffer=1,2 vcs=1:4:1 | vcs",
                "vcs=1:1:1 buffer=1,2 load=0.5 | buffer",
                "vcs=1,2 buffer=1,2 load=0.5   | vcs",
                "buffer=1,2 vcs=1,2 load=0.5   | buffer",
                "vcs=1:2:1 buffer=1:2:1 load=1 | vcs",
                "load=0.5:0.5:1 buffer=1,2     | buffer",
                "load=0.1,0.2 buffer=1,2 axis=buffer | buffer",
                "axis=vcs vcs=2 load=0.1,0.2   | vcs",
                "load=0.1 radix=4,8 axis=radix | radix",
            })
    void theLoadIsTheAxisWheneverItVariesUnlessTheUserNamesAnother(String settings, String axis) {
        ParameterSweep sweep = axial(settings.split(" "));
        assertEquals(axis, sweep.axis().name());
        long places =
                sweep.curves().get(0).stream().map(s -> s.settings().get(axis)).distinct().count();
        assertEquals(sweep.curves().get(0).size(), places, "nothing else varies along a line");
    }

    @Test
    void theOrderOfTheSettingsDoesNotChangeTheCurves() {
        ParameterSweep one = axial("buffer=1,2", "load=0.1:0.3:0.1");
        ParameterSweep other = axial("load=0.1:0.3:0.1", "buffer=1,2");
        assertEquals(given(one), given(other));
        assertEquals(2, one.curves().size());
    }

    private static List<List<Map<String, String>>> given(ParameterSweep sweep) {
        return sweep.curves().stream()
                .map(line -> line.stream().map(Scenario::settings).toList())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "axis=laod    | unknown [axis] laod",
                "axis=buffer  | not-allowed [axis, buffer] buffer",
                "axis=variant | not-allowed [axis] variant",
                "axis=radix   | not-allowed [axis] radix"
            })
    void anAxisThatIsNone(String axis, String facts) {
        assertEquals(
                facts, Refusal.of(() -> axial(axis, "load=0.1", "variant=printed", "radix=4,8x8")));
    }

    @Test
    void withoutAnAxisItsParameterIsUnknown() {
        assertEquals("unknown [axis] axis", Refusal.of(() -> sweep("load=0.1", "axis=load")));
    }

    private static ParameterSweep axial(String... settings) {
        Parameters known = PARAMETERS.and(Parameters.of(StandardParameters.VCS));
        return ParameterSweep.of("net", known, Assignments.of(settings), LOAD, point -> known);
    }

    @Test
    void severalVaryingParametersMakeAProduct() {
        ParameterSweep sweep = sweep("variant=printed,corrected", "load=0.1,0.2,0.3", "buffer=1,2");
        assertEquals(4, sweep.curves().size());
        for (List<Scenario> line : sweep.curves()) {
            assertEquals(List.of("0.1", "0.2", "0.3"), texts("load", line));
            assertEquals(1, texts("buffer", line).stream().distinct().count());
            assertEquals(1, texts("variant", line).stream().distinct().count());
        }
        List<String> first =
                sweep.curves().stream()
                        .map(line -> line.get(0).settings())
                        .map(settings -> settings.get("variant") + " " + settings.get("buffer"))
                        .toList();
        assertEquals(
                List.of("printed 1", "printed 2", "corrected 1", "corrected 2"),
                first,
                "in the user's order, the last parameter fastest");
    }

    @Test
    void withoutAVaryingParameterThereIsOnePoint() {
        ParameterSweep sweep = sweep("rate=0.5");
        assertEquals(LOAD, sweep.axis(), "the usual one");
        assertEquals(1, sweep.curves().size());
        assertEquals(1, sweep.curves().get(0).size());
        assertEquals("corrected", sweep.curves().get(0).get(0).settings().get("variant"));
    }

    @Test
    void onlyNamesVarying() {
        ParameterSweep sweep = sweep("variant=printed,corrected", "load=0.5");
        assertEquals(LOAD, sweep.axis());
        assertEquals(2, sweep.curves().size());
    }

    @Test
    void aMixedRadixIsOneValue() {
        ParameterSweep sweep = sweep("load=0.5", "radix=8x8x16,4x4");
        assertEquals(2, sweep.curves().size());
        assertEquals("8x8x16", sweep.curves().get(0).get(0).settings().get("radix"));
        assertEquals("4x4", sweep.curves().get(1).get(0).settings().get("radix"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",",
                "0.1,",
                "0.1,,0.2",
                "0.1:1",
                "0.1:1:0.1:2",
                ":1:0.1",
                "0.1::0.1",
                "::",
                "a:b:c",
                "0.1:1:0.1x",
                "NaN:1:0.1",
                "0:Infinity:1",
                "0.1 : 1 : 0.1",
                "1:0:0.1",
                "0:1:-0.1",
                "0:1:0",
                "0:0:0",
                "0:20:5",
                "0:1:1e-9",
                "0:1e999999999:1",
                "1e-999999999:1:0.5",
                "0:1:1e-999999999",
                "1e999999999:1:-1",
                "0:1e99999999999:1",
                "0x1:0x2:0x1",
                "0.1\n:1:0.1",
                "0.1;0.2"
            })
    void aBadTextIsAnsweredInOneLine(String text) {
        BadInput bad =
                assertTimeoutPreemptively(
                        Duration.ofSeconds(5),
                        () -> assertThrows(BadInput.class, () -> sweep("load=" + text)));
        assertTrue(bad.getMessage().startsWith("load="), bad.getMessage());
        assertFalse(bad.getMessage().contains("\n"), bad.getMessage());
        assertTrue(bad.getMessage().length() < 200, bad.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.1:1", "1:0:0.1", "0:1:0", "a:1:0.1", "0:1:1e-6"})
    void rangesThatAreNone(String text) {
        assertEquals("unusable [load] " + text, Refusal.of(() -> sweep("load=" + text)));
    }

    @Test
    void aProductOfMoreThanAMillionIsASlip() {
        assertEquals(
                "unusable [points, load, buffer, variant] 2000200",
                Refusal.of(() -> sweep("load=0:1:0.0001", "buffer=1:200:1", "variant=printed")));
    }

    @Test
    void wordsAreCheckedBeforeAnythingIsEvaluated() {
        assertEquals("unknown [laod] laod", Refusal.of(() -> sweep("laod=0.1")));
        assertThrows(BadInput.class, () -> sweep("buffer=1,2"), "no load");
        assertThrows(BadInput.class, () -> sweep("load=0.1", "rate=0.1"), "both");
        assertThrows(BadInput.class, () -> sweep("load=0.1", "buffer=1:2:0.5"), "1.5 places");
        assertThrows(BadInput.class, () -> sweep("load=0.1", "variant=printed:x:y"));
    }
}
