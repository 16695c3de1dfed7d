// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts of this bundle that lie in files beside its classes. */
public final class ResourceText {
    private ResourceText() {}

    /**
     * Returns the text of a file, with line ends as they are.
     *
     * @param beside a class of the same package
     * @throws IllegalArgumentException if there is no such file
     */
    public static String of(Class<?> beside, String file) {
        try (InputStream in = beside.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no file " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the text of a file in which a line that begins with blanks continues another. */
    public static String joined(Class<?> beside, String file) {
        return of(beside, file).stripTrailing().replaceAll("\\R +", " ");
    }
}
