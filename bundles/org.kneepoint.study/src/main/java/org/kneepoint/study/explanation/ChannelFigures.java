// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.explanation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.view.NetworkPicture.Channel;

/**
 * The figures of each channel and terminal in a point of a simulation with {@code report=channels}.
 *
 * @param utilisations utilisation of each channel between routers, fraction
 * @param blocked fraction of the time in which each of them is blocked
 * @param injected flits per cycle that each terminal injects
 */
public record ChannelFigures(
        Map<Channel, Double> utilisations,
        Map<Channel, Double> blocked,
        Map<Integer, Double> injected) {
    private static final Pattern CHANNEL = Pattern.compile("(utilisation|blocked)_r(\\d+)_p(\\d+)");
    private static final Pattern TERMINAL = Pattern.compile("injected_t(\\d+)");

    /** Returns the figures of a point, of which it may have none. */
    public static ChannelFigures of(Point point) {
        Map<Channel, Double> utilisations = new LinkedHashMap<>();
        Map<Channel, Double> blocked = new LinkedHashMap<>();
        Map<Integer, Double> injected = new TreeMap<>();
        point.figures()
                .forEach(
                        (figure, value) -> {
                            Matcher channel = CHANNEL.matcher(figure.name());
                            Matcher terminal = TERMINAL.matcher(figure.name());
                            if (channel.matches()) {
                                (channel.group(1).equals("blocked") ? blocked : utilisations)
                                        .put(
                                                new Channel(
                                                        Integer.parseInt(channel.group(2)),
                                                        Integer.parseInt(channel.group(3))),
                                                value);
                            } else if (terminal.matches()) {
                                injected.put(Integer.parseInt(terminal.group(1)), value);
                            }
                        });
        return new ChannelFigures(utilisations, blocked, injected);
    }

    /** Returns whether the point has figures of channels. */
    public boolean hasChannels() {
        return !utilisations.isEmpty();
    }

    /** Returns the name of a channel, as in columns. */
    public static String name(Channel channel) {
        return "r" + channel.router() + "_p" + channel.port();
    }
}
