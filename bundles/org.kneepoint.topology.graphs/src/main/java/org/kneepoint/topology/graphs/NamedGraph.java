// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Graphs with a name, by their links. Most are given in LCF notation (Lederberg, Coxeter, Frucht):
 * a Hamiltonian cycle, and from its router i a chord to router i + jump(i).
 */
enum NamedGraph {
    PETERSEN("10 routers, degree 3, diameter 2, girth 5; Moore graph") {
        @Override
        List<Link> links() {
            List<Link> links = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                links.add(new Link(i, (i + 1) % 5));
                links.add(new Link(i, 5 + i));
                links.add(new Link(5 + i, 5 + (i + 2) % 5));
            }
            return links;
        }
    },
    HEAWOOD("14 routers, degree 3, diameter 3, girth 6; cage", 7, 5, -5),
    MOEBIUS_KANTOR("16 routers, degree 3, diameter 4, girth 6", 8, 5, -5),
    PAPPUS("18 routers, degree 3, diameter 4, girth 6", 3, 5, 7, -7, 7, -7, -5),
    DESARGUES("20 routers, degree 3, diameter 5, girth 6", 5, 5, -5, 9, -9),
    DODECAHEDRON(
            "20 routers, degree 3, diameter 5, girth 5", 2, 10, 7, 4, -4, -7, 10, -4, 7, -7, 4),
    MCGEE("24 routers, degree 3, diameter 4, girth 7; cage", 8, 12, 7, -7),
    NAURU("24 routers, degree 3, diameter 4, girth 6", 4, 5, -9, 7, -7, 9, -5),
    TUTTE_COXETER("30 routers, degree 3, diameter 4, girth 8; cage", 5, -13, -9, 7, -7, 9, 13),
    CLEBSCH("16 routers, degree 5, diameter 2, girth 4; folded 5-cube") {
        /** The 4-cube with links between opposite corners. */
        @Override
        List<Link> links() {
            List<Link> links = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                for (int flipped : new int[] {1, 2, 4, 8, 15}) {
                    if (i < (i ^ flipped)) {
                        links.add(new Link(i, i ^ flipped));
                    }
                }
            }
            return links;
        }
    },
    HOFFMAN_SINGLETON("50 routers, degree 7, diameter 2, girth 5; Moore graph") {
        /**
         * Five pentagons P and five pentagrams Q: router j of P(h) is linked with router h i + j of
         * Q(i) (Robertson 1969).
         */
        @Override
        List<Link> links() {
            List<Link> links = new ArrayList<>();
            for (int h = 0; h < 5; h++) {
                for (int j = 0; j < 5; j++) {
                    links.add(new Link(5 * h + j, 5 * h + (j + 1) % 5));
                    links.add(new Link(25 + 5 * h + j, 25 + 5 * h + (j + 2) % 5));
                    for (int i = 0; i < 5; i++) {
                        links.add(new Link(5 * h + j, 25 + 5 * i + (h * i + j) % 5));
                    }
                }
            }
            return links;
        }
    };

    /** A link of two routers. */
    record Link(int from, int to) {}

    private final String meaning;
    private final int repeats;
    private final int[] jumps;

    /**
     * Creates a graph.
     *
     * @param repeats times that the jumps are repeated
     * @param jumps the LCF notation; none if the links are given otherwise
     */
    NamedGraph(String meaning, int repeats, int... jumps) {
        this.meaning = meaning;
        this.repeats = repeats;
        this.jumps = jumps;
    }

    NamedGraph(String meaning) {
        this(meaning, 0);
    }

    /** Returns the name as users type it. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String[] labels() {
        return Stream.of(values()).map(NamedGraph::label).toArray(String[]::new);
    }

    /** Returns the graph of a label. */
    static NamedGraph of(String label) {
        return Stream.of(values())
                .filter(graph -> graph.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    /** Returns its figures in words. */
    String meaning() {
        return meaning;
    }

    /** Returns its links, by default those of the LCF notation. */
    List<Link> links() {
        int routers = repeats * jumps.length;
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < routers; i++) {
            links.add(new Link(i, (i + 1) % routers));
            int end = Math.floorMod(i + jumps[i % jumps.length], routers);
            if (i < end) {
                links.add(new Link(i, end));
            }
        }
        return links;
    }
}
