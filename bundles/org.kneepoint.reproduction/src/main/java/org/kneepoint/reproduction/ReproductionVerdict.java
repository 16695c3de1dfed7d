// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Verdict on a published figure or statement. */
public enum ReproductionVerdict {
    /** It is confirmed. */
    HOLDS("holds", "hold"),
    /** It is confirmed for a part, or nearly. */
    HOLDS_WITH_LIMITS("holds with limits", "hold with limits"),
    /** Our figures contradict it. */
    DOES_NOT_HOLD("does not hold", "do not hold"),
    /** Nothing to compare, or nothing that could be run. */
    CANNOT_BE_CHECKED("cannot be checked", "cannot be checked");

    private final String ofOne;
    private final String ofSeveral;

    ReproductionVerdict(String ofOne, String ofSeveral) {
        this.ofOne = ofOne;
        this.ofSeveral = ofSeveral;
    }

    /** Returns it as text. */
    public String text() {
        return ofOne;
    }

    /** Returns how many of something have it, such as {@code 1 holds} or {@code 2 do not hold}. */
    public String text(long count) {
        return count + " " + (count == 1 ? ofOne : ofSeveral);
    }

    /**
     * Returns the verdict on the whole from those on its parts. What cannot be checked does not
     * count beside what can, but if it is the greater part, the whole holds with limits at best. If
     * more than half of the parts do not hold, the whole does not; other parts of different
     * verdicts make one with limits.
     */
    public static ReproductionVerdict combined(Collection<ReproductionVerdict> parts) {
        List<ReproductionVerdict> checked =
                parts.stream().filter(v -> v != CANNOT_BE_CHECKED).toList();
        if (checked.isEmpty()) {
            return CANNOT_BE_CHECKED;
        }
        if (2 * Collections.frequency(checked, DOES_NOT_HOLD) > checked.size()) {
            return DOES_NOT_HOLD;
        }
        boolean holds = Collections.frequency(checked, HOLDS) == checked.size();
        return holds && !isMostlyUnchecked(parts) ? HOLDS : HOLDS_WITH_LIMITS;
    }

    /**
     * Returns the verdict from those on model and simulation. If one of them cannot be checked, it
     * holds with limits at best.
     */
    public static ReproductionVerdict ofBoth(
            ReproductionVerdict model, ReproductionVerdict simulation) {
        ReproductionVerdict both = combined(List.of(model, simulation));
        boolean isHalf = (model == CANNOT_BE_CHECKED) != (simulation == CANNOT_BE_CHECKED);
        return isHalf && both == HOLDS ? HOLDS_WITH_LIMITS : both;
    }

    /**
     * Returns how many parts could be checked, for the end of a sentence; empty if at least half of
     * them could, or none.
     */
    public static String checkedCountText(Collection<ReproductionVerdict> parts) {
        long checked = parts.stream().filter(v -> v != CANNOT_BE_CHECKED).count();
        return checked > 0 && isMostlyUnchecked(parts)
                ? "; " + checked + " of " + parts.size() + " could be checked"
                : "";
    }

    private static boolean isMostlyUnchecked(Collection<ReproductionVerdict> parts) {
        return 2 * parts.stream().filter(v -> v == CANNOT_BE_CHECKED).count() > parts.size();
    }
}
