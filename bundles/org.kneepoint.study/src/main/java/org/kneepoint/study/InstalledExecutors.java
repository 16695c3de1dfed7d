// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/**
 * The installed executors by name. A command chooses one by {@value ExecutorChoice#PARAMETER};
 * without a choice it is that of the property {@value RunExecutor#NAME}, and without that the
 * executor {@value #LOCAL}.
 */
public final class InstalledExecutors {
    static final String LOCAL = "local";

    private static final Parameter<String> CHOICE =
            Parameter.text(ExecutorChoice.PARAMETER, "where runs are executed").optional();

    private final Supplier<Map<String, RunExecutor>> installed;
    private final Supplier<String> property;

    /**
     * Some executors.
     *
     * @param installed returns them by name
     * @param property returns the name of the default, or null
     */
    InstalledExecutors(Supplier<Map<String, RunExecutor>> installed, Supplier<String> property) {
        this.installed = installed;
        this.property = property;
    }

    /** Returns those that are registered as services, of several with one name the first. */
    static InstalledExecutors of(BundleContext context) {
        return new InstalledExecutors(
                () -> services(context), () -> context.getProperty(RunExecutor.NAME));
    }

    /** Services are kept: an executor has no state, and is made again if its bundle is replaced. */
    private static Map<String, RunExecutor> services(BundleContext context) {
        Map<String, RunExecutor> found = new TreeMap<>();
        try {
            List<ServiceReference<RunExecutor>> references =
                    context
                            .getServiceReferences(RunExecutor.class, "(" + RunExecutor.NAME + "=*)")
                            .stream()
                            .sorted((one, other) -> other.compareTo(one))
                            .toList();
            for (ServiceReference<RunExecutor> reference : references) {
                RunExecutor executor = context.getService(reference);
                if (executor != null) {
                    found.putIfAbsent((String) reference.getProperty(RunExecutor.NAME), executor);
                }
            }
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }

    private String defaultName() {
        String name = property.get();
        return name == null ? LOCAL : name.strip();
    }

    private RunExecutor named(String name) {
        Map<String, RunExecutor> all = installed.get();
        RunExecutor executor = all.get(name);
        if (executor == null) {
            throw BadInput.unknown(ExecutorChoice.PARAMETER, name, all.keySet());
        }
        return executor;
    }

    /** A choice in the folder of a study does not change the executor of a server either. */
    private RunExecutor chosen(ExecutorChoice choice) {
        return named(choice.isDefault() || isFixed() ? defaultName() : choice.name());
    }

    /**
     * Returns the choice that a study keeps: a detached executor that is the default by its name,
     * since its work has to be found again.
     */
    public ExecutorChoice lasting(ExecutorChoice choice) {
        return choice.isDefault() && chosen(choice) instanceof DetachedExecutor
                ? new ExecutorChoice(defaultName(), Map.of())
                : choice;
    }

    /** Returns the names of the executors that can be chosen. */
    public List<String> names() {
        return isFixed() ? List.of() : List.copyOf(installed.get().keySet());
    }

    /**
     * Returns the parameters that can be set beside the choice of an executor.
     *
     * @throws BadInput if there is no such executor
     */
    public Parameters parameters(String name) {
        return parameters(named(name));
    }

    private static Parameters parameters(RunExecutor executor) {
        return executor instanceof ConfiguredExecutor configured
                ? configured.parameters()
                : Parameters.of();
    }

    private boolean isFixed() {
        RunExecutor executor = installed.get().get(defaultName());
        return executor != null && executor.isForAll();
    }

    /**
     * Returns the parameter that chooses an executor and those of all executors, for a command that
     * declares its parameters.
     */
    public Parameters parameters() {
        Parameters all = Parameters.of(CHOICE);
        for (RunExecutor executor : installed.get().values()) {
            for (Parameter<?> parameter : parameters(executor).all()) {
                // required only if its executor is chosen
                boolean isRequired = parameter.isRequired();
                all = all.and(Parameters.of(isRequired ? parameter.optional() : parameter));
            }
        }
        return all;
    }

    /**
     * Takes the choice of an executor from the settings of a command.
     *
     * @throws BadInput if there is no such executor, a setting of another executor is given, or a
     *     value is not allowed
     */
    public ExecutorChoice take(CommandRequest request) {
        Map<String, String> given = new TreeMap<>();
        for (Parameter<?> parameter : parameters().all()) {
            String name = parameter.name();
            Optional<String> text =
                    request.settings().isGiven(parameter)
                            ? Optional.of(request.settings().settings().get(name))
                            : request.takeParameter(name);
            text.ifPresent(value -> given.put(name, value));
        }
        return choice(given);
    }

    /**
     * Returns the settings of a command without those that choose an executor.
     *
     * @throws BadInput as {@link #take}
     */
    public Map<String, String> others(Map<String, String> settings) {
        Map<String, String> given = new TreeMap<>(settings);
        given.keySet().retainAll(parameters().names());
        choice(given);
        Map<String, String> others = new LinkedHashMap<>(settings);
        others.keySet().removeAll(given.keySet());
        return others;
    }

    private ExecutorChoice choice(Map<String, String> given) {
        Map<String, String> settings = new TreeMap<>(given);
        Optional<String> name = Optional.ofNullable(settings.remove(ExecutorChoice.PARAMETER));
        name.ifPresent(this::requireChoosable);
        Parameters own = name.isPresent() ? parameters(name.get()) : Parameters.of();
        settings.forEach(
                (parameter, text) -> {
                    if (own.find(parameter).isEmpty()) {
                        throw ofAnother(parameter, text);
                    }
                });
        Scenario.of("", own, settings);
        return name.isPresent() ? new ExecutorChoice(name.get(), settings) : ExecutorChoice.DEFAULT;
    }

    private void requireChoosable(String name) {
        if (isFixed()) {
            throw BadInput.because(
                    ExecutorChoice.PARAMETER,
                    name,
                    "executor=" + name + ": this server chooses the executor for all its users");
        }
        named(name);
    }

    private BadInput ofAnother(String parameter, String text) {
        String owner =
                installed.get().entrySet().stream()
                        .filter(one -> parameters(one.getValue()).find(parameter).isPresent())
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow();
        return BadInput.because(
                parameter, text, parameter + "=" + text + " is for executor=" + owner);
    }

    /**
     * Returns an executor that looks up the chosen one when it is used.
     *
     * @param site where a detached executor keeps its work
     */
    RunExecutor executor(ExecutorChoice choice, ExecutionSite site) {
        return new RunExecutor() {
            @Override
            public void admit(Trial trial, Supplier<List<Described>> droppedIn, Progress progress) {
                chosen(choice).admit(trial, droppedIn, progress);
            }

            @Override
            public void execute(
                    RunPlan plan,
                    List<RunTask> tasks,
                    ResultCollector collector,
                    Progress progress) {
                at(site, choice).execute(plan, tasks, collector, progress);
            }
        };
    }

    /**
     * Rejects a choice that cannot be used, before anything is written for it.
     *
     * @param folder where a detached executor would keep its work; it need not exist
     * @throws BadInput if there is no such executor, or it does not take a setting
     */
    public void requireUsable(ExecutorChoice choice, Path folder) {
        at(ExecutionSite.kept(folder, notice -> {}), choice);
    }

    private RunExecutor at(ExecutionSite site, ExecutorChoice choice) {
        RunExecutor executor = chosen(choice);
        if (executor instanceof ConfiguredExecutor configured) {
            Scenario settings = Scenario.of("", configured.parameters(), choice.settings());
            return configured.at(site, settings);
        }
        return executor;
    }

    /**
     * Returns an executor whose runs go on without this process.
     *
     * @throws BadInput if there is no such executor
     */
    public DetachedExecutor detached(String name) {
        Map<String, RunExecutor> all = new TreeMap<>(installed.get());
        all.values().removeIf(executor -> !(executor instanceof DetachedExecutor));
        if (!all.containsKey(name)) {
            throw BadInput.unknown(ExecutorChoice.PARAMETER, name, all.keySet());
        }
        return (DetachedExecutor) all.get(name);
    }

    /**
     * Returns the work of a chosen executor in a folder.
     *
     * @return empty if it is not a detached executor
     */
    public Optional<DetachedWork> work(ExecutorChoice choice, Path folder) {
        return chosen(choice) instanceof DetachedExecutor detached
                ? Optional.of(detached.work(folder))
                : Optional.empty();
    }
}
