// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.server.store.BackUp;
import org.kneepoint.server.store.DatabaseConnections;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;

/** {@code backup}: all that the server keeps as a file, while it runs. */
final class BackUpCommand implements Command {
    private final DatabaseConnections database;
    private final ServerArchive archive;
    private final AuditLog audit;

    BackUpCommand(DatabaseConnections database, DataFolder data, AuditLog audit) {
        this.database = database;
        this.archive = new ServerArchive(data);
        this.audit = audit;
    }

    @Override
    public String name() {
        return "backup";
    }

    @Override
    public String summary() {
        return "writes all that the server keeps to a file";
    }

    @Override
    public String usage() {
        return ResourceText.joined(BackUpCommand.class, "backup.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        String name = request.singleOperand("file");
        request.requireNoSettings();
        Caller caller = Caller.current();
        if (!caller.role().includes(Role.ADMINISTRATOR)) {
            throw BadInput.because("command", name(), "only an administrator backs up the server");
        }
        Path file = request.resolve(name);
        if (Files.exists(file)) {
            throw BadInput.because("file", name, name + " exists");
        }
        archive.write(new BackUp(database), file);
        audit.record(caller, "back up", request.displayPath(file));
        request.printNotice("wrote " + request.displayPath(file));
        return CommandResult.none();
    }
}
