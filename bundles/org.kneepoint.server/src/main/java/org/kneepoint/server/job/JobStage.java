// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.kneepoint.study.session.WorkspaceJob.Failure;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * What a job has come to, as a whole, so that no reader sees a state with the failure of another.
 *
 * @param started when it has begun, the last time
 * @param ended when it has ended
 * @param failure why it failed
 * @param names the results that it has named, once it has ended
 */
record JobStage(
        State state,
        Optional<Instant> started,
        Optional<Instant> ended,
        Optional<Failure> failure,
        List<String> names) {
    /** It waits. */
    static final JobStage QUEUED =
            new JobStage(
                    State.QUEUED, Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    /** Returns the stage of a recorded job. */
    static JobStage of(JobRecord record) {
        return new JobStage(
                record.state(),
                record.times().started(),
                record.times().ended(),
                Optional.of(record.failure())
                        .filter(line -> !line.isEmpty())
                        .map(line -> new Failure(line, null)),
                record.names());
    }

    /** It has begun. */
    static JobStage running(Instant now) {
        return new JobStage(
                State.RUNNING, Optional.of(now), Optional.empty(), Optional.empty(), List.of());
    }

    /** Returns its end. */
    JobStage ended(State result, Instant now, Optional<Failure> why, List<String> results) {
        return new JobStage(result, started, Optional.of(now), why, List.copyOf(results));
    }

    /** Returns for how long it runs or has run. */
    Duration elapsed(Clock clock) {
        return started.map(begin -> Duration.between(begin, ended.orElseGet(clock::instant)))
                .orElse(Duration.ZERO);
    }
}
