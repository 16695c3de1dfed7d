// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.arrival;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.traffic.TypedScenarios.assertMissing;
import static org.kneepoint.traffic.TypedScenarios.assertUnusable;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.ArrivalProcess.Source;
import org.kneepoint.testkit.Assignments;
import org.kneepoint.traffic.TypedScenarios;

/** Errors of arrival processes, and the ends of the ranges. */
class ArrivalParametersTest {
    private static final Parameters MESSAGES =
            Parameters.of(StandardParameters.LENGTH, StandardParameters.LENGTH_DISTRIBUTION);

    private static Scenario scenario(ArrivalProcess process, String... settings) {
        return TypedScenarios.of(MESSAGES.and(process.parameters()), settings);
    }

    private static Scenario usual(ArrivalProcess process) {
        boolean bursty = process.parameters().names().contains("scv");
        return bursty ? scenario(process, "scv=3") : scenario(process);
    }

    static Stream<ArrivalProcess> all() {
        return Stream.of(
                new PoissonArrivals(),
                new BernoulliArrivals(),
                new GeneralisedExponentialArrivals(),
                new OnOffArrivals(),
                new PacketGapArrivals());
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatIsNoRateIsRefused(ArrivalProcess process) {
        Scenario scenario = usual(process);
        for (double rate : new double[] {0, -0.1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertUnusable("arrivals", () -> process.start(scenario, rate), process.name());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void smallRatesGiveLongFiniteTimes(ArrivalProcess process) {
        for (double rate : new double[] {1e-3, 1e-9, 1e-15}) {
            Source source = process.start(usual(process), rate);
            SplittableRandom random = new SplittableRandom(1);
            double longest = 0;
            for (int i = 0; i < 20; i++) {
                double time = source.nextInterval(random);
                assertTrue(time >= 0 && time < 1e3 / rate, rate + ": " + time);
                longest = Math.max(longest, time);
            }
            assertTrue(longest > 0.1 / rate, rate + ": " + longest);
        }
    }

    @Test
    void bernoulliHasOneMessagePerCycleAtMost() {
        ArrivalProcess process = new BernoulliArrivals();
        assertUnusable("arrivals", () -> process.start(scenario(process), 1.25), "1.25");
        assertUnusable("arrivals", () -> process.scv(scenario(process), 1.0001));
        Source full = process.start(scenario(process), 1);
        SplittableRandom random = new SplittableRandom(1);
        assertEquals(0, full.nextInterval(random), 0.0);
        assertEquals(1, full.nextInterval(random));
    }

    @Test
    void generalisedExponentialNeedsAnScvOfOneOrMore() {
        ArrivalProcess process = new GeneralisedExponentialArrivals();
        assertMissing("scv", () -> scenario(process));
        for (String name : new String[] {"scv=0.99", "scv=0", "scv=-1", "scv=1e7", "scv=nan"}) {
            TypedScenarios.assertNotAllowed(Assignments.of(name), () -> scenario(process, name));
        }
        Parameters wider = Parameters.of(StandardParameters.SCV).and(process.parameters());
        TypedScenarios.assertNotAllowed(
                Map.of("scv", "0.5", "arrivals", process.name()),
                () -> process.start(TypedScenarios.of(wider, "scv=0.5"), 0.1));
        assertMissing("scv", () -> process.start(TypedScenarios.of(wider), 0.1));
    }

    @ParameterizedTest
    @CsvSource({
        "duty=0.2, burst=100, 0.3, arrivals, 'duty=0.2, not 0.3'",
        "duty=0.9, burst=5, 0.1, burst, 10",
        "duty=0.5, burst=1.9, 0.1, burst, 2"
    })
    void onOffThatCannotBe(String duty, String burst, double rate, String parameter, String part) {
        ArrivalProcess process = new OnOffArrivals();
        assertUnusable(parameter, () -> process.start(scenario(process, duty, burst), rate), part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"duty=0", "duty=1", "duty=-1", "burst=0.5", "burst=1e10", "burst=inf"})
    void onOffParametersOutOfRange(String name) {
        TypedScenarios.assertNotAllowed(
                Assignments.of(name), () -> scenario(new OnOffArrivals(), name));
    }

    /** The peak is 1 message per cycle: within a burst there is no gap. */
    @Test
    void onOffAtItsHighestRate() {
        ArrivalProcess process = new OnOffArrivals();
        for (double duty : new double[] {0.1, 0.3, 0.7}) {
            Scenario scenario = scenario(process, "duty=" + duty, "burst=1000");
            Source source = process.start(scenario, duty);
            SplittableRandom random = new SplittableRandom(1);
            source.nextInterval(random);
            long ones =
                    Stream.generate(() -> source.nextInterval(random))
                            .limit(1000)
                            .filter(t -> t == 1)
                            .count();
            assertTrue(ones > 980, "back to back " + ones);
        }
    }

    /** The shortest bursts: the two-state chain is then independent between cycles. */
    @Test
    void onOffOfIndependentCyclesIsBernoulli() {
        ArrivalProcess process = new OnOffArrivals();
        Scenario scenario = scenario(process, "duty=0.75", "burst=4");
        assertEquals(0.7, process.scv(scenario, 0.3), 1e-15);
    }

    @Test
    void packetGapTakesUpToOneFlitPerCycle() {
        ArrivalProcess process = new PacketGapArrivals();
        Scenario eight = scenario(process, "length=8");
        assertUnusable("arrivals", () -> process.start(eight, 0.15), "1.2");
        Source full = process.start(eight, 1.0 / 8);
        SplittableRandom random = new SplittableRandom(1);
        assertTrue(full.nextInterval(random) < 8);
        assertEquals(8, full.nextInterval(random));
        assertEquals(0, process.scv(eight, 1.0 / 8));
    }

    /** Load 1 is accepted however it is rounded. */
    @Test
    void packetGapIsNotPutOffByRounding() {
        ArrivalProcess process = new PacketGapArrivals();
        for (int length = 1; length <= 1000; length++) {
            Scenario scenario = scenario(process, "length=" + length);
            assertEquals(0, process.scv(scenario, Math.nextUp(1.0 / length)), 1e-12);
        }
    }

    @Test
    void packetGapTakesFixedLengthsOnly() {
        ArrivalProcess process = new PacketGapArrivals();
        TypedScenarios.assertNotAllowed(
                Map.of("lengths", "bimodal", "arrivals", process.name()),
                () -> process.start(scenario(process, "lengths=bimodal"), 0.1));
        TypedScenarios.assertNotAllowed(
                Map.of("length", "8.5", "arrivals", process.name()),
                () -> process.start(scenario(process, "length=8.5"), 0.1));
        TypedScenarios.assertNotAllowed(
                Map.of("length", "1e300", "arrivals", process.name()),
                () -> process.scv(scenario(process, "length=1e300"), 1e-9));
    }

    /** A network without the parameter has packets of one flit. */
    @Test
    void packetGapWithoutLengthsIsBernoulli() {
        ArrivalProcess process = new PacketGapArrivals();
        assertEquals(0.75, process.scv(TypedScenarios.of(process), 0.25), 1e-15);
    }
}
