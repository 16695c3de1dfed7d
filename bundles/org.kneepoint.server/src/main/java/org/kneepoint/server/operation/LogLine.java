// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.osgi.service.log.LogLevel;

/**
 * A line of the log: {@code time=2026-01-01T00:00:00.000Z level=WARN logger=NAME message="..."} and
 * further fields of the form key=value. A value with blanks, quotes or control characters is quoted
 * as a string of JSON, so that an event is one line whatever its texts are. Values that follow
 * words such as {@code password=} or {@code Bearer} are left out.
 */
final class LogLine {
    /** Always with milliseconds, so that lines sort by time. */
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    private static final int MAX_STACK = 16_000;
    private static final Pattern PLAIN = Pattern.compile("[^\\s\"=\\\\\\p{Cntrl}\\u2028\\u2029]+");
    private static final Pattern SECRET =
            Pattern.compile(
                    "(?i)((?:password|passwd|pwd|secret|token|authorization|cookie)\\s*[=:]\\s*"
                            + "(?:Bearer\\s+|Basic\\s+)?|Bearer\\s+)[^\\s&,;\"']+");

    private LogLine() {}

    /**
     * Returns a line without its end.
     *
     * @param failure its text becomes the fields {@code error} and {@code stack}; may be null
     */
    static String of(
            Instant time,
            LogLevel level,
            String logger,
            String message,
            Map<String, ?> fields,
            Throwable failure) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("time", TIME.format(time));
        all.put("level", level.name());
        all.put("logger", logger);
        all.put("message", message);
        all.putAll(fields);
        if (failure != null) {
            all.put("error", failure.toString());
            all.put("stack", stack(failure));
        }
        StringBuilder line = new StringBuilder();
        all.forEach(
                (key, value) ->
                        line.append(line.length() == 0 ? "" : " ")
                                .append(key)
                                .append('=')
                                .append(quoted(String.valueOf(value))));
        return line.toString();
    }

    private static String stack(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString().substring(0, Math.min(MAX_STACK, text.getBuffer().length()));
    }

    private static String quoted(String value) {
        String text = SECRET.matcher(value).replaceAll("$1***");
        if (PLAIN.matcher(text).matches()) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                default ->
                        quoted.append(
                                Character.isISOControl(c) || c == '\u2028' || c == '\u2029'
                                        ? String.format("\\u%04x", (int) c)
                                        : String.valueOf(c));
            }
        }
        return quoted.append('"').toString();
    }
}
