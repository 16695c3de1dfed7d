// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.JobListener;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.command.Command;
import org.kneepoint.shell.command.Request;
import org.kneepoint.shell.text.Answer;

/**
 * The jobs that the user started with {@code &}: told when they start and when they end, with what
 * they answer, and cancelled by number.
 */
final class BackgroundJobs implements JobListener, Command {
    private final Map<Integer, Watch> watches = new ConcurrentHashMap<>();
    private final Supplier<Watch> current;
    private final Consumer<String> above;
    private final IntSupplier width;

    /**
     * Follows the jobs of a session.
     *
     * @param current the watch of the statement that is being executed
     * @param above prints lines above the prompt
     * @param width characters per line that tables should fit
     */
    BackgroundJobs(Supplier<Watch> current, Consumer<String> above, IntSupplier width) {
        this.current = current;
        this.above = above;
        this.width = width;
    }

    @Override
    public void jobChanged(Job job, Job.Status previous, Job.Status next) {
        if (next == Job.Status.Background) {
            watches.put(job.id(), current.get());
            above.accept("[" + job.id() + "] started: " + job.command());
        } else if (next == Job.Status.Done && watches.remove(job.id()) != null) {
            above.accept("[" + job.id() + "] done: " + job.command() + ending(job));
        }
    }

    private String ending(Job job) {
        if (job.result() == null) {
            return "";
        }
        if (job.result().exception() != null) {
            return "\nkneepoint: " + Complaint.of(job.result().exception(), List.of()).line();
        }
        return job.result().result() instanceof Answer answer && !answer.isSilent()
                ? "\n" + answer.render(width.getAsInt()).stripTrailing()
                : "";
    }

    @Override
    public String name() {
        return "cancel";
    }

    @Override
    public String summary() {
        return "ends a job in the background; it answers with the points done so far";
    }

    @Override
    public String usage() {
        return "cancel NUMBER\nA statement that ends in & runs in the background; jobs lists these.";
    }

    @Override
    public Answer answer(Request request) {
        String number = request.name("number of a job");
        request.requireNoWords();
        Watch watch =
                watches.entrySet().stream()
                        .filter(entry -> entry.getKey().toString().equals(number))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        BadInput.unknown(
                                                "job",
                                                number,
                                                watches.keySet().stream()
                                                        .map(String::valueOf)
                                                        .toList()));
        watch.cancel();
        return Answer.of(List.of()).silently();
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        return watches.keySet().stream().map(String::valueOf).toList();
    }
}
