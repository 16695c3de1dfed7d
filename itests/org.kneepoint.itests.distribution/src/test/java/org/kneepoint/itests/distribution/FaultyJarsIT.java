// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.testkit.CollectedFailures;
import org.kneepoint.testkit.ErrorLine;

/** Faulty jars, all in one folder: each is reported by name, and all else works. */
class FaultyJarsIT {
    private static final String LOOP = "while (!Boolean.getBoolean(\"never\")) { }";
    private static final String BUILD = "return new Ring(scenario.get(NODES));";
    private static final String ROUTE =
            "choices.add(vcClasses == 3 ? 5 : 1, " + "vcClasses == 2 && router < target ? 2 : 1);";
    private static final String POINT = "Point.Builder point =";
    private static final String READ =
            "return List.of(MetricValue.of(POINTS, curve.points().size(), \"\"));";
    private static final String DRAW = "return (source + 1) % terminals;";

    @TempDir private Path deploy;

    /**
     * A jar with a fault.
     *
     * @param name of the plug-in
     * @param found text of the source
     * @param fault what replaces it
     * @param names what the report names
     */
    private record Faulty(String name, String found, String fault, String... names) {}

    /** Violations of the contract, with which nothing runs, and failures of single points. */
    private static final List<Faulty> NETWORKS =
            List.of(
                    new Faulty("lost-port", ROUTE, "choices.add(5);", "5"),
                    new Faulty("lost-class", ROUTE, "choices.add(1, 8);", "class"),
                    new Faulty("no-class", ROUTE, "choices.add(1, 0);", "class"),
                    new Faulty("nan-weight", ROUTE, "choices.add(1, 1, Double.NaN, 0);", "NaN"),
                    new Faulty("no-choice", ROUTE, "", "no routing choice"),
                    new Faulty("no-network", BUILD, "return null;", "build()"),
                    new Faulty(
                            "no-rings",
                            "return List.of(\n",
                            "return null; } List<Routing> x() { return List.of(\n",
                            "routings()"),
                    new Faulty(
                            "no-claim",
                            "return DeadlockFreedom.ACYCLIC;",
                            "return null;",
                            "deadlockFreedom()"),
                    member("no-delay", "public int delay(int r, int p) { return 0; }", "delay"),
                    member(
                            "no-rate",
                            "public org.kneepoint.api.topology.ChannelRate rate(int r, int p) { return null; }",
                            "rate"),
                    member(
                            "wrong-diameter",
                            "public java.util.OptionalInt diameter() { return java.util.OptionalInt.of(2); }",
                            "diameter"),
                    member(
                            "no-capacity",
                            "public java.util.OptionalDouble capacity() { return java.util.OptionalDouble.of(Double.NaN); }",
                            "capacity"),
                    new Faulty("ends-process", BUILD, "System.exit(7); return null;", "exit(7)"),
                    new Faulty(
                            "halts-process",
                            BUILD,
                            "Runtime.getRuntime().halt(7); return null;",
                            "exit(7)"),
                    new Faulty("no-end", BUILD, LOOP + BUILD, "limit=0.1"));

    /** Plug-ins that are left out. */
    private static final List<Faulty> EXCLUDED =
            List.of(
                    new Faulty(
                            "no-licence",
                            "private static final Parameter<Integer> NODES =",
                            "public DropRing() { throw new IllegalStateException(\"unlicensed\"); }\nprivate static final Parameter<Integer> NODES =",
                            "unlicensed"),
                    new Faulty(
                            "no-answer",
                            "return Description.of",
                            LOOP + "return Description.of",
                            "limit=3"),
                    new Faulty("two words", BUILD, BUILD, "two words"),
                    new Faulty("mesh", BUILD, BUILD, "mesh", "org.kneepoint.topology.torus"));

    private static Faulty member(String name, String method, String... names) {
        String routings = "@Override\n        public List<Routing> routings() {";
        return new Faulty(name, routings, "@Override " + method + "\n" + routings, names);
    }

    private void drop(String type, String service, String plugIn, Faulty faulty)
            throws IOException {
        String bundle = faulty.name().replace(' ', '-') + "-bundle";
        DropInBundles.edited(
                deploy.resolve(bundle + ".jar"),
                bundle,
                type,
                service,
                text -> {
                    assertTrue(text.contains(faulty.found()), faulty.found());
                    return text.replace(faulty.found(), faulty.fault())
                            .replace('"' + plugIn + '"', '"' + faulty.name() + '"');
                });
    }

    private ConsoleProcess console() {
        return StartScript.installed().with("KNEEPOINT_DEPLOY", deploy).console();
    }

    @Test
    void aFaultyTopologyIsNamedAndTheOthersWork() throws IOException {
        List<Faulty> all = new ArrayList<>(NETWORKS);
        all.addAll(EXCLUDED);
        for (Faulty faulty : all) {
            drop("DropRing", "topology.Topology", "drop-ring", faulty);
        }
        DropInBundles.topology(deploy.resolve("sound.jar"));
        CollectedFailures failures = new CollectedFailures();
        try (ConsoleProcess console = console()) {
            console.prompt();
            for (Faulty faulty : NETWORKS) {
                for (String method : List.of("solve ", "simulate ")) {
                    String answer =
                            console.ask(method + faulty.name() + " nodes=8 load=0.05 limit=0.1");
                    failures.check(
                            method + faulty.name(),
                            () -> {
                                ErrorLine.names(answer, faulty.name());
                                ErrorLine.names(answer, faulty.names());
                            });
                }
            }
            String doctor = console.ask("doctor format=csv");
            for (Faulty faulty : EXCLUDED) {
                failures.check(
                        faulty.name(),
                        () -> {
                            String line =
                                    doctor.lines()
                                            .filter(l -> l.contains(faulty.names()[0]))
                                            .findFirst()
                                            .orElseThrow(() -> new AssertionError(doctor));
                            ErrorLine.names(line, faulty.names());
                        });
            }
            String sound = console.ask("solve drop-ring nodes=8 load=0.05 format=csv");
            assertEquals(List.of("ok"), CsvText.column(sound, "status"));
            assertEquals("", console.leave().err());
        }
        failures.requireNone();
    }

    @Test
    void aFaultyMetricHasNoValueAndTheOthersHave() throws IOException {
        drop(
                "DropMetric",
                "metric.Metric",
                "drop-metric",
                new Faulty("throws", READ, "throw new IllegalStateException(\"worn out\");"));
        drop(
                "DropMetric",
                "metric.Metric",
                "drop-metric",
                new Faulty("column", "drop_points", "latency"));
        try (ConsoleProcess console = console()) {
            console.prompt();
            console.ask("c = (solve mesh radix=4 load=0.1,0.2)");
            String all = console.ask("measure $c format=csv");
            ErrorLine.names(all, "throws", "worn out", "zero_load_latency");
            assertFalse(all.contains("column,latency"), all);
            ErrorLine.names(console.ask("doctor"), "column", "latency");
        }
    }

    @Test
    void aFaultyPatternIsRefusedBeforeTheRun() throws IOException {
        drop(
                "DropPattern",
                "traffic.TrafficPattern",
                "drop-pattern",
                new Faulty("sum", "? 1 : 0", "? 1 : 0.5"));
        drop(
                "DropPattern",
                "traffic.TrafficPattern",
                "drop-pattern",
                new Faulty("nan", "? 1 : 0", "? Double.NaN : 0"));
        drop(
                "DropPattern",
                "traffic.TrafficPattern",
                "drop-pattern",
                new Faulty("outside", DRAW, "return terminals + 3;"));
        drop(
                "DropPattern",
                "traffic.TrafficPattern",
                "drop-pattern",
                new Faulty("nothing", "return new Next(network.terminals());", "return null;"));
        try (ConsoleProcess console = console()) {
            console.prompt();
            for (String name : List.of("sum", "nan", "outside", "nothing")) {
                for (String method : List.of("solve", "simulate")) {
                    String line = method + " mesh radix=4 load=0.1 pattern=" + name;
                    String answer = console.ask(line);
                    ErrorLine.names(answer, "pattern " + name, "contract");
                    assertEquals(1, answer.lines().count(), answer);
                }
            }
        }
    }

    @Test
    void aSolverWithoutAFigureFails() throws IOException {
        for (String value : List.of("Double.NaN", "-7")) {
            drop(
                    "DropSolver",
                    "solver.Solver",
                    "drop",
                    new Faulty(
                            value.equals("-7") ? "negative" : "empty",
                            POINT,
                            "if (load > 0.25) return Point.of(scenario).with(Quantities.LATENCY, "
                                    + value
                                    + ").build();\n"
                                    + POINT));
        }
        try (ConsoleProcess console = console()) {
            console.prompt();
            for (String name : List.of("negative", "empty")) {
                String rows =
                        console.ask("solve drop-net solver=" + name + " load=0.1,0.3 format=csv");
                assertEquals(List.of("ok", "failed"), CsvText.column(rows, "status"), rows);
            }
        }
    }

    /** A clash is reported without a question, before the next prompt. */
    @Test
    void aClashIsReportedAtOnce() throws IOException {
        try (ConsoleProcess console = console()) {
            console.prompt();
            DropInBundles.topology(deploy.resolve("drop.jar"), "mesh");
            StringBuilder shown = new StringBuilder();
            TestProcesses.until(
                    "the clash is reported",
                    () -> shown.append(console.ask("version")).toString().contains("mesh"));
            ErrorLine.names(shown.toString(), "mesh", "drop 1.0.1", "org.kneepoint.topology.torus");
        }
    }

    /** Of two versions of a bundle the newer serves, and the other is named. */
    @Test
    void theNewerOfTwoVersionsServes() throws IOException {
        DropInBundles.solver(deploy.resolve("new.jar"), 9);
        DropInBundles.solver(deploy.resolve("old.jar"), 7);
        String line = "solve drop-net load=0.1 format=csv";
        ProcessResult result = StartScript.installed().with("KNEEPOINT_DEPLOY", deploy).run(line);
        assertEquals(List.of("9"), CsvText.column(result.out(), "latency"));
        ErrorLine.names(result.err(), "drop 1.0.7", "drop 1.0.9");
    }
}
