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
     * Returns the result of a call, or a substitute if the plug-in fails. Invalid input is not a
     * failure of the plug-in and is rethrown.
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
     * Returns the plug-in of the innermost frame that has one. Of plug-ins in one package it is the
     * one whose class name has the longest common prefix with the frame.
     *
     * @param trace stack trace of the thread
     * @param plugIns the plug-ins of the run; the last is returned if no frame has one
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

    /** Returns one line with the root cause and its location. */
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
