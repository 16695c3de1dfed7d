// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.server.account.AuditEntry;
import org.kneepoint.server.account.AuditFilter;
import org.kneepoint.server.account.AuditLog;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;

/** {@code audit}: who has changed what. */
public final class AuditCommand implements Command {
    private final AuditLog audit;

    /** Reads the audit log. */
    public AuditCommand(AuditLog audit) {
        this.audit = audit;
    }

    @Override
    public String name() {
        return "audit";
    }

    @Override
    public String summary() {
        return "shows who has changed what, the latest first";
    }

    @Override
    public String usage() {
        return ResourceText.joined(AuditCommand.class, "audit.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        AuditFilter filter =
                AuditFilter.of(
                        request.takeParameter("account").orElse(""),
                        request.takeParameter("act").orElse(""),
                        request.takeParameter("since").orElse(""),
                        request.takeParameter("limit").orElse(""));
        new Words(request).end();
        Table.Builder table = Table.of("time", "account", "act", "subject");
        for (AuditEntry entry : audit.entries(Caller.current(), filter)) {
            table.row(entry.time().toString(), entry.account(), entry.act(), entry.subject());
        }
        return CommandResult.of(table.build());
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return List.of("account=", "act=", "since=", "limit=");
    }
}
