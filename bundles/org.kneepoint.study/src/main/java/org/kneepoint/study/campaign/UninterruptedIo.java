// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.IOException;

/**
 * Work with files on a thread that was told to end: it could not write to a channel any more, but
 * has to put down what was done.
 */
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
