// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Tells the user who works for a session, each thing once. */
final class SessionNotices {
    private final Consumer<String> lines;
    private final Map<String, String> addresses = new HashMap<>();
    private final Set<String> refusing = new HashSet<>();
    private String told = "";

    SessionNotices(Consumer<String> lines) {
        this.lines = lines;
    }

    /**
     * Tells how many members execute runs, when that changes.
     *
     * @param workers without those that refuse
     */
    void members(List<NetworkMember> workers) {
        workers.forEach(member -> addresses.put(member.id(), member.address()));
        int slots = workers.stream().mapToInt(NetworkMember::slots).sum();
        String now =
                workers.isEmpty()
                        ? none()
                        : counted(workers.size(), "member") + ", " + counted(slots, "slot");
        if (!now.equals(told)) {
            lines.accept(now);
            told = now;
        }
    }

    private String none() {
        return refusing.isEmpty()
                ? "no member yet: waiting for one"
                : "no member that works for this yet: waiting for one";
    }

    /** Tells which members refuse. */
    void refusals(Map<String, String> reasons) {
        reasons.forEach(
                (address, why) -> {
                    if (refusing.add(address)) {
                        lines.accept("member " + address + " does not work for this: " + why);
                    }
                });
    }

    /**
     * Tells that a member has left.
     *
     * @param runs of its pack that it has left undone
     * @return its address
     */
    String left(String id, int runs) {
        String address = addresses.getOrDefault(id, "unknown");
        String again = runs == 1 ? " is offered again" : " are offered again";
        lines.accept("member " + address + " has left: " + counted(runs, "run") + again);
        return address;
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
