// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunResult;

/**
 * Puts down each run as soon as it is done, and hands on what the journal has taken. A run that was
 * cut short is not done.
 *
 * @param journal takes the runs
 * @param session number of this session
 * @param clock tells when a run was done
 * @param next takes what is in the journal
 */
record JournalCollector(Journal journal, int session, Clock clock, ResultCollector next)
        implements ResultCollector {
    @Override
    public void collect(RunResult result) {
        if (result.isCut()) {
            return;
        }
        RunRecord record = new RunRecord(result.task(), session, clock.instant(), result.points());
        try {
            if (journal.append(record.entry())) {
                next.collect(record.timeless());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
