// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Requests byte for byte as a test writes them: a client of the JDK would correct them. */
public final class RawHttp {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final int port;

    /** A client of a port of this machine. */
    public RawHttp(int port) {
        this.port = port;
    }

    /**
     * An answer.
     *
     * @param status its status code; 0 if the connection ended without one
     * @param headers by name in small letters, the last of each
     */
    public record Answer(int status, Map<String, String> headers, String body) {
        /** The code of the error that it holds. */
        public String code() throws IOException {
            return ((Map<?, ?>) object().get("error")).get("code").toString();
        }

        /** The object that it holds. */
        public Map<String, Object> object() throws IOException {
            return JSON.std.mapFrom(body);
        }
    }

    /** The name by which this server is called. */
    public String host() {
        return "127.0.0.1:" + port;
    }

    /** Opens a connection. */
    public Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        return socket;
    }

    /**
     * Sends a request.
     *
     * @param line method and path
     * @param headers lines; Host is added if there is none
     */
    public Answer send(String line, String body, String... headers) throws IOException {
        String all = String.join("\r\n", headers);
        String host = all.contains("Host: ") ? "" : "Host: " + host() + "\r\n";
        String text =
                line
                        + " HTTP/1.1\r\n"
                        + host
                        + all
                        + (all.isEmpty() ? "" : "\r\n")
                        + "Connection: close\r\n\r\n"
                        + body;
        try (Socket socket = connect()) {
            try {
                socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // the server answers before it has read a body that is too long
            }
            return answer(
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** Sends an object as a page of the server does. */
    public Answer write(String line, String json, String... headers) throws IOException {
        int length = json.getBytes(StandardCharsets.UTF_8).length;
        Stream<String> own =
                Stream.of(
                        "Sec-Fetch-Site: same-origin",
                        "Content-Type: application/json",
                        "Content-Length: " + length);
        return send(line, json, Stream.concat(own, Stream.of(headers)).toArray(String[]::new));
    }

    /** Returns the answer of a text. */
    public static Answer answer(String text) {
        int end = text.indexOf("\r\n\r\n");
        if (end < 0) {
            return new Answer(0, Map.of(), text);
        }
        String[] lines = text.substring(0, end).split("\r\n");
        Map<String, String> headers = new TreeMap<>();
        for (int i = 1; i < lines.length; i++) {
            String[] parts = lines[i].split(": ?", 2);
            headers.put(parts[0].toLowerCase(Locale.ROOT), parts[1]);
        }
        return new Answer(
                Integer.parseInt(lines[0].split(" ")[1]), headers, text.substring(end + 4));
    }
}
