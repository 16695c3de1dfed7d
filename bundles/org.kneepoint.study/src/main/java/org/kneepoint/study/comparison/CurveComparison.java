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
import org.kneepoint.support.CurveDifferences;

/** Curves compared with their references. Immutable. */
public final class CurveComparison {
    private final List<CurvePair> pairs;

    private CurveComparison(List<CurvePair> pairs) {
        this.pairs = List.copyOf(pairs);
    }

    /**
     * Compares each curve with the first.
     *
     * @param curves the reference and at least one more
     * @throws BadInput if there is only one
     */
    public static CurveComparison of(List<Curve> curves) {
        if (curves.size() < 2) {
            throw BadInput.missing("at least two curves, the reference first", "curves");
        }
        return of(curves.subList(0, 1), curves.subList(1, curves.size()), Set.of());
    }

    /**
     * Compares each curve with each reference of equal settings, as far as these vary within one of
     * the groups and both have them.
     *
     * @param references the references
     * @param others the curves to compare
     * @param common names of the parameters given for both
     */
    public static CurveComparison of(
            List<Curve> references, List<Curve> others, Collection<String> common) {
        List<Curve> all = new ArrayList<>(references);
        all.addAll(others);
        List<String> labels = CurveDifferences.of(all).labels();
        List<String> deciding =
                common.stream()
                        .filter(setting -> varies(setting, references) || varies(setting, others))
                        .toList();
        List<CurvePair> pairs = new ArrayList<>();
        for (int r = 0; r < references.size(); r++) {
            for (int o = references.size(); o < all.size(); o++) {
                if (agree(all.get(r), all.get(o), deciding)) {
                    pairs.add(
                            CurvePair.of(
                                    new CurvePair.LabelledCurve(labels.get(r), all.get(r)),
                                    new CurvePair.LabelledCurve(labels.get(o), all.get(o))));
                }
            }
        }
        return new CurveComparison(pairs);
    }

    private static boolean varies(String name, List<Curve> curves) {
        return curves.stream()
                        .map(curve -> curve.commonSettings().get(name))
                        .filter(Objects::nonNull)
                        .distinct()
                        .count()
                > 1;
    }

    /** A parameter that does not apply to one of them is ignored. */
    private static boolean agree(Curve one, Curve other, List<String> settings) {
        Map<String, String> ones = one.commonSettings();
        Map<String, String> others = other.commonSettings();
        return settings.stream()
                .filter(name -> ones.containsKey(name) && others.containsKey(name))
                .allMatch(name -> ones.get(name).equals(others.get(name)));
    }

    /**
     * Returns this.
     *
     * @throws BadInput if two curves have no common load
     */
    public CurveComparison requireShared() {
        pairs.forEach(CurveComparison::requireShared);
        return this;
    }

    private static void requireShared(CurvePair pair) {
        if (pair.pointPairs().isEmpty()) {
            throw BadInput.because(
                    "curves",
                    pair.other().label(),
                    "the curves have no common "
                            + pair.axis().name()
                            + ": the reference has "
                            + extent(pair, pair.reference().curve())
                            + ", "
                            + pair.other().label()
                            + " has "
                            + extent(pair, pair.other().curve()));
        }
    }

    private static String extent(CurvePair pair, Curve curve) {
        DoubleSummaryStatistics places =
                curve.points().stream()
                        .flatMapToDouble(point -> pair.position(curve, point).stream())
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

    /** Returns the pairs of curves that have a common load, or position on their common axis. */
    public List<CurvePair> pairs() {
        return pairs.stream().filter(pair -> !pair.pointPairs().isEmpty()).toList();
    }

    /** Returns the table of all pairs of points, see {@link ComparisonTable}. */
    public Table table() {
        return ComparisonTable.of(pairs());
    }
}
