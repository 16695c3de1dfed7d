// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import java.util.OptionalInt;
import org.kneepoint.server.execution.Priority;
import org.kneepoint.server.execution.RunOwner;
import org.kneepoint.study.RunPlan;

/**
 * The runs of a job. While other processes execute them, the job cannot harm the server, and so its
 * attempts do not count.
 */
record JobRuns(ServerJob job, JobTable table, int cores) implements RunOwner {
    @Override
    public String account() {
        return job.caller().account();
    }

    @Override
    public Priority priority() {
        return job.priority();
    }

    @Override
    public OptionalInt jobNumber() {
        return OptionalInt.of(job.number());
    }

    @Override
    public boolean isContinued() {
        return !job.isCancelledForGood();
    }

    @Override
    public void begins(RunPlan plan, boolean isElsewhere) {
        if (isElsewhere) {
            job.setEstimate(plan.cost().seconds(cores));
            setAttempts(0);
        }
    }

    @Override
    public void ends(RunPlan plan, boolean isElsewhere) {
        if (isElsewhere) {
            setAttempts(1);
        }
    }

    private void setAttempts(int attempts) {
        job.setAttempts(attempts);
        table.progress(job.number(), attempts, job.estimate());
    }

    @Override
    public void answered(int runs) {
        job.countAnswered(runs);
    }

    @Override
    public void executed(int runs) {
        job.countExecuted(runs);
    }
}
