// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.ramp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.kneepoint.reproduction.Claim;
import org.kneepoint.reproduction.Percent;
import org.kneepoint.reproduction.Thresholds;
import org.kneepoint.reproduction.Verdict;
import org.kneepoint.reproduction.series.Trend;

/** What the paper says of Table 1 and Figure 7, and the order that they show. */
final class DistributionClaims {
    private static final Thresholds SMALL = new Thresholds(0.01, 0.05);

    private final Map<Algorithm, Ramps> ramps;

    DistributionClaims(Map<Algorithm, Ramps> ramps) {
        this.ramps = ramps;
    }

    /** Returns them. */
    List<Claim> all() {
        return List.of(scatter(), distinctive(), order(Merit.CRITICAL_LOAD), order(Merit.NPM));
    }

    private Claim scatter() {
        List<Verdict> verdicts = new ArrayList<>();
        List<String> words = new ArrayList<>();
        ramps.forEach(
                (algorithm, runs) -> {
                    List<String> each = new ArrayList<>();
                    for (Merit merit : Merit.values()) {
                        OptionalDouble scatter = runs.read(merit).scatter();
                        verdicts.add(SMALL.judge(scatter));
                        scatter.ifPresent(s -> each.add(Percent.plain(s)));
                    }
                    words.add(
                            algorithm.name()
                                    + " "
                                    + (each.isEmpty()
                                            ? "not known of one run"
                                            : String.join(" and ", each)));
                });
        return Claim.of(
                "The measured values scatter in a relatively small range",
                verdicts,
                "standard deviation of critical load and NPM relative to the mean: "
                        + String.join(", ", words));
    }

    private Claim distinctive() {
        List<Algorithm> algorithms = List.copyOf(ramps.keySet());
        List<Verdict> verdicts = new ArrayList<>();
        List<String> mixed = new ArrayList<>();
        for (int i = 0; i < algorithms.size(); i++) {
            for (int j = i + 1; j < algorithms.size(); j++) {
                Verdict apart = apart(ramps.get(algorithms.get(i)), ramps.get(algorithms.get(j)));
                verdicts.add(apart);
                if (apart == Verdict.DOES_NOT_HOLD) {
                    mixed.add(algorithms.get(i).name() + " and " + algorithms.get(j).name());
                }
            }
        }
        return Claim.of(
                "Each algorithm is distinctive in Figure 7",
                verdicts,
                mixed.isEmpty()
                        ? "the runs of any two that can be checked lie apart"
                        : "not told apart: " + String.join(", ", mixed));
    }

    private static Verdict apart(Ramps one, Ramps other) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Merit merit : Merit.values()) {
            Sampled a = one.read(merit);
            Sampled b = other.read(merit);
            if (a.deviation().isEmpty() || b.deviation().isEmpty()) {
                return Verdict.CANNOT_BE_CHECKED;
            }
            verdicts.add(
                    Trend.holds(below(a.greatest(), b.least()) || below(b.greatest(), a.least())));
        }
        return Trend.holds(verdicts.contains(Verdict.HOLDS));
    }

    private static boolean below(OptionalDouble one, OptionalDouble other) {
        return one.getAsDouble() < other.getAsDouble();
    }

    private Claim order(Merit merit) {
        List<Algorithm> published =
                ramps.keySet().stream()
                        .sorted(Comparator.comparing(algorithm -> algorithm.means().get(merit)))
                        .toList();
        String named = merit == Merit.NPM ? "NPM" : "critical load";
        return new Claim(
                "From low to high "
                        + named
                        + ": "
                        + published.stream().map(Algorithm::name).collect(Collectors.joining(", ")),
                ordered(merit, published),
                "here "
                        + published.stream()
                                .map(a -> a.name() + " " + ramps.get(a).read(merit).words())
                                .collect(Collectors.joining(", ")));
    }

    private Verdict ordered(Merit merit, List<Algorithm> published) {
        Verdict whole = rising(merit, published);
        if (whole != Verdict.DOES_NOT_HOLD) {
            return whole;
        }
        Verdict fixed = rising(merit, of(published, "do"));
        Verdict adaptive = rising(merit, of(published, "sa"));
        return fixed == Verdict.HOLDS && adaptive == Verdict.HOLDS
                ? Verdict.HOLDS_WITH_LIMITS
                : Verdict.DOES_NOT_HOLD;
    }

    private static List<Algorithm> of(List<Algorithm> all, String family) {
        return all.stream().filter(a -> a.name().startsWith(family)).toList();
    }

    private Verdict rising(Merit merit, List<Algorithm> published) {
        boolean rising = true;
        for (int i = 1; i < published.size(); i++) {
            OptionalDouble before = ramps.get(published.get(i - 1)).read(merit).mean();
            OptionalDouble after = ramps.get(published.get(i)).read(merit).mean();
            if (before.isEmpty() || after.isEmpty()) {
                return Verdict.CANNOT_BE_CHECKED;
            }
            rising &= below(before, after);
        }
        return Trend.holds(rising);
    }
}
