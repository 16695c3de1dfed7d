// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Answers of a {@link StubServer} by method and path. */
final class StubRoutes {
    /** By a regular expression. */
    private final Map<String, BiFunction<Call, List<String>, Answer>> routes =
            new LinkedHashMap<>();

    private final List<String> calls = new CopyOnWriteArrayList<>();

    /**
     * A call.
     *
     * @param account who is logged in; empty if nobody is
     * @param body fields of the body
     * @param query the decoded query
     */
    record Call(String account, Map<String, Object> body, String query) {
        /** A field of the body as text. */
        String text(String field) {
            return String.valueOf(body.get(field));
        }
    }

    /**
     * An answer.
     *
     * @param body what becomes JSON, or null
     * @param account whose session begins or, if the name is empty, ends
     */
    record Answer(int status, Object body, Optional<String> account, Map<String, String> headers) {}

    /** An answer with a body. */
    static Answer ok(Object body) {
        return new Answer(200, body, Optional.empty(), Map.of());
    }

    /** An answer without a body. */
    static Answer done() {
        return new Answer(204, null, Optional.empty(), Map.of());
    }

    /** An answer that begins a session, or ends it if the name is empty. */
    static Answer session(String account) {
        return new Answer(204, null, Optional.of(account), Map.of());
    }

    /** A refusal. */
    static Answer refusal(int status, String line) {
        Map<String, Object> error = Map.of("error", Map.of("code", "refused", "line", line));
        return new Answer(status, error, Optional.empty(), Map.of());
    }

    /** Removes all routes. */
    synchronized void clear() {
        routes.clear();
        calls.clear();
    }

    /** Adds or replaces a route: method and path, an asterisk for each variable segment. */
    synchronized void on(String target, BiFunction<Call, List<String>, Answer> answer) {
        String expression = "\\Q" + target.replace("*", "\\E([^/]+)\\Q") + "\\E";
        routes.put(expression, answer);
    }

    /** Adds a route without variables whose answer does not depend on the call. */
    void on(String target, Object body) {
        on(target, (call, variables) -> ok(body));
    }

    /** A route that only notes its calls. */
    void note(String target) {
        on(
                target,
                (call, names) -> {
                    calls.add(target + " " + names + " " + call.body());
                    return ok(Map.of());
                });
    }

    /** The calls noted, such as {@code PUT /api/users/* [anna] {locked=true}}. */
    List<String> calls() {
        return calls;
    }

    /** Returns the answer of a call; only the routes of the session are open to strangers. */
    synchronized Answer answer(String target, Call call) {
        if (call.account().isEmpty() && !target.equals("POST /api/login")) {
            return refusal(401, "log in first");
        }
        for (Map.Entry<String, BiFunction<Call, List<String>, Answer>> route : routes.entrySet()) {
            Matcher matcher = Pattern.compile(route.getKey()).matcher(target);
            if (matcher.matches()) {
                return route.getValue().apply(call, groups(matcher));
            }
        }
        return refusal(404, target + " is not expected");
    }

    private static List<String> groups(Matcher matcher) {
        return IntStream.rangeClosed(1, matcher.groupCount()).mapToObj(matcher::group).toList();
    }
}
