// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.scenario.BadInput;

class UnknownNameTest {
    private static final List<String> NETWORKS =
            List.of("torus", "mesh", "hypercube", "omega", "fat-tree", "k-ary-n-tree", "min");

    private static BadInput unknown(String name, List<String> known) {
        BadInput bad = UnknownName.of("network", name, known);
        assertEquals("unknown", bad.code());
        assertEquals(Map.of("network", name), bad.values());
        assertEquals(known.stream().sorted().toList(), bad.choices());
        return bad;
    }

    @ParameterizedTest
    @CsvSource({
        "tours,torus",
        "trous,torus",
        "toru,torus",
        "TORUS,torus",
        "hyper,hypercube",
        "hypercbue,hypercube",
        "fattree,'fat-tree, k-ary-n-tree'",
        "tree,'fat-tree, k-ary-n-tree'",
        "mech,mesh",
        "mni,min"
    })
    void suggestsTheNearestNames(String name, String near) {
        assertEquals(List.of(near.split(", ")), unknown(name, NETWORKS).nearest());
    }

    /** As users of other simulators write them, and abbreviated. */
    @ParameterizedTest
    @CsvSource({
        "bitcomp,bit-complement",
        "bitrev,bit-reverse",
        "BIT_REVERSE,bit-reverse",
        "randperm,random-permutation",
        "random_permutation,random-permutation",
        "kary,k-ary-n-tree",
        "MM1,M/M/1",
        "num_vcs,vcs",
        "injection_rate,rate",
        "vc_buf_size,buffer",
        "k,radix",
        "dor,dimension-order",
        "min_adapt,adaptive",
        "cmesh,mesh concentration=4"
    })
    void understandsOtherSpellings(String name, String near) {
        List<String> known =
                List.of(
                        "adaptive",
                        "bit-complement",
                        "bit-reverse",
                        "buffer",
                        "dimension-order",
                        "k-ary-n-tree",
                        "M/M/1",
                        "mesh",
                        "radix",
                        "random-permutation",
                        "rate",
                        "vcs");
        assertEquals(List.of(near), unknown(name, known).nearest());
    }

    @Test
    void showsAnotherHintIfNoNameIsNear() {
        BadInput far = UnknownName.of("network", "dragonfly", NETWORKS, "see topologies");
        assertTrue(far.getMessage().contains("see topologies"));
        assertEquals(List.of(), far.nearest());
        BadInput near = UnknownName.of("network", "tours", NETWORKS, "see topologies");
        assertFalse(near.getMessage().contains("see topologies"));
        assertEquals(List.of("torus"), near.nearest());
    }

    @Test
    void suggestsNoMoreThanThree() {
        assertEquals(
                List.of("net1", "net2", "net3"),
                unknown("net", List.of("net4", "net3", "net2", "net1")).nearest());
    }

    @Test
    void listsAtMostThirtyKnownNamesIfNoneIsNear() {
        BadInput two = unknown("dragonfly", List.of("torus", "mesh"));
        assertEquals(List.of(), two.nearest());
        assertTrue(two.getMessage().endsWith("mesh, torus"));
        assertTrue(unknown("", List.of("torus", "mesh")).getMessage().endsWith("mesh, torus"));
        List<String> many = IntStream.range(0, 40).mapToObj(i -> "n" + (100 + i)).toList();
        String line = unknown("dragonfly", many).getMessage();
        assertEquals(", ...", line.substring(line.length() - 5));
        assertEquals(30, line.split(", ").length - 1);
    }
}
