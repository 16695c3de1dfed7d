// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Map;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.run.RunRequest;
import org.kneepoint.study.worker.WorkerEntry;

/** A workbench with one simulator, in this process or, by its main method, as a worker. */
public final class FakeWorkbench {
    private FakeWorkbench() {}

    /** Evaluates in this process. */
    public static EvaluationService evaluation(String simulator) {
        return new EvaluationService(Catalogue.of(new FakeSimulator(simulator, "system")));
    }

    /** A request of simulations. */
    public static RunRequest request(String simulator, Map<String, String> settings) {
        return SampleRequests.simulate("system", new FakeSimulator(simulator, "system"), settings);
    }

    /**
     * A worker process.
     *
     * @param arguments the name of its simulator
     */
    public static void main(String[] arguments) {
        System.exit(new WorkerEntry(evaluation(arguments[0])).applyAsInt(new String[0]));
    }
}
