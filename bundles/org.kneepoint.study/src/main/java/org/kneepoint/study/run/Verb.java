// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.UnknownName;

/**
 * The words by which a user asks for a method.
 *
 * @param method how the points are made
 * @param command the first word, such as {@code simulate}
 * @param tool the word that names who does it: {@code solver} or {@code simulator}
 */
public record Verb(Method method, String command, String tool) {
    private static final List<Verb> ALL =
            List.of(
                    new Verb(Method.MODEL, "solve", "solver"),
                    new Verb(Method.SIMULATION, "simulate", "simulator"),
                    new Verb(Method.RAMP, "ramp", "simulator"));

    /** Returns the words of a method. */
    public static Verb of(Method method) {
        return ALL.stream().filter(verb -> verb.method.equals(method)).findFirst().orElseThrow();
    }

    /**
     * Returns the words of the method that a command stands for.
     *
     * @throws BadInput if there is no such command, with the nearest
     */
    public static Verb ofCommand(String command) {
        return ALL.stream()
                .filter(verb -> verb.command.equals(command))
                .findFirst()
                .orElseThrow(() -> UnknownName.of("command", command, commands()));
    }

    /** Returns the words that name who does it, each once. */
    public static Set<String> tools() {
        return ALL.stream().map(Verb::tool).collect(Collectors.toSet());
    }

    private static List<String> commands() {
        return ALL.stream().map(Verb::command).toList();
    }
}
