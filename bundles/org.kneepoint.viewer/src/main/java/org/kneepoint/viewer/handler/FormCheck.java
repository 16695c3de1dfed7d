// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.RequestSize;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.ParameterSweep;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.json.ErrorJson;

/**
 * The check of a form: each setting by itself, so that all that are wrong are found, then the whole
 * by the command.
 *
 * @param errors what is wrong; empty if nothing is
 * @param size how much the request computes
 * @param isComplete whether the check came to its end
 */
record FormCheck(List<BadInput> errors, RequestSize size, boolean isComplete) {
    /** A check that was not completed in time: no error is known. */
    static final FormCheck UNFINISHED = new FormCheck(List.of(), RequestSize.UNKNOWN, false);

    /** Checks a form. */
    static FormCheck of(RequestForm form, Command command, Progress progress) {
        List<BadInput> errors = new ArrayList<>();
        RequestSize size = RequestSize.UNKNOWN;
        try {
            Parameters parameters = form.parameters(command, errors::add);
            addErrors(errors, form, parameters);
        } catch (BadInput e) {
            errors.add(e);
        }
        if (errors.isEmpty()) {
            try {
                size = command.check(form.operands(), form.settings(), progress);
            } catch (BadInput e) {
                errors.add(e);
            }
        }
        return new FormCheck(errors, size, !progress.isCancelled());
    }

    /** Adds the errors of settings that have none yet. */
    private static void addErrors(List<BadInput> errors, RequestForm form, Parameters parameters) {
        List<String> known = errors.stream().flatMap(e -> e.parameters().stream()).toList();
        form.settings()
                .forEach(
                        (name, text) -> {
                            if (!known.contains(name)) {
                                error(form.network(), name, text, parameters)
                                        .ifPresent(errors::add);
                            }
                        });
    }

    private static Optional<BadInput> error(
            String network, String name, String text, Parameters parameters) {
        Optional<Parameter<?>> parameter = parameters.find(name);
        if (parameter.isEmpty()) {
            return Optional.of(UnknownName.of("parameter", name, parameters.names()));
        }
        if (parameter.get().kind().equals("text")) {
            // the command knows which names there are
            return Optional.empty();
        }
        try {
            ParameterSweep.of(
                    network, Parameters.of(parameter.get()), Map.of(name, text), parameter.get());
            return Optional.empty();
        } catch (BadInput e) {
            return Optional.of(e);
        }
    }

    /**
     * Encodes the check as {@code {line, valid, complete, curves, points, runs, cores, estimate,
     * errors}}, without an estimate if there is none.
     *
     * @param cores that the user may use at once
     */
    Map<String, Object> json(String line, int cores) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("line", line);
        object.put("valid", errors.isEmpty());
        object.put("complete", isComplete);
        object.put("curves", size.curves());
        object.put("points", size.points());
        object.put("runs", size.runs());
        object.put("cores", cores);
        size.seconds(cores).ifPresent(seconds -> object.put("estimate", seconds));
        object.put("errors", errors.stream().map(ErrorJson::of).toList());
        return object;
    }
}
