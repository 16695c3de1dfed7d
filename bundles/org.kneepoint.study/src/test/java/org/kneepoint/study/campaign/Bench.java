// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.Progress;
import org.kneepoint.study.BareNetwork;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunTask;

/** A folder with study files, and what carries them out: each time as another process would. */
final class Bench {
    final Counter counter = new Counter();
    final List<String> told = new ArrayList<>();
    private final Path folder;

    Bench(Path folder) {
        this.folder = folder;
    }

    Campaigns campaigns() {
        return new Campaigns(evaluation());
    }

    Evaluation evaluation() {
        return new Evaluation(BareNetwork.catalogue("ring", counter.simulator(), counter.solver()));
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    void write(String name, String text) throws IOException {
        Files.writeString(path(name), text);
    }

    String read(String name) throws IOException {
        return Files.readString(path(name));
    }

    Plan plan(String file) throws IOException {
        return campaigns().plan(path(file), file);
    }

    Standing run(String file, String target, Stop progress) throws IOException {
        return run(file, target, false, progress);
    }

    Standing run(String file, String target, boolean fresh, Stop progress) throws IOException {
        return campaigns()
                .run(plan(file), path(target), target, fresh, told::add, progress, progress);
    }

    Standing resume(String file, String target, Stop progress) throws IOException {
        return resume(file, target, false, progress);
    }

    Standing resume(String file, String target, boolean repair, Stop progress) throws IOException {
        Optional<StudyFile> wanted = Optional.of(Campaigns.file(path(file), file));
        Campaigns.Tolerated tolerated = new Campaigns.Tolerated(false, repair);
        return campaigns()
                .resume(wanted, path(target), target, tolerated, told::add, progress, progress);
    }

    Standing status(String target) throws IOException {
        return campaigns().status(path(target), target);
    }

    /** Stops nobody. */
    Stop never() {
        counter.before = progress -> {};
        return new Stop(Integer.MAX_VALUE, 1);
    }

    /** Stops whoever works when so many more of all runs are done and kept: no others are. */
    Stop after(int runs, int all) {
        AtomicInteger begun = new AtomicInteger();
        counter.before =
                progress -> {
                    if (begun.incrementAndGet() > runs) {
                        waitFor(progress);
                    }
                };
        return new Stop(runs, all);
    }

    private static void waitFor(Progress progress) {
        while (!progress.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Cancels when so many runs are done. */
    static final class Stop implements Progress, PointListener {
        private final int runs;
        private final int all;
        private final Set<Integer> told = ConcurrentHashMap.newKeySet();
        private int finished;
        private double before;
        private double done;

        private Stop(int runs, int all) {
            this.runs = runs;
            this.all = all;
        }

        @Override
        public boolean isCancelled() {
            return (done - before) * all > runs - 0.5;
        }

        @Override
        public void begin(int done, int all, double fraction) {
            before = fraction;
            finished = done;
            this.done = fraction;
        }

        @Override
        public void report(double fraction) {
            done = fraction;
        }

        @Override
        public void done(RunTask task, List<Point> points) {
            told.add(task.first());
        }

        /** Returns how many points were done before. */
        int finished() {
            return finished;
        }

        /** Returns the points that were done since, each by its first run. */
        Set<Integer> told() {
            return told;
        }
    }
}
