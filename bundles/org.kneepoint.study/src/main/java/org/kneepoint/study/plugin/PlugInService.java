// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;

/**
 * A plug-in, whose object is created on first use. A dropped-in one gets a time limit for that and
 * for the description of itself; one that fails or does not return is left out, with the reason.
 * Safe for use by several threads.
 */
public final class PlugInService {
    /** Time limit of a dropped-in plug-in, seconds. */
    private static final double LIMIT = 3;

    private final List<String> types;
    private final String bundle;
    private final boolean isShipped;
    private final Supplier<?> source;
    private final Function<Object, String> validation;
    private final Map<Object, Boolean> answers = new WeakHashMap<>();
    private Object plugIn;
    private String fault;

    private PlugInService(
            List<String> types,
            String bundle,
            boolean isShipped,
            Supplier<?> source,
            Function<Object, String> validation) {
        this.types = List.copyOf(types);
        this.bundle = bundle;
        this.isShipped = isShipped;
        this.source = source;
        this.validation = validation;
    }

    /**
     * A plug-in that is a service of a framework.
     *
     * @param validation returns the first fault of the object in one line, empty for none
     */
    public static PlugInService of(
            BundleContext context,
            ServiceReference<?> reference,
            Function<Object, String> validation) {
        Bundle bundle = reference.getBundle();
        return new PlugInService(
                List.of((String[]) reference.getProperty(Constants.OBJECTCLASS)),
                PlugInBundles.name(bundle),
                PlugInBundles.isShipped(bundle),
                () -> ComponentFailures.service(context, reference),
                validation);
    }

    /** A plug-in outside a framework. */
    static PlugInService of(Object plugIn, List<String> types) {
        return new PlugInService(
                types, PlugInBundles.name(plugIn), true, () -> plugIn, PlugInValidation::fault);
    }

    /** Returns whether it is part of the distribution. */
    boolean isShipped() {
        return isShipped;
    }

    /** Returns whether it is registered as a service of a type. */
    boolean isA(Class<?> type) {
        return types.contains(type.getName());
    }

    /** Returns the plug-in; empty if it has a {@link #fault}. */
    public synchronized Optional<Object> plugIn() {
        create();
        return fault.isEmpty() ? Optional.of(plugIn) : Optional.empty();
    }

    /** Returns whether it is this plug-in. */
    synchronized boolean holds(Object other) {
        return plugIn == other;
    }

    /** Returns the reason why it is left out, in one line; empty for none. */
    public synchronized String fault() {
        create();
        return fault;
    }

    /**
     * Returns the answer of a question to the plug-in about a subject; false if it fails. A
     * dropped-in plug-in is asked once about each subject, and left out from then on if it does not
     * return.
     *
     * @param question for the reason
     */
    boolean isTrue(String question, Object subject, BooleanSupplier answer) {
        return isShipped ? PlugInValidation.isTrue(answer) : isTrueOnce(question, subject, answer);
    }

    private synchronized boolean isTrueOnce(
            String question, Object subject, BooleanSupplier answer) {
        Boolean known = answers.get(subject);
        if (known == null) {
            fault = "";
            known =
                    within(
                            question,
                            () -> PlugInValidation.isTrue(answer),
                            failure -> {
                                fault = failure;
                                return false;
                            });
            answers.put(subject, known);
        }
        return known;
    }

    private void create() {
        if (fault != null) {
            return;
        }
        fault =
                isShipped
                        ? examine()
                        : within("its constructor or description", this::examine, line -> line);
    }

    private <T> T within(String place, Supplier<T> call, Function<String, T> otherwise) {
        return PlugInCalls.within(
                LIMIT,
                "a plug-in of " + bundle,
                call,
                failure ->
                        otherwise.apply(
                                bundle
                                        + " offers a plug-in that is excluded: "
                                        + place
                                        + ": "
                                        + PlugInCalls.firstCause(failure)));
    }

    /** Creates the object and returns its first fault. */
    private String examine() {
        try {
            plugIn = source.get();
        } catch (IllegalStateException e) {
            return bundle + " offers a plug-in that cannot be created: " + e.getMessage();
        }
        return validation.apply(plugIn);
    }
}
