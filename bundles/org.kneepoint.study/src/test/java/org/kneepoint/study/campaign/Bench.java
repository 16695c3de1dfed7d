// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.kneepoint.api.run.Run;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.SweepRun;

/** A folder with study files, and what carries them out: each time as another process would. */
final class Bench {
    final Counter counter = new Counter();
    final List<String> told = new ArrayList<>();
    private final Path folder;

    Bench(Path folder) {
        this.folder = folder;
    }

    Campaigns campaigns() {
        return new Campaigns(new Evaluation(Catalogue.of(counter.simulator(), counter.solver())));
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

    Standing run(String file, String target, SweepRun run) throws IOException {
        return run(file, target, false, run);
    }

    Standing run(String file, String target, boolean fresh, SweepRun run) throws IOException {
        return campaigns().run(plan(file), path(target), target, fresh, told::add, run);
    }

    Standing resume(String file, String target, SweepRun run) throws IOException {
        return resume(file, target, false, run);
    }

    Standing resume(String file, String target, boolean repair, SweepRun run) throws IOException {
        Optional<StudyFile> wanted = Optional.of(Campaigns.file(path(file), file));
        Campaigns.Tolerated tolerated = new Campaigns.Tolerated(false, repair);
        return campaigns().resume(wanted, path(target), target, tolerated, told::add, run);
    }

    Standing status(String target) throws IOException {
        return campaigns().status(path(target), target);
    }

    /** Stops nobody. */
    SweepRun never() {
        counter.before = run -> {};
        return new Stop(Integer.MAX_VALUE, 1);
    }

    /** Stops whoever works when so many more of all runs are done and kept: no others are. */
    SweepRun after(int runs, int all) {
        AtomicInteger begun = new AtomicInteger();
        counter.before =
                run -> {
                    if (begun.incrementAndGet() > runs) {
                        waitFor(run);
                    }
                };
        return new Stop(runs, all);
    }

    private static void waitFor(Run run) {
        while (!run.isCancelled()) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Cancels when so many runs are done. */
    private static final class Stop implements SweepRun {
        private final int runs;
        private final int all;
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
        public void resumed(double fraction) {
            before = fraction;
            done = fraction;
        }

        @Override
        public void progress(double fraction) {
            done = fraction;
        }

        @Override
        public void points(int finished, int points) {
            // runs are counted, not points
        }
    }
}
