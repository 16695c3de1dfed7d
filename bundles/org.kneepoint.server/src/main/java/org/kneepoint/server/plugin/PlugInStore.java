// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.plugin.PlugIn.Version;
import org.kneepoint.server.store.Database;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.UnknownName;
import org.osgi.framework.BundleContext;

/**
 * The plug-ins and network files of a server with all their versions. Safe for use by several
 * threads; changes are made one after another.
 */
public final class PlugInStore {
    private final LiveVersions versions;
    private final AuditLog audit;
    private final Clock clock;
    private final DeployRules rules;
    private final CandidateCheck check;
    private final ReentrantLock lock = new ReentrantLock();

    PlugInStore(
            LiveVersions versions,
            AuditLog audit,
            Clock clock,
            DeployRules rules,
            CandidateCheck check) {
        this.versions = versions;
        this.audit = audit;
        this.clock = clock;
        this.rules = rules;
        this.check = check;
    }

    /**
     * Opens the store of a framework and makes the deploy folder equal to the database.
     *
     * @param folder of the contents
     * @param context with the properties of the launcher and of File Install
     * @throws IOException if a folder cannot be written
     */
    public static PlugInStore open(
            Database database,
            AuditLog audit,
            Clock clock,
            Path folder,
            PlugInSettings settings,
            BundleContext context,
            Catalogue catalogue)
            throws IOException {
        DeployFolder deploy =
                new DeployFolder(
                        Path.of(context.getProperty("kneepoint.deploy")),
                        Pattern.compile(context.getProperty("felix.fileinstall.filter")));
        LiveFiles framework = new FrameworkFiles(context, catalogue, settings.startLimit());
        AllowList allowed = new AllowList(settings.allow(), settings.keyStore());
        Path home = Path.of(context.getProperty("kneepoint.home"));
        PlugInStore store =
                new PlugInStore(
                        new LiveVersions(
                                new PlugInTable(database),
                                new ContentFolder(folder),
                                deploy,
                                framework),
                        audit,
                        clock,
                        new DeployRules(allowed, settings.maxBytes(), deploy, framework),
                        new ProcessCheck(home, settings.checkLimit()));
        store.reconcile();
        return store;
    }

    /** Returns all plug-ins, sorted by name. */
    public List<PlugIn> all() {
        return versions.table().all();
    }

    /**
     * Returns the plug-in of a name.
     *
     * @throws BadInput if there is none
     */
    public PlugIn get(String name) {
        return versions.table()
                .find(name)
                .orElseThrow(() -> UnknownName.of("plug-in", name, names()));
    }

    private List<String> names() {
        return all().stream().map(PlugIn::name).toList();
    }

    /** Returns the largest file, bytes. */
    public int maxBytes() {
        return rules.maxBytes();
    }

    /** Returns the files of the deploy folder that were put there by hand, sorted. */
    public List<String> byHand() throws IOException {
        return versions.byHand();
    }

    /**
     * Examines a file and makes it live, in place of the former version.
     *
     * @param file its name, of which bundles need none
     * @param content read to its end, not closed
     * @param force whether an administrator wants it in spite of problems
     * @throws BadInput if it is too long, neither a bundle nor a network file, or not allowed, or
     *     the caller may not
     * @throws IOException if a file cannot be read or written
     */
    public DeployResult add(Caller caller, String file, InputStream content, boolean force)
            throws IOException {
        require(caller, force ? Role.ADMINISTRATOR : Role.DEPLOYER);
        Path place = versions.contents().part();
        try (Upload upload = Upload.receive(file, content, place, rules.maxBytes())) {
            return add(caller, rules.admit(file, upload.path()), force);
        }
    }

    private DeployResult add(Caller caller, Candidate candidate, boolean force) throws IOException {
        lock.lock();
        try {
            Optional<PlugIn> former = versions.table().find(candidate.name());
            if (former.flatMap(PlugIn::live).filter(candidate.hash()::equals).isPresent()) {
                return result(candidate, true, List.of("ok: this version is live already"));
            }
            rules.requireFree(candidate, former.isPresent());
            CheckReport report = check.check(candidate, versions.others(candidate));
            return report.isClean() || force
                    ? deploy(caller, candidate, report, force)
                    : result(candidate, false, report.lines());
        } finally {
            lock.unlock();
        }
    }

    private static DeployResult result(Candidate candidate, boolean accepted, List<String> lines) {
        return new DeployResult(candidate.name(), candidate.hash(), accepted, lines);
    }

    private DeployResult deploy(
            Caller caller, Candidate candidate, CheckReport report, boolean force)
            throws IOException {
        boolean isNew =
                versions.table()
                        .find(candidate.name())
                        .filter(plugIn -> plugIn.hasVersion(candidate.hash()))
                        .isEmpty();
        versions.contents().add(candidate.hash(), candidate.content());
        versions.table().add(candidate, caller.account(), clock.instant());
        List<String> lines = new ArrayList<>(report.lines());
        boolean isLive = false;
        try {
            Optional<String> fault = versions.replace(get(candidate.name()), candidate, force);
            fault.ifPresent(line -> lines.add("problem: " + line));
            isLive = fault.isEmpty() || force;
        } finally {
            if (!isLive && isNew) {
                versions.table().forget(candidate.name(), candidate.hash());
            }
        }
        if (isLive) {
            audit.record(caller, force ? "force plug-in" : "deploy plug-in", candidate.subject());
        }
        return result(candidate, isLive, lines);
    }

    /**
     * Makes a version live that was deployed before. It is not examined again.
     *
     * @param hash its SHA-256, or the first digits
     * @throws BadInput if there is none, it is not allowed any more, it does not start, or the
     *     caller may not
     * @throws IOException if a file cannot be read or written
     */
    public Version use(Caller caller, String name, String hash) throws IOException {
        require(caller, Role.DEPLOYER);
        lock.lock();
        try {
            PlugIn plugIn = get(name);
            Version version = plugIn.version(hash);
            Candidate candidate = versions.candidate(plugIn, version);
            rules.allowed().require(candidate);
            rules.requireFree(candidate, true);
            Optional<String> fault = versions.replace(plugIn, candidate, false);
            if (fault.isPresent()) {
                throw BadInput.because("hash", hash, fault.get() + "; nothing was changed");
            }
            audit.record(caller, "use plug-in", candidate.subject());
            return version;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Takes a plug-in out of use. Its versions are kept.
     *
     * @throws BadInput if there is none, it is not in use, or the caller may not
     * @throws IOException if its file cannot be removed
     */
    public void remove(Caller caller, String name) throws IOException {
        require(caller, Role.DEPLOYER);
        lock.lock();
        try {
            PlugIn plugIn = get(name);
            if (plugIn.live().isEmpty()) {
                throw BadInput.because("name", name, name + " is not in use");
            }
            versions.remove(plugIn);
            audit.record(caller, "remove plug-in", name);
        } finally {
            lock.unlock();
        }
    }

    private static void require(Caller caller, Role least) {
        if (!caller.role().includes(least)) {
            String line = "this needs the role " + least.label();
            throw BadInput.because("role", caller.role().label(), line);
        }
    }

    /**
     * Makes the deploy folder equal to the database, as after a crash or a restored back-up. Files
     * that were put there by hand stay.
     *
     * @throws IOException if a content is missing, or a folder cannot be written
     */
    public void reconcile() throws IOException {
        lock.lock();
        try {
            versions.reconcile();
        } finally {
            lock.unlock();
        }
    }
}
