// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Routing;

/**
 * Assigns the virtual channels of a link to the VC classes of a routing: in nearly equal numbers,
 * class by class, the classes of a later phase after those of the earlier ones. Immutable.
 */
public final class VcClassMap {
    private final int classes;
    private final int vcs;
    private final int[] classOf;
    private final long[] vcsOfClass;

    private VcClassMap(int classes, int phases, int vcs) {
        this.classes = classes;
        this.vcs = vcs;
        int all = classes * phases;
        classOf = new int[vcs];
        vcsOfClass = new long[all];
        for (int c = 0; c < all; c++) {
            for (int vc = c * vcs / all; vc < (c + 1) * vcs / all; vc++) {
                classOf[vc] = c % classes;
                vcsOfClass[c] |= 1L << vc;
            }
        }
    }

    /** Returns the fewest virtual channels that a routing needs. */
    public static int minVcs(Routing routing) {
        return routing.vcClasses() * phases(routing);
    }

    /**
     * Creates the assignment for a routing.
     *
     * @param vcs virtual channels of each link, at most 64
     * @throws BadInput if they are too few or too many
     */
    public static VcClassMap of(Routing routing, int vcs) {
        int minVcs = minVcs(routing);
        if (vcs < minVcs || vcs > Long.SIZE) {
            throw BadInput.notAllowed("vcs", vcs, Range.closed(minVcs, Long.SIZE))
                    .with("routing", routing.name());
        }
        return new VcClassMap(routing.vcClasses(), phases(routing), vcs);
    }

    private static int phases(Routing routing) {
        return routing.intermediates().map(IntermediateSelector::phases).orElse(1);
    }

    /** Returns the number of virtual channels of a link. */
    public int vcs() {
        return vcs;
    }

    /** Returns the mask of all virtual channels of a link. */
    public long allVcs() {
        return vcs == Long.SIZE ? -1L : (1L << vcs) - 1;
    }

    /** Returns the class of a virtual channel within its phase. */
    public int classOf(int vc) {
        return classOf[vc];
    }

    /**
     * Returns the virtual channels of VC classes.
     *
     * @param classMask bit c stands for class c
     * @param phase phase of the route, from 0
     */
    public long vcsOfClasses(long classMask, int phase) {
        long mask = 0;
        for (long rest = classMask; rest != 0; rest &= rest - 1) {
            mask |= vcsOfClass[phase * classes + Long.numberOfTrailingZeros(rest)];
        }
        return mask;
    }
}
