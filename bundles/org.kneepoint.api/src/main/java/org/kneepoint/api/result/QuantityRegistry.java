// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.result.Quantity.Role;

/** The common quantities by name and by the index of their column. */
final class QuantityRegistry {
    /** More stages than a network with numbered terminals can have. */
    private static final int MAX_GROUPS = 99;

    /** Intervals with a text of their own; two of them are always shown. */
    private static final List<Quantity> INTERVALS =
            List.of(
                    Quantities.THROUGHPUT_CI95,
                    Quantities.LATENCY_CI95,
                    Quantities.NETWORK_LATENCY_CI95,
                    Quantities.LOSS_CI95);

    private static final Map<Quantity, Integer> COLUMN_INDICES = columnIndices();
    private static final Map<String, Quantity> BY_NAME = byName();

    private QuantityRegistry() {}

    /** The order of the columns after the standard figures. */
    private static Map<Quantity, Integer> columnIndices() {
        List<Quantity> added =
                new ArrayList<>(
                        List.of(
                                Quantities.LATENCY_P50,
                                Quantities.LATENCY_P95,
                                Quantities.LATENCY_P99,
                                Quantities.LATENCY_MAX,
                                Quantities.THROUGHPUT_MIN,
                                Quantities.THROUGHPUT_MAX,
                                Quantities.INJECTED_MIN,
                                Quantities.JAIN_INDEX,
                                Quantities.CHANNEL_UTILISATION_MEAN,
                                Quantities.CHANNEL_UTILISATION_MAX,
                                Quantities.LATENCY_HOT,
                                Quantities.LATENCY_COLD));
        for (int group = 1; group <= MAX_GROUPS; group++) {
            added.add(Quantities.latencyGroup(group));
        }
        added.addAll(
                List.of(
                        Quantities.LATENCY_OUTPUT_MEAN,
                        Quantities.RATE_EFFECTIVE,
                        Quantities.LOSS,
                        Quantities.SYSTEM_POWER,
                        Quantities.THROUGHPUT_HOT,
                        Quantities.THROUGHPUT_COLD,
                        Quantities.OCCUPANCY_HOT,
                        Quantities.OCCUPANCY_COLD,
                        Quantities.OCCUPANCY,
                        Quantities.HOPS,
                        Quantities.IN_FLIGHT,
                        Quantities.BACKLOG,
                        Quantities.TIME,
                        Quantities.RECEIVED,
                        Quantities.GENERATED,
                        Quantities.OFFERED_PACKETS,
                        Quantities.NETWORK_LATENCY_MAX,
                        Quantities.CYCLES_MEASURED,
                        Quantities.CYCLES_WARMUP,
                        Quantities.MESSAGES,
                        Quantities.SEED));
        Map<Quantity, Integer> indices = new HashMap<>();
        added.forEach(quantity -> indices.put(quantity, indices.size()));
        return Map.copyOf(indices);
    }

    private static Map<String, Quantity> byName() {
        List<Quantity> figures = new ArrayList<>(Quantities.STANDARD);
        figures.remove(Quantities.LATENCY_CI95);
        figures.addAll(COLUMN_INDICES.keySet());
        figures.addAll(List.of(Quantities.SECONDS, Quantities.THROUGHPUT_SMOOTH));
        Map<String, Quantity> byName = new HashMap<>();
        for (Quantity figure : figures) {
            byName.put(figure.name(), figure);
            byName.put(halfWidth(figure).name(), halfWidth(figure));
        }
        INTERVALS.forEach(interval -> byName.put(interval.name(), interval));
        return Map.copyOf(byName);
    }

    private static boolean isLaterGroup(Quantity quantity) {
        return COLUMN_INDICES.get(quantity) > COLUMN_INDICES.get(Quantities.latencyGroup(1))
                && COLUMN_INDICES.get(quantity)
                        <= COLUMN_INDICES.get(Quantities.latencyGroup(MAX_GROUPS));
    }

    static Collection<Quantity> all() {
        Set<Quantity> all = new LinkedHashSet<>(Quantities.STANDARD);
        COLUMN_INDICES.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .filter(quantity -> !isLaterGroup(quantity))
                .forEach(all::add);
        all.addAll(List.of(Quantities.SECONDS, Quantities.THROUGHPUT_SMOOTH));
        INTERVALS.forEach(all::add);
        return Collections.unmodifiableSet(all);
    }

    static Optional<Quantity> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    static Quantity halfWidth(Quantity of) {
        String meaning = "half width of the 95 % interval of the " + of.meaning();
        return Quantity.of(of.name() + "_ci95", of.unit(), meaning)
                .withRole(Role.HALF_WIDTH, of)
                .asDetail(true);
    }

    /** Unknown quantities come after the known ones, the run time last. */
    static int columnIndex(Quantity quantity) {
        Quantity subject = quantity.role() == Role.HALF_WIDTH ? quantity.base() : quantity;
        if (Quantities.STANDARD.contains(subject)) {
            return -1;
        }
        return subject.equals(Quantities.SECONDS)
                ? Integer.MAX_VALUE
                : COLUMN_INDICES.getOrDefault(subject, COLUMN_INDICES.size());
    }
}
