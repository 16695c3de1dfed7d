// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the distribution contains. */
final class InstalledBundles {
    static final List<String> SOLVERS =
            List.of("bursty-hypercube", "fat-tree", "min", "shared-buffer", "wormhole");

    private InstalledBundles() {}

    /** The solvers when one more is dropped in, sorted. */
    static List<String> solversAnd(String dropped) {
        List<String> all = new ArrayList<>(SOLVERS);
        all.add(dropped);
        Collections.sort(all);
        return all;
    }
}
