// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.Locale;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/** How large the share of a job is among others; one of twice the weight gets twice the time. */
public enum Priority {
    /** Work that may wait. */
    LOW(1),
    /** The usual. */
    NORMAL(4),
    /** Given by administrators only, since it takes from the share of others. */
    HIGH(16);

    private final int weight;

    Priority(int weight) {
        this.weight = weight;
    }

    /** Returns the weight of its share. */
    public int weight() {
        return weight;
    }

    /** Returns the name as typed: in lower case. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the priority of a label.
     *
     * @throws BadInput if there is none
     */
    public static Priority of(String label) {
        return Stream.of(values())
                .filter(priority -> priority.label().equals(label))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.unknown(
                                        "priority",
                                        label,
                                        Stream.of(values()).map(Priority::label).toList()));
    }
}
