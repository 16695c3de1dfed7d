// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import static org.kneepoint.contract.Checks.assertEquals;
import static org.kneepoint.contract.Checks.assertFalse;
import static org.kneepoint.contract.Checks.assertNotEquals;
import static org.kneepoint.contract.Checks.assertTrue;
import static org.kneepoint.contract.Checks.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;

/** The contract of solvers, simulators and queues. Subclasses add checks of the figures. */
abstract class EvaluationContract {
    private static final int THREADS = 4;

    /** Values that are invalid for some types of parameter; where valid, the point is checked. */
    private static final List<String> SUSPECT =
            List.of(
                    "",
                    "NaN",
                    "Infinity",
                    "-Infinity",
                    "-1",
                    "-1e-9",
                    "-1e300",
                    "0",
                    "1e-300",
                    "1e18",
                    "1e300",
                    "1e400",
                    "0x10",
                    "1e",
                    "one",
                    "1 2",
                    "true",
                    "\u0660");

    /** Invalid for every number. */
    private static final List<String> NO_NUMBERS = List.of("", "NaN", "1e400", "0x10", "one");

    private final EvaluationSubject subject;

    /** The points evaluated first, on which the checks of figures agree. */
    private final Map<Map<String, String>, Point> points = new ConcurrentHashMap<>();

    EvaluationContract(EvaluationSubject subject) {
        this.subject = subject;
    }

    final EvaluationSubject subject() {
        return subject;
    }

    /** Returns the point of some settings, which is evaluated once for all checks of figures. */
    final Point point(Map<String, String> settings) {
        Point known = points.get(settings);
        if (known == null) {
            known = subject.evaluate(settings);
            points.put(Map.copyOf(settings), known);
        }
        return known;
    }

    /** Returns settings of points from idle to overloaded. */
    abstract List<Map<String, String>> samples();

    /** Returns the requirements of the figures. */
    abstract List<Requirement> figureRequirements();

    final void check(ContractReport.Builder report) {
        checkFigures(report);
        checkSettings(report);
    }

    /** Checks the points of valid settings. */
    final void checkFigures(ContractReport.Builder report) {
        String points = samples().size() + " points";
        report.check(
                subject.title(),
                "ranges and statuses",
                points
                        + ": figures of at least 0, fractions of at most 1, a reason for each status"
                        + " but ok",
                this::answersSoundly);
        report.check(
                subject.title(),
                "repeatable",
                points + " evaluated twice, to the bit",
                this::givesTheSameBits);
        report.check(
                subject.title(),
                "safe for threads",
                points + " in " + THREADS + " threads, to the bit",
                this::givesTheSameBitsInThreads);
        figureRequirements().forEach(r -> r.report(report, subject.title()));
    }

    /** Checks that invalid settings are refused and others evaluated. */
    final void checkSettings(ContractReport.Builder report) {
        report.check(
                subject.title(),
                "choices",
                "each choice of each parameter evaluated or refused, from idle to overloaded",
                this::answersSoundlyForEveryChoice);
        report.check(
                subject.title(),
                "unknown and missing parameters",
                "refused in one line",
                this::refusesIncompleteSettings);
        Map<String, ContractReport.Check> values = new LinkedHashMap<>();
        for (Parameter<?> parameter : subject.parameters().all()) {
            for (String text : SUSPECT) {
                values.put(
                        parameter.name() + "=" + text,
                        () -> refusesOrAnswersSoundly(parameter, text));
            }
        }
        report.checkAll(
                subject.title(),
                "unusual values",
                values.size() + " settings, evaluated or refused in one line",
                values);
    }

    private void answersSoundly() {
        samples().forEach(settings -> assertSound(point(settings)));
    }

    private void answersSoundlyForEveryChoice() {
        for (Parameter<?> parameter : subject.parameters().all()) {
            for (String choice : parameter.choices()) {
                for (Map<String, String> settings : fewSamples()) {
                    evaluateOrRefuse(EvaluationSubject.with(settings, parameter.name(), choice));
                }
            }
        }
    }

    /** The first, the middle and the last: idle, loaded, overloaded. */
    private List<Map<String, String>> fewSamples() {
        List<Map<String, String>> all = samples();
        return IntStream.range(0, all.size())
                .filter(i -> i == 0 || i == all.size() / 2 || i == all.size() - 1)
                .mapToObj(all::get)
                .toList();
    }

    /** Checks the ranges of figures; a point holds finite ones only. */
    private static void assertSound(Point point) {
        String what = point.settings() + " " + point.status() + " " + point.figures();
        point.figures()
                .forEach(
                        (quantity, value) -> {
                            assertTrue(quantity + " of " + what, value >= 0);
                            if (quantity.unit().equals("fraction")) {
                                assertTrue(quantity + " of " + what, value <= 1);
                            }
                        });
        assertNotEquals(point.reason().text(), Status.FAILED, point.status());
        assertEquals("reason of " + what, point.status() == Status.OK, point.reason().isEmpty());
        assertTrue("reason of " + what, point.reason().text().lines().count() <= 1);
    }

    private void refusesOrAnswersSoundly(Parameter<?> parameter, String text) {
        Map<String, String> settings =
                EvaluationSubject.with(subject.settings(), parameter.name(), text);
        if (parameter.name().equals("rate")) {
            settings.remove("load");
        }
        boolean answered = evaluateOrRefuse(settings);
        boolean wrong = parameter.isNumeric() && NO_NUMBERS.contains(text) || text.isEmpty();
        assertFalse("is accepted", answered && wrong);
    }

    /** Returns whether a point was evaluated rather than refused. */
    private boolean evaluateOrRefuse(Map<String, String> settings) {
        try {
            assertSound(subject.evaluate(settings));
            return true;
        } catch (BadInput e) {
            assertEquals(e.getMessage(), 1, e.getMessage().lines().count());
            assertFalse(e.getMessage().isBlank());
            return false;
        }
    }

    private void refusesIncompleteSettings() {
        Map<String, String> settings = subject.settings();
        assertRefused(EvaluationSubject.with(settings, "no.such.word", "1"));
        for (Parameter<?> parameter : subject.parameters().all()) {
            if (parameter.isRequired()) {
                Map<String, String> fewer = new LinkedHashMap<>(settings);
                fewer.remove(parameter.name());
                assertRefused(fewer);
            }
        }
    }

    private void assertRefused(Map<String, String> settings) {
        if (evaluateOrRefuse(settings)) {
            fail("is accepted: " + settings);
        }
    }

    private void givesTheSameBits() {
        assertEquals(firstBits(), allBits());
    }

    private void givesTheSameBitsInThreads() throws Exception {
        List<String> alone = firstBits();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                tasks.add(this::allBits);
            }
            for (Future<List<String>> together : threads.invokeAll(tasks)) {
                assertEquals(alone, together.get());
            }
        } finally {
            threads.shutdown();
        }
    }

    private List<String> firstBits() {
        return samples().stream().map(this::point).map(EvaluationSubject::bits).toList();
    }

    private List<String> allBits() {
        return subject.evaluateAll(samples()).stream().map(EvaluationSubject::bits).toList();
    }
}
