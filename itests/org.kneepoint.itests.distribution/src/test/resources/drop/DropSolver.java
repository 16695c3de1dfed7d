// SPDX-License-Identifier: Apache-2.0
package drop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.SystemSolver;

/** Compiled by the tests, not with them: it depends on the API only. */
public final class DropSolver implements SystemSolver {
    private static final long LATENCY = @LATENCY@;

    private static final Parameter<Double> LOAD = StandardParameters.LOAD.between(0, 1).required();

    /** Behaviour at loads above 0.25. */
    private static final Parameter<String> MOOD =
            Parameter.choice("mood", "how it works", "quick", "slow", "deaf", "broken", "misfit");

    @Override
    public String name() {
        return "drop";
    }

    @Override
    public Set<String> supportedNetworks() {
        return Set.of("drop-net");
    }

    @Override
    public Description description() {
        return Description.of("dropped in");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(LOAD, MOOD);
    }

    @Override
    public Point solve(Scenario scenario, Progress progress) {
        double load = scenario.get(LOAD);
        Point.Builder point =
                Point.of(scenario)
                        .with(Quantities.LOAD, load)
                        .with(Quantities.THROUGHPUT, load)
                        .with(Quantities.LATENCY, LATENCY);
        return load > 0.25 ? moody(scenario.get(MOOD), point, progress) : point.build();
    }

    private static Point moody(String mood, Point.Builder point, Progress progress) {
        return switch (mood) {
            case "slow" -> slow(point, progress);
            case "deaf" -> deaf();
            case "broken" -> throw new IllegalStateException("out\nof order");
            case "misfit" -> throw new NoClassDefFoundError("org/nowhere/Absent");
            default -> point.build();
        };
    }

    /** Runs until it is cancelled. */
    private static Point slow(Point.Builder point, Progress progress) {
        tell();
        while (!progress.isCancelled()) {
            LockSupport.parkNanos(10_000_000);
        }
        return point.status(Status.CANCELLED, "cancelled").build();
    }

    /** Ignores the cancellation. */
    private static Point deaf() {
        tell();
        while (true) {
            LockSupport.parkNanos(10_000_000);
            Thread.interrupted();
        }
    }

    /** Signals the test that it is running. */
    private static void tell() {
        try {
            Files.writeString(Path.of(System.getenv("DROP_BUSY")), "busy");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
