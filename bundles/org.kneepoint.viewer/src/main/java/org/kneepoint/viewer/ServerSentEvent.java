// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.nio.charset.StandardCharsets;
import org.kneepoint.viewer.rest.Reply;

/** The text of server-sent events (HTML Living Standard, section 9.2.5). */
final class ServerSentEvent {
    /** A comment, which shows whether the browser still listens. */
    static final byte[] COMMENT = bytes(":\n\n");

    /** Tells the browser to reconnect after 1 s. */
    static final byte[] RETRY = bytes("retry: 1000\n\n");

    private ServerSentEvent() {}

    /**
     * Returns an event.
     *
     * @param data as JSON, which has no line ends
     */
    static byte[] of(String name, Object data) {
        return bytes("event: " + name + "\ndata: " + Reply.text(data) + "\n\n");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
