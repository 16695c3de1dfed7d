// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.server.plugin.StoreFixture.DEPLOYER;
import static org.kneepoint.server.plugin.StoreFixture.TRIANGLE;
import static org.kneepoint.server.plugin.StoreFixture.sent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.testkit.ErrorLine;

/** The deploy folder after crashes and restored back-ups. */
class ReconcileTest {
    private static final byte[] FIRST = TestJar.bundle("ring", "1.0.0");
    private static final byte[] SECOND = TestJar.bundle("ring", "1.1.0");

    @TempDir private Path folder;
    private StoreFixture fixture;

    @BeforeEach
    void prepare() throws IOException {
        fixture = new StoreFixture(folder);
        fixture.open().add(DEPLOYER, "ring.jar", sent(FIRST), false);
    }

    private Path jar() {
        return fixture.deploy.resolve("ring.jar");
    }

    private void addRow(byte[] content) throws IOException {
        new PlugInTable(fixture.database)
                .add(StoreFixture.candidate("ring.jar", content), "dora", Instant.EPOCH);
    }

    @Test
    void aFileThatWasPlacedButNotRecordedGivesWayToTheFormerOne() throws IOException {
        addRow(SECOND);
        Files.write(jar(), SECOND);
        fixture.open();
        assertArrayEquals(FIRST, Files.readAllBytes(jar()));
    }

    @Test
    void aFirstFileThatWasNotRecordedIsRemoved() throws IOException {
        new PlugInTable(fixture.database)
                .add(StoreFixture.candidate("lab.edges", TRIANGLE), "dora", Instant.EPOCH);
        Files.write(fixture.deploy.resolve("lab.edges"), TRIANGLE);
        fixture.open();
        assertEquals(List.of("ring.jar"), fixture.files());
    }

    @Test
    void aLostFileIsPlacedAgain() throws IOException {
        Files.delete(jar());
        fixture.open();
        assertArrayEquals(FIRST, Files.readAllBytes(jar()));
    }

    @Test
    void filesPutThereByHandStay() throws IOException {
        Files.writeString(fixture.deploy.resolve("README.txt"), "about this folder");
        Files.write(fixture.deploy.resolve("mine.edges"), TRIANGLE);
        assertEquals(List.of("mine.edges"), fixture.open().byHand());
        assertEquals(List.of("README.txt", "mine.edges", "ring.jar"), fixture.files());
    }

    @Test
    void aFileOfARemovedPlugInThatIsNoneOfItsVersionsStays() throws IOException {
        fixture.open().remove(DEPLOYER, "ring");
        Files.write(jar(), SECOND);
        fixture.open();
        assertArrayEquals(SECOND, Files.readAllBytes(jar()));
    }

    @Test
    void unfinishedFilesAreRemoved() throws IOException {
        Files.write(fixture.deploy.resolve(".kneepoint-ring.jar.part"), SECOND);
        Files.write(fixture.contents.resolve(".kneepoint-abc.part"), SECOND);
        fixture.open();
        assertEquals(List.of("ring.jar"), fixture.files());
        try (var files = Files.list(fixture.contents)) {
            assertEquals(
                    List.of(Sha256.of(FIRST)),
                    files.map(file -> file.getFileName().toString()).toList());
        }
    }

    @Test
    void aChangedContentIsNamedAndNotPlaced() throws IOException {
        Files.delete(jar());
        Files.write(fixture.contents.resolve(Sha256.of(FIRST)), SECOND);
        IOException fault = assertThrows(IOException.class, fixture::open);
        ErrorLine.names(fault.getMessage(), Sha256.of(FIRST));
        assertEquals(List.of(), fixture.files());
    }
}
