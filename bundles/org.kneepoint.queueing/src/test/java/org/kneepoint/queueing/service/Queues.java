// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.Scenario;

/** The queues by name and by the words that a user types. */
final class Queues {
    /** One of each component. */
    static final List<QueueModel> ALL =
            List.of(
                    new MarkovianQueues.Single(),
                    new MarkovianQueues.SingleLimited(),
                    new MarkovianQueues.Several(),
                    new MarkovianQueues.SeveralLimited(),
                    new MarkovianQueues.Unlimited(),
                    new MarkovianQueues.FirstErlangFormula(),
                    new MarkovianQueues.SecondErlangFormula(),
                    new GeneralQueues.Deterministic(),
                    new GeneralQueues.DeterministicLimited(),
                    new GeneralQueues.General(),
                    new GeneralQueues.GeneralLimited(),
                    new GeneralQueues.GeneralSeveral(),
                    new GeneralQueues.GeneralArrivals(),
                    new BurstyQueues.Unlimited(),
                    new BurstyQueues.Limited(),
                    new BurstyQueues.GeneralService(),
                    new SlottedQueues.Geometric(),
                    new SlottedQueues.Deterministic(),
                    new FlowOperations.Merge(),
                    new FlowOperations.Split(),
                    new FlowOperations.Departure());

    private Queues() {}

    static QueueModel named(String name) {
        return ALL.stream()
                .filter(queue -> queue.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name));
    }

    /** Evaluates a queue; every argument is one or more words. */
    static QueueFigures queue(String name, String... words) {
        Map<String, String> map = new LinkedHashMap<>();
        for (String word : String.join(" ", words).strip().split(" +")) {
            map.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        QueueModel model = named(name);
        return model.evaluate(Scenario.of(name, model.parameters(), map));
    }

    static double get(QueueFigures figures, Quantity quantity) {
        return figures.point()
                .get(quantity)
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "no " + quantity + ": " + figures.point().words()));
    }

    /** A figure by its column, whoever named it. */
    static double get(QueueFigures figures, String column) {
        return get(figures, Quantity.of(column, "", ""));
    }
}
