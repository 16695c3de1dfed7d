// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.OptionalLong;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.job.ResultListener;
import org.kneepoint.study.session.Caller;

/** Stores what jobs name. A job that is repeated after a restart stores nothing twice. */
public final class JobResults implements ResultListener {
    private final Results results;

    /** Stores among these results. */
    public JobResults(Results results) {
        this.results = results;
    }

    @Override
    public void named(Caller caller, int job, String name, CommandResult result, String line) {
        boolean empty =
                result.curves().isEmpty() && result.table().isEmpty() && result.text().isEmpty();
        if (!empty) {
            results.save(caller, OptionalLong.of(job), name, result, line);
        }
    }
}
