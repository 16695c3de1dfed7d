// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.time.Duration;
import java.util.List;
import org.apache.sshd.common.compression.BuiltinCompressions;
import org.apache.sshd.common.global.KeepAliveHandler;
import org.apache.sshd.common.mac.BuiltinMacs;
import org.apache.sshd.common.session.SessionHeartbeatController.HeartbeatType;
import org.apache.sshd.common.signature.BuiltinSignatures;
import org.apache.sshd.core.CoreModuleProperties;
import org.apache.sshd.server.SshServer;
import org.apache.sshd.server.auth.password.UserAuthPasswordFactory;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.server.channel.ChannelSessionFactory;
import org.apache.sshd.server.forward.RejectAllForwardingFilter;
import org.apache.sshd.server.global.NoMoreSessionsHandler;

/**
 * The part of SSH that is served: sessions with a shell or a command, for keys and passwords.
 * Forwarding, subsystems, certificates, compression and SHA-1 are not.
 */
final class SshProtocol {
    private static final Duration LOGIN = Duration.ofSeconds(30);
    private static final Duration HEARTBEAT = Duration.ofMinutes(1);

    /** Each key that a client offers is a request; agents hold several. */
    private static final int MOST_REQUESTS = 10;

    /** Sessions of an account, and channels of a connection. */
    private static final int MOST_OF_ACCOUNT = 20;

    private static final int MOST_CHANNELS = 10;

    private SshProtocol() {}

    /**
     * Returns a server with these limits, not started.
     *
     * @param idle time after which a silent connection is closed
     */
    static SshServer server(Duration idle) {
        SshServer server = SshServer.setUpDefaultServer();
        server.setUserAuthFactories(
                List.of(UserAuthPublicKeyFactory.INSTANCE, UserAuthPasswordFactory.INSTANCE));
        server.setSignatureFactories(
                List.of(
                        BuiltinSignatures.ed25519,
                        BuiltinSignatures.nistp256,
                        BuiltinSignatures.nistp384,
                        BuiltinSignatures.nistp521,
                        BuiltinSignatures.rsaSHA512,
                        BuiltinSignatures.rsaSHA256));
        server.setMacFactories(
                List.of(
                        BuiltinMacs.hmacsha256etm,
                        BuiltinMacs.hmacsha512etm,
                        BuiltinMacs.hmacsha256,
                        BuiltinMacs.hmacsha512));
        server.setCompressionFactories(List.of(BuiltinCompressions.none));
        server.setChannelFactories(List.of(ChannelSessionFactory.INSTANCE));
        server.setGlobalRequestHandlers(
                List.of(new KeepAliveHandler(), new NoMoreSessionsHandler()));
        server.setForwardingFilter(RejectAllForwardingFilter.INSTANCE);
        server.setSubsystemFactories(List.of());
        limit(server, idle);
        return server;
    }

    private static void limit(SshServer server, Duration idle) {
        CoreModuleProperties.SERVER_IDENTIFICATION.set(server, "Kneepoint");
        CoreModuleProperties.MAX_AUTH_REQUESTS.set(server, MOST_REQUESTS);
        CoreModuleProperties.AUTH_TIMEOUT.set(server, LOGIN);
        CoreModuleProperties.IDLE_TIMEOUT.set(server, idle);
        // otherwise an idle connection is closed by the network first, without a word
        CoreModuleProperties.NIO2_READ_TIMEOUT.set(server, Duration.ZERO);
        CoreModuleProperties.MAX_CONCURRENT_SESSIONS.set(server, MOST_OF_ACCOUNT);
        CoreModuleProperties.MAX_CONCURRENT_CHANNELS.set(server, MOST_CHANNELS);
        CoreModuleProperties.TCP_NODELAY.set(server, true);
        CoreModuleProperties.SOCKET_KEEPALIVE.set(server, true);
        // finds connections whose other end is gone
        server.setSessionHeartbeat(HeartbeatType.IGNORE, HEARTBEAT);
    }
}
