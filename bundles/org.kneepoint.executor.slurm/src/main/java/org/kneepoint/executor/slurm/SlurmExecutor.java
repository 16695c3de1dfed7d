// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.DetachedExecutor;
import org.kneepoint.study.DetachedWork;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.packing.RunCosts;
import org.kneepoint.study.run.RunResult;
import org.kneepoint.study.run.RunTask;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** Executes runs as tasks of job arrays on a Slurm cluster. */
@Component(service = RunExecutor.class, property = RunExecutor.NAME + "=slurm")
public final class SlurmExecutor implements DetachedExecutor {
    private final SlurmCommands commands;
    private final Supplier<Installation> installation;
    private final Pace pace;

    /** Submits tasks that start this installation. */
    @Activate
    public SlurmExecutor(BundleContext context) {
        this(new SlurmCommands(), () -> installation(context), Pace.USUAL);
    }

    SlurmExecutor(SlurmCommands commands, Supplier<Installation> installation, Pace pace) {
        this.commands = commands;
        this.installation = installation;
        this.pace = pace;
    }

    private static Installation installation(BundleContext context) {
        return new Installation(
                Path.of(context.getProperty("kneepoint.home")),
                Path.of(context.getProperty("kneepoint.deploy")));
    }

    @Override
    public Parameters parameters() {
        return SlurmSettings.PARAMETERS;
    }

    @Override
    public RunExecutor at(ExecutionSite site, Scenario settings) {
        SlurmSettings own = SlurmSettings.of(settings);
        Installation present = installation.get();
        return site.workers()
                .map(
                        kind ->
                                new SlurmRuns(
                                        commands,
                                        new Installation(present.home(), kind.deployFolder()),
                                        site,
                                        own.ofOneTask(kind.heapBytes()),
                                        pace))
                .orElseGet(() -> new SlurmRuns(commands, present, site, own, pace));
    }

    @Override
    public List<RunTask> pack(
            RunPlan plan, List<RunTask> waiting, Collection<RunResult> done, int parallel) {
        return Packing.alone(parallel).packs(waiting, new RunCosts(plan, done)::of).get(0);
    }

    @Override
    public DetachedWork work(Path folder) {
        return new SlurmWork(new WorkFolder(folder), commands);
    }
}
