// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts. */
class ScriptIT {
    @TempDir private Path folder;

    @Test
    void everyCommandExplainsItself() {
        StartScript kneepoint = StartScript.installed();
        String solve = kneepoint.run("help", "solve").done();
        assertTrue(solve.startsWith("solve: "), solve);
        String lines =
                "solve --help; man solve; stop --help; refresh --help; inspect --help;"
                        + " help headers; man uninstall";
        String framework = kneepoint.run(lines).done();
        assertTrue(framework.startsWith(solve + solve), framework);
        for (String name : List.of("stop", "refresh", "inspect", "headers", "uninstall")) {
            assertTrue(framework.contains(name + " - "), framework);
        }
    }

    @Test
    void aPipeIsKeptAndPassedOn() throws IOException {
        String out =
                run("solvers format=csv; solvers format=csv | tee all.csv | grep ^min,").done();
        String all = Files.readString(folder.resolve("all.csv"));
        assertTrue(out.startsWith(all), out);
        assertEquals(1, out.substring(all.length()).lines().count(), out);
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(all, "name"));
    }

    @Test
    void commentsBlankLinesAndLongStatements() throws IOException {
        String out =
                script(
                                "# a comment, with (parentheses and 'quotes",
                                "",
                                "a = (solve min nodes=64 radix=2 \\",
                                "       load=0.1,0.2)   # goes over two lines",
                                "b = (",
                                "    solve min nodes=16 radix=2 load=0.3",
                                ")",
                                "solve min nodes=4 radix=2 load=0.4 \\",
                                "    format=csv",
                                "export $a $b format=csv")
                        .done();
        List<String> loads =
                out.lines()
                        .filter(line -> line.startsWith("model,"))
                        .map(line -> line.split(",")[9])
                        .toList();
        assertEquals(List.of("0.4", "0.1", "0.2", "0.3"), loads, out);
    }

    /** gogo's commands are available, and do not colour output to files. */
    @Test
    void loopsAndFilters() throws IOException {
        String out =
                script(
                                "each [1 2] { echo $it }",
                                "c = (solve min nodes=64 radix=2 load=0.1,0.3)",
                                "$c | grep 0.29995")
                        .done();
        List<String> lines = out.lines().toList();
        assertEquals(List.of("1", "2"), lines.subList(0, 2));
        assertEquals(3, lines.size(), out);
        assertTrue(lines.get(2).startsWith(" 0.3     0.29995  7.28217"), out);
    }

    @Test
    void theFirstStatementThatFailsIsTheLast() throws IOException {
        String out =
                script("# one", "solvers format=csv", "", "solve nix load=1", "metrics out=m.csv")
                        .failed(1, "test.gogo:4");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
        assertFalse(Files.exists(folder.resolve("m.csv")));
    }

    @Test
    void strictStopsAScriptAsWell() throws IOException {
        String out =
                script(
                                "solve min nodes=64 radix=2 buffer=inf load=2 strict=true format=csv",
                                "metrics out=m.csv")
                        .failed(2, "test.gogo:1");
        assertEquals(List.of("saturated"), CsvText.column(out, "status"));
        assertFalse(Files.exists(folder.resolve("m.csv")));
    }

    @Test
    void aVariableThatNothingHasSet() throws IOException {
        script("c = (solve min nodes=64 radix=2 load=0.5)", "export $d").refused(1, "test.gogo:2");
    }

    @Test
    void aScriptThatCannotBeReadDoesNothing() throws IOException {
        script("metrics out=m.csv", "export (solve min").refused(1, "test.gogo");
        assertFalse(Files.exists(folder.resolve("m.csv")));
    }

    @Test
    void aScriptRunsAnotherFromTheFolderOfTheUser() throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        write("sub/inner.gogo", "solvers format=csv", "solve nix");
        write("outer.gogo", "script sub/inner.gogo", "metrics format=csv");
        String out = run("script", "outer.gogo").failed(1, "inner.gogo:2");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
    }

    @Test
    void linesMayEndAsOnWindowsOrNotAtAll() throws IOException {
        Files.writeString(folder.resolve("test.gogo"), "# one\r\nsolvers format=csv\r\nqueues");
        assertTrue(run("script", "test.gogo").done().contains("M/M/1"));
    }

    /** As bytes, since the tests may run in a locale without such names. */
    @Test
    void namesBeyondAscii() {
        String line =
                "name=$(printf 'gr\\303\\266\\303\\237e') && echo \"metrics out=$name.csv\" >\"$name.gogo\""
                        + " && \"$@\" script \"$name.gogo\" && test -f \"$name.csv\"";
        StartScript.installed().in(folder).line(line).run().wrote("gr\u00f6\u00dfe.csv");
    }

    /** Without banner and prompt. */
    @Test
    void statementsOfStandardInput() {
        String out = piped("solvers format=csv\\nechos\\nmetrics\\n").failed(1, "standard input:2");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
        assertEquals("a\nb\n", piped("each [a b] {\\n echo \\$it\\n}\\n").done());
        assertEquals("", piped("").done());
        assertEquals("a\n", piped("echo a\\nexit 7\\necho b\\n").ended(7, ""));
    }

    @Test
    void aScriptFromStandardInput() {
        String out =
                piped("solvers format=csv\\nechos\\n", "script", "-").failed(1, "standard input:2");
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(out, "name"));
        assertEquals("a\n", piped("a\\n", "cat").done());
    }

    @Test
    void redirectionsPipesAndTheBackground() throws IOException {
        StartScript here = StartScript.installed().in(folder);
        String csv =
                here.run("solvers format=csv && solvers format=csv > a; solvers format=csv &")
                        .done();
        String file = Files.readString(folder.resolve("a"));
        assertEquals(InstalledBundles.SOLVERS, CsvText.column(file, "name"));
        assertEquals(file + file, csv);
        here.run("solve nix | cat").refused(1, "nix");
        assertEquals(
                "",
                here.run("jobs format=csv; exit; solvers").done().replaceFirst("number.*\n", ""));
    }

    @Test
    void anEmptyScript() throws IOException {
        assertEquals("", script("# nothing").done());
    }

    private ProcessResult script(String... lines) throws IOException {
        write("test.gogo", lines);
        return run("script", "test.gogo");
    }

    private ProcessResult piped(String text, String... arguments) {
        return StartScript.installed()
                .in(folder)
                .line("printf \"" + text + "\" | \"$@\"")
                .run(arguments);
    }

    private void write(String name, String... lines) throws IOException {
        Files.write(folder.resolve(name), List.of(lines), StandardCharsets.UTF_8);
    }

    private ProcessResult run(String... arguments) {
        return StartScript.installed().in(folder).run(arguments);
    }
}
