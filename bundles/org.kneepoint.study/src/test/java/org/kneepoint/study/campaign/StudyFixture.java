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
import org.kneepoint.study.BareTopology;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.run.PointListener;
import org.kneepoint.study.run.RunTask;

/** A folder with study files, and what carries them out: each time as another process would. */
final class StudyFixture {
    final CountingEvaluator counter = new CountingEvaluator();
    final List<String> notices = new ArrayList<>();
    private final Path folder;

    StudyFixture(Path folder) {
        this.folder = folder;
    }

    StudyService campaigns() {
        return new StudyService(evaluation());
    }

    EvaluationService evaluation() {
        return new EvaluationService(
                BareTopology.catalogue("ring", counter.simulator(), counter.solver()));
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

    StudyPlan plan(String file) throws IOException {
        return campaigns().plan(path(file), file);
    }

    StudyStatus run(String file, String target, CancelAfter progress) throws IOException {
        return run(file, target, false, progress);
    }

    StudyStatus run(String file, String target, boolean fresh, CancelAfter progress)
            throws IOException {
        return campaigns()
                .run(plan(file), path(target), target, fresh, notices::add, progress, progress);
    }

    StudyStatus resume(String file, String target, CancelAfter progress) throws IOException {
        return resume(file, target, false, progress);
    }

    StudyStatus resume(String file, String target, boolean repair, CancelAfter progress)
            throws IOException {
        Optional<StudyFile> wanted = Optional.of(StudyService.readFile(path(file), file));
        StudyService.ResumeOptions tolerated = new StudyService.ResumeOptions(false, repair);
        return campaigns()
                .resume(wanted, path(target), target, tolerated, notices::add, progress, progress);
    }

    StudyStatus status(String target) throws IOException {
        return campaigns().status(path(target), target);
    }

    /** Never cancels. */
    CancelAfter never() {
        counter.before = progress -> {};
        return new CancelAfter(Integer.MAX_VALUE, 1);
    }

    /** Cancels after a number of further runs, all of which are kept. */
    CancelAfter after(int runs, int all) {
        AtomicInteger begun = new AtomicInteger();
        counter.before =
                progress -> {
                    if (begun.incrementAndGet() > runs) {
                        waitFor(progress);
                    }
                };
        return new CancelAfter(runs, all);
    }

    private static void waitFor(Progress progress) {
        while (!progress.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Cancels when so many runs are done. */
    static final class CancelAfter implements Progress, PointListener {
        private final int runs;
        private final int all;
        private final Set<Integer> reports = ConcurrentHashMap.newKeySet();
        private int finished;
        private double before;
        private double done;

        private CancelAfter(int runs, int all) {
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
        public void completed(RunTask task, List<Point> points) {
            reports.add(task.first());
        }

        /** Returns how many points were done before. */
        int finished() {
            return finished;
        }

        /** Returns the points that were done since, each by its first run. */
        Set<Integer> reports() {
            return reports;
        }
    }
}
