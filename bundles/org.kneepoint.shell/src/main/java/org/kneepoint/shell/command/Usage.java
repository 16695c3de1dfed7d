// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.support.ResourceText;

/** The usage texts of commands, which are resources. */
final class Usage {
    private Usage() {}

    /**
     * Returns the text for a command. In the file, an indented line continues the previous one.
     *
     * @param command its name, which is that of the file
     */
    static String of(String command) {
        return ResourceText.joined(Usage.class, command + ".txt");
    }
}
