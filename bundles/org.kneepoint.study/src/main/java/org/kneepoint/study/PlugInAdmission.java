// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;

/**
 * Lets the executor admit what dropped-in plug-ins are asked for in this process.
 *
 * @param catalogue the plug-ins
 * @param executor admits or refuses: see {@link RunExecutor#admit}
 */
record PlugInAdmission(Catalogue catalogue, RunExecutor executor) {
    /** Time to try networks for a command, seconds. */
    private static final double BUILD_SECONDS = 60;

    /** Time to try a network whose routings a form lists, seconds. */
    private static final double CHOICE_SECONDS = 5;

    private void require(Trial trial, Progress progress) {
        executor.admit(trial, () -> catalogue.droppedIn(trial.network(), trial.names()), progress);
    }

    /** Admits a plan. */
    void plan(List<RunRequest> requests, Progress checking) {
        require(new Trial.Plan(requests), checking);
    }

    /** Admits networks with all that their settings select. */
    void networks(String network, Map<String, String> settings) {
        require(new Trial.Networks(network, settings, BUILD_SECONDS), Progress.NONE);
    }

    /**
     * Admits a network.
     *
     * @param settings those of the network, among others
     */
    void network(Topology topology, Map<String, String> settings) {
        network(topology, settings, BUILD_SECONDS);
    }

    private void network(Topology topology, Map<String, String> settings, double seconds) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(topology.parameters().names());
        require(new Trial.Networks(topology.name(), own, seconds), Progress.NONE);
    }

    /** Returns the names of the routings of a network, or those listed if it is refused. */
    List<String> routings(Topology topology, Map<String, String> settings) {
        try {
            network(topology, settings, CHOICE_SECONDS);
            return AvailableRoutings.names(catalogue, topology, settings);
        } catch (BadInput e) {
            return AvailableRoutings.listed(catalogue, topology);
        }
    }
}
