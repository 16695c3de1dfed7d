// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.Reading;
import org.kneepoint.api.result.Curve;

/** The curves that the commands of an experiment gave. Immutable. */
public final class Results {
    private final Effort effort;
    private final Map<String, List<Curve>> curves;
    private final Measure measure;

    /** Reads figures of merit off a curve. */
    @FunctionalInterface
    public interface Measure {
        /**
         * Reads a curve.
         *
         * @param curve the curve
         * @param metric name of a metric
         * @param words its settings
         * @throws org.kneepoint.api.scenario.BadInput if there is no such metric or setting
         */
        List<Reading> read(Curve curve, String metric, Map<String, String> words);

        /**
         * Reads several ramps together; nothing by default.
         *
         * @param curves ramps that differ in the seed, the slew rate and the range of loads only
         */
        default List<Reading> combine(
                List<Curve> curves, String metric, Map<String, String> words) {
            return List.of();
        }

        /** Adds to a curve the figures that a metric reads it by; none by default. */
        default Curve derive(Curve curve, String metric, Map<String, String> words) {
            return curve;
        }
    }

    private Results(Effort effort, Map<String, List<Curve>> curves, Measure measure) {
        this.effort = effort;
        this.curves = Map.copyOf(curves);
        this.measure = measure;
    }

    /**
     * Results of trials.
     *
     * @param curves by the key of the trial
     * @param measure what reads figures of merit
     */
    public static Results of(Effort effort, Map<String, List<Curve>> curves, Measure measure) {
        return new Results(effort, curves, measure);
    }

    /** Returns what the experiment was allowed. */
    public Effort effort() {
        return effort;
    }

    /**
     * Returns all curves of a trial.
     *
     * @throws IllegalArgumentException if there is no such trial
     */
    public List<Curve> curves(String key) {
        List<Curve> found = curves.get(key);
        if (found == null) {
            throw new IllegalArgumentException("no trial " + key);
        }
        return found;
    }

    /**
     * Returns the only curve of a trial.
     *
     * @throws IllegalArgumentException if there is no such trial, or it gave several
     */
    public Curve curve(String key) {
        List<Curve> found = curves(key);
        if (found.size() != 1) {
            throw new IllegalArgumentException("trial " + key + " gave " + found.size());
        }
        return found.get(0);
    }

    /**
     * Returns the curve of a trial along which a word has this value.
     *
     * @throws IllegalArgumentException if there is no such trial or curve
     */
    public Curve curve(String key, String word, String value) {
        return curves(key).stream()
                .filter(curve -> value.equals(curve.constants().get(word)))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(key + ": no " + word + "=" + value));
    }

    /** Reads figures of merit off a curve, see {@link Measure#read}. */
    public List<Reading> read(Curve curve, String metric, Map<String, String> words) {
        return measure.read(curve, metric, words);
    }

    /** Reads several ramps together, see {@link Measure#combine}. */
    public List<Reading> combine(List<Curve> ramps, String metric, Map<String, String> words) {
        return measure.combine(ramps, metric, words);
    }

    /** Adds to a curve what a metric reads it by, see {@link Measure#derive}. */
    public Curve derive(Curve curve, String metric, Map<String, String> words) {
        return measure.derive(curve, metric, words);
    }
}
