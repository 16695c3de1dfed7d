// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The chart: its speed and its pictures in the documentation. */
@BrowserTest
class ViewerChartIT {
    /** Written for {@code distribution/docs}. */
    private static final Path PICTURES =
            Installation.TAR.home().resolve("../../../viewer").normalize();

    /** A picture of the documentation is small. */
    private static final long LARGEST = 200_000;

    private static final String REDRAW =
            """
            () => new Promise(resolve => {
              const start = performance.now();
              document.querySelector('#results input[type="checkbox"]').click();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            })
            """;

    @RegisterExtension private final ViewerSession viewer = new ViewerSession();

    @Test
    void tenCurvesOfAThousandPointsAreAllThere(TestReporter reporter) throws IOException {
        ViewerPage page = viewer.open();
        page.runLine("solve hypercube dimensions=4 length=2:20:2 load=0.0005:0.5:0.0005");
        assertThat(page.result("c1").locator(".curve-name")).hasCount(10);
        assertThat(page.page().locator("#table")).containsText("10000 points");
        Object milliseconds = page.page().evaluate(REDRAW);
        reporter.publishEntry("redraw of 10,000 points [ms]", milliseconds.toString());
        assertThat(page.page().locator("#table")).containsText("9000 points");
    }

    @Test
    void theNotesAreThoseOfThePartThatIsShown() {
        ViewerPage page = viewer.open();
        page.runLine("solve mesh radix=8 load=0.02:0.28:0.02");
        Locator notes = page.page().locator("#chart-notes");
        page.page().getByText("Axes", new Page.GetByTextOptions().setExact(true)).click();
        enter(page, "Vertical range", ":20");
        assertThat(notes).containsText("values above");
        enter(page, "Horizontal range", "0:0.1");
        assertThat(notes).isEmpty();
    }

    private static void enter(ViewerPage page, String label, String range) {
        Locator field = page.page().getByLabel(label);
        field.fill(range);
        field.press("Tab");
    }

    @Test
    void aLogarithmicAxisLeavesOutMetricsThatAreNotAboveZero() {
        ViewerPage page = viewer.open();
        page.runLine("solve mesh radix=4 load=0.1:0.3:0.1 hotspot=0,0.2");
        page.page().getByText("Axes", new Page.GetByTextOptions().setExact(true)).click();
        page.page().locator("#view select[aria-label='View']").selectOption("map");
        page.page().getByLabel("Horizontal figure").selectOption("hotspot");
        page.page().getByLabel("Vertical figure").selectOption("bound");
        Locator plot = page.page().locator("#plot");
        assertThat(plot).hasAttribute("aria-label", Pattern.compile(".*, 2 curves: .*"));
        page.page().locator("#view select[aria-label='Horizontal axis']").selectOption("log");
        assertThat(plot).hasAttribute("aria-label", Pattern.compile(".*, 1 curve: .*"));
    }

    @Test
    void aComparisonOfTwoNetworksIsADocumentedPicture() throws IOException {
        ViewerPage page = viewer.open();
        String[] router = {"radix=8", "vcs=4", "buffer=8", "precision=0.05"};
        page.fill("simulate", "mesh", settings(router, "load=0.05:0.45:0.05"));
        page.runToEnd();
        page.fill("simulate", "torus", settings(router, "load=0.05:0.6:0.05"));
        page.runToEnd();
        assertThat(page.page().locator("#results .curve-name")).hasCount(2);
        Locator canvas = page.page().locator("#chart canvas").first();
        assertThat(canvas).isVisible();
        Path picture = Files.createDirectories(PICTURES).resolve("viewer.png");
        page.tab("Metrics");
        assertThat(page.page().locator("#metrics")).containsText("load at which it saturates");
        page.page().setViewportSize(1280, 860);
        page.page().mouse().move(0, 0);
        page.page().screenshot(new Page.ScreenshotOptions().setPath(picture));
        long size = Files.size(picture);
        assertTrue(size < LARGEST, () -> picture + " has " + size + " bytes");
    }

    private static String[] settings(String[] router, String load) {
        return Stream.concat(Stream.of(router), Stream.of(load)).toArray(String[]::new);
    }
}
