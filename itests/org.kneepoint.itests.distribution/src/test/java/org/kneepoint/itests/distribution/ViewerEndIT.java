// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The end of the workbench, and what outlives it. */
@BrowserTest
class ViewerEndIT {
    @RegisterExtension private final ViewerSession viewer = new ViewerSession();

    @Test
    void aSessionOutlivesTheWorkbench() {
        ViewerPage page = viewer.open();
        assertEquals(List.of("c1"), page.runLine("solve mesh radix=4 load=0.1:0.3:0.05"));
        page.result("c1").locator(".curve-name").fill("my mesh");
        page.result("c1").locator(".curve-name").press("Tab");
        Download saved =
                page.page().waitForDownload(() -> page.page().locator("#save-session").click());
        Path file = viewer.process().folder().resolve("my.kneepoint");
        saved.saveAs(file);
        viewer.browser().assertQuiet();
        viewer.process().kill();
        assertThat(page.page().getByRole(AriaRole.ALERT)).containsText("lost");
        assertThat(page.rows()).hasCount(5);
        opensIn(viewer.browser(), file);
        viewer.browser().forgetReports();
    }

    private static void opensIn(ViewerBrowser browser, Path file) {
        try (ViewerProcess process = ViewerProcess.start()) {
            ViewerPage page = new ViewerPage(browser.context().newPage());
            page.page().navigate(process.address());
            page.ready();
            // long enough for the page to save its own choices while the session is opened
            page.page().route("**/api/results", route -> delay(route, 1500));
            FileChooser chooser =
                    page.page()
                            .waitForFileChooser(() -> page.page().locator("#open-session").click());
            chooser.setFiles(file);
            assertThat(page.result("c1").locator(".curve-name")).hasValue("my mesh");
            assertThat(page.rows()).hasCount(5);
        }
    }

    private static void delay(Route route, long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        route.resume();
    }
}
