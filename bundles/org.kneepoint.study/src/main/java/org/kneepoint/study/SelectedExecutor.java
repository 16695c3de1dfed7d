// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/** The installed executor that the property {@value RunExecutor#NAME} names. */
final class SelectedExecutor implements RunExecutor {
    private static final String DEFAULT = "local";

    private final BundleContext context;

    SelectedExecutor(BundleContext context) {
        this.context = context;
    }

    @Override
    public void admit(Trial trial, Supplier<List<Described>> droppedIn, Progress progress) {
        use(executor -> executor.admit(trial, droppedIn, progress));
    }

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        use(executor -> executor.execute(plan, tasks, collector, progress));
    }

    private void use(Consumer<RunExecutor> action) {
        Map<String, ServiceReference<RunExecutor>> installed = installed();
        String property = context.getProperty(NAME);
        String name = property == null ? DEFAULT : property.strip();
        ServiceReference<RunExecutor> selected = installed.get(name);
        if (selected == null) {
            throw BadInput.unknown("executor", name, installed.keySet());
        }
        RunExecutor executor = context.getService(selected);
        try {
            action.accept(executor);
        } finally {
            context.ungetService(selected);
        }
    }

    /** Of several with one name the first. */
    private Map<String, ServiceReference<RunExecutor>> installed() {
        Map<String, ServiceReference<RunExecutor>> found = new TreeMap<>();
        try {
            context.getServiceReferences(RunExecutor.class, "(" + NAME + "=*)").stream()
                    .sorted((one, other) -> other.compareTo(one))
                    .forEach(one -> found.putIfAbsent((String) one.getProperty(NAME), one));
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }
}
