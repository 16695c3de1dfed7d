// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;

/** Serves the files of the page, and every path that no other servlet serves. */
final class PageServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private static final Pattern GZIP =
            Pattern.compile("\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\s*(?:,|$))");

    private final transient PageFiles files = new PageFiles();

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        boolean isHead = request.getMethod().equals("HEAD");
        if (isHead || request.getMethod().equals("GET")) {
            Responses.write(response, reply(request), !isHead);
        } else {
            Responses.write(response, AccessRules.methodDenial("GET, HEAD").reply(), true);
        }
    }

    private Reply reply(HttpServletRequest request) {
        Optional<PageFiles.PageFile> found = files.find(AccessRules.path(request));
        if (found.isEmpty()) {
            return new Denial(404, "unknown", "there is no such file").reply();
        }
        PageFiles.PageFile file = found.get();
        // kept by the browser, and asked for again each time
        Map<String, String> headers = new HashMap<>();
        headers.put("ETag", file.tag());
        headers.put("Cache-Control", "no-cache");
        headers.put("Vary", "Accept-Encoding");
        if (file.tag().equals(request.getHeader("If-None-Match"))) {
            return new Reply(304, file.type(), new byte[0], headers);
        }
        if (!acceptsGzip(request)) {
            return new Reply(200, file.type(), file.bytes(), headers);
        }
        headers.put("Content-Encoding", "gzip");
        return new Reply(200, file.type(), file.compressed(), headers);
    }

    /** Every browser accepts it; through a tunnel the page arrives in half the time. */
    private static boolean acceptsGzip(HttpServletRequest request) {
        String accepted = request.getHeader("Accept-Encoding");
        return accepted != null && GZIP.matcher(accepted).find();
    }
}
