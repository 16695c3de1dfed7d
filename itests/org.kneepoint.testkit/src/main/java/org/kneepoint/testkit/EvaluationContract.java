// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import static org.kneepoint.testkit.Checks.assertEquals;
import static org.kneepoint.testkit.Checks.assertFalse;
import static org.kneepoint.testkit.Checks.assertNotEquals;
import static org.kneepoint.testkit.Checks.assertTrue;
import static org.kneepoint.testkit.Checks.fail;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;

/**
 * What everything that turns words into points keeps to, whoever wrote it. Subclasses add what
 * their kind knows about the figures.
 */
abstract class EvaluationContract {
    private static final int THREADS = 4;

    /** Wrong at least for some kinds of parameter; where they are right the answer is judged. */
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

    /** Wrong for every number. */
    private static final List<String> NO_NUMBERS = List.of("", "NaN", "1e400", "0x10", "one");

    private final EvaluationSubject subject;

    EvaluationContract(EvaluationSubject subject) {
        this.subject = subject;
    }

    final EvaluationSubject subject() {
        return subject;
    }

    /** Returns words of points from idle to overloaded. */
    abstract List<Map<String, String>> samples();

    /** Returns what the kind knows beside what is common to all. */
    abstract Map<String, CollectedFailures.Check> figureChecks();

    final void check(CollectedFailures findings) {
        checkFigures(findings);
        checkWords(findings);
    }

    /** Whether it answers as it should. */
    final void checkFigures(CollectedFailures findings) {
        Map<String, CollectedFailures.Check> checks = new LinkedHashMap<>();
        checks.put("answers soundly", this::answersSoundly);
        checks.put("gives the same bits again", this::givesTheSameBits);
        checks.put("gives the same bits in several threads", this::givesTheSameBitsInThreads);
        checks.putAll(figureChecks());
        checks.forEach((what, check) -> findings.check(subject.title() + " " + what, check));
    }

    /** Whether it answers to any words, or refuses them as it should. */
    final void checkWords(CollectedFailures findings) {
        findings.check(
                subject.title() + " answers soundly for every choice",
                this::answersSoundlyForEveryChoice);
        findings.check(
                subject.title() + " refuses what is missing or unknown",
                this::refusesIncompleteWords);
        for (Parameter<?> parameter : subject.parameters().all()) {
            for (String text : SUSPECT) {
                findings.check(
                        subject.title() + " " + parameter.name() + "=" + text,
                        () -> refusesOrAnswersSoundly(parameter, text));
            }
        }
    }

    private void answersSoundly() {
        samples().forEach(settings -> assertSound(subject.evaluate(settings)));
    }

    private void answersSoundlyForEveryChoice() {
        for (Parameter<?> parameter : subject.parameters().all()) {
            for (String choice : parameter.choices()) {
                for (Map<String, String> settings : samples()) {
                    evaluateOrRefuse(EvaluationSubject.with(settings, parameter.name(), choice));
                }
            }
        }
    }

    /** Figures that are not finite cannot be in a point. */
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
                EvaluationSubject.with(subject.words(), parameter.name(), text);
        if (parameter.name().equals("rate")) {
            settings.remove("load");
        }
        boolean answered = evaluateOrRefuse(settings);
        boolean wrong = parameter.isNumeric() && NO_NUMBERS.contains(text) || text.isEmpty();
        assertFalse("is accepted", answered && wrong);
    }

    /** Returns whether there was an answer; every other exception than the one allowed passes. */
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

    private void refusesIncompleteWords() {
        Map<String, String> settings = subject.words();
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
        assertEquals(allBits(), allBits());
    }

    private void givesTheSameBitsInThreads() throws Exception {
        List<String> alone = allBits();
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

    private List<String> allBits() {
        return subject.evaluateAll(samples()).stream().map(EvaluationSubject::bits).toList();
    }
}
