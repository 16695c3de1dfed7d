// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.kneepoint.support.SplitMix64;

/**
 * Classes of links and of sources that are equal in the linear program of the concurrent flow: its
 * stable colouring. Some optimal weights are equal within each class (M. Grohe, K. Kersting, M.
 * Mladenov, E. Selman: Dimension Reduction via Colour Refinement, ESA 2014). With symmetric traffic
 * a link and the opposite one are of one class too: the reversed weights are as good, and the mean
 * of optimal weights is optimal.
 *
 * <p>The variables of the program are the weights of the links and the distances from each source
 * to each router; a constraint joins the distances of both ends of a link with its weight. Colours
 * are 64-bit hashes: the probability of a collision is about 10^-19.
 */
final class LinkClasses {
    private static final long IN = 0x9E3779B97F4A7C15L;
    private static final double DIGITS = 1e9;

    private final RouterLinks links;
    private final long[] linkColours;
    private final long[][] distanceColours;

    private LinkClasses(RouterLinks links, RouterDemand demand) {
        this.links = links;
        linkColours = new long[links.size()];
        Arrays.setAll(linkColours, link -> hash(links.rate(link)));
        distanceColours = new long[links.routers()][links.routers()];
        for (int source = 0; source < links.routers(); source++) {
            for (int router = 0; router < links.routers(); router++) {
                distanceColours[source][router] =
                        SplitMix64.mix(
                                hash(demand.between(source, router)) + (source == router ? 1 : 0));
            }
        }
    }

    private static long hash(double value) {
        return SplitMix64.mix(Math.round(DIGITS * value));
    }

    /** Finds the classes. */
    static LinkClasses of(RouterLinks links, RouterDemand demand) {
        LinkClasses classes = new LinkClasses(links, demand);
        long before = 0;
        long now = classes.distinct();
        while (now > before) {
            classes.refine();
            before = now;
            now = classes.distinct();
        }
        if (links.isBidirectional() && demand.isSymmetric()) {
            classes.joinOpposite();
        }
        return classes;
    }

    private long distinct() {
        long distances =
                Arrays.stream(distanceColours).flatMapToLong(Arrays::stream).distinct().count();
        return distances + Arrays.stream(linkColours).distinct().count();
    }

    private void refine() {
        long[] nextLinks = new long[linkColours.length];
        for (int source = 0; source < distanceColours.length; source++) {
            long[] colours = distanceColours[source];
            long[] next = new long[colours.length];
            for (int link = 0; link < linkColours.length; link++) {
                int from = links.from(link);
                int to = links.to(link);
                long ends = SplitMix64.mix(colours[from] + SplitMix64.mix(colours[to]));
                long constraint = SplitMix64.mix(linkColours[link] + ends);
                nextLinks[link] += constraint;
                next[from] += constraint;
                next[to] += SplitMix64.mix(constraint ^ IN);
            }
            for (int router = 0; router < colours.length; router++) {
                colours[router] = SplitMix64.mix(next[router] + SplitMix64.mix(colours[router]));
            }
        }
        for (int link = 0; link < linkColours.length; link++) {
            linkColours[link] = SplitMix64.mix(nextLinks[link] + SplitMix64.mix(linkColours[link]));
        }
    }

    private void joinOpposite() {
        Map<Long, Long> parents = new HashMap<>();
        for (int link = 0; link < linkColours.length; link++) {
            long one = root(parents, linkColours[link]);
            long other = root(parents, linkColours[links.reverse(link)]);
            if (one != other) {
                parents.put(one, other);
            }
        }
        for (int link = 0; link < linkColours.length; link++) {
            linkColours[link] = root(parents, linkColours[link]);
        }
    }

    private static long root(Map<Long, Long> parents, long colour) {
        long root = colour;
        while (parents.containsKey(root)) {
            root = parents.get(root);
        }
        return root;
    }

    /** Returns by link the number of its class, from 0. */
    int[] ofLinks() {
        return numbers(linkColours);
    }

    /** Returns by router the number of its class as a source, from 0. */
    int[] ofSources() {
        long[] own = new long[distanceColours.length];
        Arrays.setAll(own, router -> distanceColours[router][router]);
        return numbers(own);
    }

    private static int[] numbers(long[] colours) {
        Map<Long, Integer> numbers = new HashMap<>();
        int[] result = new int[colours.length];
        for (int i = 0; i < colours.length; i++) {
            Integer number = numbers.putIfAbsent(colours[i], numbers.size());
            result[i] = number == null ? numbers.size() - 1 : number;
        }
        return result;
    }
}
