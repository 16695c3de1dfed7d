// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob.State;

/**
 * The jobs by number: those that are open, those that have ended lately with what they have
 * printed, and the others as they are recorded. Safe for use by several threads.
 */
final class JobList {
    private static final int LISTED = 50;
    private static final int KEPT = 500;

    private final JobTable table;
    private final Function<JobRecord, ServerJob> maker;
    private final Map<Integer, ServerJob> open = new ConcurrentSkipListMap<>();
    private final Map<Integer, ServerJob> ended = new LinkedHashMap<>();

    /**
     * Lists the jobs of a table.
     *
     * @param maker makes a job of its record
     */
    JobList(JobTable table, Function<JobRecord, ServerJob> maker) {
        this.table = table;
        this.maker = maker;
    }

    /** Takes a job as open. */
    void open(ServerJob job) {
        synchronized (ended) {
            ended.remove(job.number());
            open.put(job.number(), job);
        }
    }

    /** Takes a job as ended. */
    void end(ServerJob job) {
        synchronized (ended) {
            keep(job);
            open.remove(job.number());
        }
    }

    private void keep(ServerJob job) {
        ended.put(job.number(), job);
        if (ended.size() > KEPT) {
            ended.remove(ended.keySet().iterator().next());
        }
    }

    /** Forgets a job, such as one that another start of the server continues. */
    void forget(ServerJob job) {
        open.remove(job.number());
    }

    /** Returns an open job. */
    Optional<ServerJob> findOpen(int number) {
        return Optional.ofNullable(open.get(number));
    }

    /** Returns the open jobs by number. */
    Collection<ServerJob> open() {
        return open.values();
    }

    /** Returns the jobs that run, and then those that wait, in the order of their arrival. */
    List<ServerJob> inOrder() {
        List<ServerJob> all = new ArrayList<>(open.values());
        all.sort(Comparator.comparing(job -> job.state() == State.QUEUED));
        return all;
    }

    /** Returns the same job for each call while it is kept, so that two cannot begin it again. */
    private ServerJob of(JobRecord record) {
        synchronized (ended) {
            ServerJob known = open.getOrDefault(record.number(), ended.get(record.number()));
            if (known != null) {
                return known;
            }
            ServerJob made = maker.apply(record);
            if (!made.isOpen()) {
                keep(made);
            }
            return made;
        }
    }

    /** Returns the open jobs of an account, or of all, and the last that have ended, by number. */
    List<ServerJob> of(Optional<String> account) {
        Map<Integer, ServerJob> found = new ConcurrentSkipListMap<>();
        open.values().stream()
                .filter(job -> account.isEmpty() || account.get().equals(job.caller().account()))
                .forEach(job -> found.put(job.number(), job));
        table.last(account, LISTED).forEach(record -> found.put(record.number(), of(record)));
        return List.copyOf(found.values());
    }

    /** Returns the jobs that a caller may change, by number. */
    List<ServerJob> of(Caller caller) {
        return of(
                caller.role() == Role.ADMINISTRATOR
                        ? Optional.empty()
                        : Optional.of(caller.account()));
    }

    /**
     * Returns a job that a caller may change.
     *
     * @throws BadInput if there is none
     */
    ServerJob find(Caller caller, String number) {
        Supplier<BadInput> unknown =
                () ->
                        BadInput.unknown(
                                "job",
                                number,
                                of(caller).stream().map(job -> "" + job.number()).toList());
        if (!number.matches("[0-9]{1,9}")) {
            throw unknown.get();
        }
        return find(Integer.parseInt(number)).filter(job -> job.isOf(caller)).orElseThrow(unknown);
    }

    /** Returns the job of a number, whosever it is. */
    Optional<ServerJob> find(int number) {
        return table.find(number).map(this::of);
    }
}
