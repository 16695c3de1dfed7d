// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kneepoint.server.plugin.PlugIn.Version;

/**
 * The versions in use. The database says which they are, and the deploy folder follows it: a
 * version is recorded when it is in use, so that a crash before leaves the former one.
 *
 * @param framework what is in use
 */
record LiveVersions(
        PlugInTable table, ContentFolder contents, DeployFolder deploy, LiveFiles framework) {
    /**
     * Places a known version and records it when it is in use; else the former one is placed again.
     *
     * @param force whether it is recorded even if it is not in use
     * @return why it is not in use; empty if it is
     */
    Optional<String> replace(PlugIn former, Candidate candidate, boolean force) throws IOException {
        boolean isLive = false;
        try {
            Optional<String> fault = place(candidate);
            if (fault.isEmpty() || force) {
                table.setLive(candidate.name(), Optional.of(candidate.hash()));
                isLive = true;
            }
            return fault;
        } finally {
            if (!isLive) {
                restore(former);
            }
        }
    }

    private Optional<String> place(Candidate candidate) throws IOException {
        if (deploy.hash(candidate.file()).filter(candidate.hash()::equals).isPresent()) {
            return framework.await(candidate, 0);
        }
        long since = System.currentTimeMillis();
        deploy.place(candidate.file(), candidate.content());
        return framework.await(candidate, since);
    }

    private void restore(PlugIn former) throws IOException {
        Optional<Version> version = former.liveVersion();
        if (version.isEmpty()) {
            deploy.remove(former.file());
        } else {
            place(candidate(former, version.get()));
        }
    }

    /** Takes a plug-in out of use. */
    void remove(PlugIn plugIn) throws IOException {
        table.setLive(plugIn.name(), Optional.empty());
        deploy.remove(plugIn.file());
    }

    /** Returns a version with its content. */
    Candidate candidate(PlugIn plugIn, Version version) throws IOException {
        return new Candidate(
                plugIn.name(),
                plugIn.kind(),
                version.version(),
                plugIn.file(),
                contents.get(version.hash()),
                version.hash());
    }

    /** Returns the files of the deploy folder but that of a candidate. */
    List<Path> others(Candidate candidate) throws IOException {
        return deploy.files().stream()
                .filter(file -> !file.equals(candidate.file()))
                .map(deploy.path()::resolve)
                .toList();
    }

    /** Returns the files of the deploy folder that are those of no plug-in. */
    List<String> byHand() throws IOException {
        List<String> files = new ArrayList<>(deploy.files());
        table.all().forEach(plugIn -> files.remove(plugIn.file()));
        return files;
    }

    /** Makes the deploy folder equal to the database; files put there by hand stay. */
    void reconcile() throws IOException {
        contents.open();
        deploy.open();
        for (PlugIn plugIn : table.all()) {
            reconcile(plugIn);
        }
    }

    private void reconcile(PlugIn plugIn) throws IOException {
        Optional<String> present = deploy.hash(plugIn.file());
        if (present.equals(plugIn.live())) {
            return;
        }
        Optional<Version> live = plugIn.liveVersion();
        if (live.isPresent()) {
            deploy.place(plugIn.file(), contents.get(live.get().hash()));
        } else if (plugIn.hasVersion(present.get())) {
            deploy.remove(plugIn.file());
        }
    }
}
