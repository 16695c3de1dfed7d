// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.topology.fattree.TreeContractTest.xgft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;

/** Links and sizes of extended generalised fat trees. */
class ExtendedFatTreeTest {
    /**
     * Oehring et al. 1995: a switch of level l is (a_h, ..., a_(l+1), b_l, ..., b_1), with a_i
     * below m_i and b_i below w_i, and linked with those of level l + 1 whose label differs at most
     * in digit l + 1.
     */
    @ParameterizedTest
    @CsvSource({"3x4, 1x2", "2x3x4, 1x2x3", "4x2x3, 1x3x2", "2x2x3x2, 1x2x1x3"})
    void linksAreThoseOfTheLabels(String children, String parents) {
        int[] m = numbers(children);
        int[] w = numbers(parents);
        ExtendedFatTree tree = xgft(children, parents);
        int firstOfLevel = 0;
        for (int level = 1; level < m.length; level++) {
            List<int[]> lower = labels(m, w, level);
            List<int[]> upper = labels(m, w, level + 1);
            for (int i = 0; i < lower.size(); i++) {
                for (int j = 0; j < upper.size(); j++) {
                    int router = firstOfLevel + i;
                    int above = firstOfLevel + lower.size() + j;
                    boolean isLinked = differAtMostIn(level, lower.get(i), upper.get(j));
                    assertEquals(isLinked ? 1 : 0, links(tree, router, above));
                    assertEquals(isLinked ? 1 : 0, links(tree, above, router));
                }
            }
            firstOfLevel += lower.size();
        }
        assertEquals(tree.routers(), firstOfLevel + labels(m, w, m.length).size());
    }

    private static int[] numbers(String joined) {
        return Arrays.stream(joined.split("x")).mapToInt(Integer::parseInt).toArray();
    }

    /** Returns the labels of a level in ascending order; digit 0 is the last. */
    private static List<int[]> labels(int[] m, int[] w, int level) {
        List<int[]> labels = new ArrayList<>();
        labels.add(new int[m.length]);
        for (int digit = m.length - 1; digit >= 0; digit--) {
            List<int[]> longer = new ArrayList<>();
            for (int[] label : labels) {
                for (int value = 0; value < (digit < level ? w[digit] : m[digit]); value++) {
                    int[] next = label.clone();
                    next[digit] = value;
                    longer.add(next);
                }
            }
            labels = longer;
        }
        return labels;
    }

    private static boolean differAtMostIn(int digit, int[] a, int[] b) {
        return IntStream.range(0, a.length).allMatch(i -> i == digit || a[i] == b[i]);
    }

    private static long links(Network tree, int from, int to) {
        return IntStream.range(0, tree.ports(from))
                .filter(port -> tree.peerRouter(from, port) == to)
                .count();
    }

    /** Folded Clos networks of switches of 36 ports: 648 and 11664 terminals. */
    @ParameterizedTest
    @CsvSource({
        "18x36,    1x18,    648,   54,   36",
        "18x18x36, 1x18x18, 11664, 1620, 36",
        "18x18x36, 1x9x18,  11664, 1134, 36",
        "20x20x40, 1x20x20, 16000, 2000, 40",
        "24x24,    1x24,    576,   48,   48",
        "16x16x16, 2x16x16, 4096,  5632, 32"
    })
    void sizesArePublishedOnes(
            String children, String parents, int terminals, int routers, int ports) {
        ExtendedFatTree tree = xgft(children, parents);
        assertEquals(terminals, tree.terminals());
        assertEquals(routers, tree.routers());
        assertEquals(
                ports, IntStream.range(0, tree.routers()).map(tree::ports).max().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 3", "4, 3", "7, 2"})
    void equalNumbersAreTheKAryNTree(int k, int n) {
        Network tree = new KAryNTree(k, n);
        String digits = ("x" + k).repeat(n).substring(1);
        Network same = xgft(digits, "1" + ("x" + k).repeat(n - 1));
        assertEquals(tree.terminals(), same.terminals());
        assertEquals(tree.routers(), same.routers());
        assertEquals(tree.capacity(), same.capacity());
        assertEquals(tree.meanDistance(), same.meanDistance());
        assertEquals(tree.diameter(), same.diameter());
        for (int router = 0; router < tree.routers(); router++) {
            for (int port = 0; port < same.ports(router); port++) {
                assertEquals(tree.peerRouter(router, port), same.peerRouter(router, port));
                if (tree.peerRouter(router, port) != Network.UNCONNECTED) {
                    assertEquals(tree.peerPort(router, port), same.peerPort(router, port));
                }
            }
        }
        assertEquals(MessageFlows.of(tree).loads(), MessageFlows.of(same).loads());
    }

    /** Of 16 terminals 12 are at other switches, and two links serve four. */
    @Test
    void aTaperLimitsTheCapacity() {
        assertEquals(2 / (4 * 12.0 / 15), xgft("4x4", "1x2").capacity().orElseThrow(), 1e-12);
        assertEquals(
                9 * 11663 / (18.0 * (11664 - 18)),
                xgft("18x18x36", "1x9x18").capacity().orElseThrow(),
                1e-12);
        assertEquals(1, xgft("18x18x36", "1x18x18").capacity().orElseThrow());
    }

    /** From the switches of one plane no other is reached but through a network interface. */
    @Test
    void railsAreSeparatePlanes() {
        ExtendedFatTree tree = xgft("3x4", "2x3");
        int interfaces = tree.terminals();
        int[] plane = new int[tree.routers()];
        for (int sweep = 0; sweep < tree.levels(); sweep++) {
            for (int router = 0; router < tree.routers(); router++) {
                for (int port = 0; port < tree.ports(router); port++) {
                    int peer = tree.peerRouter(router, port);
                    if (peer >= interfaces) {
                        plane[peer] |= router < interfaces ? 1 << port : plane[router];
                    }
                }
            }
        }
        assertEquals(2 * (4 + 3), tree.routers() - interfaces);
        assertEquals(
                4 + 3,
                IntStream.range(interfaces, plane.length).filter(r -> plane[r] == 2).count());
        assertEquals(
                4 + 3,
                IntStream.range(interfaces, plane.length).filter(r -> plane[r] == 4).count());
        assertTrue(IntStream.range(0, interfaces).allMatch(r -> tree.ports(r) == 3));
        assertEquals(2 * 3 - 1, tree.diameter().orElseThrow());
    }
}
