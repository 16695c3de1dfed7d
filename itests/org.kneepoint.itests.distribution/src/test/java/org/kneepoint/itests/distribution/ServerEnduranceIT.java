// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a lab puts a server through: many users, a long queue, and a machine that fails. */
@Tag("long")
@Timeout(value = 1, unit = TimeUnit.HOURS)
class ServerEnduranceIT {
    private static final int JOBS = 1000;
    private static final int KILLS = 50;
    private static final int USERS = 100;
    private static final int SOLVES = 5;

    private final Path folder = BareMachine.scratch();

    @Test
    void noAcknowledgedJobIsLostOrStoredTwiceWhenTheServerIsKilled() throws Exception {
        String password = ServerProcess.prepare(folder);
        ServerProcess server = ServerProcess.start(folder);
        String token = token(server.signIn("admin", password));
        Map<Long, String> names = new TreeMap<>();
        for (int i = 0; i < JOBS; i++) {
            String name = "r" + i;
            String line = name + " = (simulate mesh radix=4 load=0.2 cycles=2000 seed=" + i + ")";
            names.put(server.client().withToken(token).start(line), name);
        }
        assertEquals(JOBS, names.size());
        Random pauses = new Random(1);
        for (int i = 0; i < KILLS; i++) {
            TimeUnit.MILLISECONDS.sleep(500 + pauses.nextInt(4000));
            server.killAlone();
            server = ServerProcess.start(folder);
        }
        ServerClient client = server.client().withToken(token);
        for (long job : names.keySet()) {
            assertEquals("done", client.await(job), () -> names.get(job));
        }
        Map<String, Integer> once = new TreeMap<>();
        names.values().forEach(name -> once.put(name, 1));
        assertEquals(once, stored(client));
        server.close();
    }

    /** Returns how many results are stored by their names, from all pages. */
    private static Map<String, Integer> stored(ServerClient client) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        Map<String, Object> page = Map.of("more", true);
        for (int number = 0; page.get("more").equals(true); number++) {
            page = client.get("api/stored?by=admin&page=" + number);
            for (Map<String, Object> result : JsonText.objects(page.get("results"))) {
                counts.merge("" + result.get("name"), 1, Integer::sum);
            }
        }
        return counts;
    }

    @Test
    void interactiveSolvesDoNotWaitForCampaigns() throws Exception {
        String password = ServerProcess.prepare(folder);
        try (ServerProcess server = ServerProcess.start(folder)) {
            ServerClient administrator = server.signIn("admin", password);
            List<ServerClient> users = new ArrayList<>();
            for (int i = 0; i < USERS; i++) {
                String name = "user" + i;
                String own = administrator.addUser(name, "evaluator");
                users.add(server.client().withToken(token(server.signIn(name, own))));
            }
            for (int i = 0; i < 8; i++) {
                users.get(i).start("simulate torus radix=16 load=0.05:0.4:0.01 seed=" + i);
            }
            double[] seconds = solves(users);
            Arrays.sort(seconds);
            System.out.printf(
                    "interactive solves of %d users: median %.3f s, 95th percentile %.3f s,"
                            + " longest %.3f s%n",
                    USERS,
                    seconds[seconds.length / 2],
                    seconds[seconds.length * 95 / 100],
                    seconds[seconds.length - 1]);
            assertEquals(USERS * SOLVES, seconds.length);
        }
    }

    /** Lets all users solve at once and returns the times of the answers, s. */
    private static double[] solves(List<ServerClient> users) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(users.size());
        try {
            List<Future<double[]>> all = new ArrayList<>();
            for (ServerClient user : users) {
                all.add(threads.submit(() -> solves(user)));
            }
            double[] times = new double[0];
            for (Future<double[]> one : all) {
                times = concat(times, one.get());
            }
            return times;
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        } finally {
            threads.shutdownNow();
        }
    }

    private static double[] concat(double[] first, double[] second) {
        double[] all = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, all, first.length, second.length);
        return all;
    }

    private static double[] solves(ServerClient user) {
        double[] times = new double[SOLVES];
        Random thinking = new Random(user.hashCode());
        for (int i = 0; i < SOLVES; i++) {
            String line = "solve mesh radix=8 load=0." + (1 + thinking.nextInt(2));
            try {
                TimeUnit.MILLISECONDS.sleep(thinking.nextInt(5000));
                long start = System.nanoTime();
                user.call("POST", "api/commands", "{\"line\":\"" + line + "\"}");
                times[i] = (System.nanoTime() - start) / 1e9;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return times;
    }

    private static String token(ServerClient client) throws IOException {
        String wish = "{\"role\":\"evaluator\",\"days\":1,\"note\":\"test\"}";
        return (String) client.call("POST", "api/tokens", wish).get("secret");
    }
}
