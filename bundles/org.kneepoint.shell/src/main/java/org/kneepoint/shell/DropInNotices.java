// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.kneepoint.shell.diagnosis.Diagnosis;
import org.kneepoint.shell.diagnosis.InstallationProblems;

/** Prints each problem of the bundles dropped in once, as soon as it exists. */
final class DropInNotices implements Runnable {
    private static final long PERIOD_MILLIS = 400;

    private final InstallationProblems installation;
    private final Consumer<String> printer;
    private final Set<String> printed = new HashSet<>();

    /**
     * Prints problems of an installation.
     *
     * @param printer prints a line
     */
    DropInNotices(InstallationProblems installation, Consumer<String> printer) {
        this.installation = installation;
        this.printer = printer;
    }

    /** Prints the problems that were not printed before; a problem that is over is forgotten. */
    void printNew() {
        Set<String> present = new HashSet<>();
        if (installation.hasDropIns()) {
            for (Diagnosis problem : installation.find()) {
                String line = problem.part() + ": " + problem.line();
                present.add(line);
                if (printed.add(line)) {
                    printer.accept(line);
                }
            }
        }
        printed.retainAll(present);
    }

    /** Prints problems until the thread is interrupted, each time the bundles have settled. */
    @Override
    public void run() {
        List<Object> seen = List.of();
        List<Object> examined = List.of();
        try {
            while (true) {
                List<Object> state = installation.state();
                if (state.equals(seen) && !state.equals(examined)) {
                    printNew();
                    examined = state;
                }
                seen = state;
                Thread.sleep(PERIOD_MILLIS);
            }
        } catch (InterruptedException | IllegalStateException e) {
            // the session or the framework has ended
        }
    }
}
