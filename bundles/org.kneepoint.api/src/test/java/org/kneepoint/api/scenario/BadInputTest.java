// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BadInputTest {
    private static String unknown(String name, List<String> known) {
        return BadInput.unknown("network", name, known).getMessage();
    }

    @Test
    void listsWhatIsKnown() {
        assertEquals(
                "unknown network 'tours': known are mesh, torus",
                unknown("tours", List.of("torus", "mesh")));
        assertEquals("unknown network 'torus': none is installed", unknown("torus", List.of()));
        assertEquals(
                "unknown network 'tours': topologies lists them",
                BadInput.unknown("network", "tours", List.of("torus"), "topologies lists them")
                        .getMessage());
    }

    @Test
    void hasTheParametersConcerned() {
        BadInput bad =
                BadInput.notAllowed("vcs", 0, Range.closed(1, 64)).about("routing").at("a.study:3");
        assertEquals("a.study:3: vcs=0 is not allowed: 1 to 64", bad.getMessage());
        assertEquals("not-allowed", bad.code());
        assertEquals(List.of("vcs", "routing"), bad.parameters());
        assertEquals(Optional.of("0"), bad.value());
        assertEquals(Map.of("vcs", "0"), bad.values());
        assertEquals(Optional.of("1 to 64"), bad.allowed());
        assertEquals(Optional.of("a.study:3"), bad.place());
        assertEquals("b: a.study:3", bad.at("b").place().orElseThrow());
    }

    @Test
    void aValueMayBeWrongWithAnother() {
        BadInput bad =
                BadInput.notAllowed("nodes", 100, "a power of radix")
                        .with("radix", 3)
                        .with("scv", 0.5)
                        .nearest(81, 243)
                        .remedy("give radix=10");
        assertEquals(
                "nodes=100 is not allowed with radix=3 and scv=0.5: a power of radix, the nearest are"
                        + " 81 and 243; give radix=10",
                bad.getMessage());
        assertEquals(List.of("nodes", "radix", "scv"), bad.parameters());
        assertEquals(Map.of("nodes", "100", "radix", "3", "scv", "0.5"), bad.values());
        assertEquals(Optional.of("a power of radix"), bad.allowed());
        assertEquals(List.of("81", "243"), bad.nearest());
        assertEquals(
                "nodes=3 is no power of 4: the nearest is 4",
                BadInput.of("nodes", 3, " is no power of 4").nearest(4, 4).getMessage());
        assertEquals(
                "missing: give service= with rule=qna",
                BadInput.missing("service=", "service").with("rule", "qna").getMessage());
    }

    @Test
    void choicesAreAList() {
        BadInput router = BadInput.notAllowed("router", "fast", List.of("ideal", "pipelined"));
        assertEquals("router=fast is not allowed: ideal, pipelined", router.getMessage());
        assertEquals(List.of("ideal", "pipelined"), router.choices());
        assertEquals(Optional.of("ideal, pipelined"), router.allowed());
        BadInput both = BadInput.exclusive(List.of("load", "rate"));
        assertEquals("load and rate exclude each other: give only one of them", both.getMessage());
        assertEquals("exclusive", both.code());
        assertEquals(List.of("load", "rate"), both.parameters());
    }

    @Test
    void hasNoValuesThatAreUnknown() {
        BadInput folder = BadInput.of("out", "a", " is a folder");
        assertEquals("out=a is a folder", folder.getMessage());
        assertEquals("unusable", folder.code());
        assertEquals(Optional.empty(), folder.allowed());
        BadInput file = BadInput.because("file", "a.csv", "there is no file a.csv");
        assertEquals("there is no file a.csv", file.getMessage());
        assertEquals(Map.of("file", "a.csv"), file.values());
        BadInput missing = BadInput.missing("end= or start=", "end", "start");
        assertEquals("missing: give end= or start=", missing.getMessage());
        assertEquals("missing", missing.code());
        assertEquals(List.of("end", "start"), missing.parameters());
        assertEquals(Optional.empty(), missing.value());
        BadInput statement = BadInput.because("nodes", 3, "not\nso");
        assertEquals("not so", statement.getMessage());
        assertEquals("unusable", statement.code());
        assertEquals(Optional.empty(), statement.place());
    }

    @Test
    void anUnknownNameIsItsValue() {
        BadInput unknown = BadInput.unknown("parameter", "lod", List.of("rate", "load"));
        assertEquals("unknown", unknown.code());
        assertEquals(List.of("lod"), unknown.parameters());
        assertEquals(List.of("load", "rate"), unknown.choices());
        assertEquals(Optional.of("load, rate"), unknown.allowed());
        BadInput near = unknown.nearest("load");
        assertEquals("unknown parameter 'lod': did you mean load?", near.getMessage());
        assertEquals(List.of("load"), near.nearest());
        BadInput solver = BadInput.unknown("solver", "mint", List.of("min"));
        assertEquals(List.of("solver"), solver.parameters());
        assertEquals(Optional.of("mint"), solver.value());
    }
}
