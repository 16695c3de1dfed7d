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
import org.kneepoint.testkit.ErrorLine;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;

/** Formats and commands of third parties work like those of the workbench. */
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

    private String error(int status, String line) throws Exception {
        return BatchSession.run(context, line).ended(status).err();
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
        ErrorLine.names(error(1, CURVE + " format=parquet-like out=" + file), "parquet-like");
        ErrorLine.names(error(1, CURVE + " out=" + file), ".csv", ".json", ".txt");
        Bundle bundle = drop("columnar", ResultFormat.class, ColumnFormat.class);

        ErrorLine.names(answer("formats"), "parquet-like");
        ErrorLine.names(
                answer("describe parquet-like"), new ColumnFormat().description().summary());
        ErrorLine.names(answer("help solve"), "[format=table|csv|json|parquet-like]");
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

        ErrorLine.names(
                error(1, CURVE + " format=parquet-like"), "format=parquet-like", "out=FILE");
        ErrorLine.names(error(1, CURVE + " format=parquet"), "parquet-like");
        ErrorLine.names(error(1, CURVE + " out=" + file + "x"), ".columns", ".csv", ".json");

        bundle.uninstall();
        assertFalse(answer("formats").contains("parquet-like"));
        ErrorLine.names(answer("help solve"), "[format=table|csv|json]");
        ErrorLine.names(error(1, CURVE + " out=" + file), ".csv", ".json", ".txt");
    }

    @Test
    public void aCommandComesIsUsedAndGoes() throws Exception {
        ErrorLine.names(error(1, TALLY), "tally");
        Bundle bundle = drop("tallying", Command.class, TallyCommand.class);

        ErrorLine.names(answer("help"), new TallyCommand().summary());
        String help = answer("help tally");
        ErrorLine.names(help, "tally CURVES...", "[format=table|csv|json]", "[out=FILE]");
        ErrorLine.names(help, "below= (100)", "[cycles]");
        assertEquals(help, answer("tally --help"));
        assertEquals(help, answer("man tally"));
        ErrorLine.names(answer("type tally"), "kneepoint:tally");
        List<?> settings = Completion.of(context, "tally", List.of("curve.csv"), "");
        assertTrue(
                settings.toString(), settings.containsAll(List.of("below=", "mode=", "format=")));
        assertEquals(
                List.of("mode=count", "mode=refuse", "mode=fail"),
                Completion.of(context, "tally", List.of("curve.csv"), "mode="));

        assertEquals("network,points\nmin,9\n", answer(TALLY + "format=csv"));
        assertEquals("network,points\nmin,0\n", answer(TALLY + "below=1 format=csv"));
        assertEquals("network,points\nmin,9\n", answer("c = (" + CURVE + "); tally $c format=csv"));

        ErrorLine.names(error(1, TALLY + "below=-1"), "below=-1");
        ErrorLine.names(error(1, TALLY + "belw=1"), "belw", "below");
        ErrorLine.names(error(1, "tally"), "curves");
        ErrorLine.names(error(1, TALLY + "mode=refuse"), TallyCommand.REFUSAL);
        String fault = error(3, TALLY + "mode=fail");
        ErrorLine.names(fault, "command tally", "org.example.tallying 1.0.0", TallyCommand.FAULT);

        bundle.uninstall();
        assertFalse(answer("help").contains("tally"));
        ErrorLine.names(error(1, TALLY), "tally");
    }

    @Test
    public void aTakenNameIsReportedAndNothingIsReplaced() throws Exception {
        Bundle first = drop("first", Command.class, TallyCommand.class);
        drop("second", Command.class, TallyCommand.class);
        BatchSession doctor = BatchSession.run(context, "doctor").ended(2);
        ErrorLine.names(doctor.err(), "1 problem");
        ErrorLine.names(doctor.out(), "command tally", "org.example.second 1.0.0");
        ErrorLine.names(error(3, TALLY + "mode=fail"), "org.example.first");
        first.uninstall();
        ErrorLine.names(error(3, TALLY + "mode=fail"), "org.example.second");
        ErrorLine.names(answer("doctor"), "ok");
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
