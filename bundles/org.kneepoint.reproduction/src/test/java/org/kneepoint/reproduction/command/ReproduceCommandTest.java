// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.reproduction.catalogue.ExperimentCatalogue;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.FakeRequest;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;

/** Published experiments where nothing that they need is installed. */
class ReproduceCommandTest {
    private static final String TABLE = "hypercube-table-1";

    @TempDir private Path folder;

    private final ReproduceCommand reproduce = command();

    private static ReproduceCommand command() {
        Bundle bundle = answering(Bundle.class, new Version("1.2.3"));
        BundleContext context =
                (BundleContext)
                        Proxy.newProxyInstance(
                                ReproduceCommandTest.class.getClassLoader(),
                                new Class<?>[] {BundleContext.class},
                                (p, m, a) -> m.getName().equals("getBundle") ? bundle : null);
        Catalogue catalogue = Catalogue.of();
        return new ReproduceCommand(context, catalogue, new EvaluationService(catalogue));
    }

    /** An object of an interface whose methods all answer the same. */
    private static <T> T answering(Class<T> type, Object answer) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> answer));
    }

    private FakeRequest request(Object... words) {
        return new FakeRequest(reproduce, folder, words);
    }

    private CommandResult answer(Object... words) throws Exception {
        return reproduce.execute(request(words));
    }

    private BadInput refusal(Object... words) {
        return assertThrows(BadInput.class, () -> answer(words));
    }

    private static String text(CommandResult result) {
        return result.text().orElseThrow().apply(100);
    }

    @Test
    void listsWhatThereIs() throws Exception {
        CommandResult list = answer();
        String text = text(list);
        assertTrue(text.contains("Bursty Traffic and Finite Buffers"), text);
        assertTrue(text.contains(TABLE) && text.contains("Table 1: "), text);
        assertEquals(
                List.of("experiment", "seconds", "seconds_quick", "title", "paper"),
                list.table().orElseThrow().columns());
        assertEquals(ExperimentCatalogue.all().size(), list.table().orElseThrow().rows().size());
    }

    @Test
    void whatIsNotInstalledIsNotRun() throws Exception {
        CommandResult result = answer(TABLE, "quick=true");
        assertFalse(result.isComplete());
        String text = text(result);
        assertTrue(text.startsWith(TABLE + ": Table 1"), text);
        assertTrue(text.contains("cannot be checked"), text);
        assertTrue(text.contains("bursty-hypercube"), text);
        assertTrue(text.contains("\n  solve bursty-hypercube "), text);
    }

    @Test
    void severalMakeASummary() throws Exception {
        CommandResult result = answer(TABLE, "hypercube-table-2", TABLE);
        assertEquals(2, result.table().orElseThrow().rows().size());
        assertTrue(text(result).startsWith("experiment"));
    }

    @Test
    void writesAReportIntoAFolder() throws Exception {
        Path report = folder.resolve("report");
        FakeRequest request = request(TABLE, "out=report");
        assertTrue(reproduce.execute(request).isSilent());
        assertTrue(request.notices().get(0).contains(report.toString()));
        String page = Files.readString(report.resolve("index.html"));
        assertTrue(page.contains("Kneepoint 1.2.3, Java "), page);
        assertTrue(page.contains("solve bursty-hypercube"), page);
        assertTrue(Files.readString(report.resolve("summary.md")).contains(TABLE));
    }

    @Test
    void aFileForResultsIsNoFolderForAReport() throws Exception {
        CommandResult result = answer(TABLE, "out=rows.csv");
        assertFalse(result.isSilent());
        assertFalse(Files.exists(folder.resolve("rows.csv")));
    }

    @Test
    void refusesWhatDoesNotFit() throws Exception {
        BadInput unknown = refusal("hypercube-tabel-1");
        assertTrue(unknown.getMessage().contains(TABLE), unknown::getMessage);
        assertEquals(List.of("experiment"), refusal(TABLE, "all").parameters());
        assertEquals(List.of("experiment"), refusal(List.of(1)).parameters());
        Files.writeString(Files.createDirectory(folder.resolve("mine")).resolve("a.txt"), "a");
        assertRefusedFolder("mine", "a.txt");
        assertRefusedFolder("no/report", "no");
    }

    private void assertRefusedFolder(String name, String value) {
        BadInput refusal = refusal(TABLE, "out=" + name);
        assertEquals(List.of("out"), refusal.parameters());
        assertTrue(refusal.getMessage().contains(value), refusal::getMessage);
    }

    @Test
    void proposesNames() {
        List<String> first = reproduce.completions(List.of(), "");
        assertTrue(first.containsAll(List.of("all", TABLE)), first.toString());
        List<String> second = reproduce.completions(List.of(TABLE), "");
        assertFalse(second.contains(TABLE) || second.contains("all"), second.toString());
        assertTrue(reproduce.completions(List.of("quick=true"), "").contains("all"));
        assertEquals(List.of(), reproduce.completions(List.of(), "quick="));
    }
}
