// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParameterTest {
    private static final Parameter<Double> FRACTION =
            Parameter.real("hotspot", "fraction", "hot traffic").between(0, 1);
    private static final Parameter<Integer> PLACES =
            Parameter.integer("buffer", "places", "buffer places").atLeast(0);
    private static final Parameter<List<Integer>> RADIX =
            Parameter.shape("radix", "ports", "switch size").atLeast(2);

    private static BadInput rejected(Parameter<?> parameter, String text) {
        BadInput bad = assertThrows(BadInput.class, () -> parameter.parse(text));
        assertEquals("not-allowed", bad.code());
        assertEquals(List.of(parameter.name()), bad.parameters());
        assertEquals(Optional.of(text), bad.value());
        assertEquals(parameter.choices(), bad.choices());
        assertTrue(bad.allowed().orElseThrow().contains(parameter.allowed()), bad.getMessage());
        assertEquals(1, bad.getMessage().lines().count(), bad.getMessage());
        return bad;
    }

    @ParameterizedTest
    @CsvSource({"0,0", "1,1", "0.25,0.25", ".5,0.5", "1.,1", "+1e-3,0.001", "1E-400,0", "-0,0"})
    void readsNumbers(String text, double value) {
        assertEquals(value, FRACTION.parse(text), 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " 0.5",
                "0.5 ",
                "NaN",
                "nan",
                "Infinity",
                "-inf",
                "inf",
                "1e400",
                "-1e400",
                "1e99999999999",
                "0x1p-1",
                "0.5d",
                "0.5f",
                "1,5",
                "1_0",
                "--1",
                "1e",
                ".",
                "e3",
                "½",
                "٠",
                "0.5\n",
                "-0.1",
                "1.1"
            })
    void refusesWhatIsNoNumberInTheRange(String text) {
        assertTrue(rejected(FRACTION, text).getMessage().contains("0 to 1"));
    }

    @Test
    void namesTheValueOnOneLine() {
        assertTrue(
                rejected(FRACTION, "a\r\nb\u001b\u2028c")
                        .getMessage()
                        .startsWith("hotspot=a b c "));
        rejected(Parameter.real("x", "", "any"), "?");
    }

    @ParameterizedTest
    @CsvSource({"0,0", "8,8", "1e3,1000", "8.0,8", "2147483647,2147483647", "0e999999999,0"})
    void readsWholeNumbers(String text, int value) {
        assertEquals(value, PLACES.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1.5",
                "-1",
                "NaN",
                "Infinity",
                "inf",
                "1e400",
                "1e-400",
                "0x10",
                "4294967296",
                "1e999999999",
                "1e-999999999",
                "1e99999999999",
                "8x8",
                "10L"
            })
    void refusesWhatIsNoWholeNumberInTheRange(String text) {
        assertTrue(rejected(PLACES, text).getMessage().contains("at least 0"));
    }

    @Test
    void saysHowLargeAWholeNumberMayBe() {
        assertTrue(rejected(PLACES, "3e9").getMessage().contains("2147483647"));
        assertFalse(rejected(PLACES, "1.5").getMessage().contains("2147483647"));
    }

    @Test
    void mayBeInfinite() {
        Parameter<Integer> places = PLACES.orInfinite();
        assertEquals(Parameter.INFINITE, places.parse("inf"));
        assertEquals(Parameter.INFINITE, places.parse("Infinity"));
        assertEquals("inf", places.format(Parameter.INFINITE));
        assertEquals("4", places.format(4));
        assertTrue(rejected(places, "-1").getMessage().contains("inf"));
        Parameter<Integer> any = Parameter.integer("n", "", "any").orInfinite();
        assertTrue(any.allowed().contains("inf"));
    }

    @ParameterizedTest
    @CsvSource({"8", "8x8x16", "2x2"})
    void readsShapes(String text) {
        List<Integer> shape = RADIX.parse(text);
        assertEquals(text, RADIX.format(shape));
        assertThrows(UnsupportedOperationException.class, () -> shape.add(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "8x", "x8", "8xx8", "8X8", "8x1", "8x1.5", "8xinf", "8x8 "})
    void refusesOtherShapes(String text) {
        assertTrue(rejected(RADIX, text).getMessage().contains("at least 2"));
    }

    @Test
    void readsNamesAndFlags() {
        Parameter<String> switching = Parameter.choice("switching", "how", "wormhole", "cut");
        assertEquals(Optional.of("wormhole"), switching.defaultValue());
        assertEquals("cut", switching.parse("cut"));
        assertEquals(List.of("wormhole", "cut"), rejected(switching, "Cut").choices());
        Parameter<Boolean> self = Parameter.flag("self", "to itself");
        assertEquals(Optional.of(false), self.defaultValue());
        assertTrue(self.parse("true"));
        assertEquals("true", self.format(true));
        assertEquals(List.of("true", "false"), rejected(self, "yes").choices());
        rejected(self, "");
    }

    @Test
    void readsTextWithoutWhiteSpace() {
        Parameter<String> pattern = Parameter.text("pattern", "traffic");
        assertEquals("bit-reversal", pattern.parse("bit-reversal"));
        for (String text : new String[] {"", " ", "a b", "a\n"}) {
            rejected(pattern, text);
        }
    }

    @Test
    void choicesLimitEveryKind() {
        Parameter<Integer> size = Parameter.integer("size", "ports", "size").choices("2", "4");
        assertEquals(4, size.parse("4"));
        assertEquals(List.of("2", "4"), rejected(size, "3").choices());
        Parameter<String> lengths =
                StandardParameters.LENGTH_DISTRIBUTION.choices("fixed", "uniform");
        assertEquals(List.of("fixed", "uniform"), rejected(lengths, "bimodal").choices());
    }

    @Test
    void narrowingIsACopy() {
        Parameter<Double> wide = Parameter.real("load", "flits", "load");
        Parameter<Double> narrow =
                wide.above(0).atMost(1).meaning("m").unit("packets").withDefault(0.5);
        assertEquals("number", wide.allowed());
        assertEquals("above 0 and at most 1", narrow.allowed());
        assertEquals("packets", narrow.unit());
        assertEquals("m", narrow.meaning());
        assertEquals(wide, narrow);
        assertEquals(wide.hashCode(), narrow.hashCode());
        rejected(narrow, "0");
    }

    @Test
    void isRequiredOptionalOrHasADefault() {
        assertTrue(PLACES.isRequired());
        assertFalse(PLACES.optional().isRequired());
        assertFalse(PLACES.withDefault(4).isRequired());
        assertTrue(PLACES.withDefault(4).required().isRequired());
        assertEquals(Optional.empty(), PLACES.withDefault(4).optional().defaultValue());
        assertTrue(PLACES.isNumeric());
        assertFalse(RADIX.isNumeric());
    }

    @Test
    void rangesAsText() {
        assertEquals("below 5", new Range(Double.NEGATIVE_INFINITY, true, 5, true).toString());
        assertEquals("at least 1 and below 5", new Range(1, false, 5, true).toString());
        assertEquals("0.1 to 1e300", new Range(0.1, false, 1e300, false).toString());
        assertFalse(Range.ALL.contains(Double.NaN));
        assertFalse(Range.ALL.contains(Double.POSITIVE_INFINITY));
        assertTrue(Range.ALL.contains(-Double.MAX_VALUE));
    }
}
