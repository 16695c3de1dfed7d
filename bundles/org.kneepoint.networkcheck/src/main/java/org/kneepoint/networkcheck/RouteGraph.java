// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.function.IntPredicate;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;

/**
 * The headers that can occur on the way to one destination, and the moves from header to header,
 * for following flows through a routing relation. Reused for every destination. Not thread-safe.
 *
 * <p>Channels are numbered by the output ports at which they begin, over all routers. Without
 * {@linkplain #isCyclic cycles} every header comes before those to which its moves lead.
 */
public final class RouteGraph {
    private final Network network;
    private final Routing routing;
    private final PortNumbering ports;
    private final ContractViolations violations = new ContractViolations();
    private final ReachableHeaders reachable;

    /**
     * Creates the graph of a routing.
     *
     * @param budget most steps for all destinations together: pairs of terminals, headers, moves
     * @throws StepBudgetExceededException if the network is too large
     * @throws BadInput if the network violates its contract
     */
    public RouteGraph(Network network, Routing routing, long budget) {
        this.network = network;
        this.routing = routing;
        StepBudget steps = new StepBudget(budget);
        ports = PortNumbering.of(network, steps, violations);
        BufferNumbering.checkClasses(routing, violations);
        requireNoViolation();
        reachable =
                new ReachableHeaders(
                        new RoutingRelation(network, routing, ports, violations), steps);
    }

    private void requireNoViolation() {
        if (!violations.isEmpty()) {
            throw BadInput.because(
                    "routing",
                    routing.name(),
                    "routing "
                            + routing.name()
                            + " violates the contract: "
                            + violations.explanations().get(0));
        }
    }

    /**
     * Finds the headers for a destination, in place of those found before.
     *
     * @param target destination terminal
     * @param sending sources of packets to it
     * @throws StepBudgetExceededException if all destinations together exceed the budget
     * @throws BadInput if the routing violates its contract
     */
    public void explore(int target, IntPredicate sending) {
        reachable.explore(target, sending);
        requireNoViolation();
    }

    /** Returns whether a header can return to itself. */
    public boolean isCyclic() {
        return reachable.isCyclic();
    }

    /** Returns an upper bound of the numbers of channels. */
    public int channels() {
        return ports.count();
    }

    /** Returns the number of the channel from an output port. */
    public int channel(int router, int port) {
        return ports.number(router, port);
    }

    /** Returns the number of headers. */
    public int size() {
        return reachable.size();
    }

    /** Returns the header at a place, 0 to {@link #size()} - 1, upstream ones first. */
    public int header(int place) {
        return reachable.header(reachable.size() - 1 - place);
    }

    /** Returns the number of initial headers, several for a source that draws its state. */
    public int starts() {
        return reachable.relation().starts().size();
    }

    /** Returns the source of an initial header. */
    public int source(int start) {
        return reachable.relation().starts().source(start);
    }

    /** Returns an initial header. */
    public int startHeader(int start) {
        return reachable.relation().starts().header(start);
    }

    /** Returns the probability of an initial header among those of its source. */
    public double startProbability(int start) {
        return reachable.relation().starts().probability(start);
    }

    /** Returns the first move of a header. */
    public int first(int header) {
        return reachable.relation().moves().first(header);
    }

    /** Returns the number after the last move of a header; none where it has arrived. */
    public int last(int header) {
        return reachable.relation().moves().last(header);
    }

    /** Returns the header after a move. */
    public int next(int move) {
        return reachable.relation().moves().next(move);
    }

    /** Returns the channel that a move takes. */
    public int channel(int move) {
        RoutingRelation relation = reachable.relation();
        int buffer = relation.headers().buffer(relation.moves().next(move));
        return ports.origin(relation.buffers().input(buffer));
    }

    /** Returns the router where a header is. */
    public int router(int header) {
        return reachable.relation().router(header);
    }

    /**
     * Returns the share of a move when a header always gets a choice of the highest priority, drawn
     * by weight.
     *
     * @param header the header of the move
     */
    public double share(int header, int move) {
        HeaderMoves moves = reachable.relation().moves();
        int highest = moves.highest(header);
        if (moves.priority(move) < highest) {
            return 0;
        }
        double total = 0;
        for (int other = moves.first(header); other < moves.last(header); other++) {
            total += moves.priority(other) == highest ? moves.weight(other) : 0;
        }
        return moves.weight(move) / total;
    }

    /**
     * Returns whether the state of the network selects among port groups: the header has moves into
     * several, and none is drawn.
     */
    public boolean isAdaptive(int header) {
        if (routing.selection().hasFixedShares()) {
            return false;
        }
        int only = -1;
        for (int move = first(header); move < last(header); move++) {
            int output = channel(move);
            int group = network.portGroup(ports.router(output), ports.port(output));
            if (only >= 0 && group != only) {
                return true;
            }
            only = group;
        }
        return false;
    }
}
