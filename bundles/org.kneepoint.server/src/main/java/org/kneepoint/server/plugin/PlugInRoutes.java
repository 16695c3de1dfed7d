// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.plugin.PlugIn.Version;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Content;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** The plug-ins over HTTP. */
public final class PlugInRoutes implements RouteSource {
    private static final String NAME = "name";
    private static final String BUNDLES = "/api/bundles";
    private static final String BUNDLE = BUNDLES + "/{name}";

    private final PlugInStore store;

    /** Deploys into a store. */
    public PlugInRoutes(PlugInStore store) {
        this.store = store;
    }

    @Override
    public List<Route> routes() {
        Content upload = Content.file(store.maxBytes());
        return List.of(
                new Route(Method.GET, BUNDLES, Role.VIEWER, call -> list()),
                new Route(Method.POST, BUNDLES, Role.DEPLOYER, this::add, upload),
                new Route(Method.POST, BUNDLE + "/versions/{hash}", Role.DEPLOYER, this::use),
                new Route(Method.DELETE, BUNDLE, Role.DEPLOYER, this::remove));
    }

    @Override
    public String openApi() {
        return ResourceText.of(PlugInRoutes.class, "bundles.json");
    }

    private Reply list() throws IOException {
        return Reply.json(
                Map.of(
                        "bundles",
                        store.all().stream().map(PlugInRoutes::entry).toList(),
                        "by_hand",
                        store.byHand()));
    }

    private Reply add(Call call) throws IOException {
        String name = call.query().get(NAME);
        if (name == null) {
            throw BadInput.missing("the name of the file", NAME);
        }
        boolean force = Boolean.parseBoolean(call.query().get("force"));
        DeployResult result = store.add(call.caller(), name, call.file(), force);
        return Reply.json(
                Map.of(
                        "name", result.name(),
                        "hash", result.hash(),
                        "accepted", result.accepted(),
                        "report", result.report()));
    }

    private Reply use(Call call) throws IOException {
        String name = call.variables().get(NAME);
        store.use(call.caller(), name, call.variables().get("hash"));
        return Reply.json(entry(store.get(name)));
    }

    private Reply remove(Call call) throws IOException {
        String name = call.variables().get(NAME);
        store.remove(call.caller(), name);
        return Reply.json(entry(store.get(name)));
    }

    private static Map<String, Object> entry(PlugIn plugIn) {
        Version shown = plugIn.liveVersion().orElseGet(() -> plugIn.versions().get(0));
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", plugIn.name());
        entry.put("kind", plugIn.kind().label());
        entry.putAll(entry(plugIn, shown));
        entry.put("versions", plugIn.versions().stream().map(v -> entry(plugIn, v)).toList());
        return entry;
    }

    private static Map<String, Object> entry(PlugIn plugIn, Version version) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("version", version.version());
        entry.put("hash", version.hash());
        entry.put("live", plugIn.isLive(version));
        entry.put("by", version.account());
        entry.put("time", version.time().toString());
        return entry;
    }
}
