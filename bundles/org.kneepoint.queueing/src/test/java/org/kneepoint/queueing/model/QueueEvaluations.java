// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import java.util.List;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.testkit.Assignments;

/** The queue models by name and settings. */
final class QueueEvaluations {
    /** One of each component. */
    static final List<QueueModel> ALL =
            List.of(
                    new MarkovianQueues.MM1Model(),
                    new MarkovianQueues.MM1KModel(),
                    new MarkovianQueues.MMcModel(),
                    new MarkovianQueues.MMcKModel(),
                    new MarkovianQueues.MMInfModel(),
                    new MarkovianQueues.ErlangBModel(),
                    new MarkovianQueues.ErlangCModel(),
                    new GeneralServiceQueues.MD1Model(),
                    new GeneralServiceQueues.MD1KModel(),
                    new GeneralServiceQueues.MG1Model(),
                    new GeneralServiceQueues.MG1KModel(),
                    new GeneralServiceQueues.MGcModel(),
                    new GeneralServiceQueues.GG1Model(),
                    new GeneralisedExponentialQueues.GEGE1Model(),
                    new GeneralisedExponentialQueues.GEGE1KModel(),
                    new GeneralisedExponentialQueues.GEG1Model(),
                    new DiscreteTimeQueues.GeoGeo1Model(),
                    new DiscreteTimeQueues.GeoD1KModel(),
                    new FlowOperations.MergeModel(),
                    new FlowOperations.SplitModel(),
                    new FlowOperations.DepartureModel());

    private QueueEvaluations() {}

    static QueueModel named(String name) {
        return ALL.stream()
                .filter(queue -> queue.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name));
    }

    /** Evaluates a queue; every argument has one or more settings. */
    static QueueFigures queue(String name, String... settings) {
        QueueModel model = named(name);
        return model.evaluate(Assignments.scenario(model, settings));
    }

    static double get(QueueFigures figures, Quantity quantity) {
        return figures.point()
                .get(quantity)
                .orElseThrow(
                        () ->
                                new AssertionError(
                                        "no " + quantity + ": " + figures.point().settings()));
    }

    /** Returns a figure by its quantity. */
    static double get(QueueFigures figures, String column) {
        return get(figures, Quantity.of(column, "", ""));
    }
}
