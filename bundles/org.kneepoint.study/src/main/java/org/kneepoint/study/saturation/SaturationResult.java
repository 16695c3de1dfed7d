// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;

/**
 * The saturation load of a network by one method. Immutable.
 *
 * @param method how it was found
 * @param network the network's name
 * @param evaluator name of the solver or simulator
 * @param settings the words of the user that apply to it, in the user's order, and what a
 *     simulation takes over from the model
 * @param low highest load seen steady, flits per node per cycle; empty if none was
 * @param high lowest load seen saturated; empty if none was
 * @param throughput flits per node per cycle that are accepted: beyond saturation, or at the
 *     highest load where the network never saturates; empty if not known
 * @param throughputHalfWidth half width of its 95 % interval; empty for models
 * @param peakPower load of highest system power, of networks that never saturate
 * @param loadAtLoss load at which the loss passes 1 %, of networks that never saturate
 * @param effort what it took
 * @param validity whether the method was verified there, as the last steady point tells; empty if
 *     no point was steady
 * @param status ok if the interval is as narrow as was asked for, or if there is no saturation
 * @param note anything to be added, empty if nothing
 */
public record SaturationResult(
        EvaluationMethod method,
        String network,
        String evaluator,
        Map<String, String> settings,
        OptionalDouble low,
        OptionalDouble high,
        OptionalDouble throughput,
        OptionalDouble throughputHalfWidth,
        OptionalDouble peakPower,
        OptionalDouble loadAtLoss,
        SearchEffort effort,
        Optional<Validity> validity,
        Status status,
        String note) {
    /**
     * What a search took.
     *
     * @param points evaluated, repeated ones too
     * @param messages simulated, 0 for models
     * @param seconds from its beginning to its end
     */
    public record SearchEffort(int points, long messages, double seconds) {
        /** Nothing. */
        public static final SearchEffort NONE = new SearchEffort(0, 0, 0);
    }

    /** Checks that nothing is null. */
    public SaturationResult {
        Objects.requireNonNull(method);
        Objects.requireNonNull(status);
        Objects.requireNonNull(note);
    }

    /** Returns the middle of the interval, if both ends are known. */
    public OptionalDouble load() {
        return isBracketed()
                ? OptionalDouble.of(low.getAsDouble() + halfWidth().getAsDouble())
                : OptionalDouble.empty();
    }

    /**
     * Returns half of the width of the interval, if both ends are known. Of a model that is how far
     * it was followed, and not its error.
     */
    public OptionalDouble halfWidth() {
        return isBracketed()
                ? OptionalDouble.of((high.getAsDouble() - low.getAsDouble()) / 2)
                : OptionalDouble.empty();
    }

    private boolean isBracketed() {
        return low.isPresent() && high.isPresent();
    }
}
