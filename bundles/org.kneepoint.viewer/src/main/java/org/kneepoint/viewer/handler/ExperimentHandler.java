// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.format.Table;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The experiments of {@code reproduce}, by the list that the command returns. */
public final class ExperimentHandler {
    private static final String COMMAND = "reproduce";

    /** Returns the experiments with their papers; none if the command is not installed. */
    public Reply list(Call call) throws Exception {
        boolean isInstalled =
                call.workspace().commands().stream()
                        .anyMatch(command -> command.name().equals(COMMAND));
        Set<String> papers = new LinkedHashSet<>();
        List<Map<String, Object>> experiments = new ArrayList<>();
        if (isInstalled) {
            Table table = call.workspace().run(COMMAND).table().orElseThrow();
            for (List<Object> row : table.rows()) {
                Map<String, Object> cells = new LinkedHashMap<>();
                for (int i = 0; i < row.size(); i++) {
                    cells.put(table.columns().get(i), row.get(i));
                }
                papers.add("" + cells.get("paper"));
                experiments.add(experiment(cells));
            }
        }
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("installed", isInstalled);
        object.put("papers", papers.stream().map(paper -> Map.of("name", paper)).toList());
        object.put("experiments", experiments);
        return Reply.json(object);
    }

    private static Map<String, Object> experiment(Map<String, Object> cells) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("name", cells.get("experiment"));
        object.put("paper", cells.get("paper"));
        object.put("title", cells.get("title"));
        object.put("seconds", cells.get("seconds"));
        object.put("seconds_quick", cells.get("seconds_quick"));
        object.put("line", COMMAND + " " + cells.get("experiment"));
        return object;
    }
}
