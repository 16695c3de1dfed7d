// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;

/**
 * Reads the two connection files of the dragonfly models of CODES: little-endian words of 32 bits
 * without a header.
 *
 * <p>The <em>intra</em> file has the channels of one group, which all groups repeat: triples of
 * router, router and kind (models dragonfly-custom and dragonfly-dally), or pairs of routers
 * (dragonfly-plus). The <em>inter</em> file has the channels between groups: pairs of routers, of
 * all groups. Several equal entries are parallel channels.
 *
 * <p>Terminals are not in these files. They belong to all routers; in a group whose routers fall in
 * two sets with all links between them, to those without a channel to another group, the leaves of
 * a dragonfly+.
 */
final class CodesReader {
    private static final int TRIPLE = 3;
    private static final int PAIR = 2;
    private static final int MAX_KIND = 3;

    private final FileContent intra;
    private final FileContent inter;

    private CodesReader(FileContent intra, FileContent inter) {
        this.intra = intra;
        this.inter = inter;
    }

    /**
     * Reads two files.
     *
     * @throws BadInput if one is malformed
     */
    static NetworkLinks read(FileContent intra, FileContent inter) {
        return new CodesReader(intra, inter).read();
    }

    private NetworkLinks read() {
        int[] local = words(intra);
        int width = width(local);
        int perGroup = 1 + largest(intra, local, width);
        int[] global = words(inter);
        if (global.length % PAIR != 0) {
            throw inter.fault(inter.bytes().length + " bytes", "pairs of 4-byte words");
        }
        int routers = global.length == 0 ? perGroup : 1 + largest(inter, global, PAIR);
        int groups = (routers + perGroup - 1) / perGroup;
        if ((long) groups * perGroup > LinksBuilder.MAX_NODES) {
            throw inter.fault(
                    groups + " groups of " + perGroup + " routers",
                    "at most " + LinksBuilder.MAX_NODES + " routers");
        }
        LinksBuilder links = new LinksBuilder(inter);
        for (int group = 0; group < groups; group++) {
            addGroup(links, local, width, group * perGroup);
        }
        Set<Integer> gates = new HashSet<>();
        for (int i = 0; i < global.length; i += PAIR) {
            addGlobal(links, global[i], global[i + 1], perGroup, i / PAIR);
            gates.add(global[i] % perGroup);
        }
        return links.build(entries(local, width, perGroup, groups, gates));
    }

    private static int[] words(FileContent file) {
        int length = file.bytes().length;
        if (length % Integer.BYTES != 0) {
            throw file.fault(length + " bytes", "4-byte words");
        }
        IntBuffer buffer =
                ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        int[] words = new int[buffer.remaining()];
        buffer.get(words);
        return words;
    }

    /** Returns the words of an entry: three if every third could be a kind. */
    private int width(int[] local) {
        if (local.length == 0) {
            throw intra.fault("no entry", "the channels of a group");
        }
        boolean areTriples = local.length % TRIPLE == 0;
        for (int i = TRIPLE - 1; i < local.length && areTriples; i += TRIPLE) {
            areTriples = local[i] >= 0 && local[i] <= MAX_KIND;
        }
        if (!areTriples && local.length % PAIR != 0) {
            throw intra.fault(
                    intra.bytes().length + " bytes",
                    "triples of router, router and kind, or pairs of routers");
        }
        return areTriples ? TRIPLE : PAIR;
    }

    private static int largest(FileContent file, int[] words, int width) {
        int largest = 0;
        for (int i = 0; i < words.length; i++) {
            boolean isRouter = i % width < PAIR;
            if (isRouter && (words[i] < 0 || words[i] >= LinksBuilder.MAX_NODES)) {
                throw file.fault(
                        "router " + words[i] + " in entry " + (i / width + 1),
                        "0 to " + (LinksBuilder.MAX_NODES - 1));
            }
            largest = isRouter ? Math.max(largest, words[i]) : largest;
        }
        return largest;
    }

    private static void addGroup(LinksBuilder links, int[] local, int width, int first) {
        for (int i = 0; i < local.length; i += width) {
            links.link(
                    String.valueOf(first + local[i]),
                    String.valueOf(first + local[i + 1]),
                    Link.Channel.PLAIN,
                    1,
                    i / width + 1);
        }
    }

    private void addGlobal(LinksBuilder links, int from, int to, int perGroup, int entry) {
        if (from / perGroup == to / perGroup) {
            throw inter.fault(
                    "a channel from router " + from + " to " + to + " in entry " + (entry + 1),
                    "routers of different groups of " + perGroup);
        }
        links.link(String.valueOf(from), String.valueOf(to), Link.Channel.PLAIN, 1, entry + 1);
    }

    /** Returns the routers that may have terminals. */
    private static Set<String> entries(
            int[] local, int width, int perGroup, int groups, Set<Integer> gates) {
        boolean hasLeaves = !gates.isEmpty() && gates.size() < perGroup;
        for (int i = 0; i < local.length && hasLeaves; i += width) {
            hasLeaves = gates.contains(local[i]) != gates.contains(local[i + 1]);
        }
        Set<String> entries = new LinkedHashSet<>();
        for (int router = 0; router < groups * perGroup; router++) {
            if (!hasLeaves || !gates.contains(router % perGroup)) {
                entries.add(String.valueOf(router));
            }
        }
        return entries;
    }
}
