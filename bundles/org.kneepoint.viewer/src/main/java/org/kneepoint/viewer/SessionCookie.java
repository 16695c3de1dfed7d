// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.viewer.gate.Client;

/**
 * The cookie of a session. Cookies are shared by all ports of a host, so its name holds the port,
 * unless the prefix {@code __Host-} binds it to a host that has TLS (RFC 6265bis, section 4.1.3.2).
 */
final class SessionCookie {
    /** Most values tried: a browser sends one. */
    private static final int MOST_VALUES = 4;

    private final String name;
    private final String attributes;
    private final List<String> values;

    private SessionCookie(String name, String attributes, List<String> values) {
        this.name = name;
        this.attributes = attributes;
        this.values = values;
    }

    /** The cookie of a request. */
    static SessionCookie of(HttpServletRequest request, Client client) {
        String name =
                client.isSecure() ? "__Host-kneepoint" : "kneepoint-" + request.getLocalPort();
        // Strict would withhold the cookie from a page that was opened by a file or by a link
        String attributes =
                "; Path=/; HttpOnly" + (client.isSecure() ? "; Secure" : "") + "; SameSite=Lax";
        Cookie[] cookies = request.getCookies();
        List<String> values =
                Stream.of(cookies == null ? new Cookie[0] : cookies)
                        .filter(cookie -> cookie.getName().equals(name))
                        .map(Cookie::getValue)
                        .limit(MOST_VALUES)
                        .toList();
        return new SessionCookie(name, attributes, values);
    }

    /** Returns its values: more than one if another program has set it too. */
    List<String> values() {
        return values;
    }

    /** Returns the header that sets it. */
    String set(String secret) {
        return name + "=" + secret + attributes;
    }

    /** Returns the header that removes it. */
    String remove() {
        return name + "=" + attributes + "; Max-Age=0";
    }
}
