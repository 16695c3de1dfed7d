// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.solver.NetworkSolver;

/** A solver with the parameters of wormhole that records its context. */
final class ContextCapture implements NetworkSolver {
    static final String NAME = "listener";

    private final WormholeSolver solver = new WormholeSolver();
    private NetworkContext heard;

    /** Returns the latest context. */
    NetworkContext heard() {
        return heard;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Parameters parameters() {
        return solver.parameters();
    }

    @Override
    public Description description() {
        return solver.description();
    }

    @Override
    public Point solve(NetworkContext context, Progress progress) {
        heard = context;
        return solver.solve(context, progress);
    }
}
