// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.Routing;

/**
 * Checks the claim that buffers drain. With reallocation to whole packets a waiting packet occupies
 * one buffer, and the first packet of a buffer waits for any of the virtual channels it may take;
 * with a {@linkplain Routing.Selection#isCommitted committed} selection, for any of those of one
 * output. A set of channels can deadlock only if each holds a packet that waits for no channel
 * outside the set. The largest such set remains when channels without such a packet are removed
 * repeatedly; the claim holds if the set is empty.
 */
final class WholePacketDeadlockCheck implements ReachableHeadersCheck {
    private static final int NAMED_CHANNELS = 16;

    private final BufferNumbering numbering;
    private final ContractViolations violations;
    private final boolean isCommitted;

    /** Requests of the packets that can be in a channel. */
    private final Map<Integer, Set<RequestedChannels>> waits = new TreeMap<>();

    WholePacketDeadlockCheck(
            Routing routing, BufferNumbering numbering, ContractViolations violations) {
        this.numbering = numbering;
        this.violations = violations;
        isCommitted = routing.selection().isCommitted();
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
                int[] requested =
                        IntStream.range(moves.first(header), moves.last(header))
                                .map(move -> headers.buffer(moves.next(move)))
                                .sorted()
                                .toArray();
                addWaits(held, requested);
            }
        }
    }

    /** Adds the requests of a header, in ascending order, one for each output if it commits. */
    private void addWaits(int held, int[] requested) {
        Set<RequestedChannels> known = waits.computeIfAbsent(held, h -> new HashSet<>());
        int begin = 0;
        for (int end = 1; end <= requested.length; end++) {
            boolean isLast = end == requested.length;
            if (isLast || isCommitted && !isSameOutput(requested[begin], requested[end])) {
                known.add(new RequestedChannels(Arrays.copyOfRange(requested, begin, end)));
                begin = end;
            }
        }
    }

    private boolean isSameOutput(int channel, int other) {
        return numbering.input(channel) == numbering.input(other);
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
