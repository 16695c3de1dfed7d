// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.style;

import java.awt.Stroke;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.support.CurveDifferences;

/** The styles of the curves of a chart. */
public final class CurveStyles {
    private static final int DENSE = 60;

    private final List<Curve> curves;
    private final List<String> names;
    private final CurveDifferences differences;

    private CurveStyles(List<Curve> curves, List<String> names) {
        this.curves = curves;
        this.names = names;
        this.differences = CurveDifferences.of(curves);
    }

    /**
     * Returns the style of each curve, in order.
     *
     * @param names of the first curves; one with an empty or no name is labelled by what differs
     */
    public static List<CurveStyle> of(List<Curve> curves, List<String> names) {
        return new CurveStyles(curves, names).all();
    }

    private List<CurveStyle> all() {
        boolean many = areManyRamps();
        List<SeedGroup> groups = many ? SeedGroup.of(curves, names) : List.of();
        List<String> labels =
                many
                        ? groups.stream().map(SeedGroup::counted).collect(Collectors.toList())
                        : Labels.of(differences.labels(), names);
        List<Integer> styles =
                many
                        ? groups.stream().map(SeedGroup::number).collect(Collectors.toList())
                        : styles();
        List<CurveStyle> styled = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            int style = styles.get(i);
            styled.add(
                    new CurveStyle(
                            labels.get(i),
                            style,
                            ChartStyle.colour(style),
                            ChartStyle.marker(style),
                            line(curves.get(i), style),
                            isDense(curves.get(i)),
                            isMarked(curves.get(i))));
        }
        return styled;
    }

    /**
     * Whether there are more ramps than colours: then those that differ only in the seed share one.
     */
    private boolean areManyRamps() {
        return curves.size() > ChartStyle.COLOURS_IN_ALL
                && curves.stream().allMatch(CurveStyles::isDense);
    }

    /** Numbers the curves; those of one subject share a number if their methods differ. */
    private List<Integer> styles() {
        Map<Object, Integer> numbers = new HashMap<>();
        Set<Object> crowded = crowdedSubjects();
        List<Integer> styles = new ArrayList<>();
        for (Curve curve : curves) {
            Object subject = subject(curve);
            Object key = crowded.contains(subject) ? List.of(styles.size()) : subject;
            styles.add(numbers.computeIfAbsent(key, k -> numbers.size()));
        }
        return styles;
    }

    /** A ramp has another style than the model of the same subject. */
    private Object subject(Curve curve) {
        return List.of(curve.method().equals(EvaluationMethod.RAMP), differences.subject(curve));
    }

    private Set<Object> crowdedSubjects() {
        Set<Object> seen = new HashSet<>();
        Set<Object> crowded = new HashSet<>();
        for (Curve curve : curves) {
            Object subject = subject(curve);
            if (!seen.add(List.of(curve.method(), subject))) {
                crowded.add(subject);
            }
        }
        return crowded;
    }

    /** Simulations have no line beside models, else a thin one. */
    private Optional<Stroke> line(Curve curve, int style) {
        if (curve.method().equals(EvaluationMethod.MODEL)) {
            return Optional.of(ChartStyle.bold(style));
        }
        if (curve.method().equals(EvaluationMethod.RAMP)) {
            return Optional.of(isDense(curve) ? ChartStyle.dense(style) : ChartStyle.thin(style));
        }
        return hasModel() ? Optional.empty() : Optional.of(ChartStyle.thin(style));
    }

    /** Whether points are independent, as those of simulations. */
    private static boolean isSampled(Curve curve) {
        return !curve.method().equals(EvaluationMethod.MODEL)
                && !curve.method().equals(EvaluationMethod.RAMP);
    }

    /** Models and ramps have markers only if all curves are of one method. */
    private boolean isMarked(Curve curve) {
        return isSampled(curve)
                || curve.points().size() == 1
                || !isDense(curve)
                        && curves.stream().allMatch(other -> other.method().equals(curve.method()));
    }

    /** Whether a curve has a point for almost every pixel. */
    private static boolean isDense(Curve curve) {
        return curve.method().equals(EvaluationMethod.RAMP) && curve.points().size() > DENSE;
    }

    private boolean hasModel() {
        return curves.stream().anyMatch(curve -> curve.method().equals(EvaluationMethod.MODEL));
    }
}
