// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.viewer.json.CurveJson;
import org.kneepoint.viewer.json.JsonFields;

/**
 * Results as they are stored: one JSON object {@code {curves, table, text, complete, failed,
 * fault}} compressed by gzip. Every curve holds the definitions of its quantities and its
 * provenance, so that it reads the same whatever plug-ins are installed.
 */
final class ContentCodec {
    /** The format written; its number is stored with each content. */
    static final int FORMAT = 1;

    private static final String CURVES = "curves";
    private static final String TABLE = "table";
    private static final String TEXT = "text";
    private static final String COMPLETE = "complete";
    private static final String FAILED = "failed";
    private static final String FAULT = "fault";
    private static final JSON WRITER = JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES);

    private ContentCodec() {}

    /**
     * A content.
     *
     * @param hash SHA-256 of the JSON, hexadecimal
     * @param format number of the format
     * @param bytes the JSON, compressed
     */
    record Encoded(String hash, int format, byte[] bytes) {}

    /** Encodes a result in the present format. */
    static Encoded encode(CommandResult result) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put(CURVES, CurveJson.of(result.curves()));
        result.table().ifPresent(table -> object.put(TABLE, TableContent.of(table)));
        result.text().ifPresent(text -> object.put(TEXT, WrappedText.of(text)));
        object.put(COMPLETE, result.isComplete());
        object.put(FAILED, result.isFailed());
        object.put(FAULT, result.fault());
        MessageDigest digest = sha256();
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (OutputStream out = new DigestOutputStream(new GZIPOutputStream(compressed), digest)) {
            WRITER.write(object, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Encoded(
                HexFormat.of().formatHex(digest.digest()), FORMAT, compressed.toByteArray());
    }

    /**
     * Reads a content.
     *
     * @throws IllegalStateException if a later version has written it
     */
    static CommandResult decode(int format, byte[] bytes) {
        if (format != FORMAT) {
            throw new IllegalStateException(
                    "the result is stored in format "
                            + format
                            + "; this version reads format "
                            + FORMAT);
        }
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return result(JsonFields.of(JSON.std.mapFrom(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CommandResult result(JsonFields object) {
        List<Curve> curves = CurveJson.read(object.objects(CURVES));
        Optional<Table> table =
                Optional.ofNullable(object.map().get(TABLE)).map(TableContent::read);
        Optional<WrappedText> text =
                Optional.ofNullable(object.map().get(TEXT)).map(WrappedText::read);
        return joined(curves, table, text)
                .withComplete(Boolean.TRUE.equals(object.map().get(COMPLETE)))
                .withFailed(Boolean.TRUE.equals(object.map().get(FAILED)))
                .withFault(object.text(FAULT));
    }

    private static CommandResult joined(
            List<Curve> curves, Optional<Table> table, Optional<WrappedText> text) {
        if (table.isEmpty()) {
            return text.isEmpty() ? CommandResult.of(curves) : CommandResult.of(curves, text.get());
        }
        // curves with a table always have a text
        return text.isEmpty()
                ? CommandResult.of(table.get())
                : CommandResult.of(curves, text.get(), table.get());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
