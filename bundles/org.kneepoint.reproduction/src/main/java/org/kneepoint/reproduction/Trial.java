// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.kneepoint.study.run.RunRequest;

/**
 * One command of an experiment, and those that read its curves by other than the usual settings.
 *
 * @param key the name under which {@link Results} gives its curves
 * @param command as a user types it, such as {@code solve min nodes=64 radix=2 load=0.1:1:0.1}
 * @param readings as a user types them to read the same curves
 */
public record Trial(String key, String command, List<String> readings) {
    /** Checks that both are there, and copies the list. */
    public Trial {
        Objects.requireNonNull(key);
        Objects.requireNonNull(command);
        readings = List.copyOf(readings);
    }

    /** A command whose curves are read as they come, or by metrics as they are set. */
    public Trial(String key, String command) {
        this(key, command, List.of());
    }

    /**
     * A copy whose curves are also read by metrics with these settings.
     *
     * @param metrics names joined by commas
     * @param words such as {@code filter=0.006}
     */
    public Trial read(String metrics, String words) {
        List<String> more = new ArrayList<>(readings);
        more.add("measure (" + command + ") metric=" + metrics + " " + words);
        return new Trial(key, command, more);
    }

    /**
     * Returns what the command asks for.
     *
     * @throws org.kneepoint.api.scenario.BadInput if it is no command that gives curves
     */
    public RunRequest request() {
        return RunRequest.parse(command);
    }

    /** Returns all that a user types, in order. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(command));
        lines.addAll(readings);
        return lines;
    }
}
