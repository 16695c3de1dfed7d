// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.stream.IntStream;
import org.kneepoint.api.topology.GridNetwork;
import org.kneepoint.api.topology.GroupedNetwork;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.TreeNetwork;

/** Checks the geometry of a network against its channels. */
record GeometryCheck(Network network) implements ContractCheck {
    @Override
    public void run(PortNumbering ports, StepBudget budget, ContractViolations violations) {
        if (network instanceof GridNetwork grid) {
            checkGrid(grid, violations);
        }
        if (network instanceof TreeNetwork tree) {
            checkTree(tree, ports, violations);
        }
        if (network instanceof GroupedNetwork grouped) {
            checkGroups(grouped, violations);
        }
    }

    private static void checkGrid(GridNetwork grid, ContractViolations violations) {
        long points = 1;
        for (int d = 0; d < grid.dimensions() && points <= grid.routers(); d++) {
            points *= grid.radix(d);
        }
        if (points != grid.routers()) {
            violations.add(
                    "grid-size",
                    "the radices of a grid do not multiply to its number of routers",
                    points);
            return;
        }
        boolean[] taken = new boolean[grid.routers()];
        for (int router = 0; router < grid.routers(); router++) {
            int point = point(grid, router);
            if (point < 0 || taken[point]) {
                violations.add(
                        "grid-coordinates",
                        "a router of a grid has no coordinates of its own",
                        "router " + router);
                return;
            }
            taken[point] = true;
        }
        for (int router = 0; router < grid.routers(); router++) {
            for (int d = 0; d < grid.dimensions(); d++) {
                checkStep(grid, router, d, true, violations);
                checkStep(grid, router, d, false, violations);
                checkAcross(grid, router, d, violations);
            }
        }
    }

    /** Returns the index of the coordinates of a router; negative if one is out of range. */
    private static int point(GridNetwork grid, int router) {
        int point = 0;
        for (int d = grid.dimensions() - 1; d >= 0; d--) {
            int coordinate = grid.coordinate(router, d);
            if (coordinate < 0 || coordinate >= grid.radix(d)) {
                return -1;
            }
            point = point * grid.radix(d) + coordinate;
        }
        return point;
    }

    private static void checkStep(
            GridNetwork grid, int router, int d, boolean up, ContractViolations violations) {
        int radix = grid.radix(d);
        int next = grid.coordinate(router, d) + (up ? 1 : -1);
        boolean ends = next < 0 || next == radix;
        boolean leads = radix > 1 && (!ends || grid.isWrapped(d));
        int port = grid.port(router, d, up);
        String location = "router " + router + (up ? " up" : " down") + " in dimension " + d;
        if (leads != (port != Network.UNCONNECTED)) {
            violations.add(
                    "grid-port", "a port of a grid is missing, or lies at its edge", location);
        } else if (leads && !isStep(grid, router, port, d, Math.floorMod(next, radix))) {
            violations.add(
                    "grid-neighbour", "a port of a grid does not lead to the neighbour", location);
        }
    }

    /** Checks the ports along a fully connected dimension, which is not a ring as well. */
    private static void checkAcross(
            GridNetwork grid, int router, int d, ContractViolations violations) {
        if (!grid.isFullyConnected(d)) {
            return;
        }
        String location = "router " + router + " in dimension " + d;
        if (grid.isWrapped(d)) {
            violations.add("grid-ring", "a fully connected dimension is stated a ring", location);
        }
        for (int to = 0; to < grid.radix(d); to++) {
            if (to == grid.coordinate(router, d)) {
                continue;
            }
            int port = grid.portTo(router, d, to);
            if (port == Network.UNCONNECTED || !isStep(grid, router, port, d, to)) {
                violations.add(
                        "grid-across",
                        "a port of a fully connected dimension does not lead to the coordinate",
                        location + " to " + to);
            }
        }
    }

    private static boolean isStep(GridNetwork grid, int router, int port, int d, int next) {
        int peer = grid.peerRouter(router, port);
        return peer != Network.UNCONNECTED
                && IntStream.range(0, grid.dimensions())
                        .allMatch(
                                e ->
                                        grid.coordinate(peer, e)
                                                == (e == d ? next : grid.coordinate(router, e)));
    }

    private static void checkTree(
            TreeNetwork tree, PortNumbering ports, ContractViolations violations) {
        for (int output = 0; output < ports.count(); output++) {
            int router = ports.router(output);
            int above = tree.level(router) + (tree.isUp(router, ports.port(output)) ? 1 : -1);
            if (ports.leads(output) && tree.level(ports.router(ports.end(output))) != above) {
                violations.add(
                        "tree-level",
                        "a channel of a tree leads to a wrong level",
                        ports.name(output));
            }
        }
        for (int terminal = 0; terminal < tree.terminals(); terminal++) {
            for (int router = 0; router < tree.routers(); router++) {
                checkBranch(tree, ports, router, terminal, violations);
            }
        }
    }

    private static void checkBranch(
            TreeNetwork tree,
            PortNumbering ports,
            int router,
            int terminal,
            ContractViolations violations) {
        int branch = tree.branch(router, terminal);
        if (branch == Network.UNCONNECTED) {
            return;
        }
        String location = "router " + router + ", terminal " + terminal;
        if (tree.isUp(router, branch)) {
            violations.add("branch-up", "a branch of a tree leads up", location);
        } else if (router == tree.ejectionRouter(terminal)) {
            if (branch != tree.ejectionPort(terminal)) {
                violations.add(
                        "branch-terminal",
                        "a branch of a tree is not the ejection port of the terminal",
                        location);
            }
        } else if (!ports.leads(ports.number(router, branch))
                || tree.branch(tree.peerRouter(router, branch), terminal) == Network.UNCONNECTED) {
            violations.add(
                    "branch-end", "a branch of a tree does not lead to the terminal", location);
        }
    }

    private static void checkGroups(GroupedNetwork grouped, ContractViolations violations) {
        int groups = grouped.groups();
        boolean[] isUsed = new boolean[Math.max(0, groups)];
        for (int router = 0; router < grouped.routers(); router++) {
            int group = grouped.groupOf(router);
            if (group < 0 || group >= groups) {
                violations.add(
                        "group-number", "a group does not exist", group + " of router " + router);
            } else {
                isUsed[group] = true;
            }
        }
        for (int group = 0; group < groups; group++) {
            if (!isUsed[group]) {
                violations.add("group-empty", "a group has no router", group);
            }
        }
    }
}
