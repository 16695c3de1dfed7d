// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.networkfile.reader.Link;
import org.kneepoint.networkfile.reader.NetworkLinks;

/** Checks that all routers of a file are connected. */
final class Connectivity {
    private Connectivity() {}

    /**
     * Checks the links.
     *
     * @throws BadInput with the labels of two routers without a path
     */
    static void check(Path file, NetworkLinks links) {
        int routers = links.routers().size();
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int i = 0; i < routers; i++) {
            neighbours.add(new ArrayList<>(4));
        }
        for (Link link : links.links()) {
            neighbours.get(link.from()).add(link.to());
            neighbours.get(link.to()).add(link.from());
        }
        BitSet reached = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        reached.set(0);
        open.add(0);
        while (!open.isEmpty()) {
            for (int next : neighbours.get(open.remove())) {
                if (!reached.get(next)) {
                    reached.set(next);
                    open.add(next);
                }
            }
        }
        int apart = reached.nextClearBit(0);
        if (apart < routers) {
            String found =
                    "routers " + links.routers().get(0) + " and " + links.routers().get(apart);
            throw BadInput.because(
                            "file",
                            found,
                            "found "
                                    + found
                                    + " without a path between them ("
                                    + reached.cardinality()
                                    + " of "
                                    + routers
                                    + " routers are connected with the first), expected a connected"
                                    + " network")
                    .at(file.getFileName().toString());
        }
    }
}
