// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kneepoint.api.view.Scatter;

/**
 * The dots of curves of one kind.
 *
 * @param kind which fixes label, colour and marker
 * @param spots its dots, at least one
 */
record Swarm(Kind kind, List<Spot> spots) {
    /** Sorts the dots of a picture, in the order in which each kind first occurs. */
    static List<Swarm> all(Scatter scatter) {
        List<Kind> kinds =
                Kind.of(
                        scatter.dots().stream()
                                .map(Scatter.Dot::curve)
                                .collect(Collectors.toList()));
        Map<Kind, List<Spot>> spots = new LinkedHashMap<>();
        for (int i = 0; i < kinds.size(); i++) {
            spots.computeIfAbsent(kinds.get(i), kind -> new ArrayList<>())
                    .add(Spot.of(scatter.dots().get(i)));
        }
        List<Swarm> swarms = new ArrayList<>();
        spots.forEach((kind, own) -> swarms.add(new Swarm(kind, List.copyOf(own))));
        return swarms;
    }

    String label() {
        return kind.label();
    }

    int style() {
        return kind.number();
    }
}
