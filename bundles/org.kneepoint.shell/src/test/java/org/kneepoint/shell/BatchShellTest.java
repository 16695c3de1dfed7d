// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchShellTest {
    private static String line(String... arguments) {
        return BatchShell.line(arguments);
    }

    @Test
    void wordsBecomeALine() {
        assertEquals("", line());
        assertEquals("queues", line("queues"));
        assertEquals("solve min nodes=64 load=0.1", line("solve", "min", "nodes=64", "load=0.1"));
    }

    @Test
    void oneWordIsAWholeLine() {
        assertEquals("solve min nodes=64", line("solve min nodes=64"));
        assertEquals("c = (a); measure $c", line("c = (a); measure $c"));
        assertEquals("title=a b", line("title=a b"));
    }

    @Test
    void aValueWithBlanksStaysOneArgument() {
        assertEquals("chart x title='a b' out=c.svg", line("chart", "x", "title=a b", "out=c.svg"));
        assertEquals("chart title='it'\\''s  so'", line("chart", "title=it's  so"));
        assertEquals("chart out='my file.svg'", line("chart", "out=my file.svg"));
    }

    @Test
    void aFileWithBlanksStaysOneArgument(@TempDir Path folder) throws IOException {
        String file = Files.createFile(folder.resolve("Ada's run 1.csv")).toString();
        String quoted = "'" + file.replace("'", "'\\''") + "'";
        assertEquals("export " + quoted + " format=json", line("export", file, "format=json"));
        assertEquals("export " + file + "x", line("export", file + "x"));
        assertEquals(file, line(file));
    }

    @Test
    void whatIsGogosIsLeftToGogo() {
        assertEquals("c = (solve min)", line("c", "=", "(solve min)"));
        assertEquals("c=(solve min load=0.1)", line("c=(solve min load=0.1)"));
        assertEquals("measure c=(solve min x=1)", line("measure", "c=(solve min x=1)"));
        assertEquals("measure (solve min)", line("measure", "(solve min)"));
    }
}
