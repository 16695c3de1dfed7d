// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.dragonfly;

/**
 * The global links of all groups. Those of one group are numbered from 0: copy c of the link with
 * index i in the {@link GlobalWiring} is c (groups - 1) + i, so that the parallel links to one
 * group are spread over its routers.
 *
 * @param groups number of groups, at least 1
 * @param copies parallel links of each pair of groups, at least 1
 * @param wiring order of the links
 */
record GlobalLinks(int groups, int copies, GlobalWiring wiring) {
    /** Returns the number of links of a group. */
    int ofGroup() {
        return (groups - 1) * copies;
    }

    /** Returns the group to which a link of a group leads. */
    int groupAt(int own, int link) {
        return wiring.group(own, link % (groups - 1), groups);
    }

    /** Returns the number, in one group, of a link to another. */
    int link(int own, int other, int copy) {
        return copy * (groups - 1) + wiring.index(own, other, groups);
    }

    /** Returns the number of a link in the group to which it leads. */
    int farLink(int own, int link) {
        return link(groupAt(own, link), own, link / (groups - 1));
    }
}
