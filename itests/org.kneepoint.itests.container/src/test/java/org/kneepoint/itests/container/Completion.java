// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/** Completions of the shell, which are internal and called by reflection. */
final class Completion {
    private static final String SHELL = "org.kneepoint.shell";

    private Completion() {}

    /**
     * Returns the completions of a word.
     *
     * @param command the command's name
     * @param typed the complete settings between the command and the word
     */
    static List<?> of(BundleContext context, String command, List<String> typed, String word)
            throws Exception {
        Object installed =
                context.getService(
                        context.getServiceReference(SHELL + ".command.InstalledCommands"));
        for (Object service : (List<?>) installed.getClass().getMethod("all").invoke(installed)) {
            if (command.equals(((Command) service).name())) {
                return proposals(context, (Command) service, typed, word);
            }
        }
        throw new AssertionError("there is no command " + command);
    }

    private static List<?> proposals(
            BundleContext context, Command command, List<String> typed, String word)
            throws Exception {
        Bundle shell =
                Arrays.stream(context.getBundles())
                        .filter(bundle -> SHELL.equals(bundle.getSymbolicName()))
                        .findAny()
                        .orElseThrow();
        Catalogue catalogue = context.getService(context.getServiceReference(Catalogue.class));
        Object formats =
                shell.loadClass(SHELL + ".text.InstalledFormats")
                        .getConstructor(Catalogue.class)
                        .newInstance(catalogue);
        for (Method method : shell.loadClass(SHELL + ".command.CommandCompletions").getMethods()) {
            if (method.getName().equals("of")) {
                return (List<?>) method.invoke(null, command, formats, typed, word);
            }
        }
        throw new AssertionError("nothing proposes");
    }
}
