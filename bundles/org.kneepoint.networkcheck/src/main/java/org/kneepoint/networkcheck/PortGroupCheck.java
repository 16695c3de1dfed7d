// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.topology.Network;

/** Checks that the ports of a group are offered together and alike, or not at all. */
final class PortGroupCheck implements ReachableHeadersCheck {
    private final PortNumbering ports;
    private final ContractViolations violations;

    /** Group of each output port, identified by its lowest port. */
    private final int[] groups;

    /** Ports of each group with more than one. */
    private final Map<Integer, List<Integer>> members = new TreeMap<>();

    PortGroupCheck(Network network, PortNumbering ports, ContractViolations violations) {
        this.ports = ports;
        this.violations = violations;
        groups = new int[ports.count()];
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                int router = ports.router(output);
                groups[output] =
                        ports.number(router, network.portGroup(router, ports.port(output)));
                members.computeIfAbsent(groups[output], group -> new ArrayList<>()).add(output);
            }
        }
        members.values().removeIf(alone -> alone.size() == 1);
    }

    @Override
    public void check(ReachableHeaders reachable) {
        for (int header = 0; header < reachable.size() && !members.isEmpty(); header++) {
            if (!areAlike(offers(reachable.relation(), header))) {
                violations.add(
                        "group-choices",
                        "ports of one group are not offered alike",
                        reachable.relation().name(header));
            }
        }
    }

    private boolean areAlike(Map<Integer, List<OfferedPort>> offers) {
        return offers.keySet().stream()
                .allMatch(
                        output ->
                                members.get(groups[output]).stream()
                                        .map(offers::get)
                                        .allMatch(offers.get(output)::equals));
    }

    /** Returns the offers of each port in such a group. */
    private Map<Integer, List<OfferedPort>> offers(RoutingRelation relation, int header) {
        HeaderMoves moves = relation.moves();
        BufferNumbering numbering = relation.buffers();
        Map<Integer, List<OfferedPort>> offers = new TreeMap<>();
        for (int move = moves.first(header); move < moves.last(header); move++) {
            int buffer = relation.headers().buffer(moves.next(move));
            int output = ports.origin(numbering.input(buffer));
            if (members.containsKey(groups[output])) {
                offers.computeIfAbsent(output, port -> new ArrayList<>())
                        .add(
                                new OfferedPort(
                                        numbering.number(buffer),
                                        moves.priority(move),
                                        moves.weight(move)));
            }
        }
        offers.values().forEach(list -> list.sort(OfferedPort.ORDER));
        return offers;
    }

    private record OfferedPort(int number, int priority, double weight) {
        private static final Comparator<OfferedPort> ORDER =
                Comparator.comparingInt(OfferedPort::number)
                        .thenComparingInt(OfferedPort::priority)
                        .thenComparingDouble(OfferedPort::weight);
    }
}
