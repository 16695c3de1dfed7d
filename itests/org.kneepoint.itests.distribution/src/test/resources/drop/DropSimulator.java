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
import org.kneepoint.api.simulator.SystemSimulator;

/** Compiled by the tests, not with them: at loads above 0.25 it runs until it is cancelled. */
public final class DropSimulator implements SystemSimulator {
    private static final Parameter<Double> LOAD = StandardParameters.LOAD.between(0, 1).required();

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
        return Parameters.of(LOAD);
    }

    @Override
    public Point simulate(Scenario scenario, Progress progress) {
        double load = scenario.get(LOAD);
        Point.Builder point = Point.of(scenario).with(Quantities.LOAD, load);
        if (load < 0.25) {
            return point.with(Quantities.LATENCY, 7).build();
        }
        tell();
        while (!progress.isCancelled()) {
            progress.report(0.5);
            LockSupport.parkNanos(10_000_000);
        }
        return point.status(Status.CANCELLED, "cancelled").build();
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
