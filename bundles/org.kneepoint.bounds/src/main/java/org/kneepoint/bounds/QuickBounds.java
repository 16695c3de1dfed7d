// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

/**
 * Loads that no routing exceeds between the routers of a network, from distances and cuts: flits
 * per node per cycle.
 */
public final class QuickBounds {
    /** Terminals up to which the longest matching is found. */
    private static final int MOST_TERMINALS = 2048;

    private QuickBounds() {}

    /**
     * Returns the bounds under a traffic pattern by their names.
     *
     * <ul>
     *   <li>{@code path-length}: the rates of all links over the distances by traffic
     *   <li>{@code moore}: the same with the least distances that the degree allows, so that no
     *       network of these routers and links exceeds it (after A. J. Hoffman, R. R. Singleton,
     *       IBM J. 4(5), 1960)
     *   <li>{@code bisection}: the best of all cuts into halves, of up to 20 routers
     *   <li>{@code spectral}: the best of the cuts along the Fiedler vector
     * </ul>
     */
    public static Map<String, Double> of(Network network, Destinations destinations) {
        RouterLinks links = new RouterLinks(network);
        RouterDemand demand = new RouterDemand(network, TrafficMatrix.of(destinations));
        RouterCuts cuts = new RouterCuts(links, demand);
        Map<String, Double> bounds = new LinkedHashMap<>();
        put(bounds, "path-length", OptionalDouble.of(pathLength(links, demand)));
        put(bounds, "moore", OptionalDouble.of(moore(links, demand)));
        put(bounds, "bisection", cuts.bisection());
        put(bounds, "spectral", cuts.spectral());
        return bounds;
    }

    private static void put(Map<String, Double> bounds, String name, OptionalDouble load) {
        if (load.isPresent() && Double.isFinite(load.getAsDouble())) {
            bounds.put(name, load.getAsDouble());
        }
    }

    private static double pathLength(RouterLinks links, RouterDemand demand) {
        double hops = 0;
        ShortestPathTree tree = new ShortestPathTree(links);
        double[] ones = new double[links.size()];
        Arrays.fill(ones, 1);
        for (int from = 0; from < links.routers(); from++) {
            tree.find(from, ones);
            for (int to = 0; to < links.routers(); to++) {
                double traffic = demand.between(from, to);
                hops += traffic > 0 ? traffic * tree.distance(to) : 0;
            }
        }
        return links.totalRate() / hops;
    }

    private static double moore(RouterLinks links, RouterDemand demand) {
        int degree = 0;
        for (int router = 0; router < links.routers(); router++) {
            degree = Math.max(degree, links.out(router).length);
        }
        double hops = 0;
        for (int router = 0; router < links.routers(); router++) {
            hops += leastHops(demand.from(router), degree, links.isBidirectional());
        }
        return links.totalRate() / hops;
    }

    /** The largest traffic goes to the nearest routers. */
    private static double leastHops(double[] traffic, int degree, boolean isBidirectional) {
        double[] ascending = traffic.clone();
        Arrays.sort(ascending);
        double sum = 0;
        double room = degree;
        double used = 0;
        int distance = 1;
        for (int i = ascending.length - 1; i >= 0 && ascending[i] > 0; i--) {
            if (used == room) {
                room *= Math.max(1, isBidirectional ? degree - 1 : degree);
                used = 0;
                distance++;
            }
            sum += distance * ascending[i];
            used++;
        }
        return sum;
    }

    /**
     * Returns a load that no routing exceeds under every permutation: the path-length bound of the
     * permutation with the longest paths (S. A. Jyothi, A. Singla, P. B. Godfrey, A. Kolla:
     * Measuring and Understanding Throughput of Network Topologies, SC 2016); empty for many
     * terminals.
     */
    public static OptionalDouble longestMatching(Network network) {
        int terminals = network.terminals();
        if (terminals > MOST_TERMINALS) {
            return OptionalDouble.empty();
        }
        RouterLinks links = new RouterLinks(network);
        ShortestPathTree tree = new ShortestPathTree(links);
        double[] ones = new double[links.size()];
        Arrays.fill(ones, 1);
        double[][] hops = new double[terminals][terminals];
        for (int source = 0; source < terminals; source++) {
            tree.find(network.injectionRouter(source), ones);
            for (int target = 0; target < terminals; target++) {
                hops[source][target] = tree.distance(network.ejectionRouter(target));
            }
        }
        double total = Assignment.of(hops).total();
        return total > 0 ? OptionalDouble.of(links.totalRate() / total) : OptionalDouble.empty();
    }
}
