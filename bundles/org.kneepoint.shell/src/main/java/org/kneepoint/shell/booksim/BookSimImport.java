// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.Map;

/** Finds the counterpart of a configuration. */
public final class BookSimImport {
    private static final NamedCounterparts UNUSED = new NamedCounterparts("unused.csv");

    private BookSimImport() {}

    /**
     * Returns the counterpart of a configuration.
     *
     * @param settings parameters of BookSim 2, which replace those of the configuration, and
     *     others, which are added to the run
     * @throws org.kneepoint.api.scenario.BadInput if the topology has no counterpart or a value is
     *     wrong
     */
    public static ImportedRun of(BookSimConfiguration file, Map<String, String> settings) {
        BookSimConfiguration configuration = file;
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            if (BookSimConfiguration.hasParameter(setting.getKey())) {
                configuration = configuration.with(setting.getKey(), setting.getValue());
            }
        }
        ImportedRun run = new ImportedRun(configuration);
        NetworkImport.apply(configuration, run);
        RouterImport.apply(configuration, run);
        TrafficImport.apply(configuration, run);
        SimulationImport.apply(configuration, run);
        addOthers(configuration, run);
        settings.forEach(
                (name, value) -> {
                    if (!BookSimConfiguration.hasParameter(name)) {
                        run.override(name, value);
                    }
                });
        return run;
    }

    /** Adds the settings that have not been read. */
    private static void addOthers(BookSimConfiguration configuration, ImportedRun run) {
        for (String name : configuration.given()) {
            if (!run.isUsed(name)) {
                if (UNUSED.of(name).isPresent()) {
                    run.omit(name, UNUSED.of(name).get());
                } else if (BookSimConfiguration.hasParameter(name)) {
                    run.refuse(name, "no counterpart");
                } else {
                    run.refuse(name, "BookSim 2 has no such parameter");
                }
            }
        }
    }
}
