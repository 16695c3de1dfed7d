// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.min;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.kneepoint.reproduction.ExperimentEffort;

/** Possible interpretations of the switch that the paper simulates. */
enum SwitchInterpretation {
    /** The closest to the text: no contention for outputs is mentioned. */
    INPUT_SERVERS(
            "switch=input-servers blocking=after-service",
            "a server at each input, which a blocked packet keeps",
            true),
    /** Service begins only when the next buffer has room. */
    BEFORE_SERVICE(
            "switch=input-servers blocking=before-service",
            "the same, a packet served only when there is room for it",
            true),
    /** A blocked packet is served once more. */
    REPEAT("switch=input-servers blocking=repeat", "the same, a blocked packet served again", true),
    /** One packet at a time through an output, so the head of a line blocks it. */
    OUTPUT_LINKS(
            "switch=output-links blocking=after-service",
            "one packet per output at a time, first come, first served",
            true),
    /** A full buffer loses packets, as in the model. */
    LOSS(
            "switch=input-servers blocking=loss",
            "servers at the inputs and loss wherever a buffer is full",
            false),
    /** All that the model assumes, also that arrivals are as good as Poisson. */
    MODEL_ITSELF(
            "switch=input-servers blocking=loss routing=well-mixed",
            "the same with streams mixed at random between stages, which is what the model assumes",
            false);

    private final String settings;
    private final String meaning;
    private final boolean blocking;

    SwitchInterpretation(String settings, String meaning, boolean blocking) {
        this.settings = settings;
        this.meaning = meaning;
        this.blocking = blocking;
    }

    /** Returns the simulated ones. */
    static List<SwitchInterpretation> of(ExperimentEffort effort) {
        return effort.choose(List.of(values()), List.of(INPUT_SERVERS, OUTPUT_LINKS, MODEL_ITSELF));
    }

    /** Returns the meanings of all. */
    static String explained() {
        return Arrays.stream(values()).map(r -> r.meaning).collect(Collectors.joining("; "));
    }

    /** Returns the settings of the simulator. */
    String settings() {
        return settings;
    }

    /** Returns whether it blocks, as the switches of the paper do. */
    boolean isBlocking() {
        return blocking;
    }
}
