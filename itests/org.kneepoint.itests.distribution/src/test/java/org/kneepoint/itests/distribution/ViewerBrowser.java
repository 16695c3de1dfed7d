// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Chromium without a window. It notes what any page of it reports: errors of scripts, violations of
 * the content security policy, failed requests.
 */
final class ViewerBrowser implements AutoCloseable {
    /** Long enough for a busy machine. */
    private static final double LIMIT = 60_000;

    private final Playwright playwright;
    private final Browser browser;
    private final List<String> reports = new ArrayList<>();

    private ViewerBrowser(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static ViewerBrowser start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(LIMIT);
        Map<String, String> environment = new TreeMap<>(System.getenv());
        environment.put("PLAYWRIGHT_NODEJS_PATH", program(ChromiumCondition.node(), "node"));
        environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        Playwright playwright =
                Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        BrowserType.LaunchOptions options =
                new BrowserType.LaunchOptions()
                        .setExecutablePath(
                                Path.of(program(ChromiumCondition.chromium(), "chromium")))
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage"));
        return new ViewerBrowser(playwright, playwright.chromium().launch(options));
    }

    /** A browser without cookies. */
    BrowserContext context(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.setDefaultTimeout(LIMIT);
        context.onConsoleMessage(
                message -> {
                    if (message.type().equals("error") || message.type().equals("warning")) {
                        reports.add(message.type() + ": " + message.text());
                    }
                });
        context.onWebError(error -> reports.add("exception: " + error.error()));
        return context;
    }

    /** A browser without cookies and with the window of a usual screen. */
    BrowserContext context() {
        return context(new Browser.NewContextOptions().setViewportSize(1280, 900));
    }

    /** All that are open. */
    List<BrowserContext> contexts() {
        return browser.contexts();
    }

    /** Asserts that no page has reported anything since the last call. */
    void assertQuiet() {
        List<String> reported = List.copyOf(reports);
        reports.clear();
        assertEquals(List.of(), reported);
    }

    /** Forgets what was reported, where a test causes errors. */
    void forgetReports() {
        reports.clear();
    }

    @Override
    public void close() {
        playwright.close();
    }

    private static String program(Optional<Path> path, String name) {
        return path.orElseThrow(() -> new AssertionError("there is no program " + name)).toString();
    }
}
