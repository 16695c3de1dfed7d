// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.support.UnknownName;
import org.kneepoint.testkit.Refusal;

class StudyFileTest {
    private static StudyFile parse(String text) {
        return StudyFile.parse("a.study", text);
    }

    private static String refusal(String text) {
        return Refusal.of(() -> parse(text).requests());
    }

    @Test
    void aCommandWithOneSettingPerLine() {
        StudyFile file =
                parse(
                        "# which is best?\n\n  simulate   torus # the usual one\n"
                                + "radix = 8, 16,32\nload=0.01:0.2:0.01\t# a range\n\n"
                                + " simulator  =  flit \nreplications = 5");
        assertEquals(EvaluationMethod.SIMULATION, file.method());
        assertEquals("torus", file.network());
        assertEquals("flit", file.evaluator());
        assertEquals(
                List.of(
                        RunRequest.parse(
                                "simulate torus radix=8,16,32 load=0.01:0.2:0.01 replications=5"
                                        + " simulator=flit")),
                file.requests());
        assertEquals(
                "simulate torus\nradix = 8,16,32\nload = 0.01:0.2:0.01\nsimulator = flit\n"
                        + "replications = 5\n",
                file.normalForm());
        assertEquals(file.normalForm(), parse(file.normalForm()).normalForm());
        assertEquals(List.of(4, 5, 7, 8), file.lines().stream().map(StudyFileLine::line).toList());
    }

    @Test
    void anyLineEnd() {
        String text = "solve min\nnodes = 64\nload = 0.1\n";
        assertEquals(text, parse(text.replace("\n", "\r\n")).normalForm());
        assertEquals(text, parse(text.replace("\n", "\r")).normalForm());
        assertEquals(text, parse(text.strip()).normalForm());
    }

    @Test
    void linkedParametersVaryTogether() {
        StudyFile file =
                parse(
                        "solve mesh\nload = 0.1,0.2\nradix,dimensions = 8 2 ,4  3\n"
                                + "vcs, buffer, length = 1 2 3, 4 5 6");
        List<RunRequest> sets = file.requests();
        assertEquals(4, sets.size());
        assertEquals(
                Map.of(
                        "load",
                        "0.1,0.2",
                        "radix",
                        "8",
                        "dimensions",
                        "2",
                        "vcs",
                        "4",
                        "buffer",
                        "5",
                        "length",
                        "6"),
                sets.get(1).settings());
        assertEquals("4", sets.get(2).settings().get("radix"));
        assertEquals("3", sets.get(2).settings().get("dimensions"));
        assertEquals(
                List.of("load", "radix", "dimensions", "vcs", "buffer", "length"),
                List.copyOf(sets.get(0).settings().keySet()));
        assertEquals(
                "solve mesh\nload = 0.1,0.2\nradix, dimensions = 8 2, 4 3\n"
                        + "vcs, buffer, length = 1 2 3, 4 5 6\n",
                file.normalForm());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "radix = 8 | a.study:1: unusable [network] radix = 8",
                "torus | a.study:1: unusable [network] torus",
                "simulate=torus | a.study:1: unusable [network] simulate=torus",
                "#\\n simulat torus | a.study:2: unknown [command] simulat",
                "measure torus | a.study:1: unknown [command] measure",
                "simulate torus radix=8 | a.study:1: unusable [network] simulate torus radix=8",
                "solve min\\nload | a.study:2: unusable [parameter] load",
                "solve min\\nload = | a.study:2: unusable [load]",
                "solve min\\nload = # 0.1 | a.study:2: unusable [load]",
                "solve min\\n= 3 | a.study:2: unusable [parameter]",
                "solve min\\n3d = 3 | a.study:2: unusable [parameter] 3d",
                "solve min\\nload = 0.1\\n\\nload = 2 | a.study:4: unusable [parameter] load",
                "solve min\\na, a = 1 2 | a.study:2: unusable [parameter] a",
                "solve min\\nload = 0.1,,2 | a.study:2: unusable [load] 0.1,,2",
                "solve min\\nload = 0.1 0.2 | a.study:2: unusable [load] 0.1 0.2",
                "solve min\\na, b = 1 2, 3 | a.study:2: unusable [a] 3",
                "solve min\\na, b = 1 2, 3 4 5 | a.study:2: unusable [a] 3 4 5",
                "solve min\\na, b = 1 2, | a.study:2: unusable [a]",
                "solve min\\na, = 1 2 | a.study:2: unusable [parameter]",
                "solve min\\na, b = 1 2:3:1 | a.study:2: unusable [a] 1 2:3:1",
                "solve min\\nout = a.csv | a.study:2: unusable [parameter] out",
                "solve min\\npoints = 3:7 | a.study:2: unusable [parameter] points",
                "solve min\\nrepair = true | a.study:2: unusable [parameter] repair",
                "solve min\\nexecutor = slurm | a.study:2: unusable [parameter] executor",
                "solve min\\nfresh = true | a.study:2: unusable [parameter] fresh",
                "solve min\\nsimulator = flit | a.study:2: unusable [simulator] flit",
                "ramp torus\\nsolver = flow | a.study:2: unusable [solver] flow",
                "solve min\\na, b = 1 2, 3 4\\naxis = b | a.study:3: unusable [axis] b",
                "solve min\\nsolver = a,b | a.study:2: unusable [solver] a,b",
                "solve min\\nsolver, load = a 1, b 2 | a.study:2: unusable [solver] a 1, b 2"
            })
    void saysWhatIsWrongAndWhere(String text, String facts) {
        assertEquals(facts, refusal(text.replace("\\n", "\n")));
    }

    @Test
    void anEmptyFile() {
        assertEquals("unusable [file] a.study", refusal("\n# nothing\n"));
    }

    @Test
    void tooManyTuples() {
        String thousand = "1 1" + ", 1 1".repeat(1000);
        assertEquals(
                "a.study:3: unusable [c] " + thousand,
                refusal("solve min\na, b = " + thousand + "\nc, d = " + thousand));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve min\\nload = 0.1\\nnodes = 8 | ''",
                "# no\\nsolve min \\n load=0.1\\r\\nnodes = 8 # the same | ''",
                "solve mesh\\nload = 0.1\\nnodes = 8 | solve min .* solve mesh",
                "solve min\\nload = 0.1,0.2\\nnodes = 8 | load = 0.1 .* 0.1,0.2",
                "solve min\\nload = 0.1\\nseed = 1 | nodes = 8 .*; seed = 1 .*",
                "solve min\\nnodes = 8\\nload = 0.1 | .* order",
            })
    void changesNameTheSettings(String now, String changes) {
        StudyFile before = parse("solve min\nload = 0.1\nnodes = 8\n");
        String line = before.changes(parse(now.replace("\\n", "\n").replace("\\r", "\r")));
        assertTrue(line.matches(changes), line);
    }

    @Test
    void locatesAWrongSetting() {
        StudyFile file = parse("solve min\nload = 2\nnode = 8\n");
        assertEquals("a.study:2", place(file, BadInput.notAllowed("load", 2, "0 to 1")));
        assertEquals(
                "a.study:3", place(file, UnknownName.of("parameter", "node", List.of("nodes"))));
        assertEquals("a.study:1", place(file, UnknownName.of("network", "min", List.of("mint"))));
        assertEquals("a.study", place(file, BadInput.missing("radix= (switch size)", "radix")));
        assertEquals(
                "a.study:3",
                place(file, BadInput.notAllowed("node", 3, "even").with("load", 2)),
                "the line of the parameter to be changed first");
    }

    private static String place(StudyFile file, BadInput wrong) {
        return file.located(wrong).place().orElseThrow();
    }
}
