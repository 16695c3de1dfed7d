// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.StoredQuotas;
import org.kneepoint.study.session.Caller;
import org.kneepoint.support.ResourceText;

/** {@code quota}: what the jobs of accounts and groups may use. */
public final class QuotaCommand implements Command {
    private static final long MIB = 1L << 20;
    private static final List<String> PARTS = List.of("cores", "seconds", "memory", "stored");

    private final Accounts accounts;
    private final StoredQuotas quotas;

    /** Shows and changes quotas. */
    public QuotaCommand(Accounts accounts, StoredQuotas quotas) {
        this.accounts = accounts;
        this.quotas = quotas;
    }

    @Override
    public String name() {
        return "quota";
    }

    @Override
    public String summary() {
        return "shows and changes what the jobs of accounts and groups may use";
    }

    @Override
    public String usage() {
        return ResourceText.joined(QuotaCommand.class, "quota.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        Words words = new Words(request);
        Optional<String> group = request.takeParameter("group");
        Optional<String> account =
                words.hasNext() ? Optional.of(words.next("account")) : Optional.empty();
        boolean byDefault = request.takeFlag("default");
        Map<String, String> parts = new LinkedHashMap<>();
        PARTS.forEach(part -> request.takeParameter(part).ifPresent(text -> parts.put(part, text)));
        words.end();
        if (group.isPresent() && account.isPresent()) {
            throw BadInput.exclusive(List.of("account", "group"));
        }
        if (byDefault || !parts.isEmpty()) {
            change(account, group, byDefault, parts);
        }
        return show(account, group);
    }

    private void change(
            Optional<String> account,
            Optional<String> group,
            boolean byDefault,
            Map<String, String> parts) {
        if (account.isEmpty() && group.isEmpty()) {
            throw BadInput.missing("the name of an account, or group=", "account", "group");
        }
        if (byDefault && !parts.isEmpty()) {
            throw BadInput.exclusive(List.of("default", parts.keySet().iterator().next()));
        }
        Quota present = group.map(quotas::ofGroup).orElseGet(() -> quotas.of(account.get()));
        Optional<Quota> quota = byDefault ? Optional.empty() : Optional.of(changed(present, parts));
        if (group.isPresent()) {
            quotas.setOfGroup(Caller.current(), group.get(), quota);
        } else {
            quotas.set(Caller.current(), account.get(), quota);
        }
    }

    private static Quota changed(Quota present, Map<String, String> parts) {
        return new Quota(
                (int) part(parts, "cores", present.cores(), 1, Integer.MAX_VALUE - 1),
                part(parts, "seconds", present.seconds(), 1, Integer.MAX_VALUE),
                part(parts, "memory", present.memoryBytes(), MIB, Integer.MAX_VALUE),
                part(parts, "stored", present.storedBytes(), MIB, Integer.MAX_VALUE));
    }

    private static long part(
            Map<String, String> parts, String name, long present, long unit, long most) {
        String text = parts.get(name);
        if (text == null) {
            return present;
        }
        try {
            long value = Long.parseLong(text);
            if (value >= 1 && value <= most) {
                return value * unit;
            }
        } catch (NumberFormatException e) {
            // refused below
        }
        throw BadInput.notAllowed(name, text, "a positive integer");
    }

    private CommandResult show(Optional<String> account, Optional<String> group) {
        Table.Builder table =
                Table.of(
                        group.isPresent() ? "group" : "account",
                        "cores",
                        "seconds",
                        "memory [MiB]",
                        "stored [MiB]");
        if (group.isPresent()) {
            row(table, group.get(), quotas.ofGroup(group.get()));
            return CommandResult.of(table.build());
        }
        List<String> seen = accounts.list(Caller.current()).stream().map(Account::name).toList();
        if (account.isPresent() && !seen.contains(account.get())) {
            throw BadInput.unknown("account", account.get(), seen);
        }
        seen.stream()
                .filter(name -> account.isEmpty() || account.get().equals(name))
                .forEach(name -> row(table, name, quotas.of(name)));
        return CommandResult.of(table.build());
    }

    private static void row(Table.Builder table, String name, Quota quota) {
        table.row(
                name,
                quota.cores() == Integer.MAX_VALUE ? null : quota.cores(),
                limit(quota.seconds(), 1),
                limit(quota.memoryBytes(), MIB),
                limit(quota.storedBytes(), MIB));
    }

    private static Long limit(long value, long unit) {
        return value == Long.MAX_VALUE ? null : Long.valueOf(value / unit);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return typed.isEmpty()
                ? NameCompletions.of(accounts)
                : List.of("cores=", "seconds=", "memory=", "stored=", "default=true");
    }
}
