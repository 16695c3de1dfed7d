// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;

/**
 * The addresses that begin with the same bits.
 *
 * @param bytes an address of the range
 * @param bits how many bits are equal
 */
record AddressRange(byte[] bytes, int bits) {
    /**
     * Returns the range of a text, such as {@code 10.0.0.0/8}, or of one address.
     *
     * @throws BadInput if it is neither
     */
    static AddressRange of(String text) {
        String[] parts = text.split("/", 2);
        Optional<IpAddress> address = IpAddress.of(parts[0]);
        if (address.isPresent()) {
            byte[] bytes = address.get().bytes();
            int most = bytes.length * Byte.SIZE;
            String bits = parts.length == 2 ? parts[1] : Integer.toString(most);
            if (bits.matches("[0-9]{1,3}") && Integer.parseInt(bits) <= most) {
                return new AddressRange(bytes, Integer.parseInt(bits));
            }
        }
        throw BadInput.notAllowed("proxies", text, "addresses, or ranges such as 10.0.0.0/8");
    }

    /** Returns whether an address is in the range. */
    boolean contains(IpAddress address) {
        byte[] other = address.bytes();
        if (other.length != bytes.length) {
            return false;
        }
        for (int i = 0; i < bits; i++) {
            int mask = 0x80 >> i % Byte.SIZE;
            if (((bytes[i / Byte.SIZE] ^ other[i / Byte.SIZE]) & mask) != 0) {
                return false;
            }
        }
        return true;
    }
}
