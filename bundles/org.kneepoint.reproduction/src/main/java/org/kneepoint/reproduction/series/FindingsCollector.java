// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.ExperimentFindings;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReportFigure;
import org.kneepoint.reproduction.ReproductionVerdict;

/** Builds findings from statements on model and simulation. */
public final class FindingsCollector {
    private final ExperimentFindings.Builder findings = ExperimentFindings.builder();

    /** Adds a statement. */
    public FindingsCollector add(PaperStatement claim) {
        findings.add(claim);
        return this;
    }

    /** Adds a statement that is to hold of the model and of the simulation. */
    public FindingsCollector add(
            Explanation statement,
            ReproductionVerdict model,
            ReproductionVerdict simulation,
            String because) {
        return add(new PaperStatement(statement, combinedVerdict(model, simulation), because));
    }

    /** Returns the verdict on both; one that cannot be checked leaves at most one with limits. */
    public static ReproductionVerdict combinedVerdict(
            ReproductionVerdict model, ReproductionVerdict simulation) {
        ReproductionVerdict together = ReproductionVerdict.combined(List.of(model, simulation));
        boolean half =
                (model == ReproductionVerdict.CANNOT_BE_CHECKED)
                        != (simulation == ReproductionVerdict.CANNOT_BE_CHECKED);
        return half && together == ReproductionVerdict.HOLDS
                ? ReproductionVerdict.HOLDS_WITH_LIMITS
                : together;
    }

    /** Adds a table. */
    public FindingsCollector add(ComparisonSection section) {
        findings.add(section);
        return this;
    }

    /** Adds a chart, unless all curves are empty. */
    public FindingsCollector addFigure(String title, List<Curve> curves, Quantity... panels) {
        List<Curve> drawn = curves.stream().filter(c -> !c.points().isEmpty()).toList();
        if (!drawn.isEmpty()) {
            findings.add(new ReportFigure(title, drawn, List.of(panels)));
        }
        return this;
    }

    /** Returns the findings, with the decisive figures as the reason. */
    public ExperimentFindings build(String because) {
        return findings.build(because);
    }
}
