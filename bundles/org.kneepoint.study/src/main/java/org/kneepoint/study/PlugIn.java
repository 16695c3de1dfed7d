// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Calls into plug-ins. What fails there must not spoil more than it has to. */
final class PlugIn {
    private PlugIn() {}

    /**
     * Returns what a call answers, or what stands for it when the plug-in fails. Wrong input is no
     * failure but the user's affair, and passes.
     */
    static <T> T attempt(Supplier<T> call, Function<Throwable, T> otherwise) {
        try {
            return call.get();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return otherwise.apply(e);
        }
    }

    /**
     * Names the plug-in whose code a thread was in, the innermost of several.
     *
     * @param trace of the thread
     * @param plugIns that take part; the first stands for the code of nobody else
     */
    static String named(StackTraceElement[] trace, List<? extends Described> plugIns) {
        for (StackTraceElement frame : trace) {
            for (Described plugIn : plugIns) {
                if ((frame.getClassName() + ".")
                        .startsWith(plugIn.getClass().getPackageName() + ".")) {
                    return named(plugIn);
                }
            }
        }
        return named(plugIns.get(0));
    }

    private static String named(Described plugIn) {
        String noun =
                Arrays.stream(Catalogue.Kind.values())
                        .filter(kind -> kind.type().isInstance(plugIn))
                        .findFirst()
                        .map(Catalogue.Kind::noun)
                        .orElse("plug-in");
        Bundle bundle = FrameworkUtil.getBundle(plugIn.getClass());
        String from = bundle == null ? "" : " (bundle " + bundle.getSymbolicName() + ")";
        return noun + " " + plugIn.name() + from;
    }

    /** Returns in one line what failed first, and where. */
    static String firstCause(Throwable failure) {
        if (failure instanceof Overrun overrun) {
            return overrun.where();
        }
        if (failure instanceof OutOfMemoryError) {
            return HeapSize.exhausted();
        }
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        StackTraceElement[] trace = cause.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        return (cause + where).replaceAll("\\s+", " ");
    }
}
