// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.metric.FiguresOfMerit;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.shell.text.RampText;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Sweep;
import org.kneepoint.study.measurement.Measured;
import org.kneepoint.study.measurement.Measurements;
import org.kneepoint.study.measurement.RefinedRamps;
import org.kneepoint.study.run.RunRequest;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code ramp}: curves from runs whose load grows. */
@Component(service = Command.class)
public final class RampCommand implements SessionCommand {
    /** What ramps are made for. */
    private static final List<Quantity> MERITS =
            List.of(FiguresOfMerit.CRITICAL_LOAD, FiguresOfMerit.NPM);

    /** Words of metrics that the ramp of a network tells. */
    private static final List<Parameter<?>> TOLD =
            List.of(StandardParameters.NODES, StandardParameters.LENGTH, StandardParameters.WINDOW);

    private final Catalogue catalogue;
    private final Evaluation evaluation;
    private final NetworkProposals words;

    /** Raises the load with what is installed. */
    @Activate
    public RampCommand(@Reference Catalogue catalogue, @Reference Evaluation evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.words = new NetworkProposals(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "ramp";
    }

    @Override
    public String summary() {
        return "raises the load of a network in one run, up to and beyond its critical load";
    }

    @Override
    public String usage() {
        return "ramp NETWORK [slew=CYCLES] [start=LOAD] [end=LOAD] [window=CYCLES] key=value..."
                + " [simulator=NAME] [strict=true] [format=NAME] [out=FILE]\n"
                + "The load grows by r(t) = t/slew + start up to end, by default the load at"
                + " which the first channel would be full (column capacity: under uniform traffic"
                + " what the network's cuts allow, else counted from pattern and routing); every"
                + " window= (100) cycles give a point. With slew= or start= each"
                + " combination of the words, and each of replications= seeds, is one run (slew"
                + " 1000000 if only start is given). Without both the answer comes from three: slew"
                + " 100000 and 300000 over the whole range, then a slow one around the critical"
                + " load.\n"
                + "Packets come with gaps (arrivals=packet-gap) from sources that are blocked"
                + " (source=blocked) until the packet before has entered the injection buffer"
                + " (injection.buffer=, router=single-cycle), or from an open queue"
                + " (source=infinite); latency.from=generation or entry. Other words of a network:"
                + " describe NETWORK.\n"
                + "The answer shows what the metrics critical-load and npm read off the ramps, with"
                + " their words filter=, threshold=, crossing=, from=, to=; measure, chart and"
                + " export take the curves.\n"
                + "Example: ramp torus radix=32 dimensions=2 router=single-cycle buffer=16"
                + " slew=1000000";
    }

    @Override
    public Answer answer(SessionRequest request) {
        Map<String, String> settings = new LinkedHashMap<>();
        metricWords().forEach(word -> request.take(word).ifPresent(v -> settings.put(word, v)));
        RunRequest asked = request.evaluation(Method.RAMP);
        RouterClause router = RouterClause.of(evaluation.tool(asked).parameters());
        Measurements measurements = new Measurements(metrics(), settings);
        List<Curve> curves = request.watched(ramps(asked, settings, request));
        if (curves.isEmpty()) {
            return Answer.of(curves);
        }
        List<Measured> measured = measured(measurements, curves);
        return Answer.of(curves, width -> RampText.of(curves, measured, router, width));
    }

    /** Checks the words before anything is run or shown. */
    private Function<Progress, List<Curve>> ramps(
            RunRequest asked, Map<String, String> settings, SessionRequest request) {
        if (RefinedRamps.isOpen(asked.settings())) {
            return new RefinedRamps(evaluation, catalogue, settings).of(asked, request.progress());
        }
        RunPlan plan = evaluation.plan(asked, request.progress());
        return progress -> evaluation.evaluate(plan, progress, request.listener());
    }

    private List<Metric> metrics() {
        return catalogue.metrics().stream()
                .filter(metric -> !Collections.disjoint(metric.figures(), MERITS))
                .toList();
    }

    private List<String> metricWords() {
        return metrics().stream()
                .flatMap(metric -> metric.parameters().all().stream())
                .filter(word -> !TOLD.contains(word))
                .map(Parameter::name)
                .distinct()
                .toList();
    }

    /** What is read off ramps together says more than what is read off each. */
    private static List<Measured> measured(Measurements measurements, List<Curve> curves) {
        List<Measured> together = measurements.together(curves);
        return together.isEmpty() ? measurements.of(curves) : together;
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        List<String> proposals = new ArrayList<>(words.after(Method.RAMP, typed, word));
        proposals.remove(Sweep.AXIS + "=");
        if (!typed.isEmpty() && word.indexOf('=') < 0) {
            metricWords().stream()
                    .filter(name -> name.startsWith(word))
                    .forEach(name -> proposals.add(name + "="));
        }
        return proposals;
    }
}
