// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Explanation;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.ComparisonRow;
import org.kneepoint.reproduction.ComparisonSection;
import org.kneepoint.reproduction.ExperimentResults;
import org.kneepoint.reproduction.PaperStatement;
import org.kneepoint.reproduction.ReproductionVerdict;
import org.kneepoint.reproduction.series.CurveFamily;
import org.kneepoint.reproduction.series.FigureSeries;
import org.kneepoint.reproduction.series.ModelAgreement;
import org.kneepoint.reproduction.series.ModelAgreementRows;

/** A model and its simulation over the same axis, for several settings. */
final class ModelSimulationPairs {
    private final ExperimentResults results;
    private final List<PairSetting> settings;
    private final double from;
    private final double to;

    private ModelSimulationPairs(
            ExperimentResults results, List<PairSetting> settings, double from, double to) {
        this.results = results;
        this.settings = List.copyOf(settings);
        this.from = from;
        this.to = to;
    }

    /**
     * Settings that identify a pair.
     *
     * @param word a parameter, such as buffer
     * @param value its text
     * @param more other parameters, each followed by its value
     */
    record PairSetting(String word, String value, List<String> more) {
        static PairSetting of(String word, String value, String... more) {
            return new PairSetting(word, value, List.of(more));
        }

        CurveFamily of(CurveFamily family) {
            CurveFamily part = family.with(word, value);
            for (int i = 0; i < more.size(); i += 2) {
                part = part.with(more.get(i), more.get(i + 1));
            }
            return part;
        }

        String text() {
            StringBuilder text = new StringBuilder(word).append('=').append(value);
            for (int i = 0; i < more.size(); i += 2) {
                text.append(' ').append(more.get(i)).append('=').append(more.get(i + 1));
            }
            return text.toString();
        }
    }

    /** The curves of the commands model and simulation of an experiment. */
    static ModelSimulationPairs of(ExperimentResults results, PairSetting... settings) {
        return new ModelSimulationPairs(
                results, List.of(settings), -Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** The same pairs of curves between two positions of the axis. */
    ModelSimulationPairs between(double lowest, double highest) {
        return new ModelSimulationPairs(results, settings, lowest, highest);
    }

    /** Returns a figure of a command along the axis. */
    FigureSeries series(String key, PairSetting setting, Quantity figure) {
        return setting.of(CurveFamily.of(results.curves(key))).series(figure).between(from, to);
    }

    /** Returns the deviations of the model from the simulation. */
    ModelAgreement agreement(PairSetting setting, Quantity figure) {
        return ModelAgreement.of(
                series("model", setting, figure), series("simulation", setting, figure));
    }

    /** Judges that model and simulation are close, by the limit common to the paper. */
    PaperStatement close(Explanation statement, Quantity figure) {
        PaperStatement claim = claim(statement, figure, a -> a.within(SharedBufferPaper.CLOSE));
        boolean far = settings.stream().anyMatch(s -> agreement(s, figure).hasFarPoint());
        return far
                ? new PaperStatement(statement, ReproductionVerdict.DOES_NOT_HOLD, claim.reason())
                : claim;
    }

    /** Judges each pair and reports its deviation. */
    PaperStatement claim(
            Explanation statement,
            Quantity figure,
            Function<ModelAgreement, ReproductionVerdict> judge) {
        List<ReproductionVerdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (PairSetting setting : settings) {
            ModelAgreement agreement = agreement(setting, figure);
            verdicts.add(judge.apply(agreement));
            parts.add(setting.text() + ": " + agreement.text(SharedBufferPaper.CLOSE));
        }
        return PaperStatement.of(statement, verdicts, String.join("; ", parts));
    }

    /** Returns a table with the largest deviation of each pair. */
    ComparisonSection worst(String title, Quantity figure, String axis) {
        List<ComparisonRow> rows =
                settings.stream()
                        .map(
                                s ->
                                        ModelAgreementRows.worst(
                                                s.text() + " " + axis + "=",
                                                series("model", s, figure),
                                                series("simulation", s, figure),
                                                SharedBufferPaper.CLOSE))
                        .toList();
        return new ComparisonSection(title, figure, "where model and simulation differ most", rows);
    }

    /** Returns a table with every point of every pair. */
    ComparisonSection all(String title, Quantity figure, String axis) {
        List<ComparisonRow> rows =
                settings.stream()
                        .flatMap(
                                s ->
                                        ModelAgreementRows.rows(
                                                s.text() + " " + axis + "=",
                                                series("model", s, figure),
                                                series("simulation", s, figure),
                                                SharedBufferPaper.THRESHOLDS)
                                                .stream())
                        .toList();
        return new ComparisonSection(title, figure, "setting", rows);
    }

    /** Returns the curves, each model before its simulation. */
    List<Curve> curves() {
        return settings.stream()
                .flatMap(
                        s ->
                                Stream.of("model", "simulation")
                                        .flatMap(
                                                key ->
                                                        s
                                                                .of(
                                                                        CurveFamily.of(
                                                                                results.curves(
                                                                                        key)))
                                                                .curves()
                                                                .stream()))
                .toList();
    }
}
