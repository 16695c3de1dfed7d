// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.sharedbuffer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Results;
import org.kneepoint.reproduction.Row;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Agreement;
import org.kneepoint.reproduction.series.Beside;
import org.kneepoint.reproduction.series.Family;
import org.kneepoint.reproduction.series.Series;

/** A model and its simulation, both over the same axis, for several settings of other words. */
final class Pairs {
    private final Results results;
    private final List<Setting> settings;
    private final double from;
    private final double to;

    private Pairs(Results results, List<Setting> settings, double from, double to) {
        this.results = results;
        this.settings = List.copyOf(settings);
        this.from = from;
        this.to = to;
    }

    /**
     * Words that tell a pair from the others.
     *
     * @param word one of them, such as buffer
     * @param value its text
     * @param more other words, each followed by its text
     */
    record Setting(String word, String value, List<String> more) {
        static Setting of(String word, String value, String... more) {
            return new Setting(word, value, List.of(more));
        }

        Family of(Family family) {
            Family part = family.with(word, value);
            for (int i = 0; i < more.size(); i += 2) {
                part = part.with(more.get(i), more.get(i + 1));
            }
            return part;
        }

        String words() {
            StringBuilder text = new StringBuilder(word).append('=').append(value);
            for (int i = 0; i < more.size(); i += 2) {
                text.append(' ').append(more.get(i)).append('=').append(more.get(i + 1));
            }
            return text.toString();
        }
    }

    /** The trials model and simulation of an experiment. */
    static Pairs of(Results results, Setting... settings) {
        return new Pairs(results, List.of(settings), -Double.MAX_VALUE, Double.MAX_VALUE);
    }

    /** The same pairs of curves between two places of the axis. */
    Pairs between(double lowest, double highest) {
        return new Pairs(results, settings, lowest, highest);
    }

    /** Returns a figure of a trial along the axis. */
    Series series(String key, Setting setting, Quantity figure) {
        return setting.of(Family.of(results.curves(key))).series(figure).between(from, to);
    }

    /** Returns how far the model is from the simulation. */
    Agreement agreement(Setting setting, Quantity figure) {
        return Agreement.of(
                series("model", setting, figure), series("simulation", setting, figure));
    }

    /** Judges that model and simulation are close, by the limit common to the paper. */
    Claim close(String statement, Quantity figure) {
        Claim claim = claim(statement, figure, a -> a.within(SharedBufferPaper.CLOSE));
        boolean far = settings.stream().anyMatch(s -> agreement(s, figure).isFar());
        return far ? new Claim(statement, Verdict.DOES_NOT_HOLD, claim.because()) : claim;
    }

    /** Judges each pair and says how far it is apart. */
    Claim claim(String statement, Quantity figure, Function<Agreement, Verdict> judge) {
        List<Verdict> verdicts = new ArrayList<>();
        List<String> parts = new ArrayList<>();
        for (Setting setting : settings) {
            Agreement agreement = agreement(setting, figure);
            verdicts.add(judge.apply(agreement));
            parts.add(setting.words() + ": " + agreement.words(SharedBufferPaper.CLOSE));
        }
        return Claim.of(statement, verdicts, String.join("; ", parts));
    }

    /** Returns a table with the place at which each pair is farthest apart. */
    Section worst(String title, Quantity figure, String axis) {
        List<Row> rows =
                settings.stream()
                        .map(
                                s ->
                                        Beside.worst(
                                                s.words() + " " + axis + "=",
                                                series("model", s, figure),
                                                series("simulation", s, figure),
                                                SharedBufferPaper.CLOSE))
                        .toList();
        return new Section(title, figure, "where model and simulation differ most", rows);
    }

    /** Returns a table with every place of every pair. */
    Section all(String title, Quantity figure, String axis) {
        List<Row> rows =
                settings.stream()
                        .flatMap(
                                s ->
                                        Beside.rows(
                                                s.words() + " " + axis + "=",
                                                series("model", s, figure),
                                                series("simulation", s, figure),
                                                SharedBufferPaper.THRESHOLDS)
                                                .stream())
                        .toList();
        return new Section(title, figure, "setting", rows);
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
                                                                .of(Family.of(results.curves(key)))
                                                                .curves()
                                                                .stream()))
                .toList();
    }
}
