// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.viewer.gate.Visit;

/**
 * From where requests come that reverse proxies forward. Only the headers of trusted proxies are
 * believed, and of X-Forwarded-For only what they have added: its end.
 */
final class ForwardedRequests {
    private static final String FOR = "x-forwarded-for";
    private static final String PROTO = "x-forwarded-proto";
    private static final List<String> HEADERS = List.of(FOR, PROTO, "forwarded", "via");

    private final List<AddressRange> proxies;

    /** Believes the proxies of these addresses and ranges. */
    ForwardedRequests(List<String> proxies) {
        this.proxies = proxies.stream().map(AddressRange::of).toList();
    }

    /** Returns whether a request says that it was forwarded. */
    static boolean isForwarded(Visit visit) {
        return HEADERS.stream().anyMatch(header -> !visit.all(header).isEmpty());
    }

    private boolean isTrusted(IpAddress address) {
        return proxies.stream().anyMatch(range -> range.contains(address));
    }

    /** Returns the address of the client: the last that is no trusted proxy. */
    IpAddress client(Visit visit) {
        IpAddress last = peer(visit);
        List<String> hops = new ArrayList<>();
        visit.all(FOR).forEach(value -> hops.addAll(List.of(value.split(","))));
        for (int i = hops.size() - 1; i >= 0 && isTrusted(last); i--) {
            Optional<IpAddress> hop = IpAddress.of(hops.get(i).strip());
            if (hop.isEmpty()) {
                return last;
            }
            last = hop.get();
        }
        return last;
    }

    /** Returns whether the client has come by TLS, here or to a trusted proxy. */
    boolean isSecure(Visit visit) {
        return visit.isSecure()
                || isTrusted(peer(visit))
                        && visit.only(PROTO).filter("https"::equalsIgnoreCase).isPresent();
    }

    private static IpAddress peer(Visit visit) {
        // without the name of an interface, as of fe80::1%eth0
        String address = Stream.of(visit.address().split("%")).findFirst().orElse("");
        return IpAddress.of(address)
                .orElseThrow(() -> new IllegalStateException("no address: " + visit.address()));
    }
}
