// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.kneepoint.study.run.RunRequest;

/**
 * What plug-ins are asked for before anything is evaluated. Another process can be asked first, so
 * that a plug-in which does not return or uses up the memory harms that process only.
 */
public sealed interface Trial {
    /**
     * Returns the names of the network and of what its settings may select: some are names of
     * plug-ins, others are values.
     */
    Set<String> names();

    /** Returns the name of the network. */
    String network();

    /**
     * A plan.
     *
     * @param requests at least one; all of the same method, network and evaluator
     */
    record Plan(List<RunRequest> requests) implements Trial {
        /** Copies the requests. */
        public Plan {
            requests = List.copyOf(requests);
        }

        @Override
        public String network() {
            return requests.get(0).network();
        }

        @Override
        public Set<String> names() {
            Set<String> names = new LinkedHashSet<>();
            for (RunRequest request : requests) {
                names.add(request.evaluator());
                names.addAll(selected(request.network(), request.settings()));
            }
            return names;
        }
    }

    /**
     * Networks with routing and traffic pattern, without an evaluator.
     *
     * @param network the name of their topology
     * @param settings names and texts, including lists
     * @param limit time for all of them, seconds
     */
    record Networks(String network, Map<String, String> settings, double limit) implements Trial {
        /** Copies the settings. */
        public Networks {
            settings = Map.copyOf(settings);
        }

        @Override
        public Set<String> names() {
            return selected(network, settings);
        }
    }

    private static Set<String> selected(String network, Map<String, String> settings) {
        Set<String> names = new LinkedHashSet<>(Set.of(network));
        settings.values().stream().flatMap(text -> Stream.of(text.split(","))).forEach(names::add);
        return names;
    }
}
