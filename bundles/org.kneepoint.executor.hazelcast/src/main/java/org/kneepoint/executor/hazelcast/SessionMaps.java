// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;

/**
 * The maps of a session in a network of Hazelcast.
 *
 * @param name of the session
 */
record SessionMaps(HazelcastInstance instance, String name) implements SharedSession {
    /** Of the names of all maps. */
    static final String PREFIX = "kneepoint-";

    private static final String PACKS = "packs";
    private static final String LEASES = "leases";
    private static final String RESULTS = "results";
    private static final String BLOCKS = "blocks";
    private static final String REFUSALS = "refusals";

    private <K, V> IMap<K, V> map(String kind) {
        return instance.getMap(PREFIX + name + "-" + kind);
    }

    private IMap<Integer, String> leases() {
        return map(LEASES);
    }

    @Override
    public ConcurrentMap<Integer, String> packs() {
        return map(PACKS);
    }

    @Override
    public ConcurrentMap<Integer, String> results() {
        return map(RESULTS);
    }

    @Override
    public ConcurrentMap<String, byte[]> blocks() {
        return map(BLOCKS);
    }

    @Override
    public ConcurrentMap<String, String> refusals() {
        return map(REFUSALS);
    }

    @Override
    public boolean lease(int pack, String member) {
        return leases().putIfAbsent(pack, member, Lease.TERM_SECONDS, TimeUnit.SECONDS) == null;
    }

    @Override
    public boolean renew(int pack, String member) {
        return member.equals(leases().get(pack))
                && leases().setTtl(pack, Lease.TERM_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public Optional<String> holder(int pack) {
        return Optional.ofNullable(leases().get(pack));
    }

    @Override
    public void release(int pack) {
        leases().delete(pack);
    }

    @Override
    public void remove() {
        List.of(PACKS, LEASES, RESULTS, BLOCKS, REFUSALS).forEach(kind -> map(kind).destroy());
    }
}
