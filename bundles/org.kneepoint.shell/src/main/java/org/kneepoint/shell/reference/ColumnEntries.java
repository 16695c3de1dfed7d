// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.queue.QueueQuantities;
import org.kneepoint.api.result.CurveAttributes;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.PlugInValidation;

/** Columns of results that are figures. */
final class ColumnEntries implements ReferenceSource {
    private final Catalogue catalogue;

    ColumnEntries(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public Collection<String> names() {
        Set<String> names = new TreeSet<>();
        figures(Quantities.all()).forEach(figure -> names.add(figure.name()));
        return names;
    }

    @Override
    public List<ReferenceEntry> entries(String name) {
        return figures(Quantities.find(name).stream().toList())
                .filter(figure -> figure.name().equals(name))
                .map(this::entry)
                .distinct()
                .toList();
    }

    /** Some common figures, and all those of curves, metrics and queues. */
    private Stream<Quantity> figures(Collection<Quantity> common) {
        return Stream.of(
                        common.stream(),
                        CurveAttributes.ALL.stream(),
                        metrics().flatMap(metric -> metric.figures().stream()),
                        QueueQuantities.ALL.stream())
                .flatMap(figures -> figures);
    }

    /** Without those that fail to say what they read. */
    private Stream<Metric> metrics() {
        return catalogue.metrics().stream()
                .filter(metric -> PlugInValidation.isTrue(() -> metric.figures() != null));
    }

    /** Quantities of one name are equal, and networks have some of these names too. */
    private static boolean isOfQueue(Quantity figure) {
        return QueueQuantities.ALL.stream().anyMatch(quantity -> quantity == figure);
    }

    private ReferenceEntry entry(Quantity figure) {
        String kind = isOfQueue(figure) ? "column of queue" : "column";
        List<String> metrics =
                metrics()
                        .filter(metric -> metric.figures().contains(figure))
                        .map(Metric::name)
                        .toList();
        return ReferenceEntry.of(
                kind,
                figure.name(),
                figure.meaning(),
                new TextSection("unit", figure.unit()),
                TextSection.of("metric", metrics));
    }
}
