// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;

/** {@code results}: searches the stored results. */
public final class ResultsCommand implements Command {
    private static final String PAGE = "page";

    private final Results results;

    /** Searches these results in the name of the {@linkplain Caller#current() caller}. */
    public ResultsCommand(Results results) {
        this.results = results;
    }

    @Override
    public String name() {
        return "results";
    }

    @Override
    public String summary() {
        return "searches the stored results";
    }

    @Override
    public String usage() {
        return ResourceText.joined(ResultsCommand.class, "results.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        int page = request.takeParameter(PAGE).map(text -> whole(PAGE, text)).orElse(1);
        ResultFilter filter = filter(request, 0);
        Results.Page found = results.search(Caller.current(), filter, page);
        int pages = Math.max(1, (found.all() + Results.PAGE - 1) / Results.PAGE);
        if (pages > 1) {
            request.printNotice(
                    found.all() + " results, page " + page + " of " + pages + ": give page=");
        }
        return CommandResult.of(table(found.results()));
    }

    /**
     * Returns the filter of a request, whose other settings have been taken.
     *
     * @param first place of the first operand that is a word
     */
    static ResultFilter filter(CommandRequest request, int first) {
        List<String> words = new ArrayList<>();
        for (Object operand : request.operands().subList(first, request.operands().size())) {
            if (!(operand instanceof CharSequence word)) {
                throw BadInput.because("word", "(a result)", "a word was expected, not a result");
            }
            words.add(word.toString());
        }
        Map<String, String> filters = new LinkedHashMap<>(request.remainingSettings());
        return ResultFilter.of(words, filters);
    }

    static int whole(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw BadInput.notAllowed(name, text, "a whole number");
        }
    }

    private static Table table(List<StoredResult> found) {
        Table.Builder table =
                Table.of(
                        "link",
                        "time",
                        "owner",
                        "name",
                        "network",
                        "nodes",
                        "method",
                        "evaluator",
                        "points",
                        "labels",
                        "share");
        for (StoredResult result : found) {
            StoredResult.Heading heading = result.heading();
            table.row(
                    result.link(),
                    result.time().toString(),
                    result.owner(),
                    heading.name(),
                    heading.network(),
                    heading.nodes(),
                    heading.method(),
                    heading.evaluator(),
                    heading.points(),
                    String.join(",", result.labels()),
                    result.sharing().label());
        }
        return table.build();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return List.of(
                "by=",
                "label=",
                "since=",
                "until=",
                "network=",
                "method=",
                "nodes=",
                "bundle=",
                "page=");
    }
}
