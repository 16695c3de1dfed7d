// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import java.util.function.Function;
import org.kneepoint.api.queue.QueueFigures;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.queueing.QueueingSystem;
import org.kneepoint.queueing.StateDistribution;

/** A queue model that creates one queueing system from its parameters. */
abstract class SingleQueueModel extends NamedQueueModel {
    private final Function<Scenario, QueueingSystem> factory;

    SingleQueueModel(
            String name,
            Description description,
            Parameters parameters,
            Function<Scenario, QueueingSystem> factory) {
        super(name, description, parameters);
        this.factory = factory;
    }

    @Override
    public final QueueFigures evaluate(Scenario scenario) {
        QueueingSystem queue = queue(scenario);
        Point.Builder point =
                Point.of(scenario)
                        .with(QueueQuantities.UTILISATION, queue.utilisation())
                        .with(QueueQuantities.THROUGHPUT, queue.throughput());
        if (queue.saturated()) {
            point.status(
                    Status.SATURATED,
                    Explanation.of(
                            "overloaded",
                            "utilisation {utilisation} is not below 1: no steady state",
                            queue.utilisation()));
            return QueueFigures.of(point.build());
        }
        point.with(QueueQuantities.LOSS, queue.loss())
                .with(QueueQuantities.NUMBER_IN_SYSTEM, queue.meanNumberInSystem())
                .with(QueueQuantities.NUMBER_WAITING, queue.meanNumberWaiting())
                .with(QueueQuantities.TIME_IN_SYSTEM, queue.meanTimeInSystem())
                .with(QueueQuantities.TIME_WAITING, queue.meanWaitingTime());
        addFigures(scenario, point);
        return queue instanceof StateDistribution states
                ? QueueFigures.of(point.build(), () -> states.probabilities())
                : QueueFigures.of(point.build());
    }

    /** Adds figures that only this queue has. */
    void addFigures(Scenario scenario, Point.Builder point) {
        // most have none
    }

    private QueueingSystem queue(Scenario scenario) {
        try {
            return factory.apply(scenario);
        } catch (BadInput e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw BadInput.because("queue", name(), e.getMessage());
        }
    }
}
