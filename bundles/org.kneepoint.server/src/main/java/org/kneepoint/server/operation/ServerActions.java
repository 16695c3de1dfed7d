// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.access.RemoteShell;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.server.account.Passwords;
import org.kneepoint.server.store.BackUp;
import org.kneepoint.server.store.DatabaseConnections;
import org.kneepoint.shell.session.ShellSessions;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.EvaluationServer;
import org.kneepoint.study.session.Role;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.log.Logger;
import org.osgi.service.log.LoggerFactory;

/** The actions of the command {@code server}. */
@Component
public final class ServerActions implements EvaluationServer {
    /** Read by the launcher when the process is told to end: time for runs to end, ms. */
    private static final String GRACE = "kneepoint.grace";

    private static final long GRACE_MILLIS = 30_000;
    private static final long POLL_MILLIS = 50;

    private final WorkbenchParts workbench;
    private final InstalledDrivers drivers;

    /** Uses the services of the workbench. */
    @Activate
    public ServerActions(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference EvaluationService evaluation,
            @Reference ShellSessions shells,
            @Reference(service = LoggerFactory.class) Logger log) {
        this.workbench = new WorkbenchParts(context, catalogue, evaluation, shells, log);
        this.drivers = new InstalledDrivers(context);
    }

    @Override
    public List<String> prepare(Path folder, String administrator, String password)
            throws IOException {
        DataFolder data = new DataFolder(folder);
        data.create();
        boolean hasSettings = data.isPrepared();
        ServerSettings settings =
                hasSettings ? SettingsFile.read(data.settings()) : new ServerSettings(Map.of());
        boolean generated = password.isEmpty();
        String secret = generated ? Passwords.generate() : password;
        try (DatabaseConnections database = drivers.open(settings, data)) {
            Accounts accounts =
                    AccountStore.of(database.database(), Clock.systemUTC(), settings.quota())
                            .accounts();
            if (!accounts.list(Caller.LOCAL).isEmpty()) {
                throw BadInput.because(
                        "folder", data.path(), data.path() + " is prepared: it has accounts");
            }
            accounts.add(Caller.LOCAL, administrator, Role.ADMINISTRATOR, "", secret);
        }
        if (!hasSettings) {
            SettingsFile.writeTemplate(data.settings());
        }
        String fingerprint = sshShell().prepare(data.hostKey());
        return prepared(data, fingerprint, administrator, generated ? secret : "");
    }

    private RemoteShell sshShell() {
        BundleContext context = workbench.context();
        return context.getService(context.getServiceReference(RemoteShell.class));
    }

    private static List<String> prepared(
            DataFolder data, String fingerprint, String administrator, String secret) {
        List<String> lines = new ArrayList<>();
        lines.add("data folder " + data.path());
        lines.add("settings " + data.settings());
        lines.add("host key of SSH " + fingerprint);
        if (!secret.isEmpty()) {
            lines.add("password of " + administrator + ": " + secret + " (shown once)");
        }
        lines.add("start it: kneepoint server folder=" + data.path());
        return lines;
    }

    @Override
    public void serve(Path folder, Progress progress, Consumer<String> notices) throws IOException {
        DataFolder data = new DataFolder(folder);
        data.requirePrepared();
        ServerSettings settings = SettingsFile.read(data.settings());
        System.setProperty(GRACE, Long.toString(GRACE_MILLIS));
        try (RunningServer server = RunningServer.start(workbench, data, settings)) {
            server.greeting().forEach(notices);
            while (!progress.isCancelled()) {
                TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public List<String> restore(Path folder, Path file) throws IOException {
        DataFolder data = new DataFolder(folder);
        if (Files.exists(data.path())) {
            throw BadInput.because(
                    "folder", data.path(), data.path() + " exists: restore into a new folder");
        }
        Path rows = new ServerArchive(data).unpack(file);
        ServerSettings settings = SettingsFile.read(data.settings());
        try (DatabaseConnections database = drivers.openEmpty(settings, data)) {
            new BackUp(database).restore(rows);
        }
        Files.delete(rows);
        return List.of(
                "restored to " + data.path(), "start it: kneepoint server folder=" + data.path());
    }
}
