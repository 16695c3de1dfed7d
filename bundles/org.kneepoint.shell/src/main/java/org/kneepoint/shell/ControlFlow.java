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
 * its closure, which are printed here; and wrong usage is an error, not only a printed text.
 */
public final class ControlFlow extends Procedural {
    /** Functions that drop the value of their last closure. */
    private static final List<String> VALUE_DROPPING = List.of("each", "while", "until");

    /** Runs the function named by the first argument. */
    @Override
    public Object _main(CommandSession session, Object[] arguments) throws Throwable {
        CapturedErrors process = new CapturedErrors(Process.Utils.current());
        Object value;
        try {
            value = run(session, process, printing(session, arguments));
        } catch (HelpException e) {
            process.out().println(e.getMessage());
            return null;
        } catch (OptionException e) {
            throw failed(arguments[0], arguments[0] + ": " + e.getMessage());
        } catch (ThrownException e) {
            throw thrown(e.getCause());
        }
        if (process.error != 0) {
            throw failed(arguments[0], process.errors().strip().replaceAll("\\R", ";"));
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

    /** Wraps a loop body so that its values are printed; each -r returns them as a list. */
    private static Object[] printing(CommandSession session, Object[] arguments) {
        Object[] changed = arguments.clone();
        int last = arguments.length - 1;
        boolean collecting =
                last > 0 && ("-r".equals(arguments[1]) || "--result".equals(arguments[1]));
        if (VALUE_DROPPING.contains(arguments[0])
                && !collecting
                && arguments[last] instanceof Function body) {
            changed[last] = printing(session, body);
        }
        return changed;
    }

    private static Function printing(CommandSession session, Function body) {
        Function show = (Function) session.get(RewrittenStatement.SHOW);
        return (s, arguments) -> {
            Function call = (t, none) -> body.execute(t, arguments);
            return show == null ? call.execute(s, null) : show.execute(s, List.of(call));
        };
    }

    /** The process of a function, with its error output captured. */
    private static final class CapturedErrors extends DelegatingProcess {
        private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
        private final PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
        private int error;

        private CapturedErrors(Process process) {
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
