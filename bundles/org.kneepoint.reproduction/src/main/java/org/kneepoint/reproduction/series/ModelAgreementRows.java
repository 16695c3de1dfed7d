// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.DeviationThresholds;

/** Comparison rows of model and simulation. */
public final class ModelAgreementRows {
    private static final int DIGITS = 6;

    private ModelAgreementRows() {}

    /**
     * One row for each point of the simulation.
     *
     * @param label prefix of the position, may be empty
     */
    public static List<ComparisonRow> rows(
            String label,
            FigureSeries model,
            FigureSeries simulation,
            DeviationThresholds thresholds) {
        List<ComparisonRow> rows = new ArrayList<>();
        for (FigureSample simulated : simulation.samples()) {
            rows.add(
                    row(label + Decimal.round(simulated.x(), DIGITS), model, simulated)
                            .judged(thresholds));
        }
        return rows;
    }

    /**
     * The row of the point with the largest deviation.
     *
     * @param label prefix of the position
     * @param limit the largest deviation at which it holds
     */
    public static ComparisonRow worst(
            String label, FigureSeries model, FigureSeries simulation, double limit) {
        ModelAgreement agreement = ModelAgreement.of(model, simulation);
        return agreement
                .worst()
                .map(
                        deviation ->
                                row(
                                                label + Decimal.round(deviation.x(), DIGITS),
                                                model,
                                                deviation.simulated())
                                        .closenessVerdict(agreement.within(limit))
                                        .note(agreement.text(limit)))
                .orElse(ComparisonRow.of(label + "-").note("no figures"));
    }

    private static ComparisonRow row(String label, FigureSeries model, FigureSample simulated) {
        return ComparisonRow.of(label)
                .model(model.valueAt(simulated.x()))
                .simulated(
                        OptionalDouble.of(simulated.value()),
                        simulated.halfWidth() > 0
                                ? OptionalDouble.of(simulated.halfWidth())
                                : OptionalDouble.empty());
    }
}
