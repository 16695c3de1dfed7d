// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.inject.Inject;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.itests.container.plugin.ColumnFormat;
import org.kneepoint.itests.container.plugin.TallyCommand;
import org.kneepoint.study.plugin.Catalogue;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/** Formats and commands of somebody else's making are as good as those of the workbench. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ExtensionPointsIT {
    private static final String CURVE = "solve min nodes=64 radix=2 load=0.1:0.9:0.1";
    private static final String TALLY = "tally (" + CURVE + ") ";

    @Inject private BundleContext context;
    @Inject private Catalogue catalogue;

    private final List<Bundle> dropped = new ArrayList<>();

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @After
    public void takeAllOut() throws BundleException {
        for (Bundle bundle : dropped) {
            if (bundle.getState() != Bundle.UNINSTALLED) {
                bundle.uninstall();
            }
        }
    }

    private Bundle drop(String name, Class<?> service, Class<?> type) throws Exception {
        Bundle bundle =
                PluginJar.named(name)
                        .importing("org.kneepoint.api.format;version=\"[2.0,3)\"")
                        .importing("org.kneepoint.api.command;version=\"[2.0,3)\"")
                        .offering(service, type, Map.of())
                        .startIn(context);
        dropped.add(bundle);
        return bundle;
    }

    private String answer(String line) throws Exception {
        return BatchSession.run(context, line).ended(0).out();
    }

    private String complaint(int status, String line) throws Exception {
        return BatchSession.run(context, line).ended(status).err();
    }

    private void assertTells(String told, String part) {
        assertTrue(told, told.contains(part));
    }

    private static List<List<String>> columns(Path file) throws Exception {
        try (InputStream in = Files.newInputStream(file)) {
            return ColumnFormat.read(in);
        }
    }

    @Test
    public void aFormatComesIsUsedAndGoes() throws Exception {
        Path folder =
                Files.createTempDirectory(
                        Path.of(context.getProperty(ProvisionedBundles.WORK)), "f");
        Path file = folder.resolve("curve.columns");
        assertTells(complaint(1, CURVE + " format=parquet-like out=" + file), "parquet-like");
        assertTells(complaint(1, CURVE + " out=" + file), ".csv, .json or .txt");
        Bundle bundle = drop("columnar", ResultFormat.class, ColumnFormat.class);

        assertTells(answer("formats"), "parquet-like");
        assertTells(answer("describe parquet-like"), "columns one after the other");
        assertTells(answer("help solve"), "[format=table|csv|json|parquet-like]");
        assertTrue(
                Completion.of(context, "solve", List.of("min"), "format=p")
                        .contains("format=parquet-like"));

        BatchSession.run(context, CURVE + " out=" + file).ended(0);
        List<String> csv = answer(CURVE + " format=csv").lines().toList();
        List<List<String>> columns = columns(file);
        assertEquals(csv.get(0), String.join(",", columns.stream().map(c -> c.get(0)).toList()));
        assertEquals(csv.size(), columns.get(0).size());
        assertEquals("min", columns.get(1).get(1));

        Path exported = folder.resolve("exported.columns");
        BatchSession.run(context, "export (" + CURVE + ") out=" + exported).ended(0);
        assertEquals(columns, columns(exported));
        Path list = folder.resolve("list");
        BatchSession.run(context, "topologies format=parquet-like out=" + list).ended(0);
        assertEquals("name", columns(list).get(0).get(0));

        assertTells(complaint(1, CURVE + " format=parquet-like"), "is binary: give out=FILE");
        assertTells(complaint(1, CURVE + " format=parquet"), "did you mean parquet-like?");
        assertTells(complaint(1, CURVE + " out=" + file + "x"), ".columns, .csv, .json or .txt");

        bundle.uninstall();
        assertFalse(answer("formats").contains("parquet-like"));
        assertTells(answer("help solve"), "[format=table|csv|json]");
        assertTells(complaint(1, CURVE + " out=" + file), ".csv, .json or .txt");
    }

    @Test
    public void aCommandComesIsUsedAndGoes() throws Exception {
        assertTells(complaint(1, TALLY), "unknown command 'tally'");
        Bundle bundle = drop("tallying", Command.class, TallyCommand.class);

        assertTells(answer("help"), "counts the points of curves below a latency");
        String help = answer("help tally");
        assertTells(help, "tally CURVES... [below=CYCLES] [format=table|csv|json] [out=FILE]");
        assertTells(help, "below= (100): latency that a point must not reach [cycles]");
        assertEquals(help, answer("tally --help"));
        assertEquals(help, answer("man tally"));
        assertTells(answer("type tally"), "kneepoint:tally");
        List<?> words = Completion.of(context, "tally", List.of("curve.csv"), "");
        assertTrue(words.toString(), words.containsAll(List.of("below=", "mode=", "format=")));
        assertEquals(
                List.of("mode=count", "mode=refuse", "mode=fail"),
                Completion.of(context, "tally", List.of("curve.csv"), "mode="));

        assertEquals("network,points\nmin,9\n", answer(TALLY + "format=csv"));
        assertEquals("network,points\nmin,0\n", answer(TALLY + "below=1 format=csv"));
        assertEquals("network,points\nmin,9\n", answer("c = (" + CURVE + "); tally $c format=csv"));

        assertTells(complaint(1, TALLY + "below=-1"), "below=-1");
        assertTells(complaint(1, TALLY + "belw=1"), "did you mean below?");
        assertTells(complaint(1, "tally"), "give curves");
        assertTells(complaint(1, TALLY + "mode=refuse"), "nothing is counted today");
        String fault = complaint(3, TALLY + "mode=fail");
        assertTells(fault, "command tally of org.example.tallying 1.0.0 failed");
        assertTells(fault, "out of fingers");

        bundle.uninstall();
        assertFalse(answer("help").contains("tally"));
        assertTells(complaint(1, TALLY), "unknown command 'tally'");
    }

    @Test
    public void aNameThatIsTakenIsToldOfAndNothingIsReplaced() throws Exception {
        Bundle first = drop("first", Command.class, TallyCommand.class);
        drop("second", Command.class, TallyCommand.class);
        String told = complaint(2, "doctor");
        assertTells(told, "1 problem found");
        assertTells(
                BatchSession.run(context, "doctor").out(),
                "command tally of org.example.second 1.0.0 is left out");
        assertTells(complaint(3, TALLY + "mode=fail"), "org.example.first");
        first.uninstall();
        assertTells(complaint(3, TALLY + "mode=fail"), "org.example.second");
        assertTells(answer("doctor"), "ok");
    }

    @Test
    public void everyFormatIntroducesItself() {
        assertEquals(
                List.of("csv", "json", "table"),
                catalogue.formats().stream().map(ResultFormat::name).sorted().toList());
        for (ResultFormat format : catalogue.formats()) {
            assertTrue(format.name(), format.mediaType().matches("[a-z]+/[a-z.+-]+"));
            assertFalse(format.name(), format.description().summary().isBlank());
            assertFalse(format.name(), format.fileExtensions().isEmpty());
        }
    }
}
