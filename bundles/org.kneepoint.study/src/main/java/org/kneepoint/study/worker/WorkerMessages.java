// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.run.RunRequest;

/** Names of the fields of messages, and the messages that both sides read. */
final class WorkerMessages {
    /** To the worker: the requests of the plan of the next runs. */
    static final String REQUESTS = "requests";

    /** With the requests: the number of their plan; a worker keeps the last plans. */
    static final String PLAN = "plan";

    /** To the worker: the number of a run that it executes. */
    static final String EXECUTE = "execute";

    /** To the worker: cancels the present run. */
    static final Map<String, Object> CANCEL = Map.of("cancel", true);

    /** From the worker: the plug-ins of its plan, after which it waits for runs. */
    static final String PLUG_INS = "plug-ins";

    /** From the worker: why it cannot plan the requests. */
    static final String REFUSED = "refused";

    private static final String FRACTION = "fraction";
    private static final String RUN = "run";

    private WorkerMessages() {}

    static Map<String, Object> requests(RunPlan plan, int number) {
        List<String> requests = plan.requests().stream().map(RunRequest::json).toList();
        return Map.of(REQUESTS, requests, PLAN, number);
    }

    static List<RunRequest> requests(Map<String, Object> message) {
        return ((List<?>) message.get(REQUESTS))
                .stream().map(text -> RunRequest.ofJson((String) text)).toList();
    }

    static Map<String, Object> plugIns(RunPlan plan) {
        return Map.of(PLUG_INS, new LinkedHashMap<>(plan.origin()));
    }

    /** From the worker: the fraction of a run that is done. */
    static Map<String, Object> fraction(int run, double fraction) {
        return Map.of(RUN, run, FRACTION, fraction);
    }

    /** Returns whether a message has a fraction, also one of an earlier run that is done. */
    static boolean isFraction(Map<String, Object> message) {
        return message.containsKey(FRACTION);
    }

    /** Returns the fraction of a run; 0 if the message has that of another run. */
    static double fraction(Map<String, Object> message, int run) {
        return message.get(RUN).equals(run) ? ((Number) message.get(FRACTION)).doubleValue() : 0;
    }
}
