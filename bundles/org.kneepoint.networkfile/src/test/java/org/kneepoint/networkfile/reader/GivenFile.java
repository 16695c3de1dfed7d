// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.kneepoint.testkit.Refusal;

/** Contents of files for the tests. */
final class GivenFile {
    private GivenFile() {}

    /** A text file. */
    static FileContent of(String name, String... lines) {
        return new FileContent(name, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    /** A file of little-endian words. */
    static FileContent ofWords(String name, int... words) {
        ByteBuffer buffer =
                ByteBuffer.allocate(Integer.BYTES * words.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int word : words) {
            buffer.putInt(word);
        }
        return new FileContent(name, buffer.array());
    }

    /** The links as from-to, with delays unless they are 1, and the rates unless they are 1. */
    static List<String> links(NetworkLinks links) {
        return links.links().stream()
                .map(
                        link ->
                                links.routers().get(link.from())
                                        + "-"
                                        + links.routers().get(link.to())
                                        + text(link))
                .toList();
    }

    private static String text(Link link) {
        boolean isPlain =
                link.forward().equals(Link.Channel.PLAIN)
                        && link.backward().equals(Link.Channel.PLAIN);
        return isPlain ? "" : " " + text(link.forward()) + " " + text(link.backward());
    }

    private static String text(Link.Channel channel) {
        return channel.delay() + (channel.rate().value() == 1 ? "" : "@" + channel.rate());
    }

    /** The place of the refusal of a file in a form. */
    static String fault(FileForm form, String... lines) {
        return Refusal.of(() -> form.read(of("f", lines)));
    }
}
