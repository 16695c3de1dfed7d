// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.felix.gogo.jline.Procedural;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.apache.felix.service.command.Process;
import org.kneepoint.api.scenario.BadInput;

/**
 * gogo's {@code each}, {@code if}, {@code while} and the like. A loop of gogo drops the values of
 * its closure, which are printed here; and wrong usage fails here instead of printing a text.
 */
public final class ControlFlow extends Procedural {
    /** ControlFlow that drop the value of their last closure. */
    private static final List<String> VALUE_DROPPING = List.of("each", "while", "until");

    /** Runs what the first word names. */
    @Override
    public Object _main(CommandSession session, Object[] words) throws Throwable {
        Usage usage = new Usage(Process.Utils.current());
        Object value;
        try {
            value = run(session, usage, shown(session, words));
        } catch (HelpException e) {
            usage.out().println(e.getMessage());
            return null;
        } catch (OptionException e) {
            throw failed(words[0], words[0] + ": " + e.getMessage());
        } catch (ThrownException e) {
            throw thrown(e.getCause());
        }
        if (usage.error != 0) {
            throw failed(words[0], usage.errors().strip().replaceAll("\\R", ";"));
        }
        return value;
    }

    private static BadInput failed(Object command, String line) {
        return BadInput.because("command", command, line);
    }

    private static Throwable thrown(Throwable cause) {
        return cause.getClass() == Exception.class
                ? failed("throw", cause.getMessage() == null ? "thrown" : cause.getMessage())
                : cause;
    }

    /** The result of each -r is the list of what the closure answers. */
    private static Object[] shown(CommandSession session, Object[] words) {
        Object[] changed = words.clone();
        int last = words.length - 1;
        boolean collecting = last > 0 && ("-r".equals(words[1]) || "--result".equals(words[1]));
        if (VALUE_DROPPING.contains(words[0])
                && !collecting
                && words[last] instanceof Function body) {
            changed[last] = shown(session, body);
        }
        return changed;
    }

    private static Function shown(CommandSession session, Function body) {
        Function show = (Function) session.get(RewrittenStatement.SHOW);
        return (s, arguments) -> {
            Function call = (t, none) -> body.execute(t, arguments);
            return show == null ? call.execute(s, null) : show.execute(s, List.of(call));
        };
    }

    /** The process of a command, which collects what is printed about wrong usage. */
    private static final class Usage extends DelegatingProcess {
        private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
        private final PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
        private int error;

        private Usage(Process process) {
            super(process);
        }

        private String errors() {
            return errors.toString(StandardCharsets.UTF_8);
        }

        @Override
        public PrintStream err() {
            return err;
        }

        @Override
        public void error(int code) {
            error = code;
        }
    }
}
