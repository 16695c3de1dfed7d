// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.NetworkSolver;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.flow.StationFlows;
import org.osgi.service.component.annotations.Component;

/**
 * The solver {@code independent-queues}: each channel is an M/D/1 queue of its own with the message
 * length as its service time, as if buffers were infinite and packets were stored and forwarded
 * without delay (Kleinrock's independence assumption).
 */
@Component(service = Solver.class)
public final class IndependentQueues implements NetworkSolver {
    @Override
    public String name() {
        return "independent-queues";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                StandardParameters.ROUTING,
                StandardParameters.PATTERN,
                StandardParameters.LENGTH,
                StandardParameters.LOAD);
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        double load = context.load();
        double length = context.lengths().mean();
        double rate = load / length;
        Point.Builder point =
                Point.of(context.scenario())
                        .with(Quantities.LOAD, load)
                        .with(Quantities.RATE, rate);
        StationFlows flows =
                StationFlows.of(
                        context.network(),
                        context.routing(),
                        context.destinations(),
                        StationFlows.fewestVcs(context.routing()),
                        progress);
        if (rate * flows.maxRate() * length >= 1) {
            return point.status(Status.SATURATED, "a channel is offered more than it can carry")
                    .build();
        }
        double latency = flows.meanDelay() + length - 1;
        for (int station = 0; station < flows.size(); station++) {
            double service = length / flows.bandwidth(station) / flows.ports(station);
            double utilisation = rate * flows.rate(station) * service;
            double wait = utilisation * service / (2 * (1 - utilisation));
            latency += flows.members(station) * flows.rate(station) * wait / flows.generated();
        }
        return point.with(Quantities.THROUGHPUT, load).with(Quantities.LATENCY, latency).build();
    }

    @Override
    public Description description() {
        return Description.of("any network: each channel an M/D/1 queue, independent of the others")
                .example("solve mesh radix=8 load=0.05:0.25:0.05 solver=independent-queues")
                .source("L. Kleinrock: Communication Nets, 1964, the independence assumption")
                .validity("low loads; blocking is neglected, so saturation comes too late")
                .verification("the latency of one channel, and the contract of solvers");
    }
}
