// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The usage texts of commands, which are resources. */
final class Usage {
    private Usage() {}

    /*     * Returns the text for a command. In the file, an indented line continues the previous one.
     *
     * @param command its name, which is that of the file
     */
    static String of(String command) {
        try (InputStream in = Usage.class.getResourceAsStream(command + ".txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.stripTrailing().replaceAll("\\R +", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
