// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.kneepoint.server.http.AccessSettings;
import org.kneepoint.server.http.HttpSettings;
import org.kneepoint.study.feature.FeatureOnDemand;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.viewer.gate.HttpAddress;
import org.osgi.framework.BundleContext;

/**
 * The pages and the REST interface at the address of the settings.
 *
 * @param context of this bundle
 */
record ServedPages(BundleContext context, ServerSettings settings) {
    /** Returns who may reach them. */
    AccessSettings access() {
        return AccessSettings.of(
                settings.list(ServerSettings.HOSTS),
                settings.isEncrypted(),
                settings.list(ServerSettings.PROXIES));
    }

    /** Returns the addresses by which browsers reach them, as far as the settings name them. */
    List<String> sites() {
        boolean byProxy = !settings.list(ServerSettings.PROXIES).isEmpty();
        String scheme = settings.isEncrypted() || byProxy ? "https://" : "http://";
        return settings.list(ServerSettings.HOSTS).stream()
                .map(host -> scheme + host + "/")
                .toList();
    }

    /**
     * Starts the HTTP server.
     *
     * @return the addresses that it listens to
     * @throws IOException if it does not start
     */
    List<URI> start() throws IOException {
        new HttpSettings(
                        settings.get(ServerSettings.ADDRESS),
                        settings.get(ServerSettings.PORT),
                        settings.find(ServerSettings.TLS_KEYSTORE).map(Path::of),
                        settings.find(ServerSettings.TLS_PASSWORD).orElse(""),
                        settings.get(ServerSettings.INSECURE))
                .apply(access());
        try {
            new FeatureOnDemand(context, "viewer").install(Viewer.class);
            return HttpAddress.await(context);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        } finally {
            HttpSettings.forgetPassword();
        }
    }
}
