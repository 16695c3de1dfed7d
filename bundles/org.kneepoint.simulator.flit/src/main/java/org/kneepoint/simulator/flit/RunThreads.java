// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;

/** The number of threads of one run. It changes the time that the run takes, nothing else. */
final class RunThreads {
    private static final String AUTO = "auto";
    private static final int MOST = 64;

    /** Fewest routers for each of several threads, where the run has the choice. */
    private static final int ROUTERS_OF_THREAD = 512;

    static final Parameter<String> PARAMETER =
            Parameter.text(
                            "threads",
                            "threads of one run, auto or 1 to "
                                    + MOST
                                    + "; auto takes several for a large network that is simulated"
                                    + " alone; the results are the same")
                    .withDefault(AUTO);

    private RunThreads() {}

    /** Returns whether a network is so large that a run of it has several threads by default. */
    static boolean isLarge(int routers) {
        return routers >= 2 * ROUTERS_OF_THREAD;
    }

    /**
     * Returns the number of threads of a run.
     *
     * @param routers number of routers of the network
     * @param progress tells whether the run is alone
     * @return at least 1; 1 for a router model that does not use several
     * @throws BadInput if the parameter is neither {@code auto} nor a number in its range
     */
    static int of(Scenario scenario, FlitRouterModel model, int routers, Progress progress) {
        String value = scenario.get(PARAMETER);
        int most =
                value.equals(AUTO)
                        ? Math.min(
                                progress.processors(), Math.min(MOST, routers / ROUTERS_OF_THREAD))
                        : number(value);
        return model.usesThreads() ? Math.max(1, Math.min(most, routers)) : 1;
    }

    private static int number(String value) {
        if (value.matches("[0-9]{1,2}")) {
            int threads = Integer.parseInt(value);
            if (threads >= 1 && threads <= MOST) {
                return threads;
            }
        }
        throw BadInput.notAllowed(PARAMETER.name(), value, "auto or 1 to " + MOST);
    }
}
