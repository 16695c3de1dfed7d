// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.topology.Freedom;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.verification.Verdict.Outcome;

/** The check answers what the definition says, for relations drawn at random. */
class DefinitionTest {
    private static final int DRAWS = 60;
    private static final Mesh MESH = new Mesh(3);
    private static final Budget UNLIMITED = new Budget(Long.MAX_VALUE);
    private static final Ports PORTS = Ports.of(MESH, UNLIMITED, new Findings());

    static Stream<Freedom> claims() {
        return Stream.of(
                Freedom.ACYCLIC,
                Freedom.escape(1, Reuse.AFTER_TAIL),
                Freedom.escape(1, Reuse.WHOLE_PACKET),
                Freedom.escape(1, Reuse.ATOMIC));
    }

    /** Draws networks of which some have cycles and some have not. */
    private static Dice dice(int seed, Freedom claim) {
        SplittableRandom random = new SplittableRandom(seed);
        double free = random.nextInt(4) * 0.1;
        double wrong = random.nextInt(3) * 0.002;
        double closed = random.nextInt(3) * 0.001;
        return new Dice(MESH, seed, free, wrong, closed, claim);
    }

    @ParameterizedTest
    @MethodSource("claims")
    void agreesWithTheDefinition(Freedom claim) {
        int verified = 0;
        for (int seed = 0; seed < DRAWS; seed++) {
            Dice dice = dice(seed, claim);
            boolean holds = Definition.holds(MESH, dice);
            Outcome expected = holds ? Outcome.VERIFIED : Outcome.REFUTED;
            Verdict verdict = Verdict.of(MESH, dice, Verdict.BUDGET);
            assertEquals(expected, verdict.outcome(), () -> dice + ": " + verdict);
            verified += holds ? 1 : 0;
        }
        assertTrue(verified > 5 && verified < DRAWS - 5, verified + " of " + DRAWS);
    }

    @ParameterizedTest
    @MethodSource("claims")
    void findsTheDependenciesOfTheDefinition(Freedom claim) {
        for (int seed = 0; seed < DRAWS; seed++) {
            Dice dice = dice(seed, claim);
            assertArrayEquals(defined(dice), found(dice), dice::toString);
        }
    }

    private static long[] found(Dice dice) {
        Relation relation = new Relation(MESH, dice, PORTS, new Findings());
        Dependencies dependencies = new Dependencies();
        FreedomCheck check =
                new FreedomCheck(dice, relation.places(), dependencies, UNLIMITED, new Findings());
        Paths paths = new Paths(relation, UNLIMITED);
        for (int target = 0; target < MESH.terminals(); target++) {
            paths.find(target);
            check.see(paths);
        }
        return dependencies.sorted();
    }

    private static long[] defined(Dice dice) {
        Dependencies dependencies = new Dependencies();
        Definition.dependencies(MESH, dice)
                .forEach(
                        (held, all) ->
                                all.forEach(
                                        wanted -> dependencies.add(place(held), place(wanted))));
        return dependencies.sorted();
    }

    private static int place(Definition.Channel channel) {
        int output = PORTS.number(channel.router(), channel.port());
        return new Places(PORTS, 2).channel(PORTS.end(output), channel.number());
    }
}
