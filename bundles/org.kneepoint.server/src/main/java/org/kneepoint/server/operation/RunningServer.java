// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.server.access.RemoteShell;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.execution.Cluster;
import org.kneepoint.server.execution.RunStore;
import org.kneepoint.server.execution.ServerExecutor;
import org.kneepoint.server.execution.WorkerStarter;
import org.kneepoint.server.http.OperationRoutes;
import org.kneepoint.server.http.RequestLog;
import org.kneepoint.server.http.ServerGate;
import org.kneepoint.server.job.JobQueue;
import org.kneepoint.server.plugin.PlugInSettings;
import org.kneepoint.server.plugin.PlugInStore;
import org.kneepoint.server.result.JobResults;
import org.kneepoint.server.result.Results;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseConnections;
import org.kneepoint.shell.session.RoleCommands;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.rest.RouteSource;
import org.osgi.framework.BundleContext;

/** The parts of a server that serves, and how they depend on one another. */
final class RunningServer implements AutoCloseable {
    /** Time in which jobs may end when the server ends. */
    private static final Duration DRAIN = Duration.ofSeconds(10);

    private final WorkbenchParts workbench;
    private final DataFolder data;
    private final ServerSettings settings;
    private final ClosingStack parts;
    private final Registrations services;
    private final Clock clock = Clock.systemUTC();
    private final List<String> greeting = new ArrayList<>();

    private RunningServer(WorkbenchParts workbench, DataFolder data, ServerSettings settings) {
        this.workbench = workbench;
        this.data = data;
        this.settings = settings;
        this.parts = new ClosingStack(e -> workbench.log().warn("a part did not end", e));
        this.services = new Registrations(workbench.context());
    }

    /**
     * Starts all parts.
     *
     * @throws IOException if a port is taken or a folder cannot be written
     */
    static RunningServer start(WorkbenchParts workbench, DataFolder data, ServerSettings settings)
            throws IOException {
        RunningServer server = new RunningServer(workbench, data, settings);
        try {
            server.open();
            return server;
        } catch (IOException | RuntimeException | Error e) {
            server.close();
            throw e;
        }
    }

    private void open() throws IOException {
        BundleContext context = workbench.context();
        ServerLog log = parts.add(ServerLog.open(context, data.logs(), journal()));
        parts.add(() -> workbench.log().info("ended"));
        DatabaseConnections connections =
                parts.add(new InstalledDrivers(context).open(settings, data));
        Database database = connections.database();
        AccountStore accounts = AccountStore.of(database, clock, settings.quota());
        PlugInStore plugIns = openPlugIns(database, accounts);
        Results results =
                new Results(
                        database, clock, accounts.audit(), accounts.quotas(), data::bytesOfFiles);
        AccountShells shells =
                new AccountShells(
                        workbench.shells(),
                        new RoleCommands(context),
                        data,
                        account ->
                                accounts.quotas().of(account).storedBytes()
                                        - results.storedBytes(account));
        JobQueue jobs = openJobs(database, accounts, shells, results);
        RunStore runs = new RunStore(database, clock);
        ServerExecutor executor = openExecutor(runs, accounts, jobs);
        HealthReport health =
                parts.add(new ServerChecks(data.path(), database, jobs, executor).open(context));
        parts.add(services);
        ServerModules modules = new ServerModules(accounts, results, jobs, plugIns);
        modules.registerCommands(services);
        modules.registerRoutes(services);
        services.add(Role.ADMINISTRATOR, new HealthCommand(health));
        services.add(Role.ADMINISTRATOR, new BackUpCommand(connections, data, accounts.audit()));
        // before the executor and the commands that the jobs use
        parts.add((AutoCloseable) () -> jobs.close(DRAIN));
        jobs.start();
        parts.add(
                new DailyRemoval(
                        retentions(results, jobs, runs), clock, accounts.audit(), workbench.log()));
        AccountSessions sessions = new AccountSessions(shells, jobs);
        openSsh(accounts, sessions);
        openPages(accounts, sessions, health, new ServerGauges(jobs, executor), log);
        String version = context.getBundle().getVersion().toString();
        workbench.log().info("version {} started on {}", version, data.path());
    }

    /** Without a terminal, standard error is the journal of the machine's services. */
    private static Optional<PrintStream> journal() {
        return System.console() == null
                ? Optional.of(
                        new PrintStream(
                                new FileOutputStream(FileDescriptor.err),
                                true,
                                StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private List<Retention> retentions(Results results, JobQueue jobs, RunStore runs) {
        return List.of(
                new Retention(
                        "old results without label or share",
                        settings.get(ServerSettings.RESULTS_DAYS),
                        results::removeUnmarked),
                new Retention(
                        "old jobs",
                        settings.get(ServerSettings.JOBS_DAYS),
                        jobs::removeEndedBefore),
                new Retention(
                        "old runs", settings.get(ServerSettings.RUNS_DAYS), runs::removeBefore));
    }

    private void openPages(
            AccountStore accounts,
            AccountSessions sessions,
            HealthSource health,
            ServerGauges gauges,
            ServerLog log)
            throws IOException {
        ServedPages pages = new ServedPages(workbench.context(), settings);
        RequestLog requests = new RequestLog(log);
        services.add(
                Gate.class,
                new ServerGate(accounts.authentication(), sessions, pages.access(), requests));
        services.add(
                RouteSource.class,
                new OperationRoutes(
                        health,
                        () ->
                                Stream.of(gauges.all(), requests.gauges())
                                        .flatMap(List::stream)
                                        .toList()));
        List<URI> bound = pages.start();
        workbench.log().info("pages are served on {}", bound);
        List<String> sites = pages.sites();
        (sites.isEmpty() ? bound : sites).forEach(site -> greeting.add("pages: " + site));
    }

    private JobQueue openJobs(
            Database database, AccountStore accounts, AccountShells shells, Results results) {
        return new JobQueue(
                new JobQueue.Parts(
                        database,
                        clock,
                        accounts.quotas(),
                        accounts.audit(),
                        shells::open,
                        account -> accounts.accounts().find(account).flatMap(Account::caller),
                        new JobResults(results),
                        settings.get(ServerSettings.CORES)));
    }

    private PlugInStore openPlugIns(Database database, AccountStore accounts) throws IOException {
        return PlugInStore.open(
                database,
                accounts.audit(),
                clock,
                data.plugIns(),
                PlugInSettings.of(
                        settings.find(ServerSettings.PLUG_INS_ALLOW).map(Path::of),
                        settings.find(ServerSettings.PLUG_INS_KEYSTORE).map(Path::of),
                        settings.largestPlugIn()),
                workbench.context(),
                workbench.catalogue());
    }

    private ServerExecutor openExecutor(RunStore runs, AccountStore accounts, JobQueue jobs) {
        ServerExecutor executor =
                parts.add(
                        new ServerExecutor(
                                runs,
                                accounts.quotas(),
                                jobs::owner,
                                WorkerStarter.of(property("kneepoint.home")),
                                new ServerExecutor.Folders(
                                        property("kneepoint.deploy"), data.snapshots()),
                                settings.get(ServerSettings.CORES),
                                cluster(jobs),
                                workbench.log()::warn));
        System.setProperty(RunExecutor.NAME, ServerExecutor.SERVER);
        services.add(RunExecutor.class, executor, Map.of(RunExecutor.NAME, ServerExecutor.SERVER));
        return executor;
    }

    private Optional<Cluster> cluster(JobQueue jobs) {
        return settings.executor()
                .map(
                        choice ->
                                new Cluster(
                                        workbench.evaluation().executors().detached(choice.name()),
                                        choice.settings(),
                                        settings.find(ServerSettings.EXECUTOR_FOLDER)
                                                .map(folder -> Path.of(folder).toAbsolutePath())
                                                .orElse(data.cluster()),
                                        jobs::isOpen,
                                        workbench.log()::info));
    }

    private void openSsh(AccountStore accounts, AccountSessions sessions) throws IOException {
        if (!settings.get(ServerSettings.SSH)) {
            return;
        }
        String address = settings.get(ServerSettings.SSH_ADDRESS);
        RemoteShell.Service ssh =
                parts.add(
                        service(RemoteShell.class)
                                .listen(
                                        new RemoteShell.Settings(
                                                address,
                                                settings.get(ServerSettings.SSH_PORT),
                                                data.hostKey()),
                                        accounts.authentication(),
                                        sessions));
        // a session has the rights that its account had when it was opened
        accounts.accounts().onChange(ssh::disconnect);
        greeting.add("shell: ssh -p " + ssh.port() + " ACCOUNT@" + address);
        greeting.add("host key of SSH: " + ssh.fingerprint());
    }

    private Path property(String name) {
        return Path.of(workbench.context().getProperty(name));
    }

    private <T> T service(Class<T> type) {
        var found = workbench.context().getServiceReference(type);
        if (found == null) {
            throw new IllegalStateException("no service " + type.getName() + "; the log says why");
        }
        return workbench.context().getService(found);
    }

    /** Returns lines for the user: where it is reached. */
    List<String> greeting() {
        return List.copyOf(greeting);
    }

    /** Admits nobody any more, lets runs end, and closes the database. */
    @Override
    public void close() {
        workbench.log().info("ends");
        parts.close();
    }
}
