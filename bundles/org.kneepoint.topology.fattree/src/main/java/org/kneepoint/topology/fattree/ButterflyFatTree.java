// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.topology.Routing;

/**
 * The butterfly fat-tree: four children and two parents. The addresses of R. I. Greenberg and L.
 * Guan 1997, section 3.1, are the numbers within a level: block and place of switch S(l, a) are
 * quotient and remainder of a by 2^(l-1), and their (a + 2^(l-1)) mod 2^l is the other slot.
 */
final class ButterflyFatTree extends GeneralisedFatTree {
    static final int CHILDREN = 4;
    private static final int PARENTS = 2;

    private final List<Routing> routings =
            List.of(NearestAncestorRouting.leastLoaded(this), NearestAncestorRouting.random(this));

    ButterflyFatTree(int levels) {
        super(Collections.nCopies(levels, CHILDREN), Collections.nCopies(levels, PARENTS), true);
    }

    /** The first parent of odd children is the second of even ones. */
    @Override
    int across(int child, int link) {
        return (child + link) % PARENTS;
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public String toString() {
        return "fat-tree " + terminals();
    }
}
