// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.api.topology.Routing;

/**
 * The extended generalised fat tree XGFT(h; m_1, ..., m_h; w_1, ..., w_h): a switch of level l has
 * m_l children, a node of level l - 1 has w_l parents, and the nodes of level 0 are the terminals.
 *
 * <p>A terminal injects into one router, so terminals of several parents have a network interface
 * each: a router with one child and w_1 parents, at a level of its own below the others. Of the
 * trees above, planes or rails, each has one parent of every interface, and none is linked with
 * another.
 */
final class ExtendedFatTree extends GeneralisedFatTree {
    private final String name;
    private final List<Routing> routings =
            List.of(
                    NearestAncestorRouting.random(this),
                    NearestAncestorRouting.cyclic(this),
                    NearestAncestorRouting.leastLoaded(this),
                    RootRouting.byDestination(this),
                    RootRouting.bySource(this),
                    RootRouting.byHash(this));

    private ExtendedFatTree(String name, List<Integer> children, List<Integer> parents) {
        super(children, parents, false);
        this.name = name;
    }

    /**
     * Creates a tree. Its numbers of terminals and switches fit an {@code int}.
     *
     * @param children m_1 to m_h, at least 1
     * @param parents w_1 to w_h, at least 1
     */
    static ExtendedFatTree of(List<Integer> children, List<Integer> parents) {
        String name = "xgft children=" + joined(children) + " parents=" + joined(parents);
        return new ExtendedFatTree(name, switchChildren(children, parents), switchParents(parents));
    }

    /** Returns the children of the routers by level, network interfaces included. */
    static List<Integer> switchChildren(List<Integer> children, List<Integer> parents) {
        List<Integer> ofSwitches = new ArrayList<>(children);
        if (hasInterfaces(parents)) {
            ofSwitches.add(0, 1);
        }
        return ofSwitches;
    }

    /** Returns the parents of the routers by level, network interfaces included. */
    static List<Integer> switchParents(List<Integer> parents) {
        List<Integer> ofSwitches =
                new ArrayList<>(
                        hasInterfaces(parents) ? parents : parents.subList(1, parents.size()));
        ofSwitches.add(0);
        return ofSwitches;
    }

    private static boolean hasInterfaces(List<Integer> parents) {
        return parents.get(0) > 1;
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining("x"));
    }

    /** Returns the number of roots, each of which is above every terminal. */
    int roots() {
        return places(levels());
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
        return name;
    }
}
