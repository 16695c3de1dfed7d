// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kneepoint.server.execution.Claim.Limits;

/** Shares of slots in virtual time. */
class FairSharesTest {
    private static final double HALF_LIFE = 300;

    private final FairShares shares = new FairShares(HALF_LIFE);

    /** Ends of slots in use. */
    private final PriorityQueue<Busy> busy =
            new PriorityQueue<>(Comparator.comparingDouble(Busy::end));

    private final Map<Claim, List<Double>> ends = new HashMap<>();
    private final Map<Claim, Double> seconds = new HashMap<>();
    private double now;

    private record Busy(Claim claim, double begun, double end) {}

    private Claim claim(String account, String group, Limits limits, Priority priority, double s) {
        Claim claim = new Claim(account, group, () -> limits, () -> priority);
        seconds.put(claim, s);
        ends.put(claim, new ArrayList<>());
        return claim;
    }

    private Claim claim(String account, String group, double runSeconds) {
        return claim(account, group, Limits.NONE, Priority.NORMAL, runSeconds);
    }

    /** Lets time pass on some slots. */
    private void run(int slots, double until) {
        while (now < until) {
            while (busy.size() < slots) {
                Optional<Claim> next = shares.begin(now);
                if (next.isEmpty()) {
                    break;
                }
                busy.add(new Busy(next.get(), now, now + seconds.get(next.get())));
            }
            if (busy.isEmpty() || busy.peek().end() > until) {
                now = until;
                return;
            }
            Busy ended = busy.poll();
            now = ended.end();
            shares.end(ended.claim(), ended.begun(), now);
            ends.get(ended.claim()).add(now);
        }
    }

    private double last(Claim claim) {
        return ends.get(claim).get(ends.get(claim).size() - 1);
    }

    @Test
    void aFewRunsDoNotWaitForACampaign() {
        Claim campaign = claim("ann", "", 10);
        shares.add(campaign, 1000);
        run(2, 600);
        Claim few = claim("bob", "", 10);
        shares.add(few, 10);
        run(2, 600 + 120);
        assertEquals(10, ends.get(few).size());
        assertTrue(last(few) <= 600 + 10 * 10 + 10, () -> "last at " + last(few));
    }

    @Test
    void equalCampaignsGetEqualParts() {
        Claim ann = claim("ann", "", 3);
        Claim bob = claim("bob", "", 7);
        shares.add(ann, 10000);
        shares.add(bob, 10000);
        run(2, 3600);
        assertEquals(3.0 * ends.get(ann).size(), 7.0 * ends.get(bob).size(), 60);
    }

    @Test
    void membersShareThePartOfTheirGroup() {
        Claim ann = claim("ann", "lab", 5);
        Claim bob = claim("bob", "lab", 5);
        Claim eve = claim("eve", "", 5);
        List.of(ann, bob, eve).forEach(claim -> shares.add(claim, 10000));
        run(4, 3600);
        double all = 4 * 3600 / 5.0;
        assertEquals(all / 2, ends.get(eve).size(), all * 0.02);
        assertEquals(all / 4, ends.get(ann).size(), all * 0.02);
        assertEquals(all / 4, ends.get(bob).size(), all * 0.02);
    }

    @Test
    void aPriorityWeighs() {
        Claim low = claim("ann", "", Limits.NONE, Priority.LOW, 5);
        Claim normal = claim("bob", "", Limits.NONE, Priority.NORMAL, 5);
        shares.add(low, 10000);
        shares.add(normal, 10000);
        run(1, 3600);
        double ratio = (double) ends.get(normal).size() / ends.get(low).size();
        assertEquals(4, ratio, 0.4);
    }

    @Test
    void quotasBoundWhatIsUsedAtOnce() {
        Claim ann = claim("ann", "lab", new Limits(2, 3), Priority.NORMAL, 10);
        Claim bob = claim("bob", "lab", new Limits(2, 3), Priority.NORMAL, 10);
        shares.add(ann, 100);
        shares.add(bob, 100);
        run(8, 5);
        assertEquals(3, busy.size());
        assertTrue(busy.stream().filter(one -> one.claim() == ann).count() <= 2);
    }

    @Test
    void aClaimRemovedGetsNothingMore() {
        Claim ann = claim("ann", "", 10);
        shares.add(ann, 100);
        run(1, 5);
        shares.remove(ann);
        run(1, 100);
        assertEquals(1, ends.get(ann).size());
        assertEquals(0, shares.waiting());
    }

    /** Of random loads: no slot is free while somebody may use it, and everybody ends. */
    @Test
    void conservesWorkAndStarvesNobody() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            now = 0;
            List<Claim> all = new ArrayList<>();
            double work = 0;
            for (int i = 0; i < 12; i++) {
                Priority priority = Priority.values()[random.nextInt(3)];
                String group = random.nextBoolean() ? "" : "group" + random.nextInt(2);
                double each = 1 + random.nextInt(20);
                Claim claim = claim("user" + random.nextInt(6), group, Limits.NONE, priority, each);
                int runs = 1 + random.nextInt(50);
                shares.add(claim, runs);
                all.add(claim);
                work += each * runs;
            }
            run(3, work / 3 + 21);
            assertEquals(0, shares.waiting(), "seed " + seed);
            assertTrue(busy.isEmpty(), "seed " + seed);
        }
    }

    /** A campaign of the highest priority that never ends delays others, but does not stop them. */
    @Test
    void endlessWorkOfHighPriorityLeavesAShare() {
        Claim endless = claim("ann", "", Limits.NONE, Priority.HIGH, 10);
        Claim small = claim("bob", "", Limits.NONE, Priority.LOW, 10);
        shares.add(endless, 1_000_000);
        run(1, 100);
        shares.add(small, 5);
        run(1, 20_000);
        assertEquals(5, ends.get(small).size());
    }
}
