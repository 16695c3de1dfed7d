// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;

/** Executes runs as sessions of a network, which ends with each execution. */
record NetworkRuns(
        SharedNetwork.Joining joining,
        Installation installation,
        NetworkSettings settings,
        int attempts,
        Consumer<String> notices)
        implements RunExecutor {

    @Override
    public void execute(
            RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
        try {
            Map<String, String> hashes = new TreeMap<>();
            Map<String, byte[]> blocks = SentFiles.read(installation.deploy(), hashes);
            notices.accept("joins the network " + settings.cluster() + " of " + members());
            SharedNetwork network = joining.join(settings, 0);
            try {
                notices.accept(NetworkSettings.securityLimits(network.self().address()));
                SessionTerms terms =
                        new SessionTerms(
                                network.self().id(),
                                installation.identity(),
                                hashes,
                                PortablePlan.of(plan));
                SubmittedSession session =
                        new SubmittedSession(network, terms, blocks, attempts, notices);
                session.execute(plan, tasks, collector, progress);
            } finally {
                close(network);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            // the caller sees its runs missing
            Thread.currentThread().interrupt();
        }
    }

    private String members() {
        return settings.members().stream()
                .map(PrivateAddress::toString)
                .collect(Collectors.joining(", "));
    }

    /** Leaves a network in order, which an interrupted thread could not. */
    static void close(SharedNetwork network) {
        boolean isInterrupted = Thread.interrupted();
        try {
            network.close();
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
