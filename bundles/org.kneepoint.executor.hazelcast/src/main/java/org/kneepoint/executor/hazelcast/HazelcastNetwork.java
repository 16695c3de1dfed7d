// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import com.hazelcast.cluster.Member;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.MapConfig;
import com.hazelcast.config.MergePolicyConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.HazelcastInstanceNotActiveException;
import java.net.Inet6Address;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import org.kneepoint.api.scenario.BadInput;

/** A network of Hazelcast that is joined by listed addresses only. */
final class HazelcastNetwork implements SharedNetwork {
    private static final String NO_LOG = "none";
    private static final String LOG = "hazelcast.logging.type";
    private static final String ID = "id";
    private static final String SLOTS = "slots";

    /** Data in the smaller part of a network that was divided: the submitter offers it again. */
    private static final String DISCARD = "DiscardMergePolicy";

    /** What is written after the end of a session does not stay, seconds. */
    private static final int LONGEST_KEPT = (int) TimeUnit.DAYS.toSeconds(7);

    /** For a few members; each has some threads of its own, beside those of its runs. */
    private static final Map<String, String> PROPERTIES =
            Map.ofEntries(
                    Map.entry(LOG, NO_LOG),
                    Map.entry("hazelcast.phone.home.enabled", "false"),
                    Map.entry("hazelcast.shutdownhook.enabled", "false"),
                    Map.entry("hazelcast.socket.bind.any", "false"),
                    Map.entry("hazelcast.partition.count", "31"),
                    Map.entry("hazelcast.operation.thread.count", "2"),
                    Map.entry("hazelcast.operation.generic.thread.count", "2"),
                    Map.entry("hazelcast.io.thread.count", "1"),
                    Map.entry("hazelcast.event.thread.count", "1"),
                    Map.entry("hazelcast.wait.seconds.before.join", "0"),
                    Map.entry("hazelcast.heartbeat.interval.seconds", "2"),
                    Map.entry("hazelcast.max.no.heartbeat.seconds", "20"),
                    Map.entry("hazelcast.merge.first.run.delay.seconds", "10"),
                    Map.entry("hazelcast.merge.next.run.delay.seconds", "10"),
                    Map.entry("hazelcast.graceful.shutdown.max.wait", "3"));

    private final HazelcastInstance instance;
    private final NetworkMember self;

    private HazelcastNetwork(HazelcastInstance instance) {
        this.instance = instance;
        this.self = member(instance.getCluster().getLocalMember());
    }

    /** Joins a network; see {@link SharedNetwork.Joining}. */
    static SharedNetwork join(NetworkSettings settings, int slots) {
        // loggers of classes are made before there is a configuration
        System.setProperty(LOG, NO_LOG);
        try {
            return new HazelcastNetwork(
                    Hazelcast.newHazelcastInstance(configuration(settings, slots)));
        } catch (HazelcastException e) {
            if (e.getCause() instanceof java.net.BindException) {
                throw BadInput.because(
                        "port",
                        settings.address().port(),
                        "port "
                                + settings.address().port()
                                + " of "
                                + settings.address().host()
                                + " is in use: give another port=");
            }
            throw e;
        }
    }

    private static Config configuration(NetworkSettings settings, int slots) {
        Config config = new Config();
        config.setClassLoader(HazelcastInstance.class.getClassLoader());
        config.setClusterName(settings.cluster());
        PROPERTIES.forEach(config::setProperty);
        boolean isVersion6 = settings.address().address() instanceof Inet6Address;
        config.setProperty("hazelcast.prefer.ipv4.stack", Boolean.toString(!isVersion6));
        config.getJetConfig().setEnabled(false);
        config.getMetricsConfig().setEnabled(false);
        config.getSerializationConfig()
                .setJavaSerializationFilterConfig(new JavaSerializationFilterConfig());
        config.getMemberAttributeConfig()
                .setAttribute(ID, UUID.randomUUID().toString())
                .setAttribute(SLOTS, Integer.toString(slots));
        config.addMapConfig(
                new MapConfig(SessionMaps.PREFIX + "*")
                        .setBackupCount(1)
                        .setTimeToLiveSeconds(LONGEST_KEPT)
                        .setStatisticsEnabled(false)
                        .setMergePolicyConfig(new MergePolicyConfig(DISCARD, 1)));
        configure(config.getNetworkConfig(), settings);
        return config;
    }

    private static void configure(NetworkConfig network, NetworkSettings settings) {
        network.setPort(settings.address().port()).setPortAutoIncrement(false);
        network.getInterfaces()
                .setEnabled(true)
                .addInterface(settings.address().address().getHostAddress());
        JoinConfig join = network.getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(true);
        settings.members().forEach(member -> join.getTcpIpConfig().addMember(member.toString()));
    }

    private static NetworkMember member(Member member) {
        String slots = member.getAttribute(SLOTS);
        return new NetworkMember(
                String.valueOf(member.getAttribute(ID)),
                member.getAddress().getHost() + ":" + member.getAddress().getPort(),
                slots == null ? 0 : Integer.parseInt(slots));
    }

    @Override
    public NetworkMember self() {
        return self;
    }

    @Override
    public Map<String, NetworkMember> members() {
        Map<String, NetworkMember> members = new LinkedHashMap<>();
        instance.getCluster().getMembers().stream()
                .map(HazelcastNetwork::member)
                .forEach(member -> members.put(member.id(), member));
        return members;
    }

    @Override
    public ConcurrentMap<String, String> sessions() {
        return instance.getMap(SessionMaps.PREFIX + "sessions");
    }

    @Override
    public SharedSession session(String name) {
        return new SessionMaps(instance, name);
    }

    @Override
    public boolean isOutage(RuntimeException e) {
        boolean isOfNetwork =
                e instanceof HazelcastException || e instanceof HazelcastInstanceNotActiveException;
        return isOfNetwork && instance.getLifecycleService().isRunning();
    }

    @Override
    public void close() {
        instance.shutdown();
    }
}
