// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.worker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Trial;
import org.kneepoint.study.run.JsonTexts;
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

    /** To the worker: what it tries. */
    static final String TRY = "try";

    /** From the worker: the end of a trial, with why the plug-ins are refused, or an empty text. */
    static final String TRIED = "tried";

    /** From the worker: the plug-ins of its plan, after which it waits for runs. */
    static final String PLUG_INS = "plug-ins";

    /** From the worker: why it cannot plan the requests. */
    static final String REFUSED = "refused";

    private static final String RUNS = "runs";
    private static final String SETTINGS = "settings";
    private static final String LIMIT = "limit";
    private static final String FRACTION = "fraction";
    private static final String RUN = "run";

    private WorkerMessages() {}

    static Map<String, Object> requests(PortablePlan plan, int number) {
        return Map.of(REQUESTS, texts(plan.requests()), PLAN, number);
    }

    private static List<String> texts(List<RunRequest> requests) {
        return requests.stream().map(RunRequest::json).toList();
    }

    static Map<String, Object> trial(Trial trial) {
        if (trial instanceof Trial.Networks networks) {
            return Map.of(
                    TRY,
                    networks.network(),
                    SETTINGS,
                    networks.settings(),
                    LIMIT,
                    networks.limit());
        }
        return Map.of(TRY, "", REQUESTS, texts(((Trial.Plan) trial).requests()));
    }

    static Trial trial(Map<String, Object> message) {
        if (message.containsKey(REQUESTS)) {
            return new Trial.Plan(requests(message));
        }
        Map<String, String> settings = JsonTexts.of(message.get(SETTINGS));
        double limit = ((Number) message.get(LIMIT)).doubleValue();
        return new Trial.Networks((String) message.get(TRY), settings, limit);
    }

    static List<RunRequest> requests(Map<String, Object> message) {
        return ((List<?>) message.get(REQUESTS))
                .stream().map(text -> RunRequest.ofJson((String) text)).toList();
    }

    static Map<String, Object> plugIns(RunPlan plan) {
        return Map.of(PLUG_INS, new LinkedHashMap<>(plan.origin()), RUNS, plan.tasks().size());
    }

    /** Returns the first difference of the worker's plan, in one line; empty for none. */
    static Optional<String> difference(Map<String, Object> answer, PortablePlan plan) {
        Map<String, String> origin = JsonTexts.of(answer.get(PLUG_INS));
        return plan.difference(origin, ((Number) answer.get(RUNS)).intValue());
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
