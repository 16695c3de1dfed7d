// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.queueing.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.contract.PlugInContract;

class QueueNamesTest {
    private static final Set<String> NAMES =
            Set.of(
                    "M/M/1",
                    "M/M/c",
                    "M/M/inf",
                    "Erlang-B",
                    "Erlang-C",
                    "M/M/1/K",
                    "M/M/c/K",
                    "M/D/1",
                    "M/D/1/K",
                    "M/G/1",
                    "M/G/1/K",
                    "M/G/c",
                    "GE/GE/1",
                    "GE/GE/1/K",
                    "GE/G/1",
                    "Geo/Geo/1",
                    "Geo/D/1/K",
                    "G/G/1",
                    "merge",
                    "split",
                    "departure");

    static Stream<QueueModel> all() {
        return QueueEvaluations.ALL.stream();
    }

    /** Every nested class of the files with components, so that none is forgotten here. */
    private static List<Class<?>> components() {
        return Stream.of(
                        MarkovianQueues.class,
                        GeneralServiceQueues.class,
                        GeneralisedExponentialQueues.class,
                        DiscreteTimeQueues.class,
                        FlowOperations.class)
                .flatMap(holder -> Stream.of(holder.getDeclaredClasses()))
                .filter(QueueModel.class::isAssignableFrom)
                .filter(type -> !Modifier.isAbstract(type.getModifiers()))
                .toList();
    }

    @Test
    void theseAndNoOthers() {
        Set<String> found = new TreeSet<>();
        QueueEvaluations.ALL.forEach(queue -> found.add(queue.name()));
        assertEquals(new TreeSet<>(NAMES), found);
        assertEquals(NAMES.size(), components().size());
        assertEquals(Set.copyOf(components()), Set.copyOf(all().map(Object::getClass).toList()));
    }

    @ParameterizedTest
    @MethodSource("all")
    void describesItself(QueueModel queue) {
        assertEquals(List.of(), PlugInContract.ofDescription(queue).violations());
        for (Parameter<?> parameter : queue.parameters().all()) {
            assertFalse(parameter.meaning().endsWith("."), parameter.name());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M/M/1     | arrival service",
                "M/M/inf   | arrival service",
                "M/D/1     | arrival service",
                "M/M/c     | arrival service servers",
                "Erlang-B  | arrival service servers",
                "Erlang-C  | arrival service servers",
                "M/M/1/K   | arrival service capacity",
                "M/D/1/K   | arrival service capacity",
                "M/M/c/K   | arrival service servers capacity",
                "M/G/1     | arrival service service_distribution service_phases service_scv"
                        + " service_p1 service_mean1 service_mean2",
                "M/G/1/K   | arrival capacity service service_distribution service_phases"
                        + " service_scv service_p1 service_mean1 service_mean2",
                "M/G/c     | arrival service service_scv servers approximation",
                "G/G/1     | arrival scv service service_scv approximation",
                "GE/GE/1   | arrival scv service service_scv",
                "GE/GE/1/K | arrival scv service service_scv capacity",
                "GE/G/1    | arrival scv service service_scv",
                "Geo/Geo/1 | arrival service slot",
                "Geo/D/1/K | arrival service capacity slot",
                "merge     | arrival1 scv1 arrival2 scv2 arrival3 scv3 arrival4 scv4 rule service",
                "split     | arrival scv probability",
                "departure | arrival scv service service_scv servers rule",
            })
    void settings(String name, String settings) {
        assertEquals(
                List.of(settings.split(" ")),
                List.copyOf(QueueEvaluations.named(name).parameters().names()));
    }
}
