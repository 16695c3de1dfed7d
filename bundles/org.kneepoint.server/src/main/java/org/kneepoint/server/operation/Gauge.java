// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A metric of the server, such as the length of its queue.
 *
 * @param name with its unit at the end: {@code kneepoint_queue_oldest_seconds}; of a counter {@code
 *     _total} follows
 * @param help what it is, one line
 * @param type whether it may fall
 * @param samples its values of now
 */
public record Gauge(String name, String help, Type type, Supplier<List<Sample>> samples) {
    /** Kinds of metrics. */
    public enum Type {
        /** A value that rises and falls. */
        GAUGE,
        /** A number that only rises, from 0 at the start of the server. */
        COUNTER
    }

    /**
     * A value.
     *
     * @param labels what it belongs to, such as {@code state=queued}
     */
    public record Sample(Map<String, String> labels, double value) {
        /** A value without labels. */
        public static Sample of(double value) {
            return new Sample(Map.of(), value);
        }
    }

    /** A metric of one value that rises and falls. */
    public static Gauge of(String name, String help, Supplier<? extends Number> value) {
        return new Gauge(
                name, help, Type.GAUGE, () -> List.of(Sample.of(value.get().doubleValue())));
    }
}
