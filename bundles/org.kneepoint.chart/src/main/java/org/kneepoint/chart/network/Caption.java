// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart.network;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Map;
import java.util.stream.IntStream;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.view.NetworkPicture;
import org.kneepoint.api.view.NetworkPicture.Channel;

/** What a picture shows, in words. */
final class Caption {
    private static final int DIGITS = 4;

    private Caption() {}

    /** Returns one line: what nodes and lines stand for. */
    static String of(NetworkPicture picture, Diagram diagram) {
        Partition partition = diagram.partition();
        String size = picture.network().terminals() + " terminals";
        if (partition.isWhole()) {
            String channels = diagram.links().channels() + " channels";
            String text = partition.nodes() + " routers, " + size + ", " + channels;
            return diagram.links().isSymmetric()
                    ? text + "; a channel is on the right of its direction"
                    : text;
        }
        IntSummaryStatistics routers = Arrays.stream(partition.sizes()).summaryStatistics();
        IntSummaryStatistics counts = counts(diagram);
        StringBuilder text =
                new StringBuilder()
                        .append(partition.nodes())
                        .append(' ')
                        .append(partition.noun())
                        .append(" of ")
                        .append(range(routers))
                        .append(" routers, ")
                        .append(size);
        if (picture.values().isEmpty()) {
            return text.append("; a line is ").append(range(counts)).append(" channels").toString();
        }
        text.append(
                counts.getMax() > 1
                        ? "; a line shows the fullest of " + range(counts) + " channels"
                        : "; a line shows a channel");
        boolean within = Arrays.stream(diagram.links().within()).anyMatch(v -> !Double.isNaN(v));
        return within ? text.append(", a node the fullest within").toString() : text.toString();
    }

    private static IntSummaryStatistics counts(Diagram diagram) {
        return diagram.links().all().stream()
                .flatMapToInt(link -> IntStream.of(link.forth().count(), link.back().count()))
                .filter(count -> count > 0)
                .summaryStatistics();
    }

    private static String range(IntSummaryStatistics counts) {
        if (counts.getCount() == 0) {
            return "0";
        }
        return counts.getMin() == counts.getMax()
                ? "" + counts.getMin()
                : counts.getMin() + " to " + counts.getMax();
    }

    /** Returns the description for readers without the picture. */
    static String description(NetworkPicture picture, Diagram diagram) {
        StringBuilder text = new StringBuilder(of(picture, diagram)).append('.');
        picture.values().entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .ifPresent(
                        fullest ->
                                text.append(" Largest ")
                                        .append(picture.quantity().meaning())
                                        .append(": ")
                                        .append(Decimal.round(fullest.getValue(), DIGITS))
                                        .append(" on ")
                                        .append(name(fullest.getKey()))
                                        .append('.'));
        for (NetworkPicture.Mark mark : picture.marks()) {
            text.append(" Marked as ").append(mark.meaning()).append(':');
            mark.channels().stream()
                    .map(Caption::name)
                    .sorted()
                    .forEach(channel -> text.append(' ').append(channel));
            mark.routers().stream().sorted().forEach(router -> text.append(" r").append(router));
            text.append('.');
        }
        return text.toString();
    }

    private static String name(Channel channel) {
        return "r" + channel.router() + "_p" + channel.port();
    }
}
