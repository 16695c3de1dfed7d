// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.kneepoint.study.session.Caller;
import org.kneepoint.viewer.gate.Admission;
import org.kneepoint.viewer.gate.Gate;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;

/** Begins the session of a browser by a password, and ends it. */
final class LoginServlet extends HttpServlet {
    /** The path that begins a session. */
    static final String LOGIN = AccessRules.API + "login";

    /** The path that ends it. */
    static final String LOGOUT = AccessRules.API + "logout";

    private static final long serialVersionUID = 1L;

    private final transient ErrorReplies errors;

    LoginServlet(ErrorReplies errors) {
        this.errors = errors;
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Responses.write(response, reply(request), !request.getMethod().equals("HEAD"));
    }

    private Reply reply(HttpServletRequest request) {
        try {
            if (Admitted.of(request).gate().entry() != Gate.Entry.PASSWORD) {
                throw new Denial(404, "unknown", "there is no such path");
            }
            if (!request.getMethod().equals("POST")) {
                throw AccessRules.methodDenial("POST");
            }
            return AccessRules.path(request).equals(LOGIN) ? login(request) : logout(request);
        } catch (Denial | RuntimeException e) {
            return errors.of(e, Map.of(), RequestTrace.of(request));
        }
    }

    private static Reply login(HttpServletRequest request) throws Denial {
        Admitted admitted = Admitted.of(request);
        byte[] body = RequestBody.read(request, admitted.content().limit());
        JsonFields fields =
                JsonFields.of(new Call(Caller.LOCAL, null, Map.of(), Map.of(), body).json());
        String secret =
                admitted.gate()
                        .login(
                                fields.text("account"),
                                fields.text("password").toCharArray(),
                                admitted.client());
        Caller caller =
                admitted.gate()
                        .bySession(secret, admitted.client())
                        .map(Admission::caller)
                        .orElseThrow(() -> new Denial(401, "session", "the session has ended"));
        Reply reply =
                Reply.json(Map.of("account", caller.account(), "role", caller.role().label()));
        return with(reply, SessionCookie.of(request, admitted.client()).set(secret));
    }

    private static Reply logout(HttpServletRequest request) {
        Admitted admitted = Admitted.of(request);
        SessionCookie cookie = SessionCookie.of(request, admitted.client());
        cookie.values().forEach(admitted.gate()::logout);
        return with(Reply.json(Map.of()), cookie.remove());
    }

    private static Reply with(Reply reply, String cookie) {
        Map<String, String> headers = new HashMap<>(reply.headers());
        headers.put("Set-Cookie", cookie);
        return new Reply(reply.status(), reply.type(), reply.body(), headers);
    }
}
