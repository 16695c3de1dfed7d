// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The claim that buffers drain: where a buffer is given to a packet only with room for all of it, a
 * packet that waits lies in one buffer, and the first one there waits for all the channels that it
 * may take. A set of channels can stand still only if each holds such a packet that may take no
 * channel outside of the set. The largest such set is what remains when the channels that can hold
 * none are taken away one by one; the claim holds if nothing remains.
 */
final class WholePacketDeadlockCheck implements ReachableHeadersCheck {
    private static final int NAMED_CHANNELS = 16;

    private final BufferNumbering numbering;
    private final ContractViolations violations;

    /** By channel held, what the packets that can be there wait for. */
    private final Map<Integer, Set<WantedChannels>> waits = new TreeMap<>();

    WholePacketDeadlockCheck(BufferNumbering numbering, ContractViolations violations) {
        this.numbering = numbering;
        this.violations = violations;
    }

    /** Channels of which a packet takes whichever is free first, in ascending order. */
    private record WantedChannels(int[] channels) {
        @Override
        public boolean equals(Object other) {
            return other instanceof WantedChannels that && Arrays.equals(channels, that.channels);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(channels);
        }

        boolean isWithin(Set<Integer> set) {
            return Arrays.stream(channels).allMatch(set::contains);
        }
    }

    @Override
    public void check(ReachableHeaders reachable) {
        HeaderStates headers = reachable.relation().headers();
        HeaderMoves moves = reachable.relation().moves();
        for (int header = 0; header < reachable.size(); header++) {
            int held = headers.place(header);
            if (!numbering.isEntry(held) && moves.count(header) > 0) {
                int[] wanted = new int[moves.count(header)];
                for (int i = 0; i < wanted.length; i++) {
                    wanted[i] = headers.place(moves.next(moves.first(header) + i));
                }
                Arrays.sort(wanted);
                waits.computeIfAbsent(held, h -> new HashSet<>()).add(new WantedChannels(wanted));
            }
        }
    }

    @Override
    public void conclude() {
        Set<Integer> stuck = new HashSet<>(waits.keySet());
        boolean shrank = true;
        while (shrank) {
            shrank =
                    stuck.removeIf(
                            channel ->
                                    waits.get(channel).stream()
                                            .noneMatch(wanted -> wanted.isWithin(stuck)));
        }
        if (!stuck.isEmpty()) {
            violations.add("full buffers may wait for each other", cycleText(stuck));
        }
    }

    private String cycleText(Set<Integer> stuck) {
        String named =
                stuck.stream()
                        .sorted()
                        .limit(NAMED_CHANNELS)
                        .map(numbering::name)
                        .collect(Collectors.joining(", "));
        boolean isShort = stuck.size() <= NAMED_CHANNELS;
        return named + (isShort ? "" : ", ... of " + stuck.size() + " channels");
    }
}
