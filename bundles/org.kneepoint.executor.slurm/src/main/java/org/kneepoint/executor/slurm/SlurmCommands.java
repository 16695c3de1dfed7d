// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.ExecutorChoice;

/**
 * The commands of Slurm. The queue is asked for by a format and not as JSON, whose form differs
 * between versions, which has the waiting tasks of an array as a range, and for which {@code
 * squeue} of Slurm 22.05 ignores filters; its fields are the same.
 */
final class SlurmCommands {
    /** Slurm's own commands give up earlier if the controller does not answer. */
    private static final long PATIENCE_SECONDS = 120;

    /** How long an answer about the queue serves others, ns. */
    private static final long ANSWER_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** Time after which a job is no longer asked for together with others, ns. */
    private static final long FORGOTTEN_NANOS = TimeUnit.SECONDS.toNanos(60);

    private final List<Path> folders;

    private final Map<String, String> environment;

    /** When each job was asked for last, ns; guarded by this, as all below. */
    private final Map<String, Long> asked = new HashMap<>();

    private Set<String> answeredNames = Set.of();
    private List<QueuedTask> answer = List.of();
    private long answered;

    /** The commands on the PATH. */
    SlurmCommands() {
        this(System.getenv());
    }

    /** The commands on the PATH of an environment. */
    SlurmCommands(Map<String, String> environment) {
        this.folders =
                Stream.of(environment.getOrDefault("PATH", "").split(File.pathSeparator))
                        .filter(folder -> !folder.isEmpty())
                        .map(Path::of)
                        .toList();
        this.environment = new HashMap<>(environment);
        // a user's filters would hide tasks, which then count as lost; sbatch must not await jobs
        this.environment
                .keySet()
                .removeIf(
                        name ->
                                name.startsWith("SQUEUE_")
                                        || name.startsWith("SCANCEL_")
                                        || name.equals("SBATCH_WAIT"));
    }

    /** The end of a command. */
    private record Ended(int status, List<String> output, List<String> errors) {
        /** What the command says to its end, which users of Slurm know. */
        String firstLine() {
            return Stream.concat(errors.stream(), output.stream())
                    .findFirst()
                    .orElse("exit status " + status);
        }
    }

    /**
     * Submits a script.
     *
     * @param options of {@code sbatch}
     * @return the number of the job; empty if Slurm has taken it and not told
     * @throws BadInput if Slurm refuses it, or is not installed
     */
    Optional<String> submit(List<String> options, Path script)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("sbatch", "--parsable"));
        words.addAll(options);
        words.add(script.toString());
        Ended ended = run(words);
        if (ended.status() != 0) {
            throw BadInput.because(ExecutorChoice.PARAMETER, "slurm", ended.firstLine());
        }
        // with several clusters the name of the cluster follows
        return ended.output().stream().findFirst().map(line -> line.split(";")[0].strip());
    }

    /**
     * Returns the tasks of jobs: those that wait and run, and those that have ended in the last
     * minutes. Of several threads that ask at about the same time only one asks Slurm, for all.
     *
     * @param names the names of the jobs
     * @return empty if Slurm does not answer
     * @throws BadInput if Slurm is not installed
     */
    synchronized Optional<List<QueuedTask>> tasks(Collection<String> names)
            throws IOException, InterruptedException {
        long now = System.nanoTime();
        names.forEach(name -> asked.put(name, now));
        if (!answeredNames.containsAll(names) || now - answered > ANSWER_NANOS) {
            asked.values().removeIf(time -> now - time > FORGOTTEN_NANOS);
            Set<String> all = Set.copyOf(asked.keySet());
            Optional<List<QueuedTask>> tasks = squeue(all);
            if (tasks.isEmpty()) {
                return tasks;
            }
            answeredNames = all;
            answer = tasks.get();
            answered = now;
        }
        return Optional.of(answer.stream().filter(task -> names.contains(task.name())).toList());
    }

    private Optional<List<QueuedTask>> squeue(Set<String> names)
            throws IOException, InterruptedException {
        Ended ended =
                run(
                        List.of(
                                "squeue",
                                // of a hidden partition too, where each task would count as lost
                                "--all",
                                "--noheader",
                                "--array",
                                "--states=all",
                                "--name=" + String.join(",", names),
                                "--format=" + QueuedTask.FORMAT));
        return ended.status() != 0
                ? Optional.empty()
                : Optional.of(
                        ended.output().stream()
                                .map(QueuedTask::of)
                                .flatMap(Optional::stream)
                                .toList());
    }

    /**
     * Cancels a job by its name, whether it waits or runs.
     *
     * @throws BadInput if Slurm refuses it, or is not installed
     */
    void cancel(String name) throws IOException, InterruptedException {
        Ended ended = run(List.of("scancel", "--name=" + name));
        if (ended.status() != 0) {
            throw BadInput.because(ExecutorChoice.PARAMETER, "slurm", ended.firstLine());
        }
    }

    private Ended run(List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(words);
        command.set(0, program(words.get(0)).toString());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            // not by files, which stay empty on a full disk
            Future<List<String>> output = lines(process.getInputStream());
            Future<List<String>> errors = lines(process.getErrorStream());
            if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return new Ended(
                        process.exitValue(),
                        output.get(PATIENCE_SECONDS, TimeUnit.SECONDS),
                        errors.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
            }
        } catch (ExecutionException e) {
            throw new IOException(words.get(0) + ": " + e.getCause().getMessage(), e);
        } catch (TimeoutException e) {
            // a process that it has left behind keeps the pipe open
        } finally {
            process.destroyForcibly();
        }
        return new Ended(-1, List.of(), List.of(words.get(0) + " does not end"));
    }

    /** Reads what a command prints while it runs: it would wait for the reader of a full pipe. */
    private static Future<List<String>> lines(InputStream printed) {
        FutureTask<List<String>> lines =
                new FutureTask<>(
                        () ->
                                new String(printed.readAllBytes(), StandardCharsets.UTF_8)
                                        .lines()
                                        .filter(line -> !line.isBlank())
                                        .toList());
        Thread reader = new Thread(lines, "slurm-output");
        reader.setDaemon(true);
        reader.start();
        return lines;
    }

    private Path program(String name) {
        return folders.stream()
                .map(folder -> folder.resolve(name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        ExecutorChoice.PARAMETER,
                                        "slurm",
                                        "executor=slurm needs the command "
                                                + name
                                                + ", which is not on PATH"));
    }
}
