// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.plugin.StoreFixture.ADMINISTRATOR;
import static org.kneepoint.server.plugin.StoreFixture.DEPLOYER;
import static org.kneepoint.server.plugin.StoreFixture.TRIANGLE;
import static org.kneepoint.server.plugin.StoreFixture.sent;

import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.plugin.PlugIn.Version;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.plugin.Sha256;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.ErrorLine;

class PlugInStoreTest {
    private static final byte[] FIRST = TestJar.bundle("ring", "1.0.0");
    private static final byte[] SECOND = TestJar.bundle("ring", "1.1.0");

    @TempDir private Path folder;
    private StoreFixture fixture;
    private PlugInStore store;

    Database database() {
        return TestDatabase.h2();
    }

    @BeforeEach
    void open() throws IOException {
        fixture = new StoreFixture(folder, database());
        store = fixture.open();
    }

    private byte[] placed(String file) throws IOException {
        return Files.readAllBytes(fixture.deploy.resolve(file));
    }

    private static void fails(org.junit.jupiter.api.function.Executable act, String... named) {
        ErrorLine.names(assertThrows(BadInput.class, act).getMessage(), named);
    }

    @Test
    void aCleanBundleBecomesLiveUnderItsSymbolicName() throws IOException {
        DeployResult result = store.add(DEPLOYER, "download (2).jar", sent(FIRST), false);
        assertTrue(result.accepted());
        assertEquals(List.of("ok: all is well"), result.report());
        assertArrayEquals(FIRST, placed("ring.jar"));
        PlugIn ring = store.get("ring");
        assertEquals(PlugIn.Kind.BUNDLE, ring.kind());
        assertEquals(Optional.of(Sha256.of(FIRST)), ring.live());
        Version version = ring.versions().get(0);
        assertEquals("1.0.0", version.version());
        assertEquals("dora", version.account());
        assertEquals(List.of("dora deploy plug-in ring"), fixture.acts());
    }

    @Test
    void aNetworkFileKeepsItsName() throws IOException {
        assertTrue(store.add(DEPLOYER, "lab.edges", sent(TRIANGLE), false).accepted());
        assertEquals(PlugIn.Kind.NETWORK, store.get("lab.edges").kind());
        assertArrayEquals(TRIANGLE, placed("lab.edges"));
    }

    @Test
    void aFileWithAProblemIsNotDeployedAndLeavesNothing() throws IOException {
        fixture.problems.put("ring", "ring needs oracle");
        DeployResult result = store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        assertFalse(result.accepted());
        assertEquals(List.of("problem: ring needs oracle"), result.report());
        assertEquals(List.of(), fixture.files());
        assertEquals(List.of(), store.all());
        assertEquals(List.of(), fixture.acts());
    }

    @Test
    void onlyAnAdministratorForces() throws IOException {
        fixture.problems.put("ring", "ring needs oracle");
        fails(() -> store.add(DEPLOYER, "ring.jar", sent(FIRST), true), "administrator");
        assertEquals(List.of(), fixture.files());
        assertTrue(store.add(ADMINISTRATOR, "ring.jar", sent(FIRST), true).accepted());
        assertEquals(List.of("ada force plug-in ring"), fixture.acts());
    }

    @Test
    void evaluatorsChangeNothing() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        Caller eve = new Caller("eve", Role.EVALUATOR);
        fails(() -> store.add(eve, "ring.jar", sent(SECOND), false), "deployer");
        fails(() -> store.use(eve, "ring", Sha256.of(FIRST)), "deployer");
        fails(() -> store.remove(eve, "ring"), "deployer");
        assertArrayEquals(FIRST, placed("ring.jar"));
    }

    @Test
    void aNewVersionReplacesTheOldOneWhichIsOneActBack() throws IOException {
        store.add(DEPLOYER, "ring-1.0.jar", sent(FIRST), false);
        store.add(ADMINISTRATOR, "ring-1.1.jar", sent(SECOND), false);
        assertEquals(List.of("ring.jar"), fixture.files());
        assertArrayEquals(SECOND, placed("ring.jar"));
        assertEquals(
                List.of("1.1.0", "1.0.0"),
                store.get("ring").versions().stream().map(Version::version).toList());
        store.use(DEPLOYER, "ring", Sha256.of(FIRST).substring(0, 8));
        assertArrayEquals(FIRST, placed("ring.jar"));
        assertEquals("1.0.0", store.get("ring").liveVersion().orElseThrow().version());
        assertEquals("dora use plug-in ring", fixture.acts().get(2));
    }

    @Test
    void theCandidateIsCheckedWithoutItsFormerVersion() throws IOException {
        store.add(DEPLOYER, "lab.edges", sent(TRIANGLE), false);
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        store.add(DEPLOYER, "ring.jar", sent(SECOND), false);
        assertEquals(List.of("lab.edges"), fixture.others);
    }

    @Test
    void theFormerVersionComesBackIfTheNewOneDoesNotStart() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        fixture.dead.add("1.1.0");
        DeployResult result = store.add(DEPLOYER, "ring.jar", sent(SECOND), false);
        assertFalse(result.accepted());
        assertEquals("problem: ring does not start", result.report().get(1));
        assertArrayEquals(FIRST, placed("ring.jar"));
        PlugIn ring = store.get("ring");
        assertEquals(Optional.of(Sha256.of(FIRST)), ring.live());
        assertEquals(1, ring.versions().size());
    }

    @Test
    void aFirstVersionThatDoesNotStartLeavesNothing() throws IOException {
        fixture.dead.add("1.0.0");
        assertFalse(store.add(DEPLOYER, "ring.jar", sent(FIRST), false).accepted());
        assertEquals(List.of(), fixture.files());
        assertEquals(List.of(), store.all());
    }

    @Test
    void aVersionThatNoLongerStartsIsNotUsed() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        store.add(DEPLOYER, "ring.jar", sent(SECOND), false);
        fixture.dead.add("1.0.0");
        fails(() -> store.use(DEPLOYER, "ring", Sha256.of(FIRST)), "start");
        assertArrayEquals(SECOND, placed("ring.jar"));
    }

    @Test
    void aRemovedPlugInCanBeUsedAgain() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        store.remove(DEPLOYER, "ring");
        assertEquals(List.of(), fixture.files());
        assertEquals(Optional.empty(), store.get("ring").live());
        fails(() -> store.remove(DEPLOYER, "ring"), "ring");
        store.use(DEPLOYER, "ring", Sha256.of(FIRST));
        assertArrayEquals(FIRST, placed("ring.jar"));
    }

    @Test
    void theSameContentAgainChangesNothing() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        fixture.problems.put("ring", "would be refused now");
        assertTrue(store.add(ADMINISTRATOR, "ring.jar", sent(FIRST), false).accepted());
        assertEquals(1, fixture.acts().size());
        assertEquals(1, store.get("ring").versions().size());
    }

    @Test
    void unknownNamesAndVersionsAreNamed() throws IOException {
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        fails(() -> store.get("rink"), "rink", "ring");
        String hash = Sha256.of(FIRST);
        fails(() -> store.use(DEPLOYER, "ring", "ffffffff"), "ffffffff");
        fails(() -> store.use(DEPLOYER, "ring", hash.substring(0, 3)), hash.substring(0, 12));
    }

    @Test
    void namesInUseElsewhereAreRefused() throws IOException {
        fixture.installed.add("ring");
        fails(() -> store.add(DEPLOYER, "ring.jar", sent(FIRST), false), "ring", "other.jar");
        Files.write(fixture.deploy.resolve("lab.edges"), TRIANGLE);
        fails(() -> store.add(DEPLOYER, "lab.edges", sent(TRIANGLE), false), "lab.edges");
        assertEquals(List.of("lab.edges"), store.byHand());
    }

    @Test
    void anUploadThatFailsLeavesNothingBehind() throws IOException {
        InputStream broken =
                new SequenceInputStream(
                        sent(FIRST),
                        new InputStream() {
                            @Override
                            public int read() throws IOException {
                                throw new IOException("the client has gone");
                            }
                        });
        IOException failure =
                assertThrows(
                        IOException.class, () -> store.add(DEPLOYER, "ring.jar", broken, false));
        assertEquals("the client has gone", failure.getMessage());
        InputStream large = sent(new byte[(1 << 20) + 1]);
        fails(() -> store.add(DEPLOYER, "big.edges", large, false), "big.edges", "1 MiB");
        assertEquals(List.of(), contents());
        assertEquals(List.of(), fixture.files());
        store.add(DEPLOYER, "ring.jar", sent(FIRST), false);
        assertEquals(List.of(Sha256.of(FIRST)), contents());
    }

    private List<String> contents() throws IOException {
        try (Stream<Path> files = Files.list(fixture.contents)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void whatIsNoPlugInIsRefusedByName() {
        byte[] large = new byte[(1 << 20) + 1];
        fails(() -> store.add(DEPLOYER, "big.edges", sent(large), false), "big.edges", "1 MiB");
        fails(() -> store.add(DEPLOYER, "no.edges", sent(new byte[0]), false), "no.edges");
        fails(() -> store.add(DEPLOYER, "a.exe", sent(TRIANGLE), false), "a.exe");
        fails(() -> store.add(DEPLOYER, "../a.edges", sent(TRIANGLE), false), "../a.edges");
        fails(() -> store.add(DEPLOYER, ".a.edges", sent(TRIANGLE), false), ".a.edges");
        fails(() -> store.add(DEPLOYER, "text.jar", sent(TRIANGLE), false), "text.jar");
        byte[] plain = new TestJar().entry("a", TRIANGLE).bytes();
        fails(() -> store.add(DEPLOYER, "plain.jar", sent(plain), false), "Bundle-SymbolicName");
        byte[] evil = TestJar.bundle("../../evil", "1.0.0");
        fails(() -> store.add(DEPLOYER, "x.jar", sent(evil), false), "../../evil");
        byte[] torn = java.util.Arrays.copyOf(FIRST, FIRST.length / 2);
        fails(() -> store.add(DEPLOYER, "ring.jar", sent(torn), false), "ring.jar");
    }
}
