// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.kneepoint.shell.command.InstalledCommands;
import org.kneepoint.shell.diagnosis.Diagnosis;
import org.kneepoint.shell.diagnosis.InstallationProblems;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.runtime.ServiceComponentRuntime;

/**
 * Entry of a process that examines its deploy folder and, if its argument names one, a file of it:
 * what {@code doctor} finds, and what {@code check} finds on each plug-in of the file. It prints a
 * line for each finding, state, part and text separated by tabs, and at last {@value #END}. It ends
 * when its input does, as when the process that has started it is killed.
 */
@Component(service = ToIntFunction.class, property = "kneepoint.entry=" + DeployedFileEntry.ENTRY)
public final class DeployedFileEntry implements ToIntFunction<String[]> {
    /** Value of the property {@code kneepoint.entry} of such a process. */
    static final String ENTRY = "deployed-file";

    /** The last line; without it the report is not complete. */
    static final String END = "end";

    private static final int FAILURE = 3;

    private final DeployedFileCheck check;

    /** Examines the framework of the context. */
    @Activate
    public DeployedFileEntry(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference EvaluationService evaluation,
            @Reference InstalledCommands commands,
            @Reference ServiceComponentRuntime runtime) {
        this.check =
                new DeployedFileCheck(
                        context,
                        catalogue,
                        evaluation,
                        new InstallationProblems(context, catalogue, commands, runtime));
    }

    @Override
    public int applyAsInt(String[] arguments) {
        PrintStream output =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        // what plug-ins print is no finding
        System.setOut(System.err);
        Thread watch = new Thread(DeployedFileEntry::endWithInput, "input");
        watch.setDaemon(true);
        watch.start();
        List<Diagnosis> findings = new ArrayList<>(check.problems());
        for (String file : arguments) {
            findings.addAll(check.of(file));
        }
        findings.forEach(finding -> output.println(line(finding)));
        output.println(END);
        output.flush();
        return 0;
    }

    private static void endWithInput() {
        try (FileInputStream input = new FileInputStream(FileDescriptor.in)) {
            while (input.read() >= 0) {
                // nothing is expected
            }
        } catch (IOException e) {
            // the same as its end
        }
        Runtime.getRuntime().halt(FAILURE);
    }

    private static String line(Diagnosis finding) {
        String text = finding.line().replaceAll("\\p{Cntrl}+", " ");
        return finding.state() + "\t" + finding.part() + "\t" + text;
    }
}
