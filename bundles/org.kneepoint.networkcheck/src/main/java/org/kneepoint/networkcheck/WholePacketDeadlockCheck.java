// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Checks the claim that buffers drain. With reallocation to whole packets a waiting packet occupies
 * one buffer, and the first packet of a buffer waits for any of the channels it may take. A set of
 * channels can deadlock only if each holds a packet that may take no channel outside the set. The
 * largest such set remains when channels without such a packet are removed repeatedly; the claim
 * holds if the set is empty.
 */
final class WholePacketDeadlockCheck implements ReachableHeadersCheck {
    private static final int NAMED_CHANNELS = 16;

    private final BufferNumbering numbering;
    private final ContractViolations violations;

    /** Requests of the packets that can be in a channel. */
    private final Map<Integer, Set<RequestedChannels>> waits = new TreeMap<>();

    WholePacketDeadlockCheck(BufferNumbering numbering, ContractViolations violations) {
        this.numbering = numbering;
        this.violations = violations;
    }

    /** Channels of which a packet takes any one, in ascending order. */
    private record RequestedChannels(int[] channels) {
        @Override
        public boolean equals(Object other) {
            return other instanceof RequestedChannels that
                    && Arrays.equals(channels, that.channels);
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
            int held = headers.buffer(header);
            if (!numbering.isEntry(held) && moves.count(header) > 0) {
                int[] requested = new int[moves.count(header)];
                for (int i = 0; i < requested.length; i++) {
                    requested[i] = headers.buffer(moves.next(moves.first(header) + i));
                }
                Arrays.sort(requested);
                waits.computeIfAbsent(held, h -> new HashSet<>())
                        .add(new RequestedChannels(requested));
            }
        }
    }

    @Override
    public void conclude() {
        Set<Integer> deadlocked = new HashSet<>(waits.keySet());
        boolean shrank = true;
        while (shrank) {
            shrank =
                    deadlocked.removeIf(
                            channel ->
                                    waits.get(channel).stream()
                                            .noneMatch(
                                                    requested -> requested.isWithin(deadlocked)));
        }
        if (!deadlocked.isEmpty()) {
            violations.add("buffer-cycle", "full buffers may deadlock", cycleText(deadlocked));
        }
    }

    private String cycleText(Set<Integer> deadlocked) {
        String named =
                deadlocked.stream()
                        .sorted()
                        .limit(NAMED_CHANNELS)
                        .map(numbering::name)
                        .collect(Collectors.joining(", "));
        boolean isShort = deadlocked.size() <= NAMED_CHANNELS;
        return named + (isShort ? "" : ", ... of " + deadlocked.size() + " channels");
    }
}
