// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;

/** Base of queue models: name, description, parameters. */
abstract class NamedQueueModel implements QueueModel {
    private final String name;
    private final Description description;
    private final Parameters parameters;

    NamedQueueModel(String name, Description description, Parameters parameters) {
        this.name = name;
        this.description = description;
        this.parameters = parameters;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final Description description() {
        return description;
    }

    @Override
    public final Parameters parameters() {
        return parameters;
    }
}
