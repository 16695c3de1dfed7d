// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The extended channel dependency graph of a routing: which virtual channels of a sub-relation a
 * packet may wait for while it holds another of them (Duato 1993).
 *
 * <p>Which dependencies exist follows from the rule by which a channel is handed on. Where a packet
 * may leave the sub-relation and come back, a packet that holds one of its channels may wait for
 * another after any number of moves outside (an indirect dependency), unless a blocked packet
 * always fits into one buffer ({@link Freedom.Reuse#WHOLE_PACKET}).
 *
 * <p>The two phases of a routing with {@link Routing#via} need no graph of their own: each has its
 * own classes and the same dependencies, and the first waits for the second but never the other way
 * round, so that a cycle in both is a cycle in one.
 */
final class Dependencies {
    private final Map<VirtualChannel, Set<VirtualChannel>> next = new HashMap<>();

    private Dependencies() {}

    /**
     * Collects the dependencies among the channels of these classes.
     *
     * @param mask all classes for the whole relation
     * @param indirect whether packets stretch over several channels outside of the sub-relation
     */
    static Dependencies of(Network network, Relation relation, long mask, boolean indirect) {
        Dependencies graph = new Dependencies();
        for (int target = 0; target < network.terminals(); target++) {
            relation.reached(target)
                    .forEach((at, held) -> graph.addMoves(relation, at, held, mask, indirect));
        }
        return graph;
    }

    private void addMoves(
            Relation relation,
            Header header,
            Set<VirtualChannel> held,
            long mask,
            boolean indirect) {
        List<VirtualChannel> inside = held.stream().filter(c -> c.isIn(mask)).toList();
        if (inside.isEmpty()) {
            return;
        }
        for (VirtualChannel wanted : wanted(relation, header, mask, indirect)) {
            inside.forEach(channel -> add(channel, wanted));
        }
    }

    /** Channels of the sub-relation that the header may ask for, now or after moves outside. */
    private static Set<VirtualChannel> wanted(
            Relation relation, Header header, long mask, boolean indirect) {
        Set<VirtualChannel> wanted = new HashSet<>();
        Set<Header> seen = new HashSet<>(Set.of(header));
        Deque<Header> open = new ArrayDeque<>(List.of(header));
        while (!open.isEmpty()) {
            for (Move move : relation.moves(open.poll())) {
                if (move.channel().isIn(mask)) {
                    wanted.add(move.channel());
                } else if (indirect && seen.add(move.next())) {
                    open.add(move.next());
                }
            }
        }
        return wanted;
    }

    private void add(VirtualChannel held, VirtualChannel wanted) {
        next.computeIfAbsent(held, h -> new HashSet<>()).add(wanted);
    }

    /** Returns the channels of one cycle, in order; empty if there is none. */
    List<VirtualChannel> cycle() {
        Set<VirtualChannel> finished = new HashSet<>();
        for (VirtualChannel root : next.keySet()) {
            List<VirtualChannel> cycle = cycleFrom(root, finished);
            if (!cycle.isEmpty()) {
                return cycle;
            }
        }
        return List.of();
    }

    /** Depth first with a path of its own: the graphs are too deep for the call stack. */
    private List<VirtualChannel> cycleFrom(VirtualChannel root, Set<VirtualChannel> finished) {
        Map<VirtualChannel, Deque<VirtualChannel>> path = new LinkedHashMap<>();
        Deque<VirtualChannel> stack = new ArrayDeque<>();
        enter(root, path, stack);
        while (!stack.isEmpty()) {
            VirtualChannel here = stack.peek();
            VirtualChannel there = path.get(here).poll();
            if (there == null) {
                finished.add(here);
                path.remove(here);
                stack.pop();
            } else if (path.containsKey(there)) {
                List<VirtualChannel> trail = new ArrayList<>(path.keySet());
                return trail.subList(trail.indexOf(there), trail.size());
            } else if (!finished.contains(there)) {
                enter(there, path, stack);
            }
        }
        return List.of();
    }

    private void enter(
            VirtualChannel channel,
            Map<VirtualChannel, Deque<VirtualChannel>> path,
            Deque<VirtualChannel> stack) {
        path.put(channel, new ArrayDeque<>(next.getOrDefault(channel, Set.of())));
        stack.push(channel);
    }
}
