// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.Described;

/**
 * Validates name, description and parameters of a plug-in; an invalid one is left out of the
 * catalogue. One that fails to say it must not keep the others from being found, so it is left out
 * of the catalogue and nobody else needs to be careful.
 */
public final class PlugInValidation {
    private PlugInValidation() {}

    /** Returns in one line how a plug-in fails to introduce itself; an empty text if it does. */
    static String fault(Described plugin) {
        try {
            Objects.requireNonNull(plugin.name(), "name() is null");
            Objects.requireNonNull(plugin.description(), "description() is null");
            Objects.requireNonNull(plugin.parameters(), "parameters() is null");
            if (plugin instanceof Evaluator evaluator) {
                Objects.requireNonNull(evaluator.supportedNetworks(), "networks() is null");
            }
            if (plugin instanceof ResultFormat format) {
                Objects.requireNonNull(format.fileExtensions(), "endings() is null");
                Objects.requireNonNull(format.mediaType(), "mediaType() is null");
            }
            return "";
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            String line = plugin.getClass().getName() + " cannot introduce itself: " + e;
            return line.replaceAll("\\s+", " ");
        }
    }

    /** Returns what a plug-in answers; no if it fails to answer. */
    public static boolean isTrue(BooleanSupplier question) {
        try {
            return question.getAsBoolean();
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return false;
        }
    }
}
