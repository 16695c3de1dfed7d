// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FeatureTest {

    @TempDir private Path folder;

    @Test
    void readsBundlesInBothNotationsAndComments() throws Exception {
        Feature feature =
                Feature.read(
                        file(
                                "a.json",
                                """
                                { // a comment
                                  "feature-resource-version": "1.0",
                                  "id": "g:f:1",
                                  /* another */
                                  "bundles": [
                                    "g:plain:1.0",
                                    { "id": "g:early:2.0", "bundleStartLevel": 1 },
                                    { "id": "g:idle:3.0", "org.kneepoint.start": false, "other": {} }
                                  ]
                                }
                                """));
        assertEquals("a", feature.name());
        assertEquals("g:f:1", feature.id());
        assertEquals(Feature.Installation.AT_START, feature.installation());
        assertEquals(
                List.of(
                        new Feature.Part("g:plain:1.0", 0, true),
                        new Feature.Part("g:early:2.0", 1, true),
                        new Feature.Part("g:idle:3.0", 0, false)),
                feature.parts());
    }

    @ParameterizedTest
    @CsvSource({"on-demand, ON_DEMAND", "for-commands, FOR_COMMANDS", "at-start, AT_START"})
    void readsWhenItIsInstalled(String value, Feature.Installation installation) throws Exception {
        String json = "{\"id\": \"g:f:1\", \"org.kneepoint.install\": \"" + value + "\"}";
        assertEquals(installation, Feature.read(file("f.json", json)).installation());
    }

    @ParameterizedTest
    @CsvSource({
        "g:a:1.0,               a-1.0.jar",
        "g:a:jar:1.0,           a-1.0.jar",
        "g.h:a.b:jar:linux:1.0, a.b-1.0-linux.jar"
    })
    void namesTheFileAsMavenDoes(String id, String file) {
        assertEquals(file, new Feature.Part(id, 0, true).fileName());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{\"bundles\": []}",
                "{\"id\": \"g:f:1\", \"feature-resource-version\": \"2.0\"}",
                "{\"id\": \"g:f:1\", \"bundles\": \"g:a:1\"}",
                "{\"id\": \"g:f:1\", \"org.kneepoint.install\": \"never\"}",
                "{\"id\": \"g:f:1\", \"org.kneepoint.install\": true}",
                "{\"id\": \"g:f:1\", \"bundles\": [7]}",
                "{\"id\": \"g:f:1\", \"bundles\": [{}]}",
                "{\"id\": \"g:f:1\", \"bundles\": [\"a\"]}",
                "{\"id\": \"g:f:1\", \"bundles\": [\"g:../../a:1\"]}",
                "{\"id\": \"g:f:1\", \"bundles\": [{\"id\": \"g:a:1\", \"bundleStartLevel\": -1}]}",
                "{\"id\": \"g:f:1\", \"bundles\": [{\"id\": \"g:a:1\", \"bundleStartLevel\": \"1\"}]}"
            })
    void refusesWhatIsNoFeatureAndNamesTheFile(String json) throws IOException {
        Path file = file("wrong.json", json);
        LaunchFailure failure = assertThrows(LaunchFailure.class, () -> Feature.read(file));
        assertTrue(failure.getMessage().contains("wrong.json"), failure.getMessage());
        assertEquals(1, failure.getMessage().lines().count());
    }

    @Test
    void readsAFolderInTheOrderOfTheNames() throws Exception {
        file("b.json", "{\"id\": \"g:b:1\"}");
        file("a.json", "{\"id\": \"g:a:1\"}");
        file("README.txt", "no feature");
        assertEquals(
                List.of("g:a:1", "g:b:1"),
                Feature.readAll(folder).stream().map(Feature::id).toList());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
