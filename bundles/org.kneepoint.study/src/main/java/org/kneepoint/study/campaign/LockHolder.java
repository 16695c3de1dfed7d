// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The process that holds the lock of a study, as it writes itself into the file of the lock.
 *
 * @param process its number
 * @param host name of the machine on which it has that number; empty if unknown
 */
record LockHolder(long process, String host) {
    /** Earlier versions wrote the number alone. */
    private static final Pattern FORM = Pattern.compile("([0-9]{1,18})(?: (\\S+))?");

    /** Returns this process. */
    static LockHolder ofThisProcess() {
        return new LockHolder(ProcessHandle.current().pid(), thisHost());
    }

    private static String thisHost() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "";
        }
    }

    /** Reads the text of a file; empty if it names no process. */
    static Optional<LockHolder> parse(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        String host = parts.group(2) == null ? "" : parts.group(2);
        return Optional.of(new LockHolder(Long.parseLong(parts.group(1)), host));
    }

    /** Returns the text of the file. */
    String text() {
        return (process + " " + host).strip() + "\n";
    }

    /** Returns it as displayed. */
    @Override
    public String toString() {
        return "process " + process + (host.isEmpty() ? "" : " on " + host);
    }
}
