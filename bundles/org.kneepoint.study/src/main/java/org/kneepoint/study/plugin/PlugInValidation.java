// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;

/**
 * Validates name, description and parameters of a plug-in; an invalid one is excluded from the
 * catalogue, so that it cannot fail later look-ups.
 */
public final class PlugInValidation {
    private PlugInValidation() {}

    /** A name that a user can type. */
    private static final Pattern NAME = Pattern.compile("[^\\s=;|&,\"'$#()]+");

    /** Returns the first fault of a plug-in in one line; empty for none. */
    static String fault(Object service) {
        if (!(service instanceof Described plugin)) {
            return service.getClass().getName() + " is excluded: it has no name";
        }
        try {
            Objects.requireNonNull(plugin.name(), "name() is null");
            if (!NAME.matcher(plugin.name()).matches()) {
                throw new IllegalArgumentException(
                        "name() is '" + plugin.name() + "', which cannot be typed");
            }
            Objects.requireNonNull(plugin.description(), "description() is null");
            Objects.requireNonNull(plugin.parameters(), "parameters() is null");
            if (plugin instanceof Evaluator evaluator) {
                Objects.requireNonNull(
                        evaluator.supportedNetworks(), "supportedNetworks() is null");
            }
            if (plugin instanceof Metric metric) {
                Objects.requireNonNull(metric.figures(), "figures() is null");
            }
            if (plugin instanceof ResultFormat format) {
                Objects.requireNonNull(format.fileExtensions(), "fileExtensions() is null");
                Objects.requireNonNull(format.mediaType(), "mediaType() is null");
            }
            return "";
        } catch (BadInput e) {
            // a plug-in that stands for a file says what is wrong with it
            return e.getMessage();
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            String line = plugin.getClass().getName() + " is excluded: " + e;
            return line.replaceAll("\\s+", " ");
        }
    }

    /** Returns the result of a call of a plug-in; false if it fails. */
    public static boolean isTrue(BooleanSupplier question) {
        try {
            return question.getAsBoolean();
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return false;
        }
    }
}
