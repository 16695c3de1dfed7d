// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.osgi.framework.BundleContext;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.util.tracker.ServiceTracker;

/** The viewer of the workbench, whose bundles are installed when it is used for the first time. */
final class ViewerFeature {
    /** Name of the feature, and of the command. */
    static final String NAME = "viewer";

    private static final String PORT = "port";

    /** Read by the HTTP server when it starts. */
    private static final String PORT_PROPERTY = "org.osgi.service.http.port";

    /** The launcher's service that installs and starts a feature by its name. */
    private static final String INSTALLER = "(kneepoint.install=feature)";

    private static final long LONGEST_START_MILLIS = TimeUnit.SECONDS.toMillis(10);

    private final BundleContext context;

    ViewerFeature(BundleContext context) {
        this.context = context;
    }

    /** Returns the workspace of the session. */
    Workspace workspace() {
        return service(Workspace.class)
                .orElseThrow(() -> new IllegalStateException("the session has no workspace"));
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
        Optional<Viewer> running = service(Viewer.class);
        if (running.isEmpty()) {
            requireFree(port);
            System.setProperty(PORT_PROPERTY, Integer.toString(port));
            install();
        }
        Viewer.Service served = (running.isEmpty() ? await() : running.get()).serve(workspace);
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

    private void install() {
        try {
            installer().accept(NAME);
        } catch (IllegalArgumentException e) {
            throw notInstalled(e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    private Consumer<String> installer() {
        try {
            for (ServiceReference<?> found :
                    context.getServiceReferences(Consumer.class, INSTALLER)) {
                return (Consumer<String>) context.getService(found);
            }
            throw notInstalled("nothing installs features here");
        } catch (InvalidSyntaxException e) {
            throw new IllegalArgumentException(INSTALLER, e);
        }
    }

    private static BadInput notInstalled(String why) {
        return BadInput.because("feature", NAME, "the viewer is not installed: " + why);
    }

    /** The bundles register it while they start, or soon after. */
    private Viewer await() throws InterruptedException {
        ServiceTracker<Viewer, Viewer> tracker = new ServiceTracker<>(context, Viewer.class, null);
        tracker.open();
        try {
            tracker.waitForService(LONGEST_START_MILLIS);
            // in use beyond the tracker, or the component would end with it
            return service(Viewer.class)
                    .orElseThrow(
                            () ->
                                    new IllegalStateException(
                                            "the viewer has not started; the log says why"));
        } finally {
            tracker.close();
        }
    }

    private <T> Optional<T> service(Class<T> type) {
        return Optional.ofNullable(context.getServiceReference(type)).map(context::getService);
    }
}
