// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.ops4j.pax.exam.CoreOptions.bundle;
import static org.ops4j.pax.exam.CoreOptions.composite;
import static org.ops4j.pax.exam.CoreOptions.frameworkProperty;
import static org.ops4j.pax.exam.CoreOptions.junitBundles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.launcher.Feature;
import org.kneepoint.launcher.LaunchFailure;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.options.UrlProvisionOption;

/**
 * The bundles in the framework: those of the distribution, and those that the module's POM names in
 * compile scope. The jars are files of this build; none comes from the local Maven repository.
 */
final class ProvisionedBundles {
    /** Property with the folder for dropped-in jars. */
    static final String DEPLOY = "kneepoint.deploy";

    /** Property with the work folder. */
    static final String WORK = "kneepoint.work";

    /** The bundle that only provides classes. */
    static final String LENDER = "org.apache.felix.gogo.jline";

    private static final String INSTALLER = "org.apache.felix.fileinstall";
    private static final Path WORKBENCH = Path.of(System.getProperty("kneepoint.workbench"));
    private static final Path BUNDLES = Path.of(System.getProperty("kneepoint.bundles"));

    private ProvisionedBundles() {}

    /**
     * All bundles of the workbench that are started with it, with JUnit for the tests themselves.
     */
    static Option workbench() {
        Set<String> onDemand = onDemand();
        return composite(
                bundles(jar -> !jar.startsWith(INSTALLER) && !onDemand.contains(jar)),
                frameworkProperty(WORK).value(folder(WORK)),
                junitBundles());
    }

    /** The workbench with File Install. */
    static Option workbenchWithDeployFolder() {
        String deploy = folder(DEPLOY);
        return composite(
                workbench(),
                bundles(jar -> jar.startsWith(INSTALLER)),
                frameworkProperty(DEPLOY).value(deploy),
                frameworkProperty("felix.fileinstall.dir").value(deploy),
                frameworkProperty("felix.fileinstall.tmpdir").value(folder(INSTALLER)),
                frameworkProperty("felix.fileinstall.filter").value(".*\\.jar"),
                frameworkProperty("felix.fileinstall.noInitialDelay").value("true"),
                frameworkProperty("felix.fileinstall.poll").value("150"),
                // some tests need bundles that do not resolve
                frameworkProperty("felix.fileinstall.log.level").value("0"));
    }

    /** The jars of features that are installed on demand. */
    private static Set<String> onDemand() {
        try {
            return Feature.readAll(WORKBENCH.resolveSibling("features")).stream()
                    .filter(Feature::onDemand)
                    .flatMap(feature -> feature.parts().stream())
                    .map(Feature.Part::fileName)
                    .collect(Collectors.toSet());
        } catch (LaunchFailure e) {
            throw new IllegalStateException(e);
        }
    }

    private static Option bundles(Predicate<String> wanted) {
        try (Stream<Path> workbench = Files.list(WORKBENCH);
                Stream<Path> others = Files.list(BUNDLES)) {
            return composite(
                    Stream.concat(workbench, others)
                            .sorted(Comparator.comparing(Path::getFileName))
                            .filter(jar -> wanted.test(jar.getFileName().toString()))
                            .map(ProvisionedBundles::provisioned)
                            .toArray(Option[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** gogo.jline only provides classes; started, it would open a prompt. */
    private static Option provisioned(Path jar) {
        UrlProvisionOption bundle = bundle(jar.toUri().toString());
        return jar.getFileName().toString().startsWith(LENDER) ? bundle.noStart() : bundle;
    }

    private static String folder(String name) {
        try {
            return Files.createTempDirectory(BUNDLES.getParent(), name).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
