// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.task.HeapSize;
import org.kneepoint.study.task.UnresponsiveTaskException;
import org.kneepoint.study.task.WorkerPool;
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
     * Returns the result of a call on a thread of its own, or a substitute if the plug-in fails,
     * needs too much memory or does not return in time.
     *
     * @param seconds time limit
     * @param plugIn names the plug-in
     */
    public static <T> T within(
            double seconds, String plugIn, Supplier<T> call, Function<Throwable, T> otherwise) {
        AtomicReference<T> result = new AtomicReference<>();
        AtomicReference<Throwable> failure = new AtomicReference<>();
        WorkerPool.Task<T> task =
                new WorkerPool.Task<>() {
                    @Override
                    public T run(Progress progress) {
                        return attempt(
                                call,
                                thrown -> {
                                    failure.set(thrown);
                                    return null;
                                });
                    }

                    @Override
                    public void done(T answer) {
                        result.set(answer);
                    }

                    @Override
                    public double limit() {
                        return seconds;
                    }

                    @Override
                    public String plugIn(StackTraceElement[] trace) {
                        return plugIn;
                    }

                    @Override
                    public void abandoned(Throwable why) {
                        failure.set(why);
                    }
                };
        WorkerPool.run(List.of(task), Progress.NONE, 0);
        return failure.get() == null ? result.get() : otherwise.apply(failure.get());
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

    /** Returns kind, name and bundle of a plug-in. */
    public static String plugInOf(Described plugIn) {
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

    /** Returns the innermost cause. */
    public static Throwable rootCause(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** Returns one line with the root cause and its location. */
    public static String firstCause(Throwable failure) {
        if (failure instanceof UnresponsiveTaskException overrun) {
            return overrun.location();
        }
        if (failure instanceof OutOfMemoryError) {
            return HeapSize.exhausted();
        }
        Throwable cause = rootCause(failure);
        StackTraceElement[] trace = cause.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        return (cause + where).replaceAll("\\s+", " ");
    }
}
