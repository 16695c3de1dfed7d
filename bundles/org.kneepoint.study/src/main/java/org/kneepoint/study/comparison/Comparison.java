// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.support.Differences;

/** Curves, each compared with those references that it belongs to. Immutable. */
public final class Comparison {
    private final List<Pairing> pairings;

    private Comparison(List<Pairing> pairings) {
        this.pairings = List.copyOf(pairings);
    }

    /**
     * Compares each curve with the first.
     *
     * @param curves the reference and at least one more
     * @throws BadInput if there is one only
     */
    public static Comparison of(List<Curve> curves) {
        if (curves.size() < 2) {
            throw new BadInput(
                    "one curve cannot be compared: give the reference and then what is compared"
                            + " with it");
        }
        return of(curves.subList(0, 1), curves.subList(1, curves.size()), Set.of());
    }

    /**
     * Compares each curve with each reference, where the words that vary among one of both groups
     * and are known to both agree.
     *
     * @param references what the others are measured by
     * @param others what is compared with them
     * @param common names of the words that both were given
     */
    public static Comparison of(
            List<Curve> references, List<Curve> others, Collection<String> common) {
        List<Curve> all = new ArrayList<>(references);
        all.addAll(others);
        List<String> labels = Differences.of(all).labels();
        List<String> deciding =
                common.stream().filter(w -> varies(w, references) || varies(w, others)).toList();
        List<Pairing> pairings = new ArrayList<>();
        for (int r = 0; r < references.size(); r++) {
            for (int o = references.size(); o < all.size(); o++) {
                if (agree(all.get(r), all.get(o), deciding)) {
                    pairings.add(
                            Pairing.of(
                                    new Pairing.Named(labels.get(r), all.get(r)),
                                    new Pairing.Named(labels.get(o), all.get(o))));
                }
            }
        }
        return new Comparison(pairings);
    }

    private static boolean varies(String word, List<Curve> curves) {
        return curves.stream()
                        .map(curve -> curve.constants().get(word))
                        .filter(Objects::nonNull)
                        .distinct()
                        .count()
                > 1;
    }

    /** A word that one of them goes without, for it does not apply there, decides nothing. */
    private static boolean agree(Curve one, Curve other, List<String> words) {
        Map<String, String> ones = one.constants();
        Map<String, String> others = other.constants();
        return words.stream()
                .filter(word -> ones.containsKey(word) && others.containsKey(word))
                .allMatch(word -> ones.get(word).equals(others.get(word)));
    }

    /**
     * Returns this.
     *
     * @throws BadInput if two of the curves share no load
     */
    public Comparison requireShared() {
        pairings.forEach(Comparison::requireShared);
        return this;
    }

    private static void requireShared(Pairing pairing) {
        if (pairing.matches().isEmpty()) {
            throw new BadInput(
                    "the curves share no "
                            + pairing.axis().name()
                            + ": the reference has "
                            + extent(pairing, pairing.reference().curve())
                            + ", "
                            + pairing.other().label()
                            + " has "
                            + extent(pairing, pairing.other().curve()));
        }
    }

    private static String extent(Pairing pairing, Curve curve) {
        DoubleSummaryStatistics places =
                curve.points().stream()
                        .flatMapToDouble(point -> pairing.place(curve, point).stream())
                        .summaryStatistics();
        return switch ((int) places.getCount()) {
            case 0 -> "none";
            case 1 -> Decimal.format(places.getMin());
            default ->
                    Decimal.format(places.getMin())
                            + " to "
                            + Decimal.format(places.getMax())
                            + " in "
                            + places.getCount()
                            + " points";
        };
    }

    /** Returns the pairs of curves that share a load, or a place of their common axis. */
    public List<Pairing> pairings() {
        return pairings.stream().filter(pairing -> !pairing.matches().isEmpty()).toList();
    }

    /** Returns the table of all pairs of points, see {@link ComparisonTable}. */
    public Table table() {
        return ComparisonTable.of(pairings());
    }
}
