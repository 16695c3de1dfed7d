// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.apache.felix.hc.api.HealthCheck;
import org.apache.felix.hc.api.Result;
import org.apache.felix.hc.api.Result.Status;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.DatabaseOutage;
import org.osgi.framework.BundleContext;

/**
 * A health check with its name.
 *
 * @param name the part that it examines, such as {@code disk}
 */
public record NamedCheck(String name, HealthCheck check) {
    private static final long MIB = 1L << 20;
    private static final long FEW_BYTES = 2048 * MIB;
    private static final long TOO_FEW_BYTES = 256 * MIB;

    /** The free space of the disk of a folder: at least 2 GiB, and not less than 256 MiB. */
    public static NamedCheck disk(Path folder) {
        return new NamedCheck(
                "disk",
                () -> {
                    try {
                        return disk(Files.getFileStore(folder).getUsableSpace());
                    } catch (IOException e) {
                        return new Result(Status.CRITICAL, folder + " cannot be read", e);
                    }
                });
    }

    static Result disk(long free) {
        return result(
                free < TOO_FEW_BYTES, free < FEW_BYTES, free / MIB + " MiB of the disk are free");
    }

    private static Result result(boolean isCritical, boolean isPoor, String line) {
        Status status = isPoor ? Status.WARN : Status.OK;
        return new Result(isCritical ? Status.CRITICAL : status, line);
    }

    /** Whether the database answers within a time, and can be written if a write has failed. */
    public static NamedCheck database(Database database, Duration limit) {
        return new NamedCheck("database", () -> database(database, limit, NamedCheck::start));
    }

    private static Result database(Database database, Duration limit, Executor threads) {
        long begin = System.nanoTime();
        CompletableFuture<Void> answer =
                CompletableFuture.runAsync(database::requireAnswer, threads);
        try {
            answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            long millis = (System.nanoTime() - begin) / 1_000_000;
            return new Result(Status.OK, "the database answers in " + millis + " ms");
        } catch (TimeoutException e) {
            return new Result(
                    Status.CRITICAL,
                    "the database has not answered within " + limit.toMillis() + " ms");
        } catch (ExecutionException e) {
            // a refusal may name what it refuses
            String line =
                    e.getCause() instanceof DatabaseOutage outage
                            ? outage.getMessage()
                            : "the database does not answer";
            return new Result(Status.CRITICAL, line);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Result(Status.CRITICAL, "interrupted while the database was asked");
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "health of the database");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * How long the job at the head of the queue has waited.
     *
     * @param oldest time for which the oldest waiting job has waited; empty if none waits
     * @param patience longest time in order
     */
    public static NamedCheck queue(Supplier<Optional<Duration>> oldest, Duration patience) {
        return new NamedCheck(
                "queue",
                () -> {
                    Optional<Duration> age = oldest.get();
                    return age.isEmpty()
                            ? new Result(Status.OK, "no job waits")
                            : result(
                                    false,
                                    age.get().compareTo(patience) > 0,
                                    "the oldest job has waited for "
                                            + age.get().toSeconds()
                                            + " s");
                });
    }

    /**
     * The threads that run jobs.
     *
     * @param alive how many there are now
     * @param expected how many there should be
     * @param lost how many threads of jobs and plug-ins do not return, and occupy processors
     */
    public static NamedCheck executor(IntSupplier alive, int expected, IntSupplier lost) {
        return new NamedCheck(
                "executor",
                () -> {
                    int now = alive.getAsInt();
                    int running = lost.getAsInt();
                    String line = now + " of " + expected + " slots for jobs work";
                    if (running > 0) {
                        line +=
                                "; threads of plug-ins that do not return: "
                                        + running
                                        + ", until the server is restarted";
                    }
                    return result(now == 0, now < expected || running > 0, line);
                });
    }

    /** Bundles that are not resolved or not started: those of the distribution are critical. */
    public static NamedCheck bundles(BundleContext context) {
        return new NamedCheck(
                "bundles",
                () -> {
                    List<IdleBundle> idle = IdleBundle.find(context);
                    if (idle.isEmpty()) {
                        int count = context.getBundles().length;
                        return new Result(Status.OK, count + " bundles are in order");
                    }
                    String line =
                            String.join("; ", idle.stream().map(IdleBundle::toString).toList());
                    return result(idle.stream().anyMatch(IdleBundle::isShipped), true, line);
                });
    }
}
