// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.series;

import java.util.List;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Figure;
import org.kneepoint.reproduction.Findings;
import org.kneepoint.reproduction.Section;
import org.kneepoint.reproduction.Verdict;

/** Collects findings of a paper that has pictures and statements only. */
public final class Judgement {
    private final Findings.Builder findings = Findings.builder();

    /** Adds a statement. */
    public Judgement add(Claim claim) {
        findings.add(claim);
        return this;
    }

    /** Adds a statement that is to hold of the model and of the simulation. */
    public Judgement add(String statement, Verdict model, Verdict simulation, String because) {
        return add(new Claim(statement, both(model, simulation), because));
    }

    /** Returns the verdict on both; one that cannot be checked leaves at most one with limits. */
    public static Verdict both(Verdict model, Verdict simulation) {
        Verdict together = Verdict.together(List.of(model, simulation));
        boolean half =
                (model == Verdict.CANNOT_BE_CHECKED) != (simulation == Verdict.CANNOT_BE_CHECKED);
        return half && together == Verdict.HOLDS ? Verdict.HOLDS_WITH_LIMITS : together;
    }

    /** Adds a table. */
    public Judgement add(Section section) {
        findings.add(section);
        return this;
    }

    /** Adds a picture; without curves there is none. */
    public Judgement draw(String title, List<Curve> curves, Quantity... panels) {
        List<Curve> drawn = curves.stream().filter(c -> !c.points().isEmpty()).toList();
        if (!drawn.isEmpty()) {
            findings.add(new Figure(title, drawn, List.of(panels)));
        }
        return this;
    }

    /** Returns the findings, for a reason that is made a sentence. */
    public Findings build(String because) {
        return findings.build(because);
    }
}
