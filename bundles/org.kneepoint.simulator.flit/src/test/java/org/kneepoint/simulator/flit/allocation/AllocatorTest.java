// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.allocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Matchings of all allocators, against definitions and the largest matching by brute force. */
class AllocatorTest {
    private static final int NONE = AllocatorRequests.NONE;
    private static final int CASES = 400;

    static Stream<Arguments> kinds() {
        return Arrays.stream(AllocatorType.values())
                .flatMap(
                        type ->
                                Arrays.stream(ArbiterType.values())
                                        .map(arbiter -> Arguments.of(type, arbiter)));
    }

    private static boolean[][] drawn(Random random, int inputs, int outputs) {
        boolean[][] requests = new boolean[inputs][outputs];
        double density = random.nextDouble();
        for (boolean[] row : requests) {
            for (int output = 0; output < outputs; output++) {
                row[output] = random.nextDouble() < density;
            }
        }
        return requests;
    }

    private static int[] match(Allocator allocator, AllocatorRequests set, boolean[][] requests) {
        for (int input = 0; input < requests.length; input++) {
            for (int output = 0; output < requests[input].length; output++) {
                if (requests[input][output]) {
                    set.add(input, output);
                }
            }
        }
        int[] outputOf = new int[requests.length];
        Arrays.fill(outputOf, NONE);
        if (!set.isEmpty()) {
            allocator.allocate(set);
        }
        int listed = 0;
        for (int input = set.nextMatched(0); input != NONE; input = set.nextMatched(input + 1)) {
            outputOf[input] = set.outputOf(input);
            listed++;
        }
        assertEquals(listed, Arrays.stream(outputOf).filter(output -> output != NONE).count());
        set.clear();
        assertTrue(set.isEmpty());
        return outputOf;
    }

    private static void assertMatching(boolean[][] requests, int[] outputOf) {
        boolean[] taken = new boolean[requests[0].length];
        for (int input = 0; input < requests.length; input++) {
            if (outputOf[input] != NONE) {
                assertTrue(requests[input][outputOf[input]], "not requested");
                assertFalse(taken[outputOf[input]], "output matched twice");
                taken[outputOf[input]] = true;
            }
        }
    }

    private static boolean isMaximal(boolean[][] requests, int[] outputOf) {
        for (int input = 0; input < requests.length; input++) {
            for (int output = 0; output < requests[input].length; output++) {
                int other = output;
                if (requests[input][output]
                        && outputOf[input] == NONE
                        && Arrays.stream(outputOf).noneMatch(matched -> matched == other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the size of the largest matching of the inputs from one on, by trying all. */
    private static int largest(boolean[][] requests, int input, int takenOutputs) {
        if (input == requests.length) {
            return 0;
        }
        int best = largest(requests, input + 1, takenOutputs);
        for (int output = 0; output < requests[input].length; output++) {
            if (requests[input][output] && (takenOutputs >> output & 1) == 0) {
                best = Math.max(best, 1 + largest(requests, input + 1, takenOutputs | 1 << output));
            }
        }
        return best;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everyAllocationIsAMatching(AllocatorType type, ArbiterType arbiter) {
        Random random = new Random(3);
        for (int size = 1; size < 9; size++) {
            int outputs = 1 + random.nextInt(8);
            Allocator allocator = type.create(arbiter, 1 + random.nextInt(3), size, outputs);
            AllocatorRequests set = new AllocatorRequests(size, outputs);
            for (int i = 0; i < CASES; i++) {
                boolean[][] requests = drawn(random, size, outputs);
                assertMatching(requests, match(allocator, set, requests));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void enoughIterationsGiveAMaximalMatching(AllocatorType type, ArbiterType arbiter) {
        Random random = new Random(5);
        for (int inputs = 1; inputs < 7; inputs++) {
            for (int outputs = 1; outputs < 7; outputs++) {
                Allocator allocator = type.create(arbiter, inputs, inputs, outputs);
                AllocatorRequests set = new AllocatorRequests(inputs, outputs);
                for (int i = 0; i < CASES / 10; i++) {
                    boolean[][] requests = drawn(random, inputs, outputs);
                    int[] outputOf = match(allocator, set, requests);
                    assertTrue(isMaximal(requests, outputOf), type + " " + arbiter);
                    long size = Arrays.stream(outputOf).filter(output -> output != NONE).count();
                    int largest = largest(requests, 0, 0);
                    assertTrue(2 * size >= largest && size <= largest);
                }
            }
        }
    }

    /** All inputs request output 0 alone: one iteration matches one, whatever the order. */
    @Test
    void oneIterationCanMissARequest() {
        boolean[][] requests = {{true, true}, {true, false}};
        AllocatorRequests set = new AllocatorRequests(2, 2);
        int[] once =
                match(
                        AllocatorType.INPUT_FIRST.create(ArbiterType.ROUND_ROBIN, 1, 2, 2),
                        set,
                        requests);
        assertFalse(isMaximal(requests, once) && once[0] == 1);
        int[] wave =
                match(
                        AllocatorType.WAVEFRONT.create(ArbiterType.ROUND_ROBIN, 1, 2, 2),
                        set,
                        requests);
        assertTrue(isMaximal(requests, wave));
    }

    /** With all requests always there every input gets every output equally often. */
    @ParameterizedTest
    @MethodSource("kinds")
    void noPersistentRequestWaitsForEver(AllocatorType type, ArbiterType arbiter) {
        int side = 4;
        boolean[][] requests = new boolean[side][side];
        for (boolean[] row : requests) {
            Arrays.fill(row, true);
        }
        Allocator allocator = type.create(arbiter, 1, side, side);
        AllocatorRequests set = new AllocatorRequests(side, side);
        int[][] grants = new int[side][side];
        int rounds = 400;
        for (int i = 0; i < rounds; i++) {
            int[] outputOf = match(allocator, set, requests);
            for (int input = 0; input < side; input++) {
                if (outputOf[input] != NONE) {
                    grants[input][outputOf[input]]++;
                }
            }
        }
        for (int[] row : grants) {
            for (int count : row) {
                assertEquals(rounds / (double) side, count, side + 1, Arrays.deepToString(grants));
            }
        }
    }

    /** McKeown (1999): the pointers of iSLIP spread, so that full load is matched in full. */
    @Test
    void islipReachesAFullMatching() {
        int side = 8;
        boolean[][] requests = new boolean[side][side];
        for (boolean[] row : requests) {
            Arrays.fill(row, true);
        }
        Allocator allocator = AllocatorType.ISLIP.create(ArbiterType.ROUND_ROBIN, 1, side, side);
        AllocatorRequests set = new AllocatorRequests(side, side);
        int[] sizes = new int[3 * side];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] =
                    (int)
                            Arrays.stream(match(allocator, set, requests))
                                    .filter(output -> output != NONE)
                                    .count();
        }
        assertEquals(1, sizes[0]);
        assertEquals(side, sizes[side]);
        assertEquals(side, sizes[sizes.length - 1]);
    }

    /** One output that all inputs request: each is served once in every round. */
    @ParameterizedTest
    @EnumSource(ArbiterType.class)
    void anArbiterServesEachRequestOncePerRound(ArbiterType type) {
        int side = 5;
        boolean[][] requests = new boolean[side][1];
        for (boolean[] row : requests) {
            row[0] = true;
        }
        Allocator allocator = AllocatorType.OUTPUT_FIRST.create(type, 1, side, 1);
        AllocatorRequests set = new AllocatorRequests(side, 1);
        for (int round = 0; round < 4; round++) {
            boolean[] served = new boolean[side];
            for (int i = 0; i < side; i++) {
                int[] outputOf = match(allocator, set, requests);
                for (int input = 0; input < side; input++) {
                    served[input] |= outputOf[input] == 0;
                }
            }
            for (boolean each : served) {
                assertTrue(each);
            }
        }
    }

    /**
     * After 2, then 0, 1 and 2 request: round robin goes on after 2, a matrix takes 1, never
     * served.
     */
    @Test
    void aMatrixArbiterPrefersTheLeastRecentlyServed() {
        AllocatorRequests set = new AllocatorRequests(3, 1);
        for (ArbiterType type : ArbiterType.values()) {
            Allocator allocator = AllocatorType.OUTPUT_FIRST.create(type, 1, 3, 1);
            match(allocator, set, new boolean[][] {{true}, {false}, {false}});
            match(allocator, set, new boolean[][] {{false}, {false}, {true}});
            int[] outputOf = match(allocator, set, new boolean[][] {{true}, {true}, {true}});
            assertEquals(type == ArbiterType.MATRIX ? 0 : NONE, outputOf[1]);
            assertEquals(type == ArbiterType.MATRIX ? NONE : 0, outputOf[0]);
        }
    }
}
