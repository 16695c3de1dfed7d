// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.kneepoint.server.plugin.StoreFixture.TRIANGLE;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.ErrorLine;

/** Lists of hashes and signatures, made with the tools of the JDK. */
class AllowListTest {
    private static final byte[] RING = TestJar.bundle("ring", "1.0.0");

    @TempDir private static Path folder;
    private static byte[] signed;

    @BeforeAll
    static void sign() throws IOException, InterruptedException {
        makeKey("lab");
        makeKey("stranger");
        signed = signedBy("lab");
    }

    private static void makeKey(String alias) throws IOException, InterruptedException {
        tool(
                "keytool",
                "-genkeypair",
                "-alias",
                alias,
                "-keyalg",
                "EC",
                "-groupname",
                "secp256r1",
                "-dname",
                "CN=" + alias);
        tool("keytool", "-exportcert", "-rfc", "-alias", alias, "-file", pem(alias).toString());
    }

    private static Path pem(String alias) {
        return folder.resolve(alias + ".pem");
    }

    private static byte[] signedBy(String alias) throws IOException, InterruptedException {
        Path jar = Files.write(folder.resolve(alias + ".jar"), RING);
        tool("jarsigner", jar.toString(), alias);
        return Files.readAllBytes(jar);
    }

    private static void tool(String name, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
        command.addAll(List.of("-keystore", folder.resolve("keys.p12").toString()));
        command.addAll(List.of("-storepass", "secret-of-a-test"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
    }

    private static AllowList hashes(String text) throws IOException {
        Path list = Files.writeString(folder.resolve("allowed.txt"), text);
        return new AllowList(Optional.of(list), Optional.empty());
    }

    private static AllowList certificates(String alias) {
        return new AllowList(Optional.empty(), Optional.of(pem(alias)));
    }

    private static void refused(AllowList list, byte[] content, String... named) {
        BadInput fault =
                assertThrows(
                        BadInput.class,
                        () -> list.require(StoreFixture.candidate("a.edges", content)));
        ErrorLine.names(fault.getMessage(), named);
    }

    @Test
    void everythingIsAllowedWithoutLists() {
        AllowList none = new AllowList(Optional.empty(), Optional.empty());
        assertDoesNotThrow(() -> none.require(StoreFixture.candidate("ring.jar", RING)));
    }

    @Test
    void listedHashesAreAllowedAndNoOthers() throws IOException {
        String hash = StoreFixture.candidate("ring.jar", RING).hash();
        AllowList list = hashes("# of the lab\n" + hash.toUpperCase() + "  ring.jar\n");
        assertDoesNotThrow(() -> list.require(StoreFixture.candidate("ring.jar", RING)));
        refused(list, signed, StoreFixture.candidate("ring.jar", signed).hash());
        refused(hashes(""), RING, hash);
        refused(hashes("# " + hash + "\n"), RING, hash);
    }

    @Test
    void jarsSignedWithACertificateOfTheListAreAllowed() {
        assertDoesNotThrow(
                () -> certificates("lab").require(StoreFixture.candidate("ring.jar", signed)));
        refused(certificates("stranger"), signed, "ring");
        refused(certificates("lab"), RING, "ring");
        refused(certificates("lab"), TRIANGLE, "a.edges");
    }

    @Test
    void aChangedOrAddedEntryIsNotSigned() throws IOException {
        refused(certificates("lab"), edited("content.txt", "changed"), "content.txt");
        refused(certificates("lab"), edited("added.txt", "added"), "added.txt");
        refused(certificates("lab"), edited("META-INF/services/x", "added"), "META-INF/services/x");
    }

    /** The signed jar with another content of an entry, or one more entry. */
    private static byte[] edited(String name, String content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(signed));
                ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (!entry.getName().equals(name)) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    in.transferTo(out);
                }
            }
            out.putNextEntry(new ZipEntry(name));
            out.write(content.getBytes());
        }
        return bytes.toByteArray();
    }

    @Test
    void keyStoresAreReadWithoutPassword() throws Exception {
        Path store = folder.resolve("trusted.p12");
        String[] options = {
            "-J-Dkeystore.pkcs12.certProtectionAlgorithm=NONE",
            "-J-Dkeystore.pkcs12.macAlgorithm=NONE"
        };
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                options[0],
                                options[1],
                                "-importcert",
                                "-noprompt",
                                "-alias",
                                "lab",
                                "-file",
                                pem("lab").toString(),
                                "-keystore",
                                store.toString(),
                                "-storepass",
                                "secret-of-a-test")
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        assertEquals(Certificates.read(pem("lab")), Certificates.read(store));
    }

    @Test
    void aFileWithoutCertificatesIsAnError() throws IOException {
        Path empty = Files.writeString(folder.resolve("empty.pem"), "");
        AllowList list = new AllowList(Optional.empty(), Optional.of(empty));
        assertThrows(
                IOException.class, () -> list.require(StoreFixture.candidate("ring.jar", signed)));
        // the certificates of this one are encrypted
        AllowList closed = new AllowList(Optional.empty(), Optional.of(folder.resolve("keys.p12")));
        assertThrows(
                IOException.class,
                () -> closed.require(StoreFixture.candidate("ring.jar", signed)));
    }
}
