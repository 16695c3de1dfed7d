// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.Key;
import org.kneepoint.server.account.Keys;
import org.kneepoint.study.session.Caller;

/** {@code user key}: the public keys that open SSH. */
final class KeyActions {
    static final List<String> ACTIONS = List.of("list", "add", "remove");

    private static final int LONGEST_FILE = 10_000;

    private final Keys keys;

    KeyActions(Keys keys) {
        this.keys = keys;
    }

    CommandResult execute(CommandRequest request, Words words) throws IOException {
        return switch (words.action("user key", ACTIONS)) {
            case "list" -> list(words);
            case "add" -> add(request, words);
            default -> remove(request, words);
        };
    }

    private CommandResult list(Words words) {
        words.end();
        return table(keys.list(Caller.current()));
    }

    private CommandResult add(CommandRequest request, Words words) throws IOException {
        String line = words.rest("line of a public key, or its file");
        words.end();
        String key = line.contains(" ") ? line : content(request, line);
        return table(List.of(keys.add(Caller.current(), key)));
    }

    private static String content(CommandRequest request, String file) throws IOException {
        Path path = request.resolve(file);
        if (!Files.isRegularFile(path) || Files.size(path) > LONGEST_FILE) {
            throw BadInput.because("file", file, "no file of a public key: " + file);
        }
        return new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1);
    }

    private CommandResult remove(CommandRequest request, Words words) {
        long id = words.number("key");
        words.end();
        keys.remove(Caller.current(), id);
        request.printNotice("key " + id + " is removed");
        return CommandResult.none();
    }

    private static CommandResult table(List<Key> shown) {
        Table.Builder table = Table.of("id", "account", "fingerprint", "note", "created");
        for (Key key : shown) {
            table.row(
                    key.id(),
                    key.account(),
                    key.fingerprint(),
                    key.note(),
                    key.created().toString());
        }
        return CommandResult.of(table.build());
    }
}
