// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.study.campaign.PatientExecutor;
import org.kneepoint.study.run.ResultCollector;
import org.kneepoint.study.run.RunTask;
import org.kneepoint.study.run.SettingsParser;
import org.kneepoint.testkit.ErrorLine;

class InstalledExecutorsTest {
    private final PatientExecutor cluster = new PatientExecutor();

    private InstalledExecutors executors(String property) {
        return new InstalledExecutors(
                () ->
                        Map.of(
                                "local",
                                new LocalExecutor(),
                                "cluster",
                                cluster,
                                "network",
                                new NetworkExecutor(),
                                "server",
                                new ServersExecutor()),
                () -> property);
    }

    private static final class ServersExecutor implements RunExecutor {
        @Override
        public boolean isForAll() {
            return true;
        }

        @Override
        public void execute(
                RunPlan plan, List<RunTask> tasks, ResultCollector collector, Progress progress) {
            throw new AssertionError();
        }
    }

    private static final class NetworkExecutor implements ConfiguredExecutor {
        @Override
        public Parameters parameters() {
            return Parameters.of(Parameter.text("host", "of nobody").required());
        }

        @Override
        public RunExecutor at(ExecutionSite site, Scenario settings) {
            throw new AssertionError();
        }
    }

    private static BadInput refusal(InstalledExecutors executors, String... settings) {
        return assertThrows(BadInput.class, () -> others(executors, settings));
    }

    private static Map<String, String> others(InstalledExecutors executors, String... settings) {
        return executors.others(SettingsParser.parse(List.of(settings)));
    }

    @Test
    void aChoiceIsTakenWithItsSettings() {
        assertEquals(
                Map.of("load", "0.1"),
                others(executors(null), "load=0.1", "executor=cluster", "patience=3"));
        assertEquals(Map.of("load", "0.1"), others(executors(null), "load=0.1"));
        ExecutorChoice choice = new ExecutorChoice("cluster", Map.of("patience", "3"));
        assertEquals("executor=cluster patience=3", choice.text());
        assertEquals(choice, ExecutorChoice.parse(choice.text() + "\n"));
        assertTrue(ExecutorChoice.parse("").isDefault());
    }

    @Test
    void whatIsWrongIsNamed() {
        BadInput unknown = refusal(executors(null), "executor=clustr");
        ErrorLine.names(unknown.getMessage(), "clustr", "cluster");
        assertEquals(
                "patience=3 is for executor=cluster",
                refusal(executors(null), "patience=3").getMessage());
        assertEquals(
                "patience=3 is for executor=cluster",
                refusal(executors(null), "executor=local", "patience=3").getMessage());
        assertEquals(
                List.of("patience"),
                refusal(executors(null), "executor=cluster", "patience=0").parameters());
    }

    @Test
    void whatAnExecutorRequiresIsRequiredOnlyWithIt() {
        InstalledExecutors executors = executors(null);
        assertTrue(executors.parameters().all().stream().noneMatch(Parameter::isRequired));
        assertEquals(List.of("host"), refusal(executors, "executor=network").parameters());
        assertEquals(Map.of(), others(executors, "executor=network", "host=a"));
        BadInput unset =
                assertThrows(
                        BadInput.class,
                        () -> new NetworkExecutor().execute(null, List.of(), null, Progress.NONE));
        assertEquals(List.of("host"), unset.parameters());
    }

    /** Neither by a setting nor by the folder of a study. */
    @Test
    void aServerChoosesForItsUsers() {
        InstalledExecutors executors = executors("server");
        assertEquals(List.of(), executors.names());
        assertEquals(List.of("executor"), refusal(executors, "executor=cluster").parameters());
        ExecutorChoice stored = new ExecutorChoice("cluster", Map.of());
        assertTrue(executors.work(stored, Path.of("x")).isEmpty());
    }

    /** The work of a study has to be found again, also if the default changes. */
    @Test
    void aDetachedDefaultIsKeptByItsName() {
        assertEquals("cluster", executors("cluster").lasting(ExecutorChoice.DEFAULT).name());
        assertTrue(executors(null).lasting(ExecutorChoice.DEFAULT).isDefault());
    }
}
