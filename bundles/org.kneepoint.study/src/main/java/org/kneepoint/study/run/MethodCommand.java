// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.run;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.support.UnknownName;

/**
 * The command of a method and the parameter that selects its evaluator.
 *
 * @param method the method of evaluation
 * @param command the command, such as {@code simulate}
 * @param evaluatorParameter {@code solver} or {@code simulator}
 */
public record MethodCommand(EvaluationMethod method, String command, String evaluatorParameter) {
    private static final List<MethodCommand> ALL =
            List.of(
                    new MethodCommand(EvaluationMethod.MODEL, "solve", "solver"),
                    new MethodCommand(EvaluationMethod.SIMULATION, "simulate", "simulator"),
                    new MethodCommand(EvaluationMethod.RAMP, "ramp", "simulator"));

    /** Returns the command of a method. */
    public static MethodCommand of(EvaluationMethod method) {
        return ALL.stream().filter(entry -> entry.method.equals(method)).findFirst().orElseThrow();
    }

    /**
     * Returns the method of a command.
     *
     * @throws BadInput if there is no such command, with the nearest
     */
    public static MethodCommand ofCommand(String command) {
        return ALL.stream()
                .filter(entry -> entry.command.equals(command))
                .findFirst()
                .orElseThrow(() -> UnknownName.of("command", command, commands()));
    }

    /** Returns the parameters that select an evaluator, each once. */
    public static Set<String> evaluatorParameters() {
        return ALL.stream().map(MethodCommand::evaluatorParameter).collect(Collectors.toSet());
    }

    private static List<String> commands() {
        return ALL.stream().map(MethodCommand::command).toList();
    }
}
