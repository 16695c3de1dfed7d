// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A network within this process, whose members come and go as a test says. */
final class MemoryNetwork implements SharedNetwork {
    final Map<String, NetworkMember> present = new ConcurrentHashMap<>();
    final ConcurrentMap<String, String> sessions = new ConcurrentHashMap<>();
    final Map<String, Maps> maps = new ConcurrentHashMap<>();

    private final NetworkMember self = new NetworkMember("submitter", "127.0.0.1:1", 0);

    MemoryNetwork() {
        present.put(self.id(), self);
    }

    /** The maps of a session. */
    record Maps(
            ConcurrentMap<Integer, String> packs,
            ConcurrentMap<Integer, String> results,
            ConcurrentMap<String, byte[]> blocks,
            ConcurrentMap<String, String> refusals,
            ConcurrentMap<Integer, String> leases)
            implements SharedSession {
        Maps() {
            this(
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>(),
                    new ConcurrentHashMap<>());
        }

        @Override
        public boolean lease(int pack, String member) {
            return leases.putIfAbsent(pack, member) == null;
        }

        @Override
        public boolean renew(int pack, String member) {
            return member.equals(leases.get(pack));
        }

        @Override
        public Optional<String> holder(int pack) {
            return Optional.ofNullable(leases.get(pack));
        }

        @Override
        public void release(int pack) {
            leases.remove(pack);
        }

        @Override
        public void remove() {
            packs.clear();
            results.clear();
            blocks.clear();
            refusals.clear();
            leases.clear();
        }
    }

    void join(String id, int slots) {
        present.put(id, new NetworkMember(id, "address of " + id, slots));
    }

    /** Returns the maps of the only session. */
    Maps only() {
        return maps.values().iterator().next();
    }

    @Override
    public NetworkMember self() {
        return self;
    }

    @Override
    public Map<String, NetworkMember> members() {
        return new LinkedHashMap<>(present);
    }

    @Override
    public ConcurrentMap<String, String> sessions() {
        return sessions;
    }

    @Override
    public SharedSession session(String name) {
        return maps.computeIfAbsent(name, any -> new Maps());
    }

    @Override
    public boolean isOutage(RuntimeException e) {
        return false;
    }

    @Override
    public void close() {
        present.clear();
    }
}
