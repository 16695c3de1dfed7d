// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.ssh;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.SignalListener;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/**
 * The terminal of a client, with its type and size. Its line discipline is that of JLine, which
 * needs no terminal device of this machine.
 */
final class ChannelTerminal implements AutoCloseable {
    private static final int MOST_COLUMNS = 1000;
    private static final Size USUAL = new Size(80, 24);

    /** Names of terminals; others could be options of the program that JLine asks about them. */
    private static final Pattern TYPE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.+_-]{0,63}");

    private final Environment environment;
    private final Terminal terminal;
    private final SignalListener resizing = (channel, signal) -> resize();

    /** Opens a terminal on the streams of a channel. */
    ChannelTerminal(Environment environment, InputStream in, OutputStream out) throws IOException {
        this.environment = environment;
        this.terminal = new SilentTerminal(type(environment), in, out);
        terminal.setSize(size(environment));
        environment.addSignalListener(resizing, Signal.WINCH);
    }

    /** Returns whether the client has asked for a terminal. */
    static boolean isRequested(Environment environment) {
        return environment.getEnv().containsKey(Environment.ENV_LINES);
    }

    /** Returns the terminal. */
    Terminal terminal() {
        return terminal;
    }

    @Override
    public void close() throws IOException {
        environment.removeSignalListener(resizing);
        terminal.close();
    }

    private void resize() {
        terminal.setSize(size(environment));
        terminal.raise(Terminal.Signal.WINCH);
    }

    private static String type(Environment environment) {
        String type = environment.getEnv().getOrDefault(Environment.ENV_TERM, Terminal.TYPE_DUMB);
        return TYPE.matcher(type).matches() ? type : Terminal.TYPE_DUMB;
    }

    private static Size size(Environment environment) {
        Map<String, String> variables = environment.getEnv();
        return new Size(
                extent(variables.get(Environment.ENV_COLUMNS), USUAL.getColumns()),
                extent(variables.get(Environment.ENV_LINES), USUAL.getRows()));
    }

    /** Clients without a window say 0. */
    private static int extent(String text, int usual) {
        try {
            int extent = Integer.parseInt(text);
            return extent > 0 ? Math.min(extent, MOST_COLUMNS) : usual;
        } catch (NumberFormatException e) {
            return usual;
        }
    }

    /** Does not print {@code ^C}, which would stand behind what the statement prints last. */
    private static final class SilentTerminal extends ExternalTerminal {
        SilentTerminal(String type, InputStream in, OutputStream out) throws IOException {
            super("kneepoint", type, new Keys(in), out, StandardCharsets.UTF_8);
        }

        @Override
        protected void echoSignal(Terminal.Signal signal) {
            // nothing
        }
    }

    /** Ends when the channel is closed, as at the end of input; a prompt would fail otherwise. */
    private static final class Keys extends FilterInputStream {
        Keys(InputStream channel) {
            super(channel);
        }

        @Override
        public int read() {
            try {
                return super.read();
            } catch (IOException e) {
                return -1;
            }
        }

        @Override
        public int read(byte[] bytes, int begin, int length) {
            try {
                return super.read(bytes, begin, length);
            } catch (IOException e) {
                return -1;
            }
        }
    }
}
