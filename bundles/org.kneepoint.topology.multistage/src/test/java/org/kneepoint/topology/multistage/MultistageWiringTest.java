// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.api.topology.Network;

/** Channels against explicit permutations. */
class MultistageWiringTest {
    /** The line of the next stage to which each line of a stage leads. */
    private static List<Integer> into(Network network, int radix, int stage) {
        int switches = network.terminals() / radix;
        return IntStream.range(0, network.terminals())
                .map(
                        line -> {
                            int router = stage * switches + line / radix;
                            int next = network.peerRouter(router, line % radix);
                            assertEquals(stage + 1, next / switches, "stage");
                            int port = network.peerPort(router, line % radix);
                            return next % switches * radix + port;
                        })
                .boxed()
                .toList();
    }

    private static List<Integer> entries(Network network, int radix) {
        return IntStream.range(0, network.terminals())
                .map(t -> network.injectionRouter(t) * radix + network.injectionPort(t))
                .boxed()
                .toList();
    }

    private static List<Integer> lines(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    @Test
    void binaryThreeFly() {
        Network fly = new Butterfly(new RadixDigits(2, 3));
        assertEquals(lines(8), entries(fly, 2));
        assertEquals(List.of(0, 4, 2, 6, 1, 5, 3, 7), into(fly, 2, 0));
        assertEquals(List.of(0, 2, 1, 3, 4, 6, 5, 7), into(fly, 2, 1));
        assertEquals(3, fly.ejectionRouter(7) % 4);
        assertEquals(1, fly.ejectionPort(7));
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 3", "7, 2"})
    void butterflyExchangesWrittenDigits(int radix, int stages) {
        Network fly = new Butterfly(new RadixDigits(radix, stages));
        assertEquals(lines(fly.terminals()), entries(fly, radix));
        for (int stage = 1; stage < stages; stage++) {
            List<Integer> expected = new ArrayList<>();
            for (int line = 0; line < fly.terminals(); line++) {
                expected.add(exchanged(line, radix, stages, stage));
            }
            assertEquals(expected, into(fly, radix, stage - 1));
        }
    }

    /** Digit n - s is the s-th from the front of n written digits. */
    private static int exchanged(int line, int radix, int stages, int stage) {
        String written = Integer.toString(line, radix);
        List<Character> digits = new ArrayList<>();
        ("0".repeat(stages - written.length()) + written)
                .chars()
                .forEach(c -> digits.add((char) c));
        Collections.swap(digits, stage - 1, stages - 1);
        StringBuilder text = new StringBuilder();
        digits.forEach(text::append);
        return Integer.parseInt(text.toString(), radix);
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 3", "7, 2", "5, 1"})
    void omegaShufflesADeck(int radix, int stages) {
        Network omega = new Omega(new RadixDigits(radix, stages));
        List<Integer> shuffled = shuffled(omega.terminals(), radix);
        assertEquals(shuffled, entries(omega, radix));
        for (int stage = 0; stage < stages - 1; stage++) {
            assertEquals(shuffled, into(omega, radix, stage));
        }
    }

    /** The order of a deck after a perfect k-shuffle. */
    private static List<Integer> shuffled(int cards, int packets) {
        int height = cards / packets;
        Integer[] place = new Integer[cards];
        int laid = 0;
        for (int row = 0; row < height; row++) {
            for (int packet = 0; packet < packets; packet++) {
                place[packet * height + row] = laid++;
            }
        }
        return List.of(place);
    }
}
