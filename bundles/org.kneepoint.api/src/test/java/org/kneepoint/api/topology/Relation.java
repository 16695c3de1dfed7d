// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A routing relation written out: every header that can occur and every move it has. */
final class Relation {
    private static final double ROUNDING = 1e-12;

    private final Network network;
    private final Routing routing;
    private final Map<Header, List<Move>> moves = new HashMap<>();

    Relation(Network network, Routing routing) {
        this.network = network;
        this.routing = routing;
    }

    Routing routing() {
        return routing;
    }

    /** Returns the headers of new packets with their probabilities. */
    Map<Header, Double> starts(int source, int target) {
        Map<Header, Double> headers = new LinkedHashMap<>();
        routing.starts(
                source,
                target,
                (state, probability) -> {
                    assertTrue(probability > 0 && probability <= 1, "probability " + probability);
                    Header header =
                            new Header(
                                    network.entryRouter(source),
                                    network.entryPort(source),
                                    Routing.INJECTED,
                                    target,
                                    state);
                    headers.merge(header, probability, Double::sum);
                });
        double sum = headers.values().stream().mapToDouble(p -> p).sum();
        assertEquals(1, sum, ROUNDING, () -> "starts from " + source + " to " + target);
        return headers;
    }

    boolean hasArrived(Header header) {
        return header.router() == network.exitRouter(header.target());
    }

    /** Returns the moves of a header; none where it has arrived. */
    List<Move> moves(Header header) {
        return moves.computeIfAbsent(header, h -> hasArrived(h) ? List.of() : asked(h));
    }

    private List<Move> asked(Header header) {
        Choices choices = new Choices();
        routing.route(
                header.router(),
                header.inPort(),
                header.inClass(),
                header.target(),
                header.state(),
                choices);
        assertTrue(choices.size() > 0, () -> "no choice at " + header);
        int top = Integer.MIN_VALUE;
        for (int i = 0; i < choices.size(); i++) {
            top = Math.max(top, choices.priority(i));
        }
        double total = 0;
        for (int i = 0; i < choices.size(); i++) {
            total += choices.priority(i) == top ? choices.weight(i) : 0;
        }
        List<Move> found = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            double share = choices.priority(i) == top ? choices.weight(i) / total : 0;
            found.addAll(movesOf(header, choices, i, share));
        }
        return found;
    }

    private List<Move> movesOf(Header header, Choices choices, int choice, double share) {
        long mask = choices.classMask(choice);
        assertTrue(choices.weight(choice) > 0, () -> "weight at " + header);
        assertNotEquals(0, mask, () -> "empty class mask at " + header);
        int port = choices.port(choice);
        assertTrue(port >= 0 && port < network.ports(header.router()), () -> "port at " + header);
        int peer = network.peerRouter(header.router(), port);
        assertNotEquals(Network.UNCONNECTED, peer, () -> "unconnected port " + port + header);
        int inPort = network.peerPort(header.router(), port);
        List<Move> found = new ArrayList<>();
        for (int c = 0; c < Long.SIZE; c++) {
            if ((mask >> c & 1) != 0) {
                assertTrue(c < routing.classes(), "class " + c + " at " + header);
                int state = routing.advance(header.state(), header.router(), port, c);
                Header next = new Header(peer, inPort, c, header.target(), state);
                VirtualChannel channel = new VirtualChannel(header.router(), port, c);
                found.add(new Move(channel, share / Long.bitCount(mask), next));
            }
        }
        return found;
    }

    /**
     * Returns every header for a target that can occur, with the channels through which it may
     * come.
     */
    Map<Header, Set<VirtualChannel>> reached(int target) {
        Map<Header, Set<VirtualChannel>> from = new LinkedHashMap<>();
        Deque<Header> open = new ArrayDeque<>();
        for (int source = 0; source < network.terminals(); source++) {
            for (Header start : starts(source, target).keySet()) {
                if (from.putIfAbsent(start, new HashSet<>()) == null) {
                    open.add(start);
                }
            }
        }
        while (!open.isEmpty()) {
            for (Move move : moves(Objects.requireNonNull(open.poll()))) {
                if (!from.containsKey(move.next())) {
                    from.put(move.next(), new HashSet<>());
                    open.add(move.next());
                }
                from.get(move.next()).add(move.channel());
            }
        }
        return from;
    }
}
