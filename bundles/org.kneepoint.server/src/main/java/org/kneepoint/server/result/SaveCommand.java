// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;

/** {@code save}: stores a result by hand. */
public final class SaveCommand implements Command {
    private final Results results;

    /** Stores among these results in the name of the {@linkplain Caller#current() caller}. */
    public SaveCommand(Results results) {
        this.results = results;
    }

    @Override
    public String name() {
        return "save";
    }

    @Override
    public String summary() {
        return "stores a result and gives its permanent link";
    }

    @Override
    public String usage() {
        return ResourceText.joined(SaveCommand.class, "save.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        CommandResult given = result(request);
        ResultChange change = change(request);
        request.requireNoSettings();
        Caller caller = Caller.current();
        String name = change.name().orElseGet(() -> usualName(given));
        StoredResult stored = results.save(caller, OptionalLong.empty(), name, given, line(given));
        StoredResult saved =
                change.equals(ResultChange.NONE)
                        ? stored
                        : results.change(caller, stored.link(), change);
        String shown = saved.heading().name();
        Table table = Table.of("name", "link").row(shown, saved.link()).build();
        return CommandResult.of(width -> "stored " + shown + " as " + saved.link(), table);
    }

    private static CommandResult result(CommandRequest request) {
        List<Object> operands = request.operands();
        if (operands.size() == 1 && operands.get(0) instanceof CommandResult result) {
            return result;
        }
        throw BadInput.missing(
                "one result: a variable such as $c, or a command in parentheses", "result");
    }

    private static ResultChange change(CommandRequest request) {
        ResultChange change =
                new ResultChange(
                        request.takeParameter("name"),
                        request.takeParameter("labels").map(text -> List.of(text.split(","))),
                        request.takeParameter("note"),
                        Optional.empty());
        return request.takeParameter("share").map(Sharing::of).map(change::sharing).orElse(change);
    }

    private static String usualName(CommandResult result) {
        return result.curves().stream().map(Curve::network).findFirst().orElse("result");
    }

    private static String line(CommandResult result) {
        return result.curves().stream()
                .map(curve -> curve.provenance().entries().getOrDefault("request", ""))
                .findFirst()
                .orElse("");
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return List.of("name=", "labels=", "note=", "share=");
    }
}
