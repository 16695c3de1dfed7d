// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;

/** File access that ignores the interrupt flag of the thread and restores it afterwards. */
@FunctionalInterface
interface UninterruptedIo<T> {
    /** Accesses the file. */
    T call() throws IOException;

    /** Runs a file access with the interrupt flag cleared. */
    static <T> T run(UninterruptedIo<T> work) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            return work.call();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
