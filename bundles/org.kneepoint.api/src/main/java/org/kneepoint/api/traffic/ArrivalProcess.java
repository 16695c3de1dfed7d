// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.traffic;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.osgi.annotation.versioning.ConsumerType;

/** The arrival process of the messages of a terminal. Offered as an OSGi service. */
@ConsumerType
public interface ArrivalProcess extends Described {
    /**
     * Starts the process of one terminal. A cycle-driven simulator generates a message in the cycle
     * of its arrival time rounded down.
     *
     * @param scenario values for its {@link #parameters()}
     * @param rate mean messages per cycle, above 0
     * @throws BadInput if the process does not exist at that rate
     */
    Source start(Scenario scenario, double rate);

    /**
     * Returns the squared coefficient of variation of the interarrival times, for models that use
     * two moments; NaN if the process has none.
     */
    double scv(Scenario scenario, double rate);

    /** The process of one terminal; owned by one thread. */
    @ConsumerType
    interface Source {
        /**
         * Draws the time to the next message, the first one from time 0.
         *
         * @return cycles, at least 0; 0 within a batch
         */
        double nextInterval(RandomGenerator random);
    }
}
