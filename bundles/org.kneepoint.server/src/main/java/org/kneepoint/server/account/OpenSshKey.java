// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;

/**
 * A public key in the encoding of SSH (RFC 4253 section 6.6, RFC 5656, RFC 8709).
 *
 * @param type such as {@code ssh-ed25519}
 * @param content the encoded key in Base64, which begins with the type
 * @param comment what follows it in the line of a file
 */
record OpenSshKey(String type, String content, String comment) {
    private static final String RSA = "ssh-rsa";
    private static final String ED25519 = "ssh-ed25519";
    private static final String ECDSA = "ecdsa-sha2-nistp";
    private static final Set<String> TYPES =
            Set.of(RSA, ED25519, ECDSA + "256", ECDSA + "384", ECDSA + "521");
    private static final int ED25519_BYTES = 32;
    private static final int SHORTEST_RSA_BITS = 2048;
    private static final int LONGEST_BYTES = 2900;
    private static final String FORM =
            "a line such as ssh-ed25519 AAAA... comment, as in a file that ends in .pub";

    /**
     * Reads the line of a public key.
     *
     * @throws BadInput if it is none, or the key is too weak
     */
    static OpenSshKey parse(String line) {
        if (line.contains("PRIVATE KEY")) {
            throw BadInput.because(
                    "key", "", "this is a private key: give the line of the file .pub");
        }
        String[] words = line.strip().split("\\s+", 3);
        if (words.length < 2 || !TYPES.contains(words[0])) {
            throw BadInput.because("key", "", "a key is " + FORM);
        }
        byte[] bytes = decoded(words[1]);
        requireSound(words[0], bytes);
        String comment = words.length > 2 ? words[2] : "";
        return new OpenSshKey(words[0], encoded(bytes), Notes.require(comment));
    }

    /** Returns the encoding of a key, unless it is of another kind. */
    static Optional<OpenSshKey> of(PublicKey key) {
        if (key instanceof RSAPublicKey rsa) {
            return Optional.of(
                    of(RSA, rsa.getPublicExponent().toByteArray(), rsa.getModulus().toByteArray()));
        }
        if (key instanceof ECPublicKey curve) {
            return of(curve);
        }
        boolean edwards = Set.of("Ed25519", "EdDSA", "1.3.101.112").contains(key.getAlgorithm());
        byte[] encoded = key.getEncoded();
        // the key itself is the end of its X.509 form (RFC 8410): 12 bytes precede it
        return edwards && encoded != null && encoded.length == ED25519_BYTES + 12
                ? Optional.of(of(ED25519, Arrays.copyOfRange(encoded, 12, encoded.length)))
                : Optional.empty();
    }

    private static Optional<OpenSshKey> of(ECPublicKey key) {
        int bits = key.getParams().getCurve().getField().getFieldSize();
        String type = ECDSA + bits;
        if (!TYPES.contains(type)) {
            return Optional.empty();
        }
        int size = (bits + 7) / 8;
        ByteBuffer point = ByteBuffer.allocate(1 + 2 * size).put((byte) 4);
        point.put(unsigned(key.getW().getAffineX(), size));
        point.put(unsigned(key.getW().getAffineY(), size));
        return Optional.of(
                of(type, ("nistp" + bits).getBytes(StandardCharsets.US_ASCII), point.array()));
    }

    private static byte[] unsigned(BigInteger value, int size) {
        byte[] signed = value.toByteArray();
        byte[] padded = new byte[size];
        int length = Math.min(signed.length, size);
        System.arraycopy(signed, signed.length - length, padded, size - length, length);
        return padded;
    }

    private static OpenSshKey of(String type, byte[]... parts) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            write(out, type.getBytes(StandardCharsets.US_ASCII));
            for (byte[] part : parts) {
                write(out, part);
            }
            return new OpenSshKey(type, encoded(bytes.toByteArray()), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(DataOutputStream out, byte[] part) throws IOException {
        out.writeInt(part.length);
        out.write(part);
    }

    private static byte[] decoded(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (bytes.length <= LONGEST_BYTES) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            // refused below
        }
        throw broken();
    }

    private static void requireSound(String type, byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        String named = new String(next(buffer), StandardCharsets.US_ASCII);
        byte[] first = next(buffer);
        if (type.equals(RSA)) {
            int bits = new BigInteger(1, next(buffer)).bitLength();
            if (bits < SHORTEST_RSA_BITS) {
                throw BadInput.because(
                        "key", bits, "an RSA key has at least " + SHORTEST_RSA_BITS + " bits");
            }
        } else if (type.startsWith(ECDSA)) {
            next(buffer);
        } else if (first.length != ED25519_BYTES) {
            throw broken();
        }
        if (!named.equals(type) || buffer.hasRemaining()) {
            throw broken();
        }
    }

    private static byte[] next(ByteBuffer buffer) {
        try {
            int length = buffer.getInt();
            if (length < 0 || length > buffer.remaining()) {
                throw broken();
            }
            byte[] part = new byte[length];
            buffer.get(part);
            return part;
        } catch (BufferUnderflowException e) {
            throw broken();
        }
    }

    private static BadInput broken() {
        return BadInput.because("key", "", "the key is incomplete or damaged");
    }

    private static String encoded(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** Returns the fingerprint that {@code ssh-keygen -l} shows. */
    static String fingerprint(String content) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(Base64.getDecoder().decode(content));
            return "SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
