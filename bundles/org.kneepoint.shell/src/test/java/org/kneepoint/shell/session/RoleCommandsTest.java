// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.Command;
import org.kneepoint.study.session.Role;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;

class RoleCommandsTest {
    /** Service properties by the name of the command. */
    private static final Map<String, Object> OFFERED =
            Map.of(
                    "results", "viewer",
                    "user", "administrator",
                    "plug-in", "deployer",
                    "odd", "somebody",
                    "doctor", "viewer");

    private static <T> T fake(Class<T> type, java.util.function.Function<Object[], Object> answer) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (proxy, method, arguments) ->
                                switch (method.getName()) {
                                    case "getServiceReferences" ->
                                            OFFERED.keySet().stream()
                                                    .map(RoleCommandsTest::reference)
                                                    .toList();
                                    case "aliases" -> List.of();
                                    case "hashCode" -> 1;
                                    default -> answer.apply(arguments);
                                }));
    }

    private static ServiceReference<?> reference(String name) {
        return fake(
                ServiceReference.class, arguments -> arguments == null ? name : OFFERED.get(name));
    }

    /** The text of a reference is the name of its command. */
    private static Set<String> of(Role role) {
        BundleContext context =
                fake(
                        BundleContext.class,
                        arguments -> fake(Command.class, none -> arguments[0].toString()));
        return new RoleCommands(context).of(role).orElseThrow();
    }

    @Test
    void eachRoleIncludesThoseBeforeIt() {
        assertTrue(of(Role.EVALUATOR).containsAll(of(Role.VIEWER)));
        assertTrue(of(Role.DEPLOYER).containsAll(of(Role.EVALUATOR)));
        assertEquals(
                Optional.empty(),
                new RoleCommands(fake(BundleContext.class, x -> null)).of(Role.ADMINISTRATOR));
    }

    @Test
    void aViewerRunsNothing() {
        Set<String> viewer = of(Role.VIEWER);
        assertTrue(viewer.containsAll(Set.of("help", "describe", "jobs", "exit", "grep")));
        for (String other : "solve simulate study script tee check viewer cat each".split(" ")) {
            assertFalse(viewer.contains(other), other);
        }
    }

    @Test
    void bundlesStateTheLeastRoleOfTheirCommands() {
        assertTrue(of(Role.VIEWER).contains("results"));
        assertFalse(of(Role.EVALUATOR).contains("plug-in"));
        assertTrue(of(Role.DEPLOYER).contains("plug-in"));
        assertFalse(of(Role.DEPLOYER).contains("user"));
        assertFalse(of(Role.DEPLOYER).contains("odd"));
        assertFalse(of(Role.VIEWER).contains("doctor"), "the command of the distribution");
    }

    @Test
    void noRoleButAdministratorUsesTheLanguageOrTheProcess() {
        for (String other : "each if cat ls cd less nano watch set history tac viewer".split(" ")) {
            assertFalse(of(Role.DEPLOYER).contains(other), other);
        }
    }
}
