// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Provenance;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.run.Run;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.solver.Solver;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Has scenarios evaluated by what is installed, and makes curves of the points. */
@Component(service = Evaluation.class)
public final class Evaluation {
    private final Catalogue catalogue;
    private final Clock clock;

    /** Evaluates with what the catalogue holds. */
    @Activate
    public Evaluation(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
        this.clock = Clock.systemUTC();
    }

    /**
     * Picks the solver of a network.
     *
     * @param network the network's name
     * @param name the solver's name, or an empty text for the default: the first that treats the
     *     network
     * @throws BadInput if the network or the solver is unknown or they do not fit
     */
    public Solver solver(String network, String name) {
        if (!catalogue.networks().contains(network)) {
            throw BadInput.unknown("network", network, catalogue.networks());
        }
        List<Solver> able = catalogue.solversOf(network);
        if (name.isEmpty()) {
            return able.stream()
                    .findFirst()
                    .orElseThrow(() -> new BadInput("no installed solver treats " + network));
        }
        Solver solver = (Solver) catalogue.get(Catalogue.Kind.SOLVER, name);
        if (!able.contains(solver)) {
            List<String> names = able.stream().map(Solver::name).toList();
            throw new BadInput(
                    "solver "
                            + name
                            + " does not treat "
                            + network
                            + (names.isEmpty()
                                    ? ": no installed solver does"
                                    : ": use " + String.join(", ", names)));
        }
        return solver;
    }

    /** Returns the words that apply when a solver treats a network. */
    public Parameters parameters(String network, Solver solver) {
        return catalogue
                .topology(network)
                .map(topology -> topology.parameters().and(solver.parameters()))
                .orElseGet(solver::parameters);
    }

    /**
     * Solves a network for all points that the words stand for.
     *
     * @param network the network's name
     * @param solver from {@link #solver}
     * @param words names and texts, ranges and lists among them, in the user's order
     * @param run the caller's side; when it cancels, the curves end with the points done so far
     * @return one curve for each combination of the words that vary beside the axis
     * @throws BadInput if a word or a combination of them is not allowed
     */
    public List<Curve> solve(String network, Solver solver, Map<String, String> words, Run run) {
        Sweep sweep =
                Sweep.of(network, parameters(network, solver), words, StandardParameters.LOAD);
        List<Curve> curves = new ArrayList<>();
        int points = sweep.lines().stream().mapToInt(List::size).sum();
        int done = 0;
        for (List<Scenario> line : sweep.lines()) {
            if (run.isCancelled()) {
                break;
            }
            curves.add(solve(solver, sweep.axis(), line, new Share(run, done, points)));
            done += line.size();
        }
        return curves;
    }

    private Curve solve(Solver solver, Parameter<?> axis, List<Scenario> line, Share share) {
        Curve.Builder curve =
                Curve.of(Method.MODEL, line.get(0).network(), solver.name(), quantity(axis))
                        .provenance(provenance(solver));
        Function<Scenario, Point> model = scenario -> solver.solve(assembled(scenario), share);
        try {
            Scenario first = assembled(line.get(0));
            traits(solver, axis, first, line, curve);
            if (axis.equals(StandardParameters.LOAD) && line.size() > 1) {
                Solver.Prepared prepared = prepared(solver, first);
                model = scenario -> prepared.solve(scenario.get(StandardParameters.LOAD), share);
            }
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            // evaluated one by one, the points tell whose fault it is
        }
        for (Scenario scenario : line) {
            if (share.isCancelled()) {
                break;
            }
            curve.add(guarded(scenario, model));
            share.next();
        }
        Curve done = curve.build();
        return done.points().size() == line.size() ? done : interrupted(done, line.size());
    }

    /** Says that the user ended the curve before its end. */
    private static Curve interrupted(Curve curve, int wanted) {
        Curve.Builder shorter =
                Curve.of(curve.method(), curve.network(), curve.tool(), curve.axis())
                        .addAll(curve.points())
                        .provenance(
                                curve.provenance()
                                        .with(
                                                "interrupted",
                                                curve.points().size()
                                                        + " of "
                                                        + wanted
                                                        + " points"));
        for (Curve.Trait trait : Curve.Trait.values()) {
            curve.trait(trait).ifPresent(value -> shorter.with(trait, value));
        }
        return shorter.build();
    }

    /** A failure to prepare is a failure at every load. */
    private static Solver.Prepared prepared(Solver solver, Scenario first) {
        try {
            return solver.prepare(first);
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            return (load, run) -> {
                throw e;
            };
        }
    }

    /** Only what is the same at both ends of the axis is a trait of the curve. */
    private void traits(
            Solver solver,
            Parameter<?> axis,
            Scenario first,
            List<Scenario> line,
            Curve.Builder curve) {
        boolean same = axis.equals(StandardParameters.LOAD) || axis.equals(StandardParameters.RATE);
        Scenario last = same ? first : assembled(line.get(line.size() - 1));
        for (Curve.Trait trait : Curve.Trait.values()) {
            double value = solver.trait(first, trait);
            if (value == solver.trait(last, trait)) {
                curve.with(trait, value);
            }
        }
    }

    /** Adds the network that the words of a topology stand for. */
    private Scenario assembled(Scenario scenario) {
        return catalogue
                .topology(scenario.network())
                .map(topology -> Assembly.of(topology, scenario, catalogue))
                .orElse(scenario);
    }

    /** A plug-in that fails spoils its own point and no other; wrong input is the user's affair. */
    private static Point guarded(Scenario scenario, Function<Scenario, Point> model) {
        try {
            return Objects.requireNonNull(model.apply(scenario), "the solver returned no point");
        } catch (BadInput e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError e) {
            Point.Builder failed = Point.of(scenario);
            scenario.find(StandardParameters.LOAD)
                    .ifPresent(load -> failed.with(Quantities.LOAD, load));
            scenario.find(StandardParameters.RATE)
                    .ifPresent(rate -> failed.with(Quantities.RATE, rate));
            return failed.status(Status.FAILED, firstCause(e)).build();
        }
    }

    private static String firstCause(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        StackTraceElement[] trace = cause.getStackTrace();
        String where = trace.length == 0 ? "" : " at " + trace[0];
        return (cause + where).replaceAll("\\s+", " ");
    }

    private static Quantity quantity(Parameter<?> axis) {
        return Quantities.find(axis.name())
                .orElseGet(() -> Quantity.of(axis.name(), axis.unit(), axis.meaning()));
    }

    private Provenance provenance(Solver solver) {
        Bundle bundle = FrameworkUtil.getBundle(solver.getClass());
        return Provenance.UNKNOWN
                .with("solver", solver.name())
                .with("bundle", bundle == null ? "none" : bundle.getSymbolicName())
                .with("version", bundle == null ? "none" : bundle.getVersion().toString())
                .with("java", Runtime.version().toString())
                .with("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"))
                .with("time", Instant.now(clock).truncatedTo(ChronoUnit.SECONDS).toString());
    }

    /** One line's part of the progress of the whole sweep. */
    private static final class Share implements Run {
        private final Run whole;
        private final int points;
        private int done;

        private Share(Run whole, int done, int points) {
            this.whole = whole;
            this.done = done;
            this.points = points;
        }

        private void next() {
            done++;
            progress(0);
        }

        @Override
        public boolean isCancelled() {
            return whole.isCancelled();
        }

        @Override
        public void progress(double fraction) {
            whole.progress((done + fraction) / points);
        }
    }
}
