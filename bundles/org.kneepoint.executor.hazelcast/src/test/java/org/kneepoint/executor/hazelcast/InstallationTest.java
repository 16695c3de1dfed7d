// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.plugin.Sha256;

class InstallationTest {
    @TempDir private Path home;

    @Test
    void itsIdentityIsThatOfVersionJavaAndBundles() throws IOException {
        Path jar = Files.createDirectory(home.resolve("bundle")).resolve("a.jar");
        Files.writeString(jar, "a");
        assertEquals(
                Map.of(
                        "Kneepoint", "1.2",
                        "Java", Runtime.version().toString(),
                        "a.jar", Sha256.of(jar)),
                new Installation(home, home, home, "1.2").identity());
    }

    /**
     * The submitter reads why a run failed, and cannot give the workers of a member more memory.
     */
    @Test
    void aWorkerNamesTheMemberAsTheOneThatGivesMoreMemory() {
        List<String> words = new Installation(home, home, home, "1.2").worker(home).words();
        assertTrue(
                words.contains(
                        "-Dkneepoint.heap.setting=-Xmx in KNEEPOINT_JAVA_OPTS of the member"),
                words::toString);
    }

    @Test
    void theFirstDifferenceIsNamedVersionsFirst() {
        Map<String, String> one = Map.of("Java", "17", "a.jar", "x", "b.jar", "y");
        assertEquals(Optional.empty(), Installation.difference(one, one));
        assertEquals(
                Optional.of("Java is 17, the submitter has 21"),
                Installation.difference(one, Map.of("Java", "21", "a.jar", "z")));
        assertEquals(
                Optional.of("a.jar is another build than that of the submitter"),
                Installation.difference(one, Map.of("Java", "17", "a.jar", "z", "b.jar", "y")));
        assertEquals(
                Optional.of("b.jar is additional"),
                Installation.difference(one, Map.of("Java", "17", "a.jar", "x")));
        assertEquals(
                Optional.of("c.jar is missing"),
                Installation.difference(
                        one, Map.of("Java", "17", "a.jar", "x", "b.jar", "y", "c.jar", "z")));
    }
}
