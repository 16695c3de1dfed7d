// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Explanation.Rounded;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;

/** The sources that inject least. */
final class PoorestSources {
    private static final int MOST = 3;
    private static final int DIGITS = 3;

    private PoorestSources() {}

    /** Returns the finding; empty if the point has no figures of sources. */
    static Optional<Explanation> of(Point point, ChannelFigures figures) {
        List<Map.Entry<Integer, Double>> senders =
                figures.injected().entrySet().stream()
                        .filter(entry -> entry.getValue() > 0)
                        .sorted(
                                Map.Entry.<Integer, Double>comparingByValue()
                                        .thenComparing(Map.Entry.comparingByKey()))
                        .toList();
        if (!senders.isEmpty()) {
            double mean = senders.stream().mapToDouble(Map.Entry::getValue).average().orElseThrow();
            String fewest =
                    senders.stream()
                            .limit(MOST)
                            .map(e -> e.getKey() + " (" + new Rounded(e.getValue(), DIGITS) + ")")
                            .collect(Collectors.joining(", "));
            return Optional.of(
                    Explanation.of(
                            "poorest-sources",
                            "terminals that inject least, flits per cycle: {terminals}; the mean is"
                                    + " {mean}",
                            fewest,
                            new Rounded(mean, DIGITS)));
        }
        if (point.get(Quantities.INJECTED_MIN).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                Explanation.of(
                        "poorest-source",
                        "the terminal that injects least: {injected} flits per cycle; accepted"
                                + " throughput {mean}",
                        new Rounded(point.get(Quantities.INJECTED_MIN).getAsDouble(), DIGITS),
                        new Rounded(point.get(Quantities.THROUGHPUT).orElse(0), DIGITS)));
    }
}
