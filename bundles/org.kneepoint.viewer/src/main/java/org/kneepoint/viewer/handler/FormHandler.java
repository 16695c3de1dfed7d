// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.UserFiles;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** Forms: their parameters, their check, and the form of a command line. */
public final class FormHandler {
    /** A form is checked while it is filled in. */
    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final TimeLimit limit = new TimeLimit(LIMIT);

    /** Returns the parameters of a form. */
    public Reply parameters(Call call) throws InterruptedException {
        RequestForm form = form(call);
        Command command = form.find(call.workspace());
        return Reply.json(
                limited(call, progress -> FormParameters.of(form, command))
                        .orElseThrow(
                                () ->
                                        BadInput.because(
                                                "network",
                                                form.network(),
                                                "the parameters of "
                                                        + form.network()
                                                        + " are not known in time")));
    }

    /** Checks a form. */
    public Reply check(Call call) throws InterruptedException {
        RequestForm form = form(call);
        Command command = form.find(call.workspace());
        FormCheck check =
                limited(call, progress -> FormCheck.of(form, command, progress))
                        .orElse(FormCheck.UNFINISHED);
        return Reply.json(check.json(form.line(), call.workspace().cores()));
    }

    /** Returns the form of a command line. */
    public Reply request(Call call) {
        StatementLine line = StatementLine.parse(JsonFields.of(call.json()).text("line"));
        RequestForm form =
                new RequestForm(line.command(), String.join(" ", line.operands()), line.settings());
        form.find(call.workspace());
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("command", form.command());
        object.put("network", form.network());
        object.put("settings", form.settings());
        return Reply.json(object);
    }

    private static RequestForm form(Call call) {
        return RequestForm.of(JsonFields.of(call.json()));
    }

    private <T> Optional<T> limited(Call call, Function<Progress, T> work)
            throws InterruptedException {
        UserFiles files = call.workspace().files();
        return limit.call(progress -> files.get(() -> work.apply(progress)));
    }
}
