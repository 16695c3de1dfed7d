// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.execution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Gives free slots to those who have used the least lately: first the group, in it the account, in
 * that the claim, each use divided by the weight of the best priority that waits there. Equal uses
 * take turns in the order of arrival. A slot is never kept free while somebody within the limits
 * waits. Times are seconds from any origin. Not safe for use by several threads.
 */
public final class FairShares {
    private final double halfLife;
    private final List<Claim> claims = new ArrayList<>();
    private final Map<String, Use> groups = new HashMap<>();
    private final Map<String, Use> accounts = new HashMap<>();

    /**
     * Shares of slots.
     *
     * @param halfLife seconds after which what was used counts half
     */
    public FairShares(double halfLife) {
        this.halfLife = halfLife;
    }

    /** Lets a claim wait for more slots. */
    public void add(Claim claim, int slots) {
        claim.setWaiting(claim.waiting() + slots);
        if (!claims.contains(claim)) {
            claims.add(claim);
        }
    }

    /** Lets a claim wait for fewer slots. */
    public void withdraw(Claim claim, int slots) {
        claim.setWaiting(Math.max(0, claim.waiting() - slots));
        if (claim.waiting() == 0) {
            claims.remove(claim);
        }
    }

    /** Lets a claim wait no longer; the slots that it uses are not concerned. */
    public void remove(Claim claim) {
        claim.setWaiting(0);
        claims.remove(claim);
    }

    /** Returns the number of slots waited for. */
    public int waiting() {
        return claims.stream().mapToInt(Claim::waiting).sum();
    }

    /** Gives a slot to the next claim; empty if none within its limits waits. */
    public Optional<Claim> begin(double now) {
        List<Claim> open = claims.stream().filter(this::isWithinLimits).toList();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        open = least(open, Claim::group, claim -> group(claim), now);
        open = least(open, Claim::account, claim -> account(claim), now);
        Claim next = least(open, claim -> claim, Claim::use, now).get(0);
        next.setWaiting(next.waiting() - 1);
        if (next.waiting() == 0) {
            claims.remove(next);
        }
        group(next).begin(now);
        account(next).begin(now);
        next.use().begin(now);
        return Optional.of(next);
    }

    /**
     * Takes a slot back.
     *
     * @param begun when it was given
     */
    public void end(Claim claim, double begun, double now) {
        group(claim).end(begun, now, halfLife);
        account(claim).end(begun, now, halfLife);
        claim.use().end(begun, now, halfLife);
        groups.values().removeIf(use -> use.isNegligible(now, halfLife));
        accounts.values().removeIf(use -> use.isNegligible(now, halfLife));
    }

    private Use group(Claim claim) {
        return groups.computeIfAbsent(claim.group(), any -> new Use());
    }

    private Use account(Claim claim) {
        return accounts.computeIfAbsent(claim.account(), any -> new Use());
    }

    private boolean isWithinLimits(Claim claim) {
        Claim.Limits limits = claim.limits();
        return account(claim).running() < limits.account()
                && group(claim).running() < limits.group();
    }

    /** Returns the claims of the owner with the least weighted use, in order of arrival. */
    private <T> List<Claim> least(
            List<Claim> open, Function<Claim, T> owner, Function<Claim, Use> use, double now) {
        Map<T, Double> weights = new HashMap<>();
        open.forEach(claim -> weights.merge(owner.apply(claim), claim.weight(), Math::max));
        Comparator<Claim> byUse =
                Comparator.comparingDouble(
                        claim ->
                                use.apply(claim).of(now, halfLife)
                                        / weights.get(owner.apply(claim)));
        T least = owner.apply(open.stream().min(byUse).orElseThrow());
        return open.stream().filter(claim -> owner.apply(claim).equals(least)).toList();
    }
}
