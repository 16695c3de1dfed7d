// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.queue;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** A single queue, or another primitive on flows, offered as an OSGi service; stateless. */
@ConsumerType
public interface QueueModel extends Described {
    /**
     * Evaluates the queue.
     *
     * @param scenario values for its {@link #parameters()}
     * @return its figures; an overloaded infinite queue is an answer, not an exception
     * @throws BadInput if values contradict each other
     */
    QueueFigures evaluate(Scenario scenario);
}
