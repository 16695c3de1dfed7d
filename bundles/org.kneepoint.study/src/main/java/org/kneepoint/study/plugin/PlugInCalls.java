// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.study.task.UnresponsiveTaskException;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Guarded calls of plug-ins. */
public final class PlugInCalls {
    private PlugInCalls() {}

    /**
     * Returns what a call answers, or what stands for it when the plug-in fails. Wrong input is no
     * failure but the user's affair, and passes.
     */
    public static <T> T attempt(Supplier<T> call, Function<Throwable, T> otherwise) {
        try {
            return call.get();
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return otherwise.apply(e);
        }
    }

    /**
     * Names the plug-in whose code a thread was in, the innermost of several. Of plug-ins in one
     * package it is the one whose class is named most like that of the code.
     *
     * @param trace of the thread
     * @param plugIns that take part; the last stands for the code of nobody else
     */
    public static String plugInOf(StackTraceElement[] trace, List<? extends Described> plugIns) {
        for (StackTraceElement frame : trace) {
            String code = frame.getClassName();
            Optional<? extends Described> owner =
                    plugIns.stream()
                            .filter(
                                    plugIn ->
                                            code.startsWith(
                                                    plugIn.getClass().getPackageName() + "."))
                            .max(Comparator.comparingInt(plugIn -> commonPrefix(code, plugIn)));
            if (owner.isPresent()) {
                return plugInOf(owner.get());
            }
        }
        return plugInOf(plugIns.get(plugIns.size() - 1));
    }

    private static int commonPrefix(String code, Described plugIn) {
        String name = plugIn.getClass().getName();
        int length = 0;
        while (length < Math.min(code.length(), name.length())
                && code.charAt(length) == name.charAt(length)) {
            length++;
        }
        return length;
    }

    private static String plugInOf(Described plugIn) {
        String noun =
                Arrays.stream(Catalogue.PlugInKind.values())
                        .filter(kind -> kind.type().isInstance(plugIn))
                        .findFirst()
                        .map(Catalogue.PlugInKind::noun)
                        .orElse("plug-in");
        Bundle bundle = FrameworkUtil.getBundle(plugIn.getClass());
        String from = bundle == null ? "" : " (bundle " + bundle.getSymbolicName() + ")";
        return noun + " " + plugIn.name() + from;
    }

    /** Returns in one line what failed first, and where. */
    public static String firstCause(Throwable failure) {
        if (failure instanceof UnresponsiveTaskException overrun) {
            return overrun.location();
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
