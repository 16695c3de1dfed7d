// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The workbench with its page, started as a user would, in a folder of its own. */
final class ViewerProcess implements AutoCloseable {
    private static final Pattern ADDRESS =
            Pattern.compile("http://127\\.0\\.0\\.1:\\d+/open\\?token=[\\w-]+");

    private final Path folder;
    private final StartScript.Running process;
    private final String address;

    private ViewerProcess(Path folder, StartScript.Running process) {
        this.folder = folder;
        this.process = process;
        this.address = process.untilPrinted(ADDRESS);
    }

    /** Starts one and waits for its address. */
    static ViewerProcess start() {
        return start(BareMachine.scratch());
    }

    /** Starts one in a folder and waits for its address. */
    static ViewerProcess start(Path folder) {
        UncheckedIo.get(() -> Files.createDirectories(folder.resolve("deploy")));
        return new ViewerProcess(folder, shell(folder).start("viewer", "browser=false"));
    }

    /** The address with the token that opens the page once. */
    String address() {
        return address;
    }

    /** The address of the page without the token. */
    String page() {
        return address.substring(0, address.indexOf("open?"));
    }

    /** The folder it is started in. */
    Path folder() {
        return folder;
    }

    /** The folder for bundles of the user. */
    Path deploy() {
        return folder.resolve("deploy");
    }

    /** The workbench without a page in the same folder, with the same bundles. */
    StartScript shell() {
        return shell(folder);
    }

    /** Kills it, as a lost machine would. */
    void kill() {
        process.kill();
    }

    /** Whether it is over. */
    boolean ended() {
        return process.ended();
    }

    @Override
    public void close() {
        process.kill();
        process.await();
    }

    private static StartScript shell(Path folder) {
        return StartScript.installed()
                .in(folder)
                .with("KNEEPOINT_DEPLOY", folder.resolve("deploy"));
    }
}
