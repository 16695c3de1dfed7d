// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An evaluation server, started as an administrator would, with a data folder of its own. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+/");
    private static final Pattern SSH = Pattern.compile("ssh -p (\\d+)");
    private static final Pattern PASSWORD = Pattern.compile("password of admin: (\\S+)");

    private final Path folder;
    private final StartScript.Running process;
    private final String address;

    private ServerProcess(Path folder, StartScript.Running process) {
        this.folder = folder;
        this.process = process;
        this.address = process.untilPrinted(ADDRESS);
    }

    /** Prepares a data folder with free ports, and returns the password of the administrator. */
    static String prepare(Path folder, String... settings) {
        UncheckedIo.get(() -> Files.createDirectories(folder.resolve("deploy")));
        ProcessResult made = script(folder).run("server", "init", "folder=data");
        Matcher password = PASSWORD.matcher(made.out());
        if (made.status() != 0 || !password.find()) {
            throw new AssertionError(made.toString());
        }
        List<String> lines = new ArrayList<>(List.of("port=0", "ssh.port=0"));
        lines.addAll(List.of(settings));
        UncheckedIo.get(
                () -> Files.write(folder.resolve("data").resolve("settings.properties"), lines));
        return password.group(1);
    }

    /** Starts a prepared server and waits until it serves. */
    static ServerProcess start(Path folder) {
        return start(folder, script(folder));
    }

    /** Starts a prepared server by a script, and waits until it serves. */
    static ServerProcess start(Path folder, StartScript script) {
        return new ServerProcess(folder, script.start("server", "folder=data"));
    }

    /** The start script with the folder's drop-ins. */
    static StartScript script(Path folder) {
        return StartScript.installed()
                .in(folder)
                .working(folder.resolve("work"))
                .with("KNEEPOINT_DEPLOY", folder.resolve("deploy"));
    }

    /** The folder in which it was started; the data folder is {@code data} in it. */
    Path folder() {
        return folder;
    }

    /** The address of the page, ending with a slash. */
    URI address() {
        return URI.create(address);
    }

    /** The port of SSH. */
    int sshPort() {
        Matcher port = SSH.matcher(process.untilPrinted(SSH));
        port.find();
        return Integer.parseInt(port.group(1));
    }

    /** A client that is not signed in. */
    ServerClient client() {
        return new ServerClient(address());
    }

    /** A client with a session of an account. */
    ServerClient signIn(String account, String password) throws IOException {
        return client().signIn(account, password);
    }

    /** Whether its process, which nothing starts again, runs. */
    boolean isRunning() {
        return !process.ended();
    }

    /** What it has printed on standard error. */
    String errors() {
        return process.errors();
    }

    /** Kills it alone, as a lack of memory of the machine would. */
    void killAlone() {
        process.killAlone();
        process.await();
    }

    /** Tells it to end, and waits. */
    ProcessResult end() {
        process.signal("TERM");
        return process.await();
    }

    @Override
    public void close() {
        if (!process.ended()) {
            process.kill();
            process.await();
        }
    }
}
