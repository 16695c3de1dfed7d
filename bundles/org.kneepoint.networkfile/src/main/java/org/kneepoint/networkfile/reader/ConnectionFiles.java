// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the two connection files of a network of CODES, such as {@code dfdally-72-intra} and
 * {@code dfdally-72-inter}, or {@code intra-theta} and {@code inter-theta}.
 *
 * @param intra name of the file of the channels of a group
 * @param inter name of the file of the channels between groups
 * @param network name without the part that distinguishes them
 */
public record ConnectionFiles(String intra, String inter, String network) {
    private static final Pattern NAME =
            Pattern.compile("(?:(.+)[-_.])?(?:intra|inter)(?:[-_.](?!bin$)(.+?))?(?:\\.bin)?");

    /** Returns the names of both files, from one of them. */
    public static Optional<ConnectionFiles> ofName(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches() || matcher.group(1) == null && matcher.group(2) == null) {
            return Optional.empty();
        }
        int at = matcher.group(1) == null ? 0 : matcher.end(1) + 1;
        String before = name.substring(0, at);
        String after = name.substring(at + "intra".length());
        String network =
                matcher.group(1) == null
                        ? matcher.group(2)
                        : matcher.group(1)
                                + (matcher.group(2) == null ? "" : "-" + matcher.group(2));
        return Optional.of(
                new ConnectionFiles(before + "intra" + after, before + "inter" + after, network));
    }

    /**
     * Reads both files.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the place of the first fault
     */
    public static NetworkLinks read(FileContent intra, FileContent inter) {
        return CodesReader.read(intra, inter);
    }
}
