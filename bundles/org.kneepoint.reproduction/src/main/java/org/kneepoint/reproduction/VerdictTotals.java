// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Counts of verdicts and deviations of findings, and the verdict on the whole that follows from
 * these. Immutable.
 *
 * <p>The verdict follows from the statements of a paper and from the rows with a published figure
 * that could be checked. The deviation of its model from our simulation, where nothing is
 * published, is reported; only the statements of the paper judge it.
 */
public final class VerdictTotals {
    /** The meanings of the verdicts, in their order. */
    public static final Map<ReproductionVerdict, String> VERDICT_MEANINGS;

    /** Limit of the deviation of 90 % of the published figures where the whole holds. */
    private static final double CLOSE = 0.1;

    /** The same where it holds with limits. */
    private static final double ROUGH = 0.5;

    /** Limit of the largest deviation where it holds with limits. */
    private static final double FAR = 1;

    static {
        Map<ReproductionVerdict, String> meaning = new EnumMap<>(ReproductionVerdict.class);
        meaning.put(
                ReproductionVerdict.HOLDS,
                "every statement holds, and 90 % of the published figures are within "
                        + PercentText.plain(CLOSE));
        meaning.put(
                ReproductionVerdict.HOLDS_WITH_LIMITS,
                "no more than half of the statements fail, 90 % of the published figures are within "
                        + PercentText.plain(ROUGH)
                        + ", and none is off by more than "
                        + PercentText.plain(FAR));
        meaning.put(
                ReproductionVerdict.DOES_NOT_HOLD,
                "more than half of the statements fail, or published figures are further off");
        meaning.put(
                ReproductionVerdict.CANNOT_BE_CHECKED,
                "the paper does not define enough to run it");
        VERDICT_MEANINGS = Collections.unmodifiableMap(meaning);
    }

    private final Map<ReproductionVerdict, Integer> statements =
            new EnumMap<>(ReproductionVerdict.class);
    private final DeviationSpread published;
    private final DeviationSpread modelled;
    private final int unchecked;

    private VerdictTotals(List<ComparisonSection> sections, List<PaperStatement> claims) {
        List<Double> deviations = new ArrayList<>();
        List<Double> apart = new ArrayList<>();
        int missing = 0;
        int none = 0;
        for (ComparisonRow row :
                sections.stream().flatMap(section -> section.rows().stream()).toList()) {
            if (row.published().isEmpty()) {
                row.excess().ifPresent(apart::add);
            } else if (row.verdict() == ReproductionVerdict.CANNOT_BE_CHECKED) {
                none++;
            } else {
                row.excess().ifPresent(deviations::add);
                missing += row.excess().isPresent() ? 0 : 1;
            }
        }
        claims.forEach(claim -> statements.merge(claim.verdict(), 1, Integer::sum));
        this.published = new DeviationSpread(deviations, missing);
        this.modelled = new DeviationSpread(apart, 0);
        this.unchecked = none + statements(ReproductionVerdict.CANNOT_BE_CHECKED);
    }

    /** Returns the totals of all of these. */
    public static VerdictTotals of(Collection<ExperimentFindings> all) {
        return of(
                all.stream().flatMap(findings -> findings.sections().stream()).toList(),
                all.stream().flatMap(findings -> findings.statements().stream()).toList());
    }

    /** Returns the totals of some tables and statements. */
    static VerdictTotals of(List<ComparisonSection> sections, List<PaperStatement> claims) {
        return new VerdictTotals(sections, claims);
    }

    /** Returns the number of statements with a verdict. */
    public int statements(ReproductionVerdict verdict) {
        return statements.getOrDefault(verdict, 0);
    }

    /** Returns the deviations from published figures. */
    public DeviationSpread published() {
        return published;
    }

    /** Returns the deviations of models from simulations where nothing is published. */
    public DeviationSpread modelled() {
        return modelled;
    }

    private int checkedStatements() {
        return statements(ReproductionVerdict.HOLDS)
                + statements(ReproductionVerdict.HOLDS_WITH_LIMITS)
                + statements(ReproductionVerdict.DOES_NOT_HOLD);
    }

    /** Returns the verdict on the whole, see {@link #VERDICT_MEANINGS}. */
    public ReproductionVerdict verdict() {
        int checked = checkedStatements();
        if (checked + published.count() == 0) {
            return ReproductionVerdict.CANNOT_BE_CHECKED;
        }
        if (2 * statements(ReproductionVerdict.DOES_NOT_HOLD) > checked
                || !published.isNinetiethPercentileWithin(ROUGH)
                || published.largest().orElse(0) > FAR) {
            return ReproductionVerdict.DOES_NOT_HOLD;
        }
        boolean holds =
                statements(ReproductionVerdict.HOLDS) == checked
                        && published.isNinetiethPercentileWithin(CLOSE);
        boolean isMostlyChecked = unchecked <= checked + published.count();
        return holds && isMostlyChecked
                ? ReproductionVerdict.HOLDS
                : ReproductionVerdict.HOLDS_WITH_LIMITS;
    }

    /** Returns the counts of statements, such as {@code 3 hold, 1 with limits}. */
    public String statementText() {
        StringJoiner phrases = new StringJoiner(", ");
        int hold = statements(ReproductionVerdict.HOLDS);
        int limits = statements(ReproductionVerdict.HOLDS_WITH_LIMITS);
        int fail = statements(ReproductionVerdict.DOES_NOT_HOLD);
        if (hold > 0) {
            phrases.add(hold + (hold == 1 ? " holds" : " hold"));
        }
        if (limits > 0) {
            phrases.add(limits + " with limits");
        }
        if (fail > 0) {
            phrases.add(fail + (fail == 1 ? " fails" : " fail"));
        }
        return phrases.toString();
    }

    /** Returns all totals as text; empty if there are none. */
    public String text() {
        StringJoiner phrases = new StringJoiner("; ");
        add(phrases, "statements: ", statementText());
        add(phrases, "published figures: ", published.text());
        add(phrases, "model and simulation: ", modelled.text());
        return phrases.toString();
    }

    private static void add(StringJoiner phrases, String heading, String text) {
        if (!text.isEmpty()) {
            phrases.add(heading + text);
        }
    }
}
