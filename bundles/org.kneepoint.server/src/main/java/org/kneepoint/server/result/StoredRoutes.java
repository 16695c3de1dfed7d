// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;
import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** The stored results over HTTP. */
public final class StoredRoutes implements RouteSource {
    private static final String ALL = "/api/stored";
    private static final String ONE = "/api/stored/{link}";
    private static final String LINK = "link";

    /** Most points or rows of one reply; more are read as a file. */
    private static final int MOST_POINTS = 100_000;

    private final Results results;
    private final StoredFiles files;

    /** Offers these results. */
    public StoredRoutes(Results results) {
        this.results = results;
        this.files = new StoredFiles(results);
    }

    @Override
    public List<Route> routes() {
        return List.of(
                new Route(Method.GET, ALL, this::list),
                new Route(Method.POST, ALL, this::store),
                new Route(Method.GET, ONE, this::show),
                new Route(Method.PUT, ONE, this::change),
                new Route(Method.DELETE, ONE, this::remove),
                new Route(Method.POST, ONE + "/open", this::open),
                new Route(
                        Method.GET,
                        ONE + "/file",
                        call -> files.one(present(call), content(call), call.query())),
                new Route(
                        Method.GET,
                        "/api/stored-export",
                        call -> files.selection(call.caller(), filter(call), call.query())));
    }

    @Override
    public String openApi() {
        return ResourceText.of(StoredRoutes.class, "openapi.json");
    }

    private Reply list(Call call) {
        int page = ResultsCommand.whole("page", call.query().getOrDefault("page", "0"));
        if (page < 0) {
            throw BadInput.notAllowed("page", page, "a page from 0 on");
        }
        Results.Page found = results.search(call.caller(), filter(call), page + 1);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("results", found.results().stream().map(StoredJson::of).toList());
        object.put("all", found.all());
        object.put("more", (page + 1L) * Results.PAGE < found.all());
        return Reply.json(object);
    }

    private static ResultFilter filter(Call call) {
        Map<String, String> filters = new LinkedHashMap<>(call.query());
        filters.keySet().removeAll(Set.of("q", "page", "format"));
        filters.values().removeIf(String::isEmpty);
        return ResultFilter.of(call.query().getOrDefault("q", ""), filters);
    }

    /** A removed result answers by whom and when, to those who could read it. */
    private StoredResult present(Call call) throws Denial {
        StoredResult result = results.find(call.caller(), call.variables().get(LINK));
        if (result.removal().isPresent()) {
            throw new Denial(410, "removed", "the result was " + result.removal().get());
        }
        return result;
    }

    private StoredResult owned(Call call) throws Denial {
        StoredResult result = present(call);
        if (!ResultRights.mayChange(call.caller(), result)) {
            throw new Denial(
                    403,
                    "role",
                    "only " + result.owner() + " and administrators may change the result");
        }
        return result;
    }

    private CommandResult content(Call call) {
        return results.content(call.caller(), call.variables().get(LINK));
    }

    private Reply show(Call call) throws Denial {
        StoredResult result = present(call);
        if (result.heading().points() > MOST_POINTS) {
            throw BadInput.because(
                    "points",
                    result.heading().points(),
                    "the result has more than " + MOST_POINTS + " points: read it as a file");
        }
        Map<String, Object> object = StoredJson.of(result);
        object.putAll(StoredJson.content(content(call)));
        return Reply.json(object);
    }

    private Reply store(Call call) {
        JsonFields body = JsonFields.of(call.json());
        String name = body.text("name");
        Map<String, CommandResult> present = call.workspace().results();
        CommandResult result = present.get(name);
        if (result == null) {
            throw UnknownName.of("result", name, present.keySet());
        }
        ResultChange change = change(body);
        StoredResult stored =
                results.save(
                        call.caller(),
                        OptionalLong.empty(),
                        name,
                        result,
                        call.workspace().line(name));
        StoredResult kept = results.change(call.caller(), stored.link(), change);
        return Reply.created(ALL + "/" + kept.link(), StoredJson.of(kept));
    }

    private Reply change(Call call) throws Denial {
        StoredResult result = owned(call);
        return Reply.json(
                StoredJson.of(
                        results.change(
                                call.caller(), result.link(), change(JsonFields.of(call.json())))));
    }

    private static ResultChange change(JsonFields body) {
        ResultChange change =
                new ResultChange(
                        body.optionalText("name"),
                        Optional.empty(),
                        body.optionalText("note"),
                        body.optionalText("share").map(Sharing::of));
        return body.map().containsKey("labels") ? change.labels(body.texts("labels")) : change;
    }

    private Reply remove(Call call) throws Denial {
        String link = owned(call).link();
        results.remove(call.caller(), link);
        return Reply.json(Map.of("removed", link));
    }

    private Reply open(Call call) throws Denial {
        StoredResult result = present(call);
        Workspace workspace = call.workspace();
        String name = freeName(result.heading().name(), workspace.results().keySet());
        workspace.put(name, content(call), result.heading().line());
        return Reply.created(Map.of("name", name));
    }

    /** The name of the result if it can be a variable and is free, else one with a number. */
    private static String freeName(String name, Set<String> used) {
        List<String> names = new ArrayList<>();
        boolean isVariable = name.matches("[A-Za-z][A-Za-z0-9_]{0,89}");
        String stem = isVariable ? name : "r";
        if (isVariable) {
            names.add(name);
        }
        for (int i = 1; i <= used.size() + 1; i++) {
            names.add(isVariable ? stem + "_" + i : stem + i);
        }
        return names.stream().filter(one -> !used.contains(one)).findFirst().orElseThrow();
    }
}
