// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/** Destinations, lengths and times for tests. */
public final class TestTraffic {
    private static final double NEVER = Double.POSITIVE_INFINITY;

    private TestTraffic() {}

    /** Uniform over the other terminals. */
    public static Destinations uniform(int terminals) {
        return new Uniform(terminals);
    }

    /** A function of the source. */
    public static Destinations to(IntUnaryOperator destination) {
        return new Fixed(destination);
    }

    /** All of one length. */
    public static Lengths fixed(int flits) {
        return new Range(flits, flits);
    }

    /** Uniform between two lengths. */
    public static Lengths between(int shortest, int longest) {
        return new Range(shortest, longest);
    }

    /** These one after the other, and the last one for ever. */
    public static Lengths inOrder(int... flits) {
        return new Given(flits, new int[1]);
    }

    /** Exponential intervals at every terminal. */
    public static ArrivalProcess.Source[] poisson(int terminals, double rate) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[terminals];
        Arrays.fill(
                processes, (ArrivalProcess.Source) r -> -StrictMath.log(1 - r.nextDouble()) / rate);
        return processes;
    }

    /** One message at each of some times, which do not decrease. */
    public static ArrivalProcess.Source at(double... times) {
        int[] next = {0};
        return random -> {
            int i = next[0]++;
            return i < times.length ? times[i] - (i == 0 ? 0 : times[i - 1]) : NEVER;
        };
    }

    private record Uniform(int terminals) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            int drawn = random.nextInt(terminals - 1);
            return drawn < source ? drawn : drawn + 1;
        }

        @Override
        public double probability(int source, int destination) {
            return source == destination ? 0 : 1.0 / (terminals - 1);
        }
    }

    private record Fixed(IntUnaryOperator of) implements Destinations {
        @Override
        public int destination(int source, RandomGenerator random) {
            return of.applyAsInt(source);
        }

        @Override
        public double probability(int source, int destination) {
            return of.applyAsInt(source) == destination ? 1 : 0;
        }
    }

    private record Range(int least, int most) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return least == most ? least : least + random.nextInt(most - least + 1);
        }

        @Override
        public double mean() {
            return (least + most) / 2.0;
        }

        @Override
        public double scv() {
            double sizes = most - least + 1.0;
            return (sizes * sizes - 1) / 12 / (mean() * mean());
        }
    }

    private record Given(int[] flits, int[] drawn) implements Lengths {
        @Override
        public int nextLength(RandomGenerator random) {
            return flits[Math.min(drawn[0]++, flits.length - 1)];
        }

        @Override
        public double mean() {
            return flits[flits.length - 1];
        }

        @Override
        public double scv() {
            return 0;
        }
    }
}
