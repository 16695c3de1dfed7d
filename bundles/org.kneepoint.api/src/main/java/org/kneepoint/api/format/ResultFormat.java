// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An output format of results, offered as an OSGi service and selected by {@code format=NAME}. Safe
 * for use by several threads.
 */
@ConsumerType
public interface ResultFormat extends Described {
    /**
     * Returns the extensions of such files, in lower case, without the leading dot: {@code csv},
     * {@code tar.gz}. If several formats share an extension, the one installed first has it.
     */
    List<String> fileExtensions();

    /** Returns the media type (RFC 6838), such as {@code text/csv}. */
    String mediaType();

    /**
     * Returns whether the output is not text in UTF-8. Binary output is written to files only,
     * never to a terminal.
     */
    default boolean isBinary() {
        return false;
    }

    /**
     * Writes a complete result; text in UTF-8, with a line break after the last line.
     *
     * @param out left open
     * @throws IOException if {@code out} cannot be written
     */
    void write(ResultContent result, OutputStream out) throws IOException;
}
