// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Dictionary;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.apache.felix.hc.api.HealthCheck;
import org.apache.felix.hc.api.Result;
import org.apache.felix.hc.api.Result.Status;
import org.apache.felix.hc.api.ResultLog;
import org.apache.felix.hc.api.execution.HealthCheckExecutionOptions;
import org.apache.felix.hc.api.execution.HealthCheckExecutionResult;
import org.apache.felix.hc.api.execution.HealthCheckExecutor;
import org.apache.felix.hc.api.execution.HealthCheckSelector;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;

/**
 * The health checks of the server as services of Felix Health Checks, whose executor runs them in
 * parallel and bounds their time. Without an executor they are run one after another. Safe for use
 * by several threads.
 */
public final class HealthReport implements HealthSource, AutoCloseable {
    /** Tag of the checks. */
    public static final String TAG = "kneepoint";

    private static final int LIMIT_MILLIS = 5000;

    private final List<NamedCheck> checks;
    private final Function<HealthCheckSelector, Optional<List<HealthCheckExecutionResult>>> runner;
    private final List<ServiceRegistration<HealthCheck>> registered;

    HealthReport(
            List<NamedCheck> checks,
            Function<HealthCheckSelector, Optional<List<HealthCheckExecutionResult>>> runner,
            List<ServiceRegistration<HealthCheck>> registered) {
        this.checks = List.copyOf(checks);
        this.runner = runner;
        this.registered = registered;
    }

    /** Registers checks in a framework. */
    public static HealthReport open(BundleContext context, List<NamedCheck> checks) {
        List<ServiceRegistration<HealthCheck>> registered = new ArrayList<>();
        for (NamedCheck named : checks) {
            Dictionary<String, Object> properties = new Hashtable<>();
            properties.put(HealthCheck.NAME, named.name());
            properties.put(HealthCheck.TAGS, new String[] {TAG});
            registered.add(context.registerService(HealthCheck.class, named.check(), properties));
        }
        return new HealthReport(checks, selector -> run(context, selector), registered);
    }

    private static Optional<List<HealthCheckExecutionResult>> run(
            BundleContext context, HealthCheckSelector selector) {
        ServiceReference<HealthCheckExecutor> reference =
                context.getServiceReference(HealthCheckExecutor.class);
        HealthCheckExecutor executor = reference == null ? null : context.getService(reference);
        if (executor == null) {
            return Optional.empty();
        }
        try {
            HealthCheckExecutionOptions options =
                    new HealthCheckExecutionOptions().setOverrideGlobalTimeout(LIMIT_MILLIS);
            return Optional.of(executor.execute(selector, options));
        } finally {
            context.ungetService(reference);
        }
    }

    @Override
    public List<Entry> check() {
        Map<String, Result> results = new HashMap<>();
        runner.apply(HealthCheckSelector.tags(TAG))
                .orElse(List.of())
                .forEach(
                        result ->
                                results.put(
                                        result.getHealthCheckMetadata().getName(),
                                        result.getHealthCheckResult()));
        return checks.stream()
                .map(
                        named ->
                                entry(
                                        named.name(),
                                        results.containsKey(named.name())
                                                ? results.get(named.name())
                                                : run(named)))
                .toList();
    }

    private static Result run(NamedCheck named) {
        try {
            return named.check().execute();
        } catch (RuntimeException e) {
            return new Result(Status.HEALTH_CHECK_ERROR, "the check fails: " + e);
        }
    }

    private static Entry entry(String name, Result result) {
        String line =
                StreamSupport.stream(result.spliterator(), false)
                        .max(Comparator.comparing(ResultLog.Entry::getStatus))
                        .map(ResultLog.Entry::getMessage)
                        .orElse("");
        return new Entry(name, state(result.getStatus()), line.replaceAll("\\s+", " ").strip());
    }

    private static State state(Status status) {
        return switch (status) {
            case OK -> State.OK;
            case WARN, TEMPORARILY_UNAVAILABLE -> State.WARN;
            default -> State.CRITICAL;
        };
    }

    /** Takes the checks back. */
    @Override
    public void close() {
        registered.forEach(ServiceRegistration::unregister);
    }
}
