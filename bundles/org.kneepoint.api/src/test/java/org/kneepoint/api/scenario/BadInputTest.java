// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
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
    void knowsWhatItIsAbout() {
        BadInput bad = BadInput.notAllowed("vcs", 0, "1 to 64").about("routing").at("a.study:3: ");
        assertEquals("a.study:3: vcs=0 is not allowed: 1 to 64", bad.getMessage());
        assertEquals(List.of("vcs", "routing"), bad.parameters());
        assertEquals(Optional.of("0"), bad.value());
        assertEquals(Optional.of("1 to 64"), bad.allowed());
    }

    @Test
    void tellsNoMoreThanItKnows() {
        BadInput folder = BadInput.of("out", "a", " is a folder");
        assertEquals("out=a is a folder", folder.getMessage());
        assertEquals(Optional.empty(), folder.allowed());
        BadInput missing = BadInput.missing("end= or start=", "end", "start");
        assertEquals("missing: give end= or start=", missing.getMessage());
        assertEquals(List.of("end", "start"), missing.parameters());
        assertEquals(Optional.empty(), missing.value());
        assertEquals(List.of(), new BadInput("not so").parameters());
    }

    @Test
    void anUnknownNameIsItsValue() {
        BadInput word = BadInput.unknown("parameter", "lod", List.of("rate", "load"));
        assertEquals(List.of("lod"), word.parameters());
        assertEquals(Optional.of("load, rate"), word.allowed());
        BadInput solver = BadInput.unknown("solver", "mint", List.of("min"));
        assertEquals(List.of(), solver.parameters());
        assertEquals(Optional.of("mint"), solver.value());
    }
}
