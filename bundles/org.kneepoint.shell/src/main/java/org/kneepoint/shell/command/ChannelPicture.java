// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.NetworkPicture.Channel;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.explanation.ChannelFigures;
import org.kneepoint.study.explanation.FullChannel;
import org.kneepoint.study.plugin.Catalogue;

/** Pictures of networks with the loads of their channels. */
final class ChannelPicture {
    private static final Quantity UTILISATION =
            Quantity.of("utilisation", "fraction", "channel utilisation");
    private static final Quantity UTILISATION_BY_LOAD =
            Quantity.of("utilisation", "fraction", "channel utilisation by load");
    private static final Quantity CHANNEL_LOAD =
            Quantity.of("channel_load", "at load 1", "channel load over channel rate");
    private static final int DIGITS = 4;

    private ChannelPicture() {}

    /**
     * Draws a network without a curve: the loads of its channels under a routing and a pattern.
     *
     * @param load offered load; without one the loads are those at load 1
     */
    static NetworkPicture of(
            CommandRequest request,
            EvaluationService evaluation,
            String name,
            Map<String, String> settings,
            OptionalDouble load) {
        NetworkContext context = CurveNetwork.single(evaluation.contexts(name, settings));
        NetworkPicture picture = NetworkPicture.of(context.network()).title(title(context, load));
        return ofLoads(request, context, picture, load);
    }

    /**
     * Draws the network of a point: with the measured utilisations of a simulation, else with those
     * that follow from the loads of the channels.
     */
    static NetworkPicture of(
            CommandRequest request,
            Catalogue catalogue,
            EvaluationService evaluation,
            Curve curve,
            Point point) {
        NetworkContext context =
                CurveNetwork.of(catalogue, evaluation, curve, point)
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "network",
                                                curve.network(),
                                                curve.network()
                                                        + " is defined by a paper with its"
                                                        + " switches: only networks of routers are"
                                                        + " drawn"));
        OptionalDouble load = point.get(Quantities.LOAD);
        NetworkPicture picture = NetworkPicture.of(context.network()).title(title(context, load));
        ChannelFigures figures = ChannelFigures.of(point);
        return figures.hasChannels()
                ? picture.values(UTILISATION, figures.utilisations())
                : ofLoads(request, context, picture, load);
    }

    private static NetworkPicture ofLoads(
            CommandRequest request,
            NetworkContext context,
            NetworkPicture picture,
            OptionalDouble load) {
        Optional<Map<Channel, Double>> known = FullChannel.relativeLoads(context);
        if (known.isEmpty()) {
            request.printNotice(
                    "the channels have no colour: their loads under routing="
                            + context.routing().name()
                            + " depend on the state of the network, or are too many");
            return picture;
        }
        Map<Channel, Double> loads = new LinkedHashMap<>(known.get());
        if (load.isEmpty()) {
            return picture.values(CHANNEL_LOAD, loads);
        }
        loads.replaceAll((channel, value) -> value * load.getAsDouble());
        return picture.values(UTILISATION_BY_LOAD, loads);
    }

    /** Returns the network with its routing and the values that are not defaults. */
    private static String title(NetworkContext context, OptionalDouble load) {
        Scenario scenario = context.scenario();
        Map<String, String> settings = scenario.settings();
        StringBuilder title = new StringBuilder(scenario.network());
        for (Parameter<?> parameter : scenario.parameters().all()) {
            String name = parameter.name();
            String text = settings.get(name);
            boolean isDefault =
                    name.equals(StandardParameters.SELF_TRAFFIC.name())
                            || scenario.without(parameter)
                                    .find(parameter)
                                    .equals(scenario.find(parameter));
            if (text != null && !isDefault) {
                title.append(' ').append(name).append('=').append(text);
            }
        }
        load.ifPresent(value -> title.append(" load=").append(Decimal.round(value, DIGITS)));
        return title.toString();
    }
}
