// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.felix.gogo.runtime.CommandSessionImpl;
import org.apache.felix.service.command.CommandSession;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.FormattedResult;
import org.kneepoint.shell.text.InstalledFormats;
import org.kneepoint.support.UnknownName;

/**
 * The variables of a session that hold results, in the order in which they were first named. Safe
 * for use by several threads.
 */
final class SessionResults {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");
    private static final String PREFIX = "c";

    private final CommandSession session;
    private final InstalledFormats formats;
    private final Consumer<String> listener;
    private final Map<String, NamedResult> known = new LinkedHashMap<>();

    /**
     * A named result.
     *
     * @param line the statement that has set it; empty if unknown
     */
    private record NamedResult(FormattedResult result, String line) {}

    /**
     * Reads and sets the variables of a session.
     *
     * @param listener receives the name of every variable that is set or removed
     */
    SessionResults(CommandSession session, InstalledFormats formats, Consumer<String> listener) {
        this.session = session;
        this.formats = formats;
        this.listener = listener;
    }

    /** Returns the results by name. */
    Map<String, CommandResult> all() {
        findChanges("");
        Map<String, CommandResult> all = new LinkedHashMap<>();
        synchronized (this) {
            known.forEach((name, named) -> all.put(name, named.result().answer()));
        }
        return Collections.unmodifiableMap(all);
    }

    /** Returns the statement that has set a result; empty if there is none. */
    synchronized String line(String name) {
        NamedResult named = known.get(name);
        return named == null ? "" : named.line();
    }

    /**
     * Notifies the listener of the variables that statements have set or removed.
     *
     * @param line the statement that has ended; empty if unknown
     */
    void findChanges(String line) {
        changes(line).forEach(listener);
    }

    /** gogo does not notify of a variable, so that the variables are compared. */
    private synchronized Set<String> changes(String line) {
        Set<String> changed = new LinkedHashSet<>();
        for (String name : SessionVariables.of(session)) {
            NamedResult before = known.get(name);
            if (session.get(name) instanceof FormattedResult result
                    && (before == null || before.result() != result)) {
                known.put(name, new NamedResult(result, line));
                changed.add(name);
            }
        }
        for (String name : List.copyOf(known.keySet())) {
            if (!(session.get(name) instanceof FormattedResult)) {
                known.remove(name);
                changed.add(name);
            }
        }
        return changed;
    }

    /**
     * Names curves that have no name.
     *
     * @param line the statement that has computed them
     * @return c1, c2, ..., the first name that is free
     */
    String add(CommandResult result, String line) {
        String name;
        synchronized (this) {
            int number = 1;
            while (session.get(PREFIX + number) != null) {
                number++;
            }
            name = PREFIX + number;
            set(name, result, line);
        }
        listener.accept(name);
        return name;
    }

    /** Returns whether some curves of a result are in no named result. */
    boolean hasNewCurves(CommandResult result) {
        findChanges("");
        Set<Curve> held = Collections.newSetFromMap(new IdentityHashMap<>());
        synchronized (this) {
            known.values().forEach(named -> held.addAll(named.result().answer().curves()));
        }
        return result.curves().stream()
                .anyMatch(curve -> !curve.points().isEmpty() && !held.contains(curve));
    }

    /**
     * Names a result.
     *
     * @param line the statement that has computed it; empty if unknown
     * @throws BadInput if the name is not allowed
     */
    void put(String name, CommandResult result, String line) {
        synchronized (this) {
            requireName(name);
            set(name, result, line);
        }
        listener.accept(name);
    }

    /** Returns what is named of a result: of one that is not printed its curves. */
    static CommandResult named(CommandResult result) {
        return result.isSilent() ? CommandResult.of(result.curves()) : result;
    }

    private void set(String name, CommandResult result, String line) {
        FormattedResult held = new FormattedResult(named(result), formats);
        session.put(name, held);
        known.put(name, new NamedResult(held, line));
    }

    /**
     * Removes a result.
     *
     * @throws BadInput if there is none of this name
     */
    void remove(String name) {
        findChanges("");
        synchronized (this) {
            requireKnown(name);
            session.put(name, null);
            known.remove(name);
        }
        listener.accept(name);
    }

    /**
     * Gives a result another name, at its place in the order.
     *
     * @throws BadInput if there is none of the first name, or the second is not allowed or in use
     */
    void rename(String name, String other) {
        findChanges("");
        synchronized (this) {
            requireKnown(name);
            requireName(other);
            if (known.containsKey(other)) {
                throw BadInput.because("name", other, other + " is the name of another result");
            }
            Map<String, NamedResult> before = new LinkedHashMap<>(known);
            known.clear();
            before.forEach((one, named) -> known.put(one.equals(name) ? other : one, named));
            session.put(other, before.get(name).result());
            session.put(name, null);
        }
        listener.accept(name);
        listener.accept(other);
    }

    private void requireKnown(String name) {
        if (!known.containsKey(name)) {
            throw UnknownName.of("result", name, known.keySet());
        }
    }

    /** Some variables of gogo, such as echo, have the names of commands. */
    private void requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw BadInput.notAllowed(
                    "name", name, "a letter, then letters, digits and underscores");
        }
        Object present = session.get(name);
        if (isCommand(name) || present != null && !(present instanceof FormattedResult)) {
            throw BadInput.because("name", name, name + " is a command or a variable of the shell");
        }
    }

    private boolean isCommand(String name) {
        return session.get(CommandSessionImpl.COMMANDS) instanceof Set<?> all
                && all.stream().anyMatch(one -> one.toString().endsWith(":" + name));
    }
}
