// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.shell.FakeWorkbench;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Version;
import org.osgi.service.component.ComponentServiceObjects;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

class OwnCommandsTest {
    private final Catalogue catalogue = FakeWorkbench.catalogue();
    private final EvaluationService evaluation = new EvaluationService(catalogue);

    /** An object of an interface whose methods all answer the same. */
    private static <T> T answering(Class<T> type, Object answer) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> answer));
    }

    @SuppressWarnings("unchecked")
    private static <T> ComponentServiceObjects<T> service(T service) {
        return answering(ComponentServiceObjects.class, service);
    }

    @Test
    void theNamesAreThoseOfTheCommands() {
        Bundle bundle = answering(Bundle.class, new Version("1.2.3"));
        OwnCommands own =
                new OwnCommands(
                        answering(BundleContext.class, bundle),
                        catalogue,
                        evaluation,
                        service(new StudyService(evaluation)),
                        service(answering(ServiceComponentRuntime.class, null)));
        for (String name : OwnCommands.NAMES) {
            Command command = own.make(name);
            assertEquals(name, command.name());
            assertEquals(
                    Map.of(HelpCommand.NAME, List.of(HelpCommand.ALIAS))
                            .getOrDefault(command.name(), List.of()),
                    command.aliases());
            assertFalse(command.usage().contains("\n "), "continued lines are joined");
        }
    }
}
