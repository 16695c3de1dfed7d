// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.coupled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kneepoint.solver.sharedbuffer.coupled.CoupledSwitch.ForwardResult;

/** One cycle against the enumeration of all transitions. */
class CoupledSwitchTest {
    private static final double SPECIAL = 0.37;

    private static double[] falling(int longest, double start) {
        double[] accepted = new double[longest + 1];
        Arrays.setAll(accepted, length -> start / (1 + 0.3 * length));
        return accepted;
    }

    private static QueueTransitionMatrix someHabit(int longest) {
        double[][] accepted = new double[longest + 1][longest + 1];
        double[][] refused = new double[longest + 1][longest + 1];
        for (int before = 0; before <= longest; before++) {
            for (int after = 0; after <= longest; after++) {
                accepted[before][after] = 1 + (before * 3 + after * 5) % 7;
                refused[before][after] = after < before ? 0 : 1 + (before + 2 * after) % 4;
            }
        }
        return QueueTransitionMatrix.of(accepted, refused);
    }

    @ParameterizedTest
    @CsvSource({"2,3,2,false", "2,3,3,true", "3,2,2,false", "3,3,1,true", "2,1,1,true"})
    void aCycleIsWhatCanHappenInIt(int radix, int places, int longest, boolean special) {
        QueueLengthStates queues = QueueLengthStates.of(radix, places, special);
        UpstreamQueueStates feeders = UpstreamQueueStates.of(radix, longest);
        CoupledSwitch coupled = new CoupledSwitch(queues, feeders, special ? SPECIAL : 0, longest);
        double[] hot = falling(longest, 0.8);
        double[] cold = falling(longest, 0.6);
        double[][] accepted = new double[radix][];
        double[] share = new double[radix];
        Arrays.setAll(accepted, outlet -> special && outlet == 0 ? hot : cold);
        double each = special ? (1 - SPECIAL) / (radix - 1) : 1.0 / radix;
        Arrays.setAll(share, outlet -> special && outlet == 0 ? SPECIAL : each);
        EnumeratedSwitch plain =
                new EnumeratedSwitch(places, special, share, accepted, someHabit(longest));
        for (int x = 0; x < queues.size(); x++) {
            for (int y = 0; y < feeders.size(); y++) {
                double[] states = new double[coupled.size()];
                states[x * feeders.size() + y] = 1;
                ForwardResult forward = coupled.forward(states, hot, cold);
                double[] next = coupled.receive(forward.states(), someHabit(longest));
                assertSame(
                        plain.cycle(queues.lengths(x), feeders.lengths(y)), next, queues, feeders);
            }
        }
    }

    private static void assertSame(
            Map<String, Double> expected,
            double[] states,
            QueueLengthStates queues,
            UpstreamQueueStates feeders) {
        Map<String, Double> found = new TreeMap<>();
        for (int i = 0; i < states.length; i++) {
            if (states[i] > 0) {
                int[] own = queues.lengths(i / feeders.size());
                int[] fed = feeders.lengths(i % feeders.size());
                found.put(EnumeratedSwitch.list(own) + "/" + EnumeratedSwitch.list(fed), states[i]);
            }
        }
        assertEquals(expected.keySet(), found.keySet());
        expected.forEach((state, chance) -> assertEquals(chance, found.get(state), 1e-14, state));
    }

    /** Two packets for one outlet, one place free: the sums are made by hand. */
    @Test
    void whatIsSeenOfAFullSwitch() {
        QueueLengthStates queues = QueueLengthStates.of(2, 2, false);
        UpstreamQueueStates feeders = UpstreamQueueStates.of(2, 1);
        CoupledSwitch coupled = new CoupledSwitch(queues, feeders, 0, 2);
        double[] states = new double[coupled.size()];
        int full = queues.indexOf(new int[] {0, 2});
        states[full * feeders.size() + feeders.size() - 1] = 1;
        double[] accepted = {1, 1, 0.25};
        ForwardResult forward = coupled.forward(states, accepted, accepted);
        assertEquals(0.25, forward.cold().departures(), 1e-15);
        assertEquals(0.75 * 2 + 0.25, coupled.rejected(forward.states()), 1e-15);
        double[] acceptance = coupled.acceptance(forward.states(), new double[] {1, 1});
        assertEquals(0.125, acceptance[1], 1e-15);
        // of two packets one left and one came, for either queue
        double[] left = forward.cold().transitions().afterDeparture()[2];
        assertEquals(0.5, left[1], 1e-15);
        assertEquals(0.5, left[2], 1e-15);
        double[] idle = forward.cold().transitions().withoutDeparture()[0];
        assertEquals(0.75 + 0.125, idle[0], 1e-15);
        assertEquals(0.125, idle[1], 1e-15);
    }
}
