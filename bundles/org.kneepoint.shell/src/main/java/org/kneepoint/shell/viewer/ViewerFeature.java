// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.feature.FeatureOnDemand;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.osgi.framework.BundleContext;

/** The viewer of the workbench, whose bundles are installed when it is used for the first time. */
final class ViewerFeature {
    /** Name of the feature, and of the command. */
    static final String NAME = "viewer";

    private static final String PORT = "port";

    /** Read by the HTTP server when it starts. */
    private static final String PORT_PROPERTY = "org.osgi.service.http.port";

    /**
     * Read by the HTTP server too: this machine only, and no body beyond the 32 MiB of saved
     * sessions.
     */
    private static final Map<String, String> PROPERTIES =
            Map.of(
                    "org.apache.felix.http.host", "127.0.0.1",
                    "org.apache.felix.https.enable", "false",
                    "org.apache.felix.http.jetty.requestSizeLimit", "34603008",
                    "org.apache.felix.http.jetty.threadpool.max", "32");

    private final FeatureOnDemand feature;

    ViewerFeature(BundleContext context) {
        this.feature = new FeatureOnDemand(context, NAME);
    }

    /**
     * Serves a workspace.
     *
     * @param port of this machine; 0 for a free one, or that of a server that runs already
     * @throws BadInput if the port is taken, the server has another one, or the feature is not
     *     installed
     * @throws IOException if the server does not start
     */
    synchronized Viewer.Service serve(Workspace workspace, int port)
            throws IOException, InterruptedException {
        Optional<Viewer> running = feature.find(Viewer.class);
        if (running.isEmpty()) {
            requireFree(port);
            PROPERTIES.forEach(System::setProperty);
            System.setProperty(PORT_PROPERTY, Integer.toString(port));
        }
        Viewer viewer = running.isEmpty() ? feature.install(Viewer.class) : running.get();
        Viewer.Service served = viewer.serve(workspace);
        requirePort(port, served.newAddress());
        return served;
    }

    private static void requireFree(int port) throws IOException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        } catch (BindException e) {
            throw BadInput.because(
                    PORT,
                    port,
                    "port " + port + " cannot be used: " + e.getMessage() + "; 0 is a free port");
        }
    }

    private static void requirePort(int port, URI address) {
        if (port != 0 && port != address.getPort()) {
            String held = "the page is served on port " + address.getPort() + " already";
            throw BadInput.because(PORT, port, held + "; leave port out");
        }
    }
}
