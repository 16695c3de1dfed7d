// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.support.ResourceText;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** {@code member}: this workbench works for others in a private network, until interrupted. */
@Component(service = Command.class)
public final class MemberCommand implements Command {
    private static final int MOST_SLOTS = 1024;

    /** Time for this member to leave in order after it is interrupted, ms. */
    private static final String GRACE_MILLIS = "15000";

    private static final Parameter<Integer> SLOTS =
            Parameter.integer("slots", "", "runs at the same time, each in a worker process")
                    .between(1, MOST_SLOTS)
                    .withDefault("processors", any -> Runtime.getRuntime().availableProcessors());

    private static final Parameters PARAMETERS =
            NetworkSettings.parameters(NetworkSettings.USUAL_PORT).and(Parameters.of(SLOTS));

    private final BundleContext context;

    /** Joins networks with the library, which is installed then. */
    @Activate
    public MemberCommand(BundleContext context) {
        this.context = context;
    }

    @Override
    public String name() {
        return "member";
    }

    @Override
    public String summary() {
        return "executes runs of other workbenches in a private network";
    }

    @Override
    public String usage() {
        return ResourceText.joined(MemberCommand.class, "member.txt");
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException, InterruptedException {
        request.requireNoOperands();
        NetworkSettings settings = NetworkSettings.of(request.settings());
        int slots = request.settings().get(SLOTS);
        System.setProperty("kneepoint.grace", GRACE_MILLIS);
        SharedNetwork network = HazelcastExecutor.joining(context).join(settings, slots);
        try {
            String address = network.self().address();
            request.printNotice(
                    "member " + address + " of cluster " + settings.cluster() + ", slots=" + slots);
            request.printNotice(NetworkSettings.securityLimits(address));
            new Member(network, Installation.of(context), request::printNotice)
                    .serve(request.progress());
        } finally {
            NetworkRuns.close(network);
        }
        return CommandResult.none();
    }
}
