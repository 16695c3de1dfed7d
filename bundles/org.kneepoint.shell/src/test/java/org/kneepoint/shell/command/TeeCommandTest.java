// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;

class TeeCommandTest {
    @TempDir private Path folder;

    @Test
    void writesToFilesAndOn() throws Exception {
        String text = "name\n\u00e4\n";
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream on = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            System.setOut(new PrintStream(on, true, StandardCharsets.UTF_8));
            CommandResult result =
                    new TeeCommand().execute(TypedRequest.request(folder, "a.txt", "b.txt"));
            assertTrue(result.isSilent());
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        assertEquals(text, on.toString(StandardCharsets.UTF_8));
        assertEquals(text, Files.readString(folder.resolve("a.txt")));
        assertEquals(text, Files.readString(folder.resolve("b.txt")));
    }
}
