// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.access;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.osgi.annotation.versioning.ConsumerType;

/** A protocol by which users reach the shell from other machines: SSH. An OSGi service. */
@ConsumerType
public interface RemoteShell {
    /**
     * Where it listens.
     *
     * @param address of this machine
     * @param port 0 for a free one
     * @param hostKey file of the server's key, made if there is none, readable by its owner only
     * @param idle time after which a connection is closed that sends nothing and runs nothing
     * @param connections most connections at once
     * @param connectionsOfAddress most connections at once from one address
     */
    record Settings(
            String address,
            int port,
            Path hostKey,
            Duration idle,
            int connections,
            int connectionsOfAddress) {

        /** Half an hour; 200 connections, 50 of them from one address. */
        public Settings(String address, int port, Path hostKey) {
            this(address, port, hostKey, Duration.ofMinutes(30), 200, 50);
        }
    }

    /** The open port. */
    interface Service extends AutoCloseable {
        /** Returns the port. */
        int port();

        /** Returns the fingerprint of the server's key, as {@code SHA256:...}. */
        String fingerprint();

        /** Returns the number of sessions open now. */
        int sessions();

        /** Ends the connections of an account, as when it is locked or its role has changed. */
        void disconnect(String account);

        /**
         * Accepts nobody any more, gives commands that are running a short time, and ends all
         * sessions.
         */
        @Override
        void close();
    }

    /**
     * Makes the server's key if there is none.
     *
     * @return its fingerprint, as {@code SHA256:...}
     * @throws IOException if it cannot be read or made, or others can read it
     */
    String prepare(Path hostKey) throws IOException;

    /**
     * Begins to listen.
     *
     * @throws IOException if the port is taken or the key cannot be read
     */
    Service listen(Settings settings, Authentication authentication, UserSessions sessions)
            throws IOException;
}
