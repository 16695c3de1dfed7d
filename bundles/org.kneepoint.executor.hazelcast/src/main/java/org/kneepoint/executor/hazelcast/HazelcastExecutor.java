// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.function.Supplier;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.ConfiguredExecutor;
import org.kneepoint.study.ExecutionSite;
import org.kneepoint.study.RunExecutor;
import org.kneepoint.study.feature.FeatureOnDemand;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** Executes runs by the members of a private network, which this workbench joins for that time. */
@Component(service = RunExecutor.class, property = RunExecutor.NAME + "=" + HazelcastExecutor.NAME)
public final class HazelcastExecutor implements ConfiguredExecutor {
    /** Name of the executor, and of the feature with the library. */
    static final String NAME = "hazelcast";

    /** More than of other executors: members are meant to come and go. */
    private static final Parameter<Integer> ATTEMPTS =
            Parameter.integer(
                            "lease_attempts",
                            "",
                            "how often a member may leave during a run before that fails")
                    .between(1, 100)
                    .withDefault(5);

    private static final Parameters PARAMETERS =
            NetworkSettings.parameters(0).and(Parameters.of(ATTEMPTS));

    private final SharedNetwork.Joining joining;
    private final Supplier<Installation> installation;

    /** Joins networks with the library, which is installed then. */
    @Activate
    public HazelcastExecutor(BundleContext context) {
        this(joining(context), () -> Installation.of(context));
    }

    HazelcastExecutor(SharedNetwork.Joining joining, Supplier<Installation> installation) {
        this.joining = joining;
        this.installation = installation;
    }

    /** Returns what installs the library and joins a network. */
    static SharedNetwork.Joining joining(BundleContext context) {
        return (settings, slots) -> {
            new FeatureOnDemand(context, NAME).install();
            return HazelcastNetwork.join(settings, slots);
        };
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public RunExecutor at(ExecutionSite site, Scenario settings) {
        return new NetworkRuns(
                joining,
                installation.get(),
                NetworkSettings.of(settings),
                settings.get(ATTEMPTS),
                site.notices());
    }
}
