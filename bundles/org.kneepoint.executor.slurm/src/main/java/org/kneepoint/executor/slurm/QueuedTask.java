// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.util.Optional;
import java.util.Set;

/**
 * A task of a job array as Slurm sees it.
 *
 * @param name name of its job
 * @param job number of its job
 * @param number its number in the array
 * @param state its state, such as PENDING
 * @param node where it runs or ran, empty if nowhere
 * @param reason why it waits or has failed, such as NodeDown
 */
record QueuedTask(String name, String job, int number, String state, String node, String reason) {
    /** The format of a line of {@code squeue}; names of jobs and nodes have no bar. */
    static final String FORMAT = "%j|%F|%K|%T|%N|%r";

    /** States of a task that has ended and will not run again. */
    private static final Set<String> ENDED =
            Set.of(
                    "COMPLETED",
                    "FAILED",
                    "CANCELLED",
                    "TIMEOUT",
                    "NODE_FAIL",
                    "OUT_OF_MEMORY",
                    "PREEMPTED",
                    "BOOT_FAIL",
                    "DEADLINE",
                    "REVOKED");

    private static final Set<String> WAITING =
            Set.of("PENDING", "REQUEUED", "REQUEUE_HOLD", "REQUEUE_FED", "SPECIAL_EXIT");
    private static final int FIELDS = 6;

    /** Reads a line; empty if it is none of a task of an array. */
    static Optional<QueuedTask> of(String line) {
        String[] field = line.strip().split("\\|", FIELDS);
        if (field.length < FIELDS || !field[2].matches("\\d+")) {
            return Optional.empty();
        }
        int number = Integer.parseInt(field[2]);
        return Optional.of(
                new QueuedTask(field[0], field[1], number, field[3], field[4], field[5]));
    }

    /** Returns whether it waits, runs, or is ending. */
    boolean isAlive() {
        return !ENDED.contains(state);
    }

    /** Returns whether it is ending, as a cancelled one does for a while. */
    boolean isEnding() {
        return state.equals("COMPLETING");
    }

    /** Returns whether it waits. */
    boolean isWaiting() {
        return WAITING.contains(state);
    }

    /** Returns how it ended, such as {@code FAILED, NonZeroExitCode, node n1}. */
    String end() {
        StringBuilder text = new StringBuilder(state);
        if (!reason.isEmpty() && !reason.equals("None")) {
            text.append(", ").append(reason);
        }
        if (!node.isEmpty()) {
            text.append(", node ").append(node);
        }
        return text.toString();
    }
}
