// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

/** Run requests as text and as JSON. */
class RunRequestTest {
    private static final String LINE =
            "simulate torus radix=8x4 load=0.1:0.5:0.1 vcs=2,4 axis=vcs seed=7 simulator=flit";

    /** Characters that values may have; some mean something elsewhere. */
    private static final String CHARACTERS = "abcXYZ0189.,:x/_+-=\"\\{}[]'#\u00e9\u221e\u4e2d";

    @Test
    void aLineAsAUserTypesIt() {
        RunRequest request = RunRequest.parse("  simulate torus  simulator=flit radix=8 load=0.1");
        assertEquals(EvaluationMethod.SIMULATION, request.method());
        assertEquals("torus", request.network());
        assertEquals("flit", request.evaluator());
        assertEquals(List.of("radix", "load"), List.copyOf(request.settings().keySet()));
        assertEquals("simulate torus radix=8 load=0.1 simulator=flit", request.text());
        assertEquals("", RunRequest.parse("solve min load=0.1").evaluator());
        assertEquals(LINE, RunRequest.parse(LINE).text());
    }

    @Test
    void jsonNamesThings() {
        assertEquals(
                "{\"command\":\"ramp\",\"network\":\"torus\",\"simulator\":\"flit\","
                        + "\"settings\":{\"radix\":\"8\",\"seed\":\"1:3:1\"}}",
                RunRequest.parse("ramp torus radix=8 seed=1:3:1 simulator=flit").json());
    }

    /** Any request is the same after it was written and read, to the order of its settings. */
    @Test
    void nothingIsLost() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 2000; i++) {
            RunRequest request = drawn(random);
            for (RunRequest back :
                    List.of(RunRequest.parse(request.text()), RunRequest.ofJson(request.json()))) {
                assertEquals(request, back);
                assertEquals(request.method(), back.method());
                assertEquals(request.network(), back.network());
                assertEquals(request.evaluator(), back.evaluator());
                assertEquals(
                        List.copyOf(request.settings().entrySet()),
                        List.copyOf(back.settings().entrySet()));
            }
        }
    }

    private static RunRequest drawn(SplittableRandom random) {
        List<EvaluationMethod> methods =
                List.of(EvaluationMethod.MODEL, EvaluationMethod.SIMULATION, EvaluationMethod.RAMP);
        Map<String, String> settings = new LinkedHashMap<>();
        int size = random.nextInt(6);
        for (int i = 0; i < size; i++) {
            settings.put("w" + random.nextInt(9) + ".x_-", text(random, 1 + random.nextInt(12)));
        }
        return new RunRequest(
                methods.get(random.nextInt(3)),
                "n" + text(random, random.nextInt(5)),
                text(random, random.nextInt(4)),
                settings);
    }

    private static String text(SplittableRandom random, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        }
        return text.toString();
    }

    @Test
    void theOrderOfTheSettingsCounts() {
        assertNotEquals(
                RunRequest.parse("solve min a=1 b=2"), RunRequest.parse("solve min b=2 a=1"));
        RunRequest request = RunRequest.parse("solve min a=1 b=2");
        assertEquals("solve min a=3 b=2", request.with("a", "3").text());
        assertEquals("solve min a=1 b=2 c=3", request.with("c", "3").text());
        assertEquals("solve min c=3", request.with(Map.of("c", "3")).text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve | unusable [command] solve",
                "slove min | unknown [command] slove",
                "solve min load | unusable [parameter] load",
                "solve min load= | unusable [parameter] load=",
                "solve min =3 | unusable [parameter] =3",
                "solve min 3d=3 | unusable [parameter] 3d",
                "solve min load=1 load=2 | unusable [load] 2",
                "solve min solver=a solver=b | unusable [solver] b"
            })
    void whatIsNoRequest(String line, String facts) {
        assertEquals(facts, Refusal.of(() -> RunRequest.parse(line)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "[]", "{}", "{\"command\":\"solve\"}", "no", "{\"command\":\"run\"}"})
    void whatIsNoRequestInJson(String json) {
        assertThrows(BadInput.class, () -> RunRequest.ofJson(json));
    }

    @Test
    void whatCannotBeTyped() {
        Map<String, String> none = Map.of();
        assertThrows(BadInput.class, () -> new RunRequest(EvaluationMethod.MODEL, "a b", "", none));
        assertThrows(BadInput.class, () -> new RunRequest(EvaluationMethod.MODEL, "", "", none));
        assertThrows(
                BadInput.class, () -> new RunRequest(EvaluationMethod.MODEL, "a", "b\n", none));
        for (Map<String, String> settings :
                List.of(Map.of("load", "1 2"), Map.of("load", ""), Map.of("solver", "a"))) {
            assertThrows(
                    BadInput.class,
                    () -> new RunRequest(EvaluationMethod.MODEL, "a", "", settings));
        }
    }
}
