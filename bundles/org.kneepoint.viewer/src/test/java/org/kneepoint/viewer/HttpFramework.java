// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.felix.framework.FrameworkFactory;
import org.apache.felix.http.jetty.LoadBalancerCustomizerFactory;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.launch.Framework;

/** A framework with the HTTP server of the distribution on a free port of this machine. */
public final class HttpFramework implements AutoCloseable {
    /** What the server shares with the test. */
    private static final String PACKAGES =
            "jakarta.servlet;version=6.1,jakarta.servlet.annotation;version=6.1,"
                    + "jakarta.servlet.descriptor;version=6.1,jakarta.servlet.http;version=6.1,"
                    + "javax.servlet;version=3.1,javax.servlet.descriptor;version=3.1,"
                    + "javax.servlet.http;version=3.1,"
                    + "org.osgi.service.servlet.context;version=2.0,"
                    + "org.osgi.service.servlet.runtime;version=2.0,"
                    + "org.osgi.service.servlet.runtime.dto;version=2.0,"
                    + "org.osgi.service.servlet.whiteboard;version=2.0,"
                    + "org.apache.commons.fileupload;version=1.6,"
                    + "org.apache.commons.fileupload.disk;version=1.6,"
                    + "org.slf4j;version=2.0.17,org.slf4j.spi;version=2.0.17";

    private static final String CONTRACTS =
            "osgi.contract;osgi.contract=JavaServlet;version:Version=4.0,"
                    + "osgi.contract;osgi.contract=JakartaServlet;version:Version=6.0";

    private final Framework framework;

    /**
     * Starts the server.
     *
     * @param cache an empty folder
     */
    public HttpFramework(Path cache) throws BundleException, URISyntaxException {
        this(
                cache,
                Map.of(
                        "org.apache.felix.http.host", "127.0.0.1",
                        "org.osgi.service.http.port", "0"));
    }

    /**
     * Starts a server.
     *
     * @param cache an empty folder
     * @param settings properties of the server
     */
    public HttpFramework(Path cache, Map<String, String> settings)
            throws BundleException, URISyntaxException {
        Map<String, String> properties = new HashMap<>();
        properties.put(Constants.FRAMEWORK_STORAGE, cache.toString());
        properties.put(Constants.FRAMEWORK_SYSTEMPACKAGES_EXTRA, PACKAGES);
        properties.put(Constants.FRAMEWORK_SYSTEMCAPABILITIES_EXTRA, CONTRACTS);
        properties.putAll(settings);
        framework = new FrameworkFactory().newFramework(properties);
        framework.start();
        Path server =
                Path.of(
                        LoadBalancerCustomizerFactory.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
        context().installBundle("reference:" + server.toUri()).start();
    }

    /** Returns the context for services of the test. */
    public BundleContext context() {
        return framework.getBundleContext();
    }

    @Override
    public void close() throws BundleException, InterruptedException, IOException {
        framework.stop();
        framework.waitForStop(TimeUnit.SECONDS.toMillis(20));
    }
}
