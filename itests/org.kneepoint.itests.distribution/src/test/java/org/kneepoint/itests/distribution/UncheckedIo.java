// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Access to files inside of streams; in a test every failure is the end of it. */
final class UncheckedIo {
    private UncheckedIo() {}

    /** Something read or done. */
    @FunctionalInterface
    interface Access<T> {
        T get() throws IOException;
    }

    static <T> T get(Access<T> access) {
        try {
            return access.get();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
