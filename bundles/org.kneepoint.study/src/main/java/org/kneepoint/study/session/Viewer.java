// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.io.IOException;
import java.net.URI;
import org.osgi.annotation.versioning.ProviderType;

/** Serves a workspace as a page to browsers on this machine. Safe for use by several threads. */
@ProviderType
public interface Viewer {
    /**
     * Serves a workspace, if it is not served yet.
     *
     * @throws IOException if the HTTP server has not started, as when its port is taken
     */
    Service serve(Workspace workspace) throws IOException;

    /** A served workspace. */
    interface Service extends AutoCloseable {
        /** Returns an address that opens the page once: it holds a new one-time token. */
        URI newAddress();

        /** Returns the number of pages open now. */
        int openPages();

        /** Returns the time since the last page was closed, ms; 0 while one is open. */
        long unusedMillis();

        /** Stops serving; pages show that the workbench has ended. */
        @Override
        void close();
    }
}
