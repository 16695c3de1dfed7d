// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.Locale;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob.State;

/** What people do to jobs; each act is in the audit log. Safe for use by several threads. */
final class JobActs {
    private final JobTable table;
    private final JobList jobs;
    private final JobScheduler scheduler;
    private final JobRunner runner;
    private final AuditLog audit;
    private final Consumer<ServerJob> changed;

    /**
     * Acts on jobs of a list.
     *
     * @param changed receives a job that waits again
     */
    JobActs(
            JobTable table,
            JobList jobs,
            JobScheduler scheduler,
            JobRunner runner,
            AuditLog audit,
            Consumer<ServerJob> changed) {
        this.table = table;
        this.jobs = jobs;
        this.scheduler = scheduler;
        this.runner = runner;
        this.audit = audit;
        this.changed = changed;
    }

    /** Cancels a job in the name of somebody. */
    void cancel(Caller caller, ServerJob job) {
        cancel(job);
        recordAct(caller, "cancel job", job);
    }

    /** Cancels a job; without effect if it has ended. */
    void cancel(ServerJob job) {
        if (scheduler.remove(job)) {
            runner.cancelWaiting(job);
        } else if (job.isOpen()) {
            job.cancelByUser();
        }
    }

    /**
     * Lets a job that has failed or was cancelled wait again, with the same number.
     *
     * @throws BadInput if it has not, or would begin with a higher role than that of the caller,
     *     such as a token of the same account
     */
    void retry(Caller caller, ServerJob job) {
        requireRole(caller, job);
        synchronized (job) {
            State state = job.state();
            if (state != State.FAILED && state != State.CANCELLED) {
                throw BadInput.because(
                        "job",
                        job.number(),
                        String.format(
                                "job %d is %s: only one that has failed or was cancelled begins"
                                        + " again",
                                job.number(), state.name().toLowerCase(Locale.ROOT)));
            }
            table.queue(job.number());
            job.queue();
        }
        jobs.open(job);
        scheduler.add(job);
        recordAct(caller, "retry job", job);
        changed.accept(job);
    }

    private static void requireRole(Caller caller, ServerJob job) {
        Role role = job.caller().role();
        if (!caller.role().includes(role)) {
            throw BadInput.because(
                    "role",
                    caller.role().label(),
                    "job " + job.number() + " has the rights of role " + role.label());
        }
    }

    /**
     * Changes the priority of a job.
     *
     * @throws BadInput if it is high, and the caller is no administrator
     */
    void setPriority(Caller caller, ServerJob job, Priority priority) {
        if (priority == Priority.HIGH && caller.role() != Role.ADMINISTRATOR) {
            throw BadInput.because(
                    "priority",
                    priority.label(),
                    "a high priority takes from others: only administrators give it");
        }
        table.setPriority(job.number(), priority);
        job.setPriority(priority);
        recordAct(caller, "change priority of job", job);
    }

    private void recordAct(Caller caller, String act, ServerJob job) {
        audit.record(caller, act, job.number() + " of " + job.caller().account());
    }
}
