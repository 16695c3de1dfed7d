// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;
import org.kneepoint.viewer.rest.Reply;

class FileHandlerTest {
    private static final byte[] CONTENT = "a,b\n".getBytes(StandardCharsets.UTF_8);

    private final FileHandler files = new FileHandler(SmallCatalogue.of(), Optional::empty);
    private Path written;
    private String permissions = "";

    private final FakeWorkspace workspace = new FakeWorkspace(Path.of(".")).answering(this::write);

    /** Writes the file that a statement names at its end. */
    private CommandResult write(String line) throws Exception {
        written = Path.of(StatementLine.parse(line).settings().get("out"));
        if (line.contains("nothing")) {
            return CommandResult.none();
        }
        if (line.contains("wrong")) {
            throw BadInput.of("out", written, " is not possible");
        }
        permissions =
                PosixFilePermissions.toString(Files.getPosixFilePermissions(written.getParent()));
        Files.write(written, CONTENT);
        return CommandResult.none();
    }

    private Reply file(String line, String format) throws Exception {
        return files.write(workspace.post("{'line':'" + line + "','format':'" + format + "'}"));
    }

    private BadInput refused(String line, String format) {
        return assertThrows(BadInput.class, () -> file(line, format));
    }

    @Test
    void theFileOfAStatementIsSentAndDeleted() throws Exception {
        Reply reply = file("tee $c1", "CSV");
        assertArrayEquals(CONTENT, reply.body());
        assertEquals("text/csv", reply.type());
        assertEquals(
                "attachment; filename=\"kneepoint.csv\"",
                reply.headers().get("Content-Disposition"));
        assertEquals("rwx------", permissions);
        assertFalse(Files.exists(written.getParent()));
    }

    @Test
    void theAttachmentHasTheNameGiven() throws Exception {
        Reply reply = files.write(workspace.post("{'line':'tee $c1','format':'csv','name':'a b'}"));
        assertEquals(
                "attachment; filename=\"a b.csv\"", reply.headers().get("Content-Disposition"));
        BadInput refused =
                assertThrows(
                        BadInput.class,
                        () ->
                                files.write(
                                        workspace.post(
                                                "{'line':'tee $c1','format':'csv','name':'a;b'}")));
        assertEquals("not-allowed [name] a;b", Refusal.of(refused));
    }

    @Test
    void otherFormatsAndLinesAreRefused() {
        assertEquals("unknown [format] svg", Refusal.of(refused("chart $c1", "svg")));
        assertEquals("unknown [format] sh", Refusal.of(refused("tee $c1", "sh")));
        assertEquals("out", refused("tee $c1 out=a.csv", "csv").parameters().get(1));
        assertEquals("line", refused("tee $c1; tee $c2", "csv").parameters().get(0));
        assertEquals("line", refused("nothing", "csv").parameters().get(0));
    }

    @Test
    void anErrorDoesNotNameTheFolder() {
        BadInput refused = refused("wrong", "csv");
        assertFalse(refused.getMessage().contains(written.getParent().toString()));
        assertFalse(Files.exists(written.getParent()));
    }
}
