// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.viewer;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.shell.command.SessionRequest;
import org.kneepoint.study.session.Viewer;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.support.ResourceText;
import org.osgi.framework.BundleContext;

/**
 * {@code viewer}: the results and jobs of the session as a page in a browser. In an interactive
 * session it returns at once, otherwise when the pages have been closed.
 */
public final class ViewerCommand implements Command {
    private static final int LARGEST_PORT = 65_535;
    private static final double DAY = 86_400;
    private static final double MILLIS = 1000;

    private static final Parameter<Integer> PORT =
            Parameter.integer("port", "", "port of this machine; 0 is a free one")
                    .between(0, LARGEST_PORT)
                    .withDefault(0);

    private static final Parameter<Boolean> BROWSER =
            Parameter.flag("browser", "whether a browser is opened, where there is one")
                    .withDefault(true);

    private static final Parameter<Double> LINGER =
            Parameter.real("linger", "s", "time from closing the last page to the end")
                    .between(0, DAY)
                    .withDefault(10.0);

    private final ViewerFeature feature;
    private final Supplier<Browser> browser;

    /** Whether a request waits for the end of the pages; a page may ask for a further address. */
    private final AtomicBoolean waiting = new AtomicBoolean();

    /** Looks up the services when executed, and installs the viewer first. */
    public ViewerCommand(BundleContext context) {
        this.feature = new ViewerFeature(context);
        this.browser = () -> browser(context);
    }

    /** The folder of the framework belongs to this process, which deletes it at its end. */
    private static Browser browser(BundleContext context) {
        String folder = context.getProperty("org.osgi.framework.storage");
        return new Browser(
                System.getProperty("os.name"),
                System.getenv(),
                Path.of(folder == null ? System.getProperty("java.io.tmpdir") : folder));
    }

    @Override
    public String name() {
        return ViewerFeature.NAME;
    }

    @Override
    public String summary() {
        return "opens a page in the browser: forms, runs, charts, tables";
    }

    @Override
    public String usage() {
        return ResourceText.joined(ViewerCommand.class, "viewer.txt");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(PORT, BROWSER, LINGER);
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException, InterruptedException {
        request.requireNoOperands();
        Workspace workspace =
                (Workspace) ((SessionRequest) request).sessionVariable(SessionRequest.WORKSPACE);
        Viewer.Service served = feature.serve(workspace, request.settings().get(PORT));
        URI address = served.newAddress();
        Browser desktop = browser.get();
        boolean opened = request.settings().get(BROWSER) && desktop.open(address);
        List<String> lines = lines(desktop, address, opened);
        if (workspace.isInteractive() || !waiting.compareAndSet(false, true)) {
            Table table = Table.of("address").row(address.toString()).build();
            return CommandResult.of(width -> String.join("\n", lines), table);
        }
        try (served) {
            // not as a result, which is printed when the command has ended
            lines.forEach(request::printNotice);
            long linger = Math.round(MILLIS * request.settings().get(LINGER));
            new PageWatch(served, workspace, request::printNotice)
                    .await(linger, request.progress());
        } finally {
            waiting.set(false);
        }
        return CommandResult.none();
    }

    private static List<String> lines(Browser browser, URI address, boolean opened) {
        List<String> lines = new ArrayList<>();
        lines.add((opened ? "opened in the browser: " : "open in a browser, once: ") + address);
        if (browser.opener().isEmpty()) {
            lines.add("from another machine, first: " + browser.tunnel(address.getPort()));
        }
        return lines;
    }
}
