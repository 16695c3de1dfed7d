// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that lie in files beside a class. */
public final class ResourceText {
    private ResourceText() {}

    /**
     * Returns the text of a file, with lines ended by line feeds.
     *
     * @param beside class in whose package the file lies
     * @throws IllegalArgumentException if there is no such file
     */
    public static String of(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + file + " beside " + beside);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text of a file in which a line that begins with blanks continues another. */
    public static String joined(Class<?> beside, String file) {
        return of(beside, file).stripTrailing().replaceAll("\n +", " ");
    }
}
