// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.WorkspaceJob.Failure;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;

/** {@code job}: the jobs of the server. */
public final class JobCommand implements Command {
    private static final String LIST = "list";
    private static final String SHOW = "show";
    private static final List<String> ACTIONS = List.of(LIST, SHOW, "cancel", "retry", "priority");

    private final JobQueue queue;

    /** Shows and changes the jobs of a queue. */
    public JobCommand(JobQueue queue) {
        this.queue = queue;
    }

    @Override
    public String name() {
        return "job";
    }

    @Override
    public String summary() {
        return "lists, cancels and repeats jobs of the server";
    }

    @Override
    public String usage() {
        return ResourceText.joined(JobCommand.class, "job.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        String action = operand(request, 0, "one of " + String.join(", ", ACTIONS), "command");
        if (!ACTIONS.contains(action)) {
            throw UnknownName.of("command of job", action, ACTIONS);
        }
        Caller caller = Caller.current();
        if (action.equals(LIST)) {
            requireEnd(request, 1);
            return table(queue.jobs().of(caller));
        }
        ServerJob job =
                queue.jobs().find(caller, operand(request, 1, "the number of a job", "number"));
        switch (action) {
            case "cancel" -> {
                requireEnd(request, 2);
                queue.acts().cancel(caller, job);
            }
            case "retry" -> {
                requireEnd(request, 2);
                queue.acts().retry(caller, job);
            }
            case "priority" -> {
                Priority priority =
                        Priority.of(operand(request, 2, "low, normal or high", "priority"));
                requireEnd(request, 3);
                queue.acts().setPriority(caller, job, priority);
            }
            default -> {
                requireEnd(request, 2);
                return table(List.of(job));
            }
        }
        return CommandResult.none();
    }

    private static String operand(CommandRequest request, int place, String what, String name) {
        if (request.operands().size() <= place) {
            throw BadInput.missing(what, name);
        }
        return request.operands().get(place).toString();
    }

    private static void requireEnd(CommandRequest request, int operands) {
        if (request.operands().size() > operands) {
            Object given = request.operands().get(operands);
            throw BadInput.because("operand", given, "unexpected operand: " + given);
        }
        request.requireNoSettings();
    }

    private static CommandResult table(List<ServerJob> jobs) {
        Table.Builder table =
                Table.of(
                        "number",
                        "account",
                        "state",
                        "done",
                        "priority",
                        "seconds",
                        "estimate",
                        "stored",
                        "results",
                        "line",
                        "failure");
        for (ServerJob job : jobs) {
            OptionalDouble estimate = job.estimate();
            JobRecord.Runs runs = job.runs();
            State state = job.state();
            table.row(
                    job.number(),
                    job.caller().account(),
                    state.name().toLowerCase(Locale.ROOT),
                    Math.round(100 * job.fraction()) + " %",
                    job.priority().label(),
                    job.elapsed().toSeconds(),
                    estimate.isPresent() ? Math.ceil(estimate.getAsDouble()) : "",
                    runs.answered() + "/" + (runs.answered() + runs.executed()),
                    String.join(" ", job.names()),
                    job.line(),
                    state == State.FAILED ? job.failure().map(Failure::line).orElse("") : "");
        }
        return CommandResult.of(table.build());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        boolean isNumbered = typed.size() == 1 && !typed.get(0).equals(LIST);
        return isNumbered
                ? queue.jobs().of(Caller.current()).stream().map(job -> "" + job.number()).toList()
                : List.of();
    }
}
