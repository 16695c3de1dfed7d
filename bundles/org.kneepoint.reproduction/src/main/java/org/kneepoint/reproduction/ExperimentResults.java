// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.List;
import java.util.Map;
import org.kneepoint.api.metric.MetricValue;
import org.kneepoint.api.result.Curve;

/** The curves that the commands of an experiment gave. Immutable. */
public final class ExperimentResults {
    private final ExperimentEffort effort;
    private final Map<String, List<Curve>> curves;
    private final MetricReader metricReader;

    /** Reads figures of merit off a curve. */
    @FunctionalInterface
    public interface MetricReader {
        /**
         * Reads a curve.
         *
         * @param curve the curve
         * @param metric name of a metric
         * @param settings its settings
         * @throws org.kneepoint.api.scenario.BadInput if there is no such metric or setting
         */
        List<MetricValue> read(Curve curve, String metric, Map<String, String> settings);

        /**
         * Reads several ramps together; nothing by default.
         *
         * @param curves ramps that differ in the seed, the slew rate and the range of loads only
         */
        default List<MetricValue> combine(
                List<Curve> curves, String metric, Map<String, String> settings) {
            return List.of();
        }

        /** Adds to a curve the figures that a metric reads it by; none by default. */
        default Curve derive(Curve curve, String metric, Map<String, String> settings) {
            return curve;
        }
    }

    private ExperimentResults(
            ExperimentEffort effort, Map<String, List<Curve>> curves, MetricReader measure) {
        this.effort = effort;
        this.curves = Map.copyOf(curves);
        this.metricReader = measure;
    }

    /**
     * Results of commands.
     *
     * @param curves by the key of the command
     * @param measure reads figures of merit
     */
    public static ExperimentResults of(
            ExperimentEffort effort, Map<String, List<Curve>> curves, MetricReader measure) {
        return new ExperimentResults(effort, curves, measure);
    }

    /** Returns the effort of the experiment. */
    public ExperimentEffort effort() {
        return effort;
    }

    /**
     * Returns all curves of a command.
     *
     * @throws IllegalArgumentException if there is no such command
     */
    public List<Curve> curves(String key) {
        List<Curve> found = curves.get(key);
        if (found == null) {
            throw new IllegalArgumentException("no command " + key);
        }
        return found;
    }

    /**
     * Returns the only curve of a command.
     *
     * @throws IllegalArgumentException if there is no such command, or it gave several
     */
    public Curve curve(String key) {
        List<Curve> found = curves(key);
        if (found.size() != 1) {
            throw new IllegalArgumentException("command " + key + " gave " + found.size());
        }
        return found.get(0);
    }

    /**
     * Returns the curve of a command with this setting.
     *
     * @throws IllegalArgumentException if there is no such command or curve
     */
    public Curve curve(String key, String parameter, String value) {
        return curves(key).stream()
                .filter(curve -> value.equals(curve.commonSettings().get(parameter)))
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        key + ": no " + parameter + "=" + value));
    }

    /** Reads figures of merit off a curve, see {@link MetricReader#read}. */
    public List<MetricValue> read(Curve curve, String metric, Map<String, String> settings) {
        return metricReader.read(curve, metric, settings);
    }

    /** Reads several ramps together, see {@link MetricReader#combine}. */
    public List<MetricValue> combine(
            List<Curve> ramps, String metric, Map<String, String> settings) {
        return metricReader.combine(ramps, metric, settings);
    }

    /** Adds the derived figures of a metric to a curve, see {@link MetricReader#derive}. */
    public Curve derive(Curve curve, String metric, Map<String, String> settings) {
        return metricReader.derive(curve, metric, settings);
    }
}
