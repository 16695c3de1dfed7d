// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.topology.Network;

/** The ports that share a queue are offered together and alike, or not at all. */
final class GroupCheck implements PathCheck {
    private final Ports ports;
    private final Findings findings;

    /** The group of each output port, known by its lowest port. */
    private final int[] groups;

    /** The ports of each group that has several. */
    private final Map<Integer, List<Integer>> members = new TreeMap<>();

    GroupCheck(Network network, Ports ports, Findings findings) {
        this.ports = ports;
        this.findings = findings;
        groups = new int[ports.count()];
        for (int output = 0; output < ports.count(); output++) {
            if (ports.leads(output)) {
                int router = ports.router(output);
                groups[output] = ports.number(router, network.group(router, ports.port(output)));
                members.computeIfAbsent(groups[output], group -> new ArrayList<>()).add(output);
            }
        }
        members.values().removeIf(alone -> alone.size() == 1);
    }

    @Override
    public void see(Paths paths) {
        for (int header = 0; header < paths.size() && !members.isEmpty(); header++) {
            if (!areAlike(offers(paths.relation(), header))) {
                findings.add(
                        "ports of one group are not offered alike", paths.relation().words(header));
            }
        }
    }

    private boolean areAlike(Map<Integer, List<Offer>> offers) {
        return offers.keySet().stream()
                .allMatch(
                        output ->
                                members.get(groups[output]).stream()
                                        .map(offers::get)
                                        .allMatch(offers.get(output)::equals));
    }

    /** Returns what is offered at each port that is not alone. */
    private Map<Integer, List<Offer>> offers(Relation relation, int header) {
        Moves moves = relation.moves();
        Places places = relation.places();
        Map<Integer, List<Offer>> offers = new TreeMap<>();
        for (int move = moves.first(header); move < moves.last(header); move++) {
            int place = relation.headers().place(moves.next(move));
            int output = ports.origin(places.input(place));
            if (members.containsKey(groups[output])) {
                offers.computeIfAbsent(output, port -> new ArrayList<>())
                        .add(
                                new Offer(
                                        places.number(place),
                                        moves.priority(move),
                                        moves.weight(move)));
            }
        }
        offers.values().forEach(list -> list.sort(Offer.ORDER));
        return offers;
    }

    private record Offer(int number, int priority, double weight) {
        private static final Comparator<Offer> ORDER =
                Comparator.comparingInt(Offer::number)
                        .thenComparingInt(Offer::priority)
                        .thenComparingDouble(Offer::weight);
    }
}
