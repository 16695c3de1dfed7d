// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.format;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.kneepoint.api.scenario.Described;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * A format in which results are shown or written, offered as an OSGi service. Its name is what the
 * user types behind {@code format=}. Safe for use by several threads.
 */
@ConsumerType
public interface ResultFormat extends Described {
    /**
     * Returns how the names of such files end, in lower case and without the dot before it: {@code
     * csv}, {@code tar.gz}. Of formats with one ending the one that was installed first has it.
     */
    List<String> fileExtensions();

    /** Returns the media type (RFC 6838), such as {@code text/csv}. */
    String mediaType();

    /**
     * Returns whether the bytes are no text in UTF-8. Such a result goes to a file only, never to a
     * terminal.
     */
    default boolean isBinary() {
        return false;
    }

    /**
     * Writes a result, all of it; text in UTF-8, the last line ended.
     *
     * @param out left open
     * @throws IOException if {@code out} cannot be written
     */
    void write(ResultContent result, OutputStream out) throws IOException;
}
