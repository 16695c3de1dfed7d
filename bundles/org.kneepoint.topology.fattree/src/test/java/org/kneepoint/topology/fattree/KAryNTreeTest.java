// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;

/**
 * The wiring by the definition of Petrini and Vanneschi 1997: switches (w, l) and (w', l + 1),
 * level 0 being that of the roots, are linked if the settings w and w' differ at most in letter l;
 * the link has the label w'_l at the upper switch and w_l at the lower one.
 */
class KAryNTreeTest {
    private static String word(int number, int radix, int letters) {
        String written = Integer.toString(number, radix);
        return "0".repeat(letters - written.length()) + written;
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 4", "3, 3", "4, 3", "7, 2"})
    void links(int radix, int levels) {
        Network tree = new KAryNTree(radix, levels);
        int each = tree.terminals() / radix;
        assertEquals(levels * each, tree.routers());
        for (int upper = 0; upper < levels - 1; upper++) {
            int links = 0;
            for (int a = 0; a < each; a++) {
                for (int b = 0; b < each; b++) {
                    String w = word(a, radix, levels - 1);
                    String v = word(b, radix, levels - 1);
                    if (without(w, upper).equals(without(v, upper))) {
                        int top = (levels - 1 - upper) * each + a;
                        int bottom = (levels - 2 - upper) * each + b;
                        int down = Character.digit(v.charAt(upper), radix);
                        int up = radix + Character.digit(w.charAt(upper), radix);
                        assertEquals(bottom, tree.peerRouter(top, down));
                        assertEquals(up, tree.peerPort(top, down));
                        assertEquals(top, tree.peerRouter(bottom, up));
                        assertEquals(down, tree.peerPort(bottom, up));
                        links++;
                    }
                }
            }
            assertEquals(tree.terminals(), links);
        }
    }

    private static String without(String name, int letter) {
        return name.substring(0, letter) + name.substring(letter + 1);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 3", "300, 1"})
    void endsAreTerminalsAndNothing(int radix, int levels) {
        Network tree = new KAryNTree(radix, levels);
        for (int terminal = 0; terminal < tree.terminals(); terminal++) {
            int leaf = tree.injectionRouter(terminal);
            assertEquals(terminal, leaf * radix + tree.injectionPort(terminal));
            assertEquals(leaf, tree.ejectionRouter(terminal));
            assertEquals(tree.injectionPort(terminal), tree.ejectionPort(terminal));
            assertEquals(Network.UNCONNECTED, tree.peerRouter(leaf, tree.ejectionPort(terminal)));
        }
        for (int port = radix; port < tree.ports(0); port++) {
            assertEquals(Network.UNCONNECTED, tree.peerRouter(tree.routers() - 1, port));
        }
    }
}
