// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import java.lang.reflect.Method;
import java.util.List;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;

/** What the commands propose while a line is being typed; no part of any API either. */
final class Completion {
    private static final String COMMAND = "org.kneepoint.shell.command.Command";

    private Completion() {}

    /**
     * Returns what the word may become.
     *
     * @param command the command's name
     * @param typed the complete words between the command and the word
     */
    static List<?> of(BundleContext context, String command, List<String> typed, String word)
            throws Exception {
        for (ServiceReference<?> reference : context.getAllServiceReferences(COMMAND, null)) {
            Object service = context.getService(reference);
            if (command.equals(call(service, "name"))) {
                return (List<?>) call(service, "proposals", typed, word);
            }
        }
        throw new AssertionError("there is no command " + command);
    }

    private static Object call(Object command, String name, Object... arguments) throws Exception {
        for (Method method : command.getClass().getMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
                method.setAccessible(true);
                return method.invoke(command, arguments);
            }
        }
        throw new AssertionError(command + " has no method " + name);
    }
}
