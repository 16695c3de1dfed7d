// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.service.servlet.runtime.HttpServiceRuntime;
import org.osgi.service.servlet.runtime.HttpServiceRuntimeConstants;

/** The addresses of the HTTP server of the framework. */
public final class HttpAddress {
    private static final long LONGEST_START_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final long POLL_MILLIS = 10;

    private HttpAddress() {}

    /**
     * Returns the addresses, at least one, as soon as the server has started.
     *
     * @throws IOException if it does not start within 10 s
     */
    public static List<URI> await(BundleContext context) throws IOException {
        long end = System.nanoTime() + LONGEST_START_NANOS;
        List<URI> addresses = addresses(context);
        while (addresses.isEmpty()) {
            if (System.nanoTime() - end > 0) {
                throw new IOException("the HTTP server has not started; the log says why");
            }
            pause();
            addresses = addresses(context);
        }
        return addresses;
    }

    private static List<URI> addresses(BundleContext context) {
        ServiceReference<?> server = context.getServiceReference(HttpServiceRuntime.class);
        Object value =
                server == null
                        ? null
                        : server.getProperty(HttpServiceRuntimeConstants.HTTP_SERVICE_ENDPOINT);
        return texts(value).filter(text -> text.startsWith("http")).map(URI::create).toList();
    }

    /** A service property of several texts is a text, an array or a collection. */
    private static Stream<String> texts(Object value) {
        if (value instanceof String[] array) {
            return Stream.of(array);
        }
        if (value instanceof Collection<?> collection) {
            return collection.stream().map(Object::toString);
        }
        return Stream.ofNullable(value).map(Object::toString);
    }

    private static void pause() throws InterruptedIOException {
        try {
            TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }
}
