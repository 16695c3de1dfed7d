// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.account.FakeQuotas;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.WorkspaceJob.State;
import org.kneepoint.viewer.UnservedRoutes;
import org.kneepoint.viewer.handler.FakeJob;
import org.kneepoint.viewer.rest.Method;

/** Routes of the queue, of which one user must not see the lines of another. */
@Timeout(60)
class QueueRoutesTest {
    private static final Caller ANN = new Caller("ann", Role.EVALUATOR);
    private static final Caller BOB = new Caller("bob", Role.EVALUATOR);
    private static final Caller ADMINISTRATOR = new Caller("root", Role.ADMINISTRATOR);
    private static final Quota QUOTA = new Quota(1, 3600, 1L << 26, 1L << 30);

    private JobQueue queue;
    private QueueRoutes routes;

    @BeforeEach
    void open() {
        Database database = TestDatabase.h2();
        queue =
                new JobQueue(
                        new JobQueue.Parts(
                                database,
                                Clock.systemUTC(),
                                new FakeQuotas("lab", QUOTA),
                                new AuditLog(database, Clock.systemUTC()),
                                caller -> new FakeSession(caller, (line, job) -> hang(job)),
                                account -> Optional.of(new Caller(account, Role.EVALUATOR)),
                                ResultListener.NONE,
                                1));
        queue.start();
        routes = new QueueRoutes(queue);
    }

    private static CommandResult hang(FakeJob job) throws InterruptedException {
        while (!job.isCancelled()) {
            TimeUnit.MILLISECONDS.sleep(2);
        }
        return CommandResult.of(Table.of("text").build());
    }

    @AfterEach
    void close() {
        queue.close();
    }

    @Test
    void aWorkspaceHasTheCoresOfTheQuota() {
        assertEquals(QUOTA.cores(), queue.workspace(ANN).cores());
    }

    private Map<String, Object> call(Caller caller, Method method, String path, String body)
            throws Exception {
        return new UnservedRoutes(routes, null).object(caller, method + " " + path, body);
    }

    private List<Map<String, Object>> list(Caller caller) throws Exception {
        return ((List<?>) call(caller, Method.GET, "/api/queue", "").get("jobs"))
                .stream().map(QueueRoutesTest::object).toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    private static void await(ServerJob job, State state) throws InterruptedException {
        while (job.state() != state) {
            TimeUnit.MILLISECONDS.sleep(2);
        }
    }

    @Test
    void othersSeeTheGroupOnly() throws Exception {
        ServerJob job = queue.add(ANN, "study run secret");
        await(job, State.RUNNING);
        Map<String, Object> own = list(ANN).get(0);
        assertEquals("ann", own.get("account"));
        assertEquals("study run secret", own.get("line"));
        assertEquals("running", own.get("state"));
        Map<String, Object> others = list(BOB).get(0);
        assertEquals("lab", others.get("account"));
        assertEquals("", others.get("line"));
        assertEquals("ann", list(ADMINISTRATOR).get(0).get("account"));
    }

    @Test
    void thoseThatWaitHaveAPosition() throws Exception {
        for (int i = 0; i < 6; i++) {
            queue.add(ANN, "study " + i);
        }
        while (queue.running() < 4) {
            TimeUnit.MILLISECONDS.sleep(2);
        }
        List<Object> positions = list(ANN).stream().map(job -> job.get("position")).toList();
        assertEquals(List.of(1, 2), positions.subList(4, 6));
        assertEquals(null, positions.get(0));
    }

    @Test
    void changesAreForOwnersAndAdministrators() throws Exception {
        ServerJob job = queue.add(ANN, "study run");
        String path = "/api/jobs/" + job.number() + "/priority";
        String low = "{\"priority\": \"low\"}";
        assertEquals("low", call(ANN, Method.PUT, path, low).get("priority"));
        String high = "{\"priority\": \"high\"}";
        assertThrows(BadInput.class, () -> call(ANN, Method.PUT, path, high));
        assertThrows(BadInput.class, () -> call(BOB, Method.PUT, path, low));
        assertThrows(BadInput.class, () -> call(ANN, Method.PUT, path, "{}"));
        assertEquals("high", call(ADMINISTRATOR, Method.PUT, path, high).get("priority"));
        assertThrows(
                BadInput.class, () -> call(BOB, Method.DELETE, "/api/queue/" + job.number(), ""));
        call(ADMINISTRATOR, Method.DELETE, "/api/queue/" + job.number(), "");
        await(job, State.CANCELLED);
        call(ANN, Method.POST, "/api/jobs/" + job.number() + "/retry", "{}");
        await(job, State.RUNNING);
    }

    @Test
    void theDescriptionListsAllRoutes() throws Exception {
        Map<String, Object> paths = object(JSON.std.mapFrom(routes.openApi()).get("paths"));
        TreeSet<String> described = new TreeSet<>();
        paths.forEach(
                (path, methods) ->
                        object(methods)
                                .keySet()
                                .forEach(method -> described.add(method + " " + path)));
        TreeSet<String> offered = new TreeSet<>();
        routes.routes()
                .forEach(
                        route ->
                                offered.add(
                                        route.method().name().toLowerCase(Locale.ROOT)
                                                + " "
                                                + route.path()));
        assertEquals(described, offered);
        assertTrue(offered.size() >= 4);
    }
}
