// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Thresholds;

/** Rows of a model beside its simulation. */
public final class Beside {
    private static final int DIGITS = 6;

    private Beside() {}

    /**
     * One row for each place of the simulation.
     *
     * @param label what comes before the place, empty for nothing
     */
    public static List<Row> rows(
            String label, Series model, Series simulation, Thresholds thresholds) {
        List<Row> rows = new ArrayList<>();
        for (Sample simulated : simulation.samples()) {
            rows.add(
                    row(label + Decimal.round(simulated.x(), DIGITS), model, simulated)
                            .judged(thresholds));
        }
        return rows;
    }

    /**
     * The row of the place at which they differ most.
     *
     * @param label what comes before the place
     * @param limit the largest deviation at which it holds
     */
    public static Row worst(String label, Series model, Series simulation, double limit) {
        Agreement agreement = Agreement.of(model, simulation);
        return agreement
                .worst()
                .map(
                        w ->
                                row(label + Decimal.round(w.x(), DIGITS), model, w.simulated())
                                        .closeness(agreement.within(limit))
                                        .note(agreement.words(limit)))
                .orElse(Row.of(label + "-").note("no figures"));
    }

    private static Row row(String label, Series model, Sample simulated) {
        return Row.of(label)
                .model(model.at(simulated.x()))
                .simulated(
                        OptionalDouble.of(simulated.value()),
                        simulated.halfWidth() > 0
                                ? OptionalDouble.of(simulated.halfWidth())
                                : OptionalDouble.empty());
    }
}
