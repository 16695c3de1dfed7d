// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnknownNameTest {
    private static final List<String> NETWORKS =
            List.of("torus", "mesh", "hypercube", "omega", "fat-tree", "k-ary-n-tree", "min");

    private static String unknown(String name, List<String> known) {
        return UnknownName.of("network", name, known).getMessage();
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
        assertEquals(
                "unknown network '" + name + "': did you mean " + near + "?",
                unknown(name, NETWORKS));
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
        assertEquals(
                "unknown name '" + name + "': did you mean " + near + "?",
                UnknownName.of("name", name, known).getMessage());
    }

    @Test
    void saysOtherwiseWhereNothingIsNear() {
        assertEquals(
                "unknown network 'dragonfly': topologies lists them",
                UnknownName.of("network", "dragonfly", NETWORKS, "topologies lists them")
                        .getMessage());
        assertEquals(
                "unknown network 'tours': did you mean torus?",
                UnknownName.of("network", "tours", NETWORKS, "topologies lists them").getMessage());
    }

    @Test
    void suggestsNoMoreThanThree() {
        assertEquals(
                "unknown network 'net': did you mean net1, net2, net3?",
                unknown("net", List.of("net4", "net3", "net2", "net1")));
    }

    @Test
    void listsWhatIsKnownWhereNothingIsNear() {
        assertEquals(
                "unknown network 'dragonfly': known are mesh, torus",
                unknown("dragonfly", List.of("torus", "mesh")));
        assertEquals(
                "unknown network '': known are mesh, torus", unknown("", List.of("torus", "mesh")));
        List<String> many = IntStream.range(0, 40).mapToObj(i -> "n" + (100 + i)).toList();
        String line = unknown("dragonfly", many);
        assertEquals(", ...", line.substring(line.length() - 5));
        assertEquals(30, line.split(", ").length - 1);
    }

    @Test
    void saysWhenNothingIsThere() {
        assertEquals("unknown network 'torus': none is installed", unknown("torus", List.of()));
    }
}
