// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import java.util.function.ToIntFunction;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.LocalExecutor;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunTask;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The worker's side: plans the requests of its input and executes the runs that it names. */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=" + WorkerEntry.ENTRY)
public final class WorkerEntry implements ToIntFunction<String[]> {
    /** Value of the property {@code kneepoint.entry} of a worker process. */
    static final String ENTRY = "worker";

    private static final Map<String, Object> END = Map.of();
    private static final int FAILURE = 3;

    /** Time for the present run to return after the end of the input, ms. */
    private static final long GRACE_MILLIS = 5000;

    /** Between reports of progress, whose texts take processor time here and of the reader. */
    private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Plans kept. */
    private static final int MAX_PLANS = 4;

    private final EvaluationService evaluation;
    private final LocalExecutor executor = new LocalExecutor();

    /** The last plans by number. */
    private final Map<Integer, RunPlan> plans = new LinkedHashMap<>();

    private RunPlan plan;

    /** Messages not yet executed; the end of the input is an empty one. */
    private final BlockingQueue<Map<String, Object>> messages = new LinkedBlockingQueue<>();

    private volatile boolean isCancelled;

    /** Plans with the plug-ins installed in this process. */
    @Activate
    public WorkerEntry(@Reference EvaluationService evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public int applyAsInt(String[] arguments) {
        PrintStream output =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        // what plug-ins print is no message
        System.setOut(System.err);
        Thread reader = new Thread(this::read, "worker input");
        reader.setDaemon(true);
        reader.start();
        try {
            return execute(output);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILURE;
        } catch (OutOfMemoryError e) {
            // an orderly end needs memory
            Runtime.getRuntime().halt(WorkerEnded.OUT_OF_MEMORY);
            return WorkerEnded.OUT_OF_MEMORY;
        }
    }

    private void read() {
        try (BufferedReader input =
                new BufferedReader(
                        new InputStreamReader(
                                new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8))) {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                Map<String, Object> message = JSON.std.mapFrom(line);
                if (message.equals(WorkerMessages.CANCEL)) {
                    isCancelled = true;
                } else {
                    // the message before it is done, with its cancellation
                    isCancelled = false;
                    messages.add(message);
                }
            }
        } catch (IOException e) {
            // the same as its end
        }
        isCancelled = true;
        messages.add(END);
        endLater();
    }

    /** A run that does not return must not outlive the process that has begun it. */
    private static void endLater() {
        try {
            Thread.sleep(GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(FAILURE);
    }

    private int execute(PrintStream output) throws InterruptedException {
        for (Map<String, Object> message = messages.take();
                !message.equals(END);
                message = messages.take()) {
            try {
                if (message.containsKey(WorkerMessages.TRY)) {
                    send(output, Map.of(WorkerMessages.TRIED, attempt(message)));
                } else if (message.containsKey(WorkerMessages.REQUESTS)) {
                    plan = plan(message);
                    send(output, WorkerMessages.plugIns(plan));
                } else {
                    execute(((Number) message.get(WorkerMessages.EXECUTE)).intValue(), output);
                }
            } catch (IllegalArgumentException e) {
                send(output, Map.of(WorkerMessages.REFUSED, String.valueOf(e.getMessage())));
            }
        }
        return 0;
    }

    private String attempt(Map<String, Object> message) {
        return evaluation
                .attempt(WorkerMessages.trial(message), progress(fraction -> {}))
                .orElse("");
    }

    private RunPlan plan(Map<String, Object> message) {
        Integer number = (Integer) message.get(WorkerMessages.PLAN);
        RunPlan known = plans.remove(number);
        if (known == null) {
            known = evaluation.plan(WorkerMessages.requests(message), progress(fraction -> {}));
        }
        plans.put(number, known);
        if (plans.size() > MAX_PLANS) {
            plans.remove(plans.keySet().iterator().next());
        }
        return known;
    }

    private void execute(int number, PrintStream output) {
        RunTask task = plan.tasks().get(number);
        executor.execute(
                plan,
                List.of(task),
                result -> send(output, result.entry()),
                progress(fraction -> send(output, WorkerMessages.fraction(number, fraction))));
    }

    private Progress progress(DoubleConsumer listener) {
        return new Progress() {
            private double sent;
            private long next = System.nanoTime();

            @Override
            public void report(double fraction) {
                if (fraction > sent && System.nanoTime() - next >= 0) {
                    sent = fraction;
                    next = System.nanoTime() + REPORT_NANOS;
                    listener.accept(fraction);
                }
            }

            @Override
            public boolean isCancelled() {
                return isCancelled;
            }
        };
    }

    private static synchronized void send(PrintStream output, Map<String, Object> message) {
        try {
            output.println(JSON.std.asString(message));
            output.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
