// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Map;
import java.util.Set;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulation.Offered;
import org.kneepoint.simulation.RunRules;
import org.kneepoint.simulation.SteadyState;
import org.kneepoint.simulator.flit.network.Switching;
import org.osgi.service.component.annotations.Component;

/** Simulates any installed topology flit by flit. */
@Component
public final class FlitSimulator implements Simulator {
    private static final int LARGEST_COMPARED = 1024;

    @Override
    public String name() {
        return "flit";
    }

    @Override
    public Set<String> networks() {
        return Set.of();
    }

    @Override
    public boolean treats(Topology topology) {
        return true;
    }

    @Override
    public Parameters parameters() {
        return Words.ALL;
    }

    @Override
    public Description description() {
        return FlitDescription.TEXT;
    }

    @Override
    public Point simulate(Scenario scenario, Run run) {
        Plan plan = Plan.of(scenario);
        RunRules rules = RunRules.of(scenario);
        Offered offered = offered(scenario);
        Setting setting = Setting.of(scenario, plan, rules, offered);
        Engine engine = plan.model().build(scenario, plan, setting);
        Scenario effective =
                scenario.with(Words.VCS, plan.vcs()).with(Words.REUSE, Words.word(plan.reuse()));
        Point point =
                SteadyState.measure(
                                engine,
                                setting.tally(),
                                rules,
                                effective,
                                offered,
                                run,
                                Words.details(scenario))
                        .build();
        return with(point, Words.meaningful(effective, plan.model()), validity(scenario, plan));
    }

    /** A copy of a point that carries other words, and says whether it was compared. */
    private static Point with(Point point, Map<String, String> words, Validity validity) {
        Point.Builder copy =
                Point.of(words).status(point.status(), point.reason()).validity(validity);
        point.figures().forEach(copy::with);
        return copy.build();
    }

    /** Checked is what was compared with other simulators: see the description. */
    private static Validity validity(Scenario scenario, Plan plan) {
        boolean compared =
                scenario.part(Network.class).orElseThrow().terminals() <= LARGEST_COMPARED
                        && lengths(scenario).scv() == 0
                        && plan.switching() == Switching.WORMHOLE
                        && scenario.get(StandardParameters.PATTERN).equals("uniform")
                        && !scenario.get(Words.ALLOW_DEADLOCK);
        return compared ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }

    private static Lengths lengths(Scenario scenario) {
        return scenario.part(Lengths.class).orElseThrow();
    }

    private static Offered offered(Scenario scenario) {
        double length = lengths(scenario).mean();
        double rate =
                scenario.find(StandardParameters.RATE)
                        .orElseGet(() -> scenario.load(length) / length);
        Offered.Excess excess =
                switch (Words.source(scenario).kind()) {
                    case INFINITE -> Offered.Excess.WAITS;
                    case FINITE -> Offered.Excess.LOST;
                    case BLOCKED -> Offered.Excess.BLOCKED;
                };
        return new Offered(rate, length, excess);
    }
}
