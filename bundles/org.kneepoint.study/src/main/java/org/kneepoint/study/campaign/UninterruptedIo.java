// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;

/** File access that ignores the interrupt flag of the thread and restores it afterwards. */
@FunctionalInterface
interface UninterruptedIo<T> {
    /** Does the work. */
    T call() throws IOException;

    /** Does work as if the thread had not been told, and tells it again afterwards. */
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
