// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;

/** {@code result}: shows, describes, shares, exports and removes stored results. */
public final class ResultCommand implements Command {
    private static final List<String> ACTIONS =
            List.of(
                    "show",
                    "describe",
                    "label",
                    "note",
                    "rename",
                    "share",
                    "remove",
                    "export",
                    "verify");

    private final Results results;
    private final ResultExport export;

    /** Works on these results in the name of the {@linkplain Caller#current() caller}. */
    public ResultCommand(Results results) {
        this.results = results;
        this.export = new ResultExport(results);
    }

    @Override
    public String name() {
        return "result";
    }

    @Override
    public String summary() {
        return "shows, shares, exports or removes stored results";
    }

    @Override
    public String usage() {
        return ResourceText.joined(ResultCommand.class, "result.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        String action = operand(request, 0, "one of " + String.join(", ", ACTIONS));
        if (action.equals("export")) {
            return export.execute(request);
        }
        if (!ACTIONS.contains(action)) {
            throw UnknownName.of("command of result", action, ACTIONS);
        }
        if (action.equals("verify")) {
            return export.verify(request, operand(request, 1, "the name of an exported folder"));
        }
        String link = operand(request, 1, "the link of a result");
        Caller caller = Caller.current();
        return switch (action) {
            case "show" -> {
                requireNoMore(request, 2);
                yield results.content(caller, link);
            }
            case "describe" -> {
                requireNoMore(request, 2);
                yield CommandResult.of(description(results.find(caller, link)));
            }
            case "remove" -> {
                requireNoMore(request, 2);
                results.remove(caller, link);
                yield done(request, "removed " + link);
            }
            default -> changed(request, link, change(request, action));
        };
    }

    private static ResultChange change(CommandRequest request, String action) {
        ResultChange change = ResultChange.NONE;
        change =
                switch (action) {
                    case "label" -> change.labels(List.of(rest(request).split("[, ]+")));
                    case "note" ->
                            change.note(
                                    request.takeParameter("text").orElseGet(() -> rest(request)));
                    case "rename" -> change.name(name(request));
                    default -> change.sharing(sharing(request));
                };
        request.requireNoSettings();
        return change;
    }

    private static String name(CommandRequest request) {
        requireOperands(request, 3);
        return operand(request, 2, "a name");
    }

    private static Sharing sharing(CommandRequest request) {
        requireOperands(request, 2);
        return Sharing.of(
                request.takeParameter("with")
                        .orElseThrow(
                                () -> BadInput.missing("with=all, group, link or nobody", "with")));
    }

    private CommandResult changed(CommandRequest request, String link, ResultChange change) {
        StoredResult result = results.change(Caller.current(), link, change);
        return done(request, "changed " + result.heading().name() + ", " + link);
    }

    private static CommandResult done(CommandRequest request, String line) {
        request.printNotice(line);
        return CommandResult.none();
    }

    private static void requireNoMore(CommandRequest request, int operands) {
        requireOperands(request, operands);
        request.requireNoSettings();
    }

    private static void requireOperands(CommandRequest request, int operands) {
        if (request.operands().size() > operands) {
            Object more = request.operands().get(operands);
            throw BadInput.because("operand", more, "unexpected operand: " + more);
        }
    }

    private static String rest(CommandRequest request) {
        return request.operands().stream()
                .skip(2)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }

    private static String operand(CommandRequest request, int place, String what) {
        if (request.operands().size() <= place
                || !(request.operands().get(place) instanceof CharSequence text)) {
            throw BadInput.missing(what, place == 0 ? "command of result" : "link");
        }
        return text.toString();
    }

    private static Table description(StoredResult result) {
        StoredResult.Heading heading = result.heading();
        Table.Builder table = Table.of("name", "value");
        table.row("link", result.link());
        table.row("name", heading.name());
        table.row("owner", result.owner());
        table.row("time", result.time().toString());
        table.row("job", result.job().isPresent() ? result.job().getAsLong() : null);
        table.row("command", heading.line());
        table.row("network", heading.network());
        table.row("nodes", heading.nodes());
        table.row("method", heading.method());
        table.row("evaluator", heading.evaluator());
        table.row("curves", heading.curves());
        table.row("points", heading.points());
        table.row("labels", String.join(",", result.labels()));
        table.row("note", result.note());
        table.row("share", result.sharing().label());
        table.row("bytes", result.bytes());
        Optional<String> removed = result.removal().map(StoredResult.Removal::toString);
        removed.ifPresent(text -> table.row("removed", text));
        return table.build();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        return switch (typed.get(0)) {
            case "share" -> List.of("with=all", "with=group", "with=link", "with=nobody");
            case "export" -> List.of("label=", "by=", "typed=", "folder=", "zip=", "out=");
            default -> List.of();
        };
    }
}
