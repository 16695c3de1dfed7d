// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

/** Calls the REST interface of a server, with a session or a token. */
final class ServerClient {
    private final URI address;
    private final String token;
    private final HttpClient http;

    /** A client without credentials. */
    ServerClient(URI address) {
        this(address, "");
    }

    private ServerClient(URI address, String token) {
        this.address = address;
        this.token = token;
        this.http =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .cookieHandler(new CookieManager())
                        .build();
    }

    /** Opens a session. */
    ServerClient signIn(String account, String password) throws IOException {
        String body = "{\"account\":\"%s\",\"password\":\"%s\"}".formatted(account, password);
        HttpResponse<String> answer = send("POST", "api/login", body);
        if (answer.statusCode() >= 300) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
        return this;
    }

    /** A client with a token of an account. */
    ServerClient withToken(String other) {
        return new ServerClient(address, other);
    }

    /** Sends a request and returns the answer, whatever its status. */
    HttpResponse<String> send(String method, String path, String body) throws IOException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address.resolve("/" + path))
                        .method(
                                method,
                                body.isEmpty()
                                        ? HttpRequest.BodyPublishers.noBody()
                                        : HttpRequest.BodyPublishers.ofString(body))
                        .header("Content-Type", "application/json");
        if (token.isEmpty()) {
            request.header("Origin", address.toString().replaceFirst("/$", ""));
        } else {
            request.header("Authorization", "Bearer " + token);
        }
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    /** Sends a request that has to succeed, and returns the object of its answer. */
    Map<String, Object> call(String method, String path, String body) throws IOException {
        HttpResponse<String> answer = send(method, path, body);
        if (answer.statusCode() >= 300) {
            throw new AssertionError(
                    method + " " + path + ": " + answer.statusCode() + " " + answer.body());
        }
        return answer.body().isEmpty() ? Map.of() : JsonText.object(answer.body());
    }

    /** Reads a resource. */
    Map<String, Object> get(String path) throws IOException {
        return call("GET", path, "");
    }

    /** Adds an account and returns its generated password. */
    String addUser(String name, String role) throws IOException {
        String body = "{\"name\":\"%s\",\"role\":\"%s\",\"group\":\"\"}".formatted(name, role);
        return (String) call("POST", "api/users", body).get("password");
    }

    /** Starts a command line and returns the number of its job. */
    long start(String line) throws IOException {
        return ((Number)
                        call("POST", "api/jobs", "{\"line\":\"%s\"}".formatted(line)).get("number"))
                .longValue();
    }

    /** Waits for the end of a job and returns its state. */
    String await(long job) throws IOException {
        for (int i = 0; i < 12; i++) {
            String state = (String) get("api/jobs/" + job + "?wait=30").get("state");
            if (!state.equals("running") && !state.equals("queued")) {
                return state;
            }
        }
        throw new AssertionError("job " + job + " has not ended");
    }
}
