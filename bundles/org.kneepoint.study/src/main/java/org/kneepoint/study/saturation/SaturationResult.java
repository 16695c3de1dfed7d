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
 * @param method the method of evaluation
 * @param network the network's name
 * @param evaluator name of the solver or simulator
 * @param settings the user's settings that apply, in the user's order, and those that a simulation
 *     takes over from the model
 * @param low lower end of the bracket, the highest load carried, flits per node per cycle; empty if
 *     none was
 * @param high upper end, the lowest saturated load; empty if none was
 * @param throughput accepted throughput above saturation, or at the highest load of a network that
 *     never saturates; empty if not known
 * @param throughputHalfWidth half width of its 95 % interval; empty for models
 * @param peakPower load of highest system power, if the network never saturates
 * @param loadAtLoss load of 1 % loss, if the network never saturates
 * @param effort the effort of the search
 * @param validity validity of the highest load carried; empty if none was
 * @param status ok if the bracket is as narrow as requested, or if there is no saturation
 * @param note further explanation, or an empty text
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
     * The effort of a search.
     *
     * @param points points evaluated, repeated ones included
     * @param cycles cycles simulated, warm-up included; 0 for models
     * @param seconds elapsed time
     */
    public record SearchEffort(int points, long cycles, double seconds) {
        /** No effort. */
        public static final SearchEffort NONE = new SearchEffort(0, 0, 0);
    }

    /** Rejects null. */
    public SaturationResult {
        Objects.requireNonNull(method);
        Objects.requireNonNull(status);
        Objects.requireNonNull(note);
    }

    /** Returns the middle of the bracket, if both ends are known. */
    public OptionalDouble load() {
        return isBracketed()
                ? OptionalDouble.of(low.getAsDouble() + halfWidth().getAsDouble())
                : OptionalDouble.empty();
    }

    /**
     * Returns half the width of the bracket, if both ends are known. Of a model it is the
     * resolution of the search, not the error of the model.
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
