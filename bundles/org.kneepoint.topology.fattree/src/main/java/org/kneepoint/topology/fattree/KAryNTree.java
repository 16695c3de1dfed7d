// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.topology.Routing;

/**
 * The k-ary n-tree: as many parents as children. Switches of levels l and l + 1 are linked if their
 * numbers within the level differ at most in digit l - 1 to the base k; the digit of either is the
 * port at the other.
 */
final class KAryNTree extends GeneralisedFatTree {
    private final List<Routing> routings =
            List.of(NearestAncestorRouting.random(this), NearestAncestorRouting.leastLoaded(this));

    KAryNTree(int radix, int levels) {
        super(Collections.nCopies(levels, radix), Collections.nCopies(levels, radix), true);
    }

    @Override
    int across(int child, int link) {
        return link;
    }

    @Override
    public List<Routing> routings() {
        return routings;
    }

    @Override
    public String toString() {
        return children(1) + "-ary " + levels() + "-tree";
    }
}
