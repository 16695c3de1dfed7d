// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * What the tests of a class share: a browser and the server of its pages. Each test begins without
 * a page, as the first does, and fails if a page reports anything.
 */
abstract class BrowserFixture
        implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
    private ViewerBrowser browser;

    /** Starts the server. */
    abstract void start() throws IOException;

    /** Removes what a test has left. */
    abstract void reset() throws IOException;

    /** Ends the server, which may not have started. */
    abstract void end();

    @Override
    public final void beforeAll(ExtensionContext context) throws IOException {
        browser = ViewerBrowser.start();
        start();
    }

    @Override
    public final void beforeEach(ExtensionContext context) throws IOException {
        browser.contexts().stream()
                .map(BrowserContext::pages)
                .forEach(pages -> pages.forEach(Page::close));
        browser.forgetReports();
        reset();
    }

    @Override
    public final void afterEach(ExtensionContext context) {
        browser.assertQuiet();
    }

    @Override
    public final void afterAll(ExtensionContext context) {
        try {
            end();
        } finally {
            if (browser != null) {
                browser.close();
            }
        }
    }

    ViewerBrowser browser() {
        return browser;
    }
}
