// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.queue;

import java.util.List;
import org.kneepoint.api.result.Quantity;

/**
 * The figures of a queue, in the order of their columns, in the unit of time of the mean service.
 */
public final class QueueQuantities {
    /** Offered work per server. */
    public static final Quantity UTILISATION =
            Quantity.of("utilisation", "", "offered load per server");

    /** Served customers. */
    public static final Quantity THROUGHPUT =
            Quantity.of("throughput", "per unit time", "customers served per unit time");

    /** Fraction of customers lost. */
    public static final Quantity LOSS =
            Quantity.of("loss", "fraction", "fraction of customers lost");

    /** Mean number of customers. */
    public static final Quantity NUMBER_IN_SYSTEM =
            Quantity.of("number_in_system", "customers", "mean number in the system");

    /** Mean number of customers that wait. */
    public static final Quantity NUMBER_WAITING =
            Quantity.of("number_waiting", "customers", "mean number waiting");

    /** Mean time of an accepted customer in the system. */
    public static final Quantity TIME_IN_SYSTEM =
            Quantity.of("time_in_system", "unit time", "mean time in the system");

    /** Mean time that an accepted customer waits. */
    public static final Quantity TIME_WAITING =
            Quantity.of("time_waiting", "unit time", "mean time waiting");

    /** All of them, in the order of their columns. */
    public static final List<Quantity> ALL =
            List.of(
                    UTILISATION,
                    THROUGHPUT,
                    LOSS,
                    NUMBER_IN_SYSTEM,
                    NUMBER_WAITING,
                    TIME_IN_SYSTEM,
                    TIME_WAITING);

    private QueueQuantities() {}
}
