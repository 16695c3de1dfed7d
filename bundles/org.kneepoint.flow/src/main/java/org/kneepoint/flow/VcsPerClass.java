// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.topology.IntermediateSelector;
import org.kneepoint.api.topology.Routing;

/**
 * Number of virtual channels of a link in each class of a routing: as even as possible, the classes
 * of the second phase after those of the first. Immutable.
 */
final class VcsPerClass {
    private static final int MOST = 64;

    private final int vcs;

    /** Classes of both phases together. */
    final int classes;

    private VcsPerClass(int vcs, int classes) {
        this.vcs = vcs;
        this.classes = classes;
    }

    /**
     * Divides virtual channels among the classes of a routing.
     *
     * @param vcs virtual channels of each link
     * @throws BadInput for fewer than the classes or more than 64
     */
    static VcsPerClass of(Routing routing, int vcs) {
        int classes = classes(routing);
        if (vcs < classes || vcs > MOST) {
            throw BadInput.notAllowed("vcs", vcs, Range.closed(classes, MOST))
                    .with("routing", routing.name());
        }
        return new VcsPerClass(vcs, classes);
    }

    /** Returns the number of classes of a routing, both phases together. */
    static int classes(Routing routing) {
        return routing.vcClasses()
                * routing.intermediates().map(IntermediateSelector::phases).orElse(1);
    }

    /** Returns the number of virtual channels of a class, of those of both phases. */
    int count(int routingClass) {
        return (routingClass + 1) * vcs / classes - routingClass * vcs / classes;
    }
}
