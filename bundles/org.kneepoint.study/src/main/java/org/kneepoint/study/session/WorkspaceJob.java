// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Point;
import org.osgi.annotation.versioning.ProviderType;

/** A command line that runs, or ran, in the background of a workspace. */
@ProviderType
public interface WorkspaceJob {
    /** What a job has come to. */
    enum State {
        /** Not begun: it waits in the queue of a server. */
        QUEUED,
        /** Begun, and not ended. */
        RUNNING,
        /** All statements were executed. */
        DONE,
        /** A statement failed; {@link WorkspaceJob#failure()} says why. */
        FAILED,
        /** Cancelled; points that were done are kept as a result. */
        CANCELLED;

        /** Returns whether the job has not ended. */
        public boolean isOpen() {
            return this == QUEUED || this == RUNNING;
        }
    }

    /**
     * Why a job failed.
     *
     * @param line one line for the user
     * @param cause the exception, such as a {@link org.kneepoint.api.scenario.BadInput} with the
     *     parameter and the values allowed; null for a result that is a fault, as with {@code
     *     strict=true}
     */
    record Failure(String line, Throwable cause) {}

    /**
     * Points of a sweep.
     *
     * @param done completed points
     * @param all all points; 0 before the sweep is planned
     */
    record PointCount(int done, int all) {
        /** Returns them as text, such as "3/10 points"; empty before the sweep is planned. */
        @Override
        public String toString() {
            return all == 0 ? "" : done + "/" + all + (all == 1 ? " point" : " points");
        }
    }

    /**
     * A point completed by the job.
     *
     * @param curve number of its curve in the job, from 0; the curves of its sweeps follow one
     *     another
     * @param position number of the point in its curve, from 0
     * @param point the point, or a window of a ramp
     */
    record CompletedPoint(int curve, int position, Point point) {}

    /**
     * A result that the job has set.
     *
     * @param result the result
     * @param line the statement that has set it
     */
    record NamedResult(CommandResult result, String line) {}

    /** Returns its number, unique in the session. */
    int number();

    /** Returns the command line as typed. */
    String line();

    /** Returns its state. */
    State state();

    /** Returns the fraction done of its present statement, 0 to 1. */
    double fraction();

    /** Returns the points of its present sweep. */
    PointCount points();

    /** Returns the points that it has completed, in order of completion. */
    List<CompletedPoint> completed();

    /** Returns the time since it started, or that it took. */
    Duration elapsed();

    /** Returns the time left at the speed so far; empty if unknown or ended. */
    Optional<Duration> remaining();

    /** Returns the names of the results it has set, in order. */
    List<String> names();

    /**
     * Returns the results it has set, by name in order, as it has set them: another job may have
     * given the name to its own since. None of a job that was read from a record.
     */
    Map<String, NamedResult> results();

    /**
     * Returns what its statements have printed, for lines of 80 characters; without curves that
     * were named, unless a format was given.
     */
    String output();

    /** Returns why it failed. */
    Optional<Failure> failure();

    /** Cancels it; without effect if it has ended. */
    void cancel();
}
