// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;

class BracketSearchTest {
    private static final double BOUND = 32;
    private static final double TOLERANCE = 0.01;

    private static Status at(double load, double saturation) {
        return load < saturation ? Status.OK : Status.SATURATED;
    }

    private static void assertHolds(double truth, double tolerance, SearchTrials trials) {
        double low = trials.low().orElseThrow();
        double high = trials.high().orElseThrow();
        assertTrue(low < truth && truth <= high, low + " to " + high + " without " + truth);
        assertTrue(high - low <= tolerance * (low + high) / 2, low + " to " + high);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-5, 0.013, 0.27, 0.5, 0.999, 7, 31})
    void findsAKnownLoadFromAnyGuess(double truth) {
        for (double guess : new double[] {0.02, 0.5, 20}) {
            FakeProbe probe = FakeProbe.of((load, attempt) -> at(load, truth));
            SearchStrategy plan = SearchStrategy.ofSimulation(guess, BOUND, TOLERANCE);
            BracketSearch search = new BracketSearch(probe, plan);
            assertEquals(SearchEnd.BRACKETED, search.run());
            assertHolds(truth, TOLERANCE, search.trials());
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-5, 0.27, 0.5, 7, 900000})
    void followsAModelToAMillionth(double truth) {
        FakeProbe probe = FakeProbe.of((load, attempt) -> at(load, truth));
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofModel(HighestLoad.MAX_LOAD));
        assertEquals(SearchEnd.BRACKETED, search.run());
        assertHolds(truth, 1e-6, search.trials());
    }

    @Test
    void aGoodGuessIsSoonConfirmed() {
        FakeProbe probe = FakeProbe.of((load, attempt) -> at(load, 0.3));
        new BracketSearch(probe, SearchStrategy.ofSimulation(0.31, BOUND, TOLERANCE)).run();
        assertEquals(4, probe.requests.size());
        assertTrue(probe.requests.stream().allMatch(loads -> loads.size() == 2));
    }

    /** A simulation whose latency takes too long within a percent of saturation. */
    private static Point settling(double load, double saturation, double throughput) {
        boolean undecided = Math.abs(load - saturation) < 0.004 * saturation;
        return Point.of(Map.of())
                .with(Quantities.LOAD, load)
                .with(Quantities.THROUGHPUT, throughput)
                .with(Quantities.THROUGHPUT_CI95, 0.001 * load)
                .status(
                        undecided ? Status.LIMIT : at(load, saturation),
                        at(load, saturation) == Status.OK && !undecided ? "" : "because")
                .build();
    }

    @Test
    void whatASaturatedNetworkAcceptsLeadsToItsSaturation() {
        FakeProbe probe =
                FakeProbe.ofPoints((load, attempt) -> settling(load, 0.3, Math.min(load, 0.3)));
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.38, BOUND, TOLERANCE));
        assertEquals(SearchEnd.BRACKETED, search.run());
        assertHolds(0.3, TOLERANCE, search.trials());
        assertTrue(probe.requests.size() <= 4, () -> probe.requests.toString());
    }

    /** Starved nodes: the others get more accepted above saturation, which hides it a little. */
    @Test
    void acceptingMoreBeyondSaturationMisleadsByTheSlackAtMost() {
        for (double share : new double[] {0.2, 0.5, 0.9}) {
            FakeProbe probe =
                    FakeProbe.ofPoints(
                            (load, attempt) ->
                                    settling(
                                            load,
                                            0.3,
                                            load < 0.3 ? load : 0.3 + share * (load - 0.3)));
            SearchStrategy plan = SearchStrategy.ofSimulation(0.38, BOUND, TOLERANCE);
            BracketSearch search = new BracketSearch(probe, plan);
            assertEquals(SearchEnd.BRACKETED, search.run());
            SearchTrials trials = search.trials();
            double low = trials.low().orElseThrow();
            double high = trials.high().orElseThrow();
            assertTrue(low < (1 + plan.slack()) * 0.3 && 0.3 <= high, low + " to " + high);
            assertTrue(plan.isNarrow(low, high), low + " to " + high);
        }
    }

    @Test
    void whatIsAcceptedOfAnUndecidedLoadIsCarried() {
        LoadTrial trial = new LoadTrial(0.3, settling(0.3, 0.3, 0.2995), 1);
        assertEquals(0.2992, trial.carried(0.005).orElseThrow(), 1e-12);
        assertTrue(trial.carried(0.002).isEmpty());
        assertTrue(trial.exceedsAccepted());
        LoadTrial quarter = new LoadTrial(0.3, settling(0.3, 0.3, 0.2246), 0.75);
        assertEquals(0.2246 / 0.75 - 0.0004, quarter.carried(0.005).orElseThrow(), 1e-12);
        assertTrue(new LoadTrial(0.32, settling(0.32, 0.3, 0.3199), 1).carried(0.01).isEmpty());
    }

    @Test
    void theIntervalCoversContradictions() {
        FakeProbe probe =
                FakeProbe.of(
                        (load, attempt) ->
                                load > 0.29 && load < 0.295 ? Status.SATURATED : at(load, 0.31));
        BracketSearch search =
                new BracketSearch(
                        probe,
                        new SearchStrategy(
                                List.of(0.28, 0.293, 0.3, 0.4), 1.4, 2, BOUND, TOLERANCE, 2));
        assertEquals(SearchEnd.BRACKETED, search.run());
        SearchTrials trials = search.trials();
        assertTrue(trials.low().orElseThrow() <= 0.29);
        assertTrue(trials.high().orElseThrow() >= 0.31);
        assertTrue(trials.high().orElseThrow() < 0.314);
        assertTrue(trials.inconclusiveReasons().contains("0.3 (ok)"), trials::inconclusiveReasons);
    }

    @Test
    void whatStaysUndecidedStaysInside() {
        FakeProbe probe =
                FakeProbe.of(
                        (load, attempt) ->
                                load > 0.29 && load < 0.31 ? Status.LIMIT : at(load, 0.3));
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.3, BOUND, TOLERANCE));
        assertEquals(SearchEnd.BRACKETED, search.run());
        SearchTrials trials = search.trials();
        assertTrue(trials.low().orElseThrow() <= 0.29);
        assertTrue(trials.low().orElseThrow() > 0.285);
        assertTrue(trials.high().orElseThrow() >= 0.31);
        assertTrue(trials.high().orElseThrow() < 0.315);
        trials.trialsInBracket().forEach(trial -> assertEquals(2, trials.trials(trial.load())));
        assertTrue(
                trials.inconclusiveReasons().startsWith("undecided: "),
                trials::inconclusiveReasons);
    }

    @Test
    void moreEffortMayDecide() {
        FakeProbe probe =
                FakeProbe.of(
                        (load, attempt) ->
                                attempt == 0 && load > 0.29 && load < 0.31
                                        ? Status.UNSTEADY
                                        : at(load, 0.3));
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.3, BOUND, TOLERANCE));
        assertEquals(SearchEnd.BRACKETED, search.run());
        SearchTrials trials = search.trials();
        assertTrue(trials.low().orElseThrow() < 0.3);
        assertTrue(trials.high().orElseThrow() >= 0.3);
        assertEquals("", trials.inconclusiveReasons());
    }

    @Test
    void givesUpWhereNothingIsDecided() {
        FakeProbe probe = FakeProbe.of((load, attempt) -> Status.LIMIT);
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.3, BOUND, TOLERANCE));
        assertEquals(SearchEnd.UNDECIDED, search.run());
        assertTrue(probe.requests.size() < 10);
    }

    @Test
    void endsWithTheIntervalReachedWhenTimeIsOver() {
        FakeProbe probe = FakeProbe.of((load, attempt) -> at(load, 0.3)).closingAfter(2);
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.3, BOUND, 1e-4));
        assertEquals(SearchEnd.STOPPED, search.run());
        assertHolds(0.3, 0.1, search.trials());
    }

    @Test
    void reportsWhereThereIsNoSaturation() {
        SearchStrategy plan = SearchStrategy.ofSimulation(0.3, 2, TOLERANCE);
        BracketSearch steady = new BracketSearch(FakeProbe.of((l, a) -> Status.OK), plan);
        assertEquals(SearchEnd.STEADY_AT_MAXIMUM, steady.run());
        assertEquals(2, steady.trials().highest());
        BracketSearch saturated = new BracketSearch(FakeProbe.of((l, a) -> Status.SATURATED), plan);
        assertEquals(SearchEnd.SATURATED_AT_MINIMUM, saturated.run());
        BracketSearch broken = new BracketSearch(FakeProbe.of((l, a) -> Status.DEADLOCKED), plan);
        assertEquals(SearchEnd.FAILED, broken.run());
    }

    @Test
    void aNetworkThatLosesNeverSaturates() {
        FakeProbe probe =
                FakeProbe.ofPoints(
                        (load, attempt) ->
                                Point.of(Map.of())
                                        .with(Quantities.LOAD, load)
                                        .with(Quantities.THROUGHPUT, Math.min(load, 0.7))
                                        .with(Quantities.LOSS, Math.max(0, 1 - 0.7 / load))
                                        .build());
        BracketSearch search =
                new BracketSearch(probe, SearchStrategy.ofSimulation(0.5, 1000, TOLERANCE));
        assertEquals(SearchEnd.LOSSY, search.run());
        assertTrue(search.trials().highest() < 5);
    }
}
