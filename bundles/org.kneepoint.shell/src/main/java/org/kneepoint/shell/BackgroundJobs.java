// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.JobListener;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.Answer;

/**
 * The jobs that the user started with {@code &}: told when they start and when they end, with what
 * they answer.
 */
final class BackgroundJobs implements JobListener {
    private final Map<Integer, Running> running = new ConcurrentSkipListMap<>();
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

    /**
     * A job that is not done.
     *
     * @param command as typed
     */
    record Running(int number, String command, Watch watch) {}

    /** Returns the jobs that are not done, by number. */
    List<Running> running() {
        return List.copyOf(running.values());
    }

    /**
     * Asks a job to end.
     *
     * @throws BadInput if there is none of this number
     */
    void cancel(String number) {
        List<String> numbers = running().stream().map(job -> "" + job.number()).toList();
        int place = numbers.indexOf(number);
        if (place < 0) {
            throw BadInput.unknown("job", number, numbers);
        }
        running().get(place).watch().cancel();
    }

    @Override
    public void jobChanged(Job job, Job.Status previous, Job.Status next) {
        if (next == Job.Status.Background) {
            Watch watch = current.get();
            watch.toBackground();
            running.put(job.id(), new Running(job.id(), job.command().toString(), watch));
            above.accept("[" + job.id() + "] started: " + job.command());
        } else if (next == Job.Status.Done && running.remove(job.id()) != null) {
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
}
