// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.ArrivalProcess.Source;
import org.kneepoint.traffic.GoodnessOfFit;
import org.kneepoint.traffic.TypedScenarios;

/** Poisson and generalised exponential arrivals against closed forms. */
class ContinuousArrivalsTest {
    private static final int DRAWS = 100_000;
    private static final double RATE = 0.2;

    private final RandomGenerator random = new SplittableRandom(31);

    private static Source source(ArrivalProcess process, String... settings) {
        return process.start(TypedScenarios.of(process, settings), RATE);
    }

    private double[] draw(Source source) {
        double[] times = new double[DRAWS];
        Arrays.setAll(times, i -> source.nextInterval(random));
        return times;
    }

    private static double exponential(double rate, double time) {
        return -Math.expm1(-rate * time);
    }

    @Test
    void poissonIntervalsAreExponential() {
        double[] times = draw(source(new PoissonArrivals()));
        GoodnessOfFit.assertDistribution(t -> exponential(RATE, t), times);
        GoodnessOfFit.assertMean(
                1 / RATE, 1 / (RATE * RATE), Arrays.stream(times).average().orElseThrow(), DRAWS);
        assertEquals(1, new PoissonArrivals().scv(TypedScenarios.of(new PoissonArrivals()), RATE));
    }

    @Test
    void poissonTerminalsShareOneSource() {
        PoissonArrivals process = new PoissonArrivals();
        Scenario none = TypedScenarios.of(process);
        Source slow = process.start(none, 0.1);
        assertSame(slow, process.start(none, 0.1));
        Source fast = process.start(none, 0.2);
        double gap = slow.nextInterval(new SplittableRandom(1));
        assertEquals(gap, 2 * fast.nextInterval(new SplittableRandom(1)), 1e-15);
        assertEquals(gap, process.start(none, 0.1).nextInterval(new SplittableRandom(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.5", "4", "30"})
    void batchesAreGeometricAndCarryTheRate(String name) {
        double scv = Double.parseDouble(name);
        Source source = source(new GeneralisedExponentialArrivals(), "scv=" + name);
        source.nextInterval(random);
        double[] times = draw(source);
        double first = 2 / (1 + scv);
        double[] between = Arrays.stream(times).filter(t -> t > 0).toArray();
        GoodnessOfFit.assertMean(
                first, first * (1 - first), (double) between.length / DRAWS, DRAWS);
        GoodnessOfFit.assertDistribution(t -> exponential(first * RATE, t), between);
        double mean = Arrays.stream(times).average().orElseThrow();
        GoodnessOfFit.assertMean(1 / RATE, scv / (RATE * RATE), mean, DRAWS);
    }

    /** E[T^2] = (1 + scv) / rate^2; its error from E[T^4] = 24 t / (t rate)^4. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "1.5", "4", "30"})
    void theSecondMomentGivesTheScv(String name) {
        ArrivalProcess process = new GeneralisedExponentialArrivals();
        Scenario scenario = TypedScenarios.of(process, "scv=" + name);
        double scv = process.scv(scenario, RATE);
        assertEquals(Double.parseDouble(name), scv);
        Source source = process.start(scenario, RATE);
        source.nextInterval(random);
        double square = Arrays.stream(draw(source)).map(t -> t * t).average().orElseThrow();
        double second = (1 + scv) / (RATE * RATE);
        double first = 2 / (1 + scv);
        double fourth = 24 * first / Math.pow(first * RATE, 4);
        GoodnessOfFit.assertMean(second, fourth - second * second, square, DRAWS);
    }

    @Test
    void theFirstBatchComesAfterAnExponentialTime() {
        ArrivalProcess process = new GeneralisedExponentialArrivals();
        Scenario scenario = TypedScenarios.of(process, "scv=4");
        double[] firsts = new double[DRAWS];
        Arrays.setAll(firsts, i -> process.start(scenario, RATE).nextInterval(random));
        GoodnessOfFit.assertDistribution(t -> exponential(0.4 * RATE, t), firsts);
    }

    /**
     * A compound Poisson process has in a time w messages of mean m = rate w and variance scv m.
     * The error of a sample variance needs the fourth cumulant, that of the number of batches times
     * the fourth moment of a batch.
     */
    @ParameterizedTest
    @ValueSource(strings = {"1", "3", "10"})
    void theCountInAnyTimeHasScvTimesThePoissonVariance(String name) {
        double scv = Double.parseDouble(name);
        double window = 50;
        int windows = 20_000;
        double squares = 0;
        for (int i = 0; i < windows; i++) {
            Source source = source(new GeneralisedExponentialArrivals(), "scv=" + name);
            int count = 0;
            for (double t = source.nextInterval(random);
                    t < window;
                    t += source.nextInterval(random)) {
                count++;
            }
            double deviation = count - RATE * window;
            squares += deviation * deviation;
        }
        double first = 2 / (1 + scv);
        double variance = scv * RATE * window;
        double fourth =
                first * RATE * window * fourthMomentOfBatch(first) + 3 * variance * variance;
        GoodnessOfFit.assertMean(
                variance, fourth - variance * variance, squares / windows, windows);
    }

    private static double fourthMomentOfBatch(double first) {
        double sum = 0;
        for (int size = 1; size < 1000; size++) {
            sum += Math.pow(size, 4) * first * Math.pow(1 - first, size - 1);
        }
        return sum;
    }
}
