// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.study.PortablePlan;
import org.kneepoint.study.plugin.Sha256;

class JoinedSessionTest {
    private final Map<String, String> hashes = new TreeMap<>();
    private final MemoryNetwork.Maps maps = new MemoryNetwork.Maps();

    @TempDir private Path submitter;
    @TempDir private Path member;
    @TempDir private Path folder;

    private Map<String, byte[]> blocks;
    private JoinedSession session;

    @BeforeEach
    void join() throws IOException {
        Files.writeString(submitter.resolve("own.csv"), "a,b\n");
        Files.writeString(submitter.resolve("sent.csv"), "c,d\n");
        Files.writeString(member.resolve("own.csv"), "a,b\n");
        blocks = SentFiles.read(submitter, hashes);
        SessionTerms terms =
                new SessionTerms("submitter", Map.of(), hashes, PortablePlan.of(SamplePlan.of()));
        session = new JoinedSession(terms, maps, folder);
    }

    @Test
    void filesThatAreMissingAreReceivedLater() throws IOException {
        assertFalse(session.receive(member));
        assertFalse(session.receive(member));
        maps.blocks().putAll(blocks);
        assertTrue(session.receive(member));
        assertEquals(hashes, Sha256.ofFiles(folder));
        maps.remove();
        assertTrue(session.receive(member), "they are received once");
    }

    @Test
    void filesThatNeverComeAreAnError() throws IOException {
        for (int i = 1; i < JoinedSession.RECEPTIONS; i++) {
            assertFalse(session.receive(member));
        }
        IOException e = assertThrows(IOException.class, () -> session.receive(member));
        assertEquals("sent.csv: was not received completely", e.getMessage());
    }
}
