// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.view;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.topology.Network;

/**
 * A picture of a network: its routers and the channels between them, which a figure of each channel
 * colours. Immutable.
 *
 * <p>The layout follows the geometry of the network. Of a large network the picture has groups of
 * routers instead of routers, and the largest value of the channels between two groups.
 */
public final class NetworkPicture {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;
    private static final Quantity NONE = Quantity.of("none", "", "");

    private final Network network;
    private final String title;
    private final Quantity quantity;
    private final Map<Channel, Double> values;
    private final List<Mark> marks;
    private final int width;
    private final int height;

    private NetworkPicture(
            Network network,
            String title,
            Quantity quantity,
            Map<Channel, Double> values,
            List<Mark> marks,
            int width,
            int height) {
        this.network = Objects.requireNonNull(network);
        this.title = Objects.requireNonNull(title);
        this.quantity = Objects.requireNonNull(quantity);
        this.values = values;
        this.marks = List.copyOf(marks);
        this.width = width;
        this.height = height;
    }

    /**
     * A channel between routers.
     *
     * @param router router that sends
     * @param port its output port
     */
    public record Channel(int router, int port) {}

    /**
     * Channels and routers to be pointed out, such as those of a tree of blocked routers.
     *
     * @param meaning for the legend
     * @param channels channels between routers
     * @param routers routers
     */
    public record Mark(String meaning, Set<Channel> channels, Set<Integer> routers) {
        /** Rejects null. */
        public Mark {
            Objects.requireNonNull(meaning);
            channels = Set.copyOf(channels);
            routers = Set.copyOf(routers);
        }
    }

    /** A picture of 900 by 600 pixels without values, marks and heading. */
    public static NetworkPicture of(Network network) {
        return new NetworkPicture(network, "", NONE, Map.of(), List.of(), WIDTH, HEIGHT);
    }

    /** A copy with a heading. */
    public NetworkPicture title(String text) {
        return new NetworkPicture(network, text, quantity, values, marks, width, height);
    }

    /**
     * A copy with a figure of the channels.
     *
     * @param figure what the values are; the legend shows its meaning and unit
     * @param ofChannels finite values, at least 0; channels without a value are grey
     */
    public NetworkPicture values(Quantity figure, Map<Channel, Double> ofChannels) {
        Map<Channel, Double> copy = Collections.unmodifiableMap(new LinkedHashMap<>(ofChannels));
        return new NetworkPicture(network, title, figure, copy, marks, width, height);
    }

    /** A copy with these marks, the most important last. */
    public NetworkPicture marks(List<Mark> others) {
        return new NetworkPicture(network, title, quantity, values, others, width, height);
    }

    /** A copy of another size in pixels, each at least 1. */
    public NetworkPicture size(int newWidth, int newHeight) {
        return new NetworkPicture(network, title, quantity, values, marks, newWidth, newHeight);
    }

    /** Returns the network. */
    public Network network() {
        return network;
    }

    /** Returns the heading, empty for none. */
    public String title() {
        return title;
    }

    /** Returns what the values of the channels are; without a meaning if there are none. */
    public Quantity quantity() {
        return quantity;
    }

    /** Returns the values of the channels. */
    public Map<Channel, Double> values() {
        return values;
    }

    /** Returns what is pointed out. */
    public List<Mark> marks() {
        return marks;
    }

    /** Returns the width in pixels. */
    public int width() {
        return width;
    }

    /** Returns the height in pixels. */
    public int height() {
        return height;
    }
}
