// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.networkcheck.RoutingVerdict.Outcome;

/** The check answers what the definition says, for relations drawn at random. */
class DeadlockFreedomDefinitionTest {
    private static final int DRAWS = 60;
    private static final TestMesh MESH = new TestMesh(3);
    private static final StepBudget UNLIMITED = new StepBudget(Long.MAX_VALUE);
    private static final PortNumbering PORTS =
            PortNumbering.of(MESH, UNLIMITED, new ContractViolations());

    static Stream<DeadlockFreedom> claims() {
        return Stream.of(
                DeadlockFreedom.ACYCLIC,
                DeadlockFreedom.escape(1, VcReallocation.NON_ATOMIC),
                DeadlockFreedom.escape(1, VcReallocation.WHOLE_PACKET),
                DeadlockFreedom.escape(1, VcReallocation.ATOMIC));
    }

    /** Draws networks of which some have cycles and some have not. */
    private static RandomRelationRouting dice(int seed, DeadlockFreedom claim) {
        SplittableRandom random = new SplittableRandom(seed);
        double free = random.nextInt(4) * 0.1;
        double wrong = random.nextInt(3) * 0.002;
        double closed = random.nextInt(3) * 0.001;
        return new RandomRelationRouting(MESH, seed, free, wrong, closed, claim);
    }

    @ParameterizedTest
    @MethodSource("claims")
    void agreesWithTheDefinition(DeadlockFreedom claim) {
        int verified = 0;
        for (int seed = 0; seed < DRAWS; seed++) {
            RandomRelationRouting dice = dice(seed, claim);
            boolean holds = DeadlockFreedomDefinition.holds(MESH, dice);
            Outcome expected = holds ? Outcome.VERIFIED : Outcome.REFUTED;
            RoutingVerdict verdict = RoutingVerdict.of(MESH, dice, RoutingVerdict.BUDGET);
            assertEquals(expected, verdict.outcome(), () -> dice + ": " + verdict);
            verified += holds ? 1 : 0;
        }
        assertTrue(verified > 5 && verified < DRAWS - 5, verified + " of " + DRAWS);
    }

    @ParameterizedTest
    @MethodSource("claims")
    void findsTheDependenciesOfTheDefinition(DeadlockFreedom claim) {
        for (int seed = 0; seed < DRAWS; seed++) {
            RandomRelationRouting dice = dice(seed, claim);
            assertArrayEquals(defined(dice), found(dice), dice::toString);
        }
    }

    private static long[] found(RandomRelationRouting dice) {
        RoutingRelation relation = new RoutingRelation(MESH, dice, PORTS, new ContractViolations());
        ChannelDependencies dependencies = new ChannelDependencies();
        DeadlockFreedomCheck check =
                new DeadlockFreedomCheck(
                        dice,
                        relation.buffers(),
                        dependencies,
                        UNLIMITED,
                        new ContractViolations());
        ReachableHeaders reachable = new ReachableHeaders(relation, UNLIMITED);
        for (int target = 0; target < MESH.terminals(); target++) {
            reachable.explore(target);
            check.check(reachable);
        }
        return dependencies.sorted();
    }

    private static long[] defined(RandomRelationRouting dice) {
        ChannelDependencies dependencies = new ChannelDependencies();
        DeadlockFreedomDefinition.dependencies(MESH, dice)
                .forEach(
                        (held, all) ->
                                all.forEach(
                                        wanted -> dependencies.add(place(held), place(wanted))));
        return dependencies.sorted();
    }

    private static int place(DeadlockFreedomDefinition.Channel channel) {
        int output = PORTS.number(channel.router(), channel.port());
        return new BufferNumbering(PORTS, 2).channel(PORTS.end(output), channel.number());
    }
}
