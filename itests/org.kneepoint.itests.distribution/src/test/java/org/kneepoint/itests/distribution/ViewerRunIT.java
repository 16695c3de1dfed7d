// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Evaluations in the page: form, runs, results, files. */
@BrowserTest
class ViewerRunIT {
    private static final String CURVE = "solve mesh radix=4 load=0.1:0.3:0.05";

    @RegisterExtension private final ViewerSession viewer = new ViewerSession();

    @Test
    void theAddressOpensThePageOnce() {
        try (BrowserContext stranger = viewer.browser().context()) {
            APIRequestContext requests = stranger.request();
            APIResponse again = requests.get(viewer.process().address());
            APIResponse page = requests.get(viewer.process().page());
            APIResponse data = requests.get(viewer.process().page() + "api/results");
            assertAll(
                    () -> assertEquals(403, again.status(), "the token again"),
                    () -> assertEquals(401, page.status(), "the page"),
                    () -> assertEquals(401, data.status(), "the data"));
        }
    }

    @Test
    void aSimulationShowsItsPointsAsTheyComeAndGivesTheCurveOfTheShell() throws IOException {
        ViewerPage page = viewer.open();
        page.fill("simulate", "torus", "radix=4", "load=0.05:0.3:0.05", "seed=7");
        String line = page.line().inputValue();
        int job = page.start();
        assertThat(page.rows().first()).isVisible();
        List<String> names = page.ended(job);
        assertEquals(List.of("c1"), names);
        assertThat(page.rows()).hasCount(6);
        assertEquals(points(shell(line)), points(text(page, "CSV")));
    }

    @Test
    void aTypedLineRunsAndFillsTheForm() throws IOException {
        ViewerPage page = viewer.open();
        assertEquals(List.of("c1"), page.runLine(CURVE));
        assertThat(page.network()).hasValue("mesh");
        assertThat(page.input("radix")).hasValue("4");
        assertThat(page.input("load")).hasValue("0.1:0.3:0.05");
        assertEquals(shell(CURVE), text(page, "CSV"));
    }

    @Test
    void aTypedLineOfAnotherCommandShowsTheTextOfTheShell() {
        ViewerPage page = viewer.open();
        page.runLine("describe latency");
        String expected = viewer.process().shell().run("describe", "latency").done();
        assertThat(page.page().locator("#output pre")).hasText(expected.strip());
    }

    /** The form may change the line between the moments in which it is selected and typed over. */
    @Test
    void whatIsTypedReplacesTheSelectedLine() {
        ViewerPage page = viewer.open();
        page.fill("solve", "mesh", "radix=4", "load=0.1");
        assertThat(page.line()).hasValue(Pattern.compile(".*load=0\\.1"));
        Locator load = page.input("load");
        page.line().focus();
        page.line().selectText();
        load.evaluate(
                "field => { field.value = '0.2';"
                        + " field.dispatchEvent(new Event('input', {bubbles: true})); }");
        assertThat(page.line()).hasValue(Pattern.compile(".*load=0\\.2"));
        page.page().keyboard().insertText("help");
        assertThat(page.line()).hasValue("help");
    }

    @Test
    void anErrorOfATypedLineIsThatOfTheShell() {
        ViewerPage page = viewer.open();
        String line = "solve torrus load=0.1";
        page.line().fill(line);
        page.line().press("Enter");
        Locator error =
                page.page().locator("#line-error:not([hidden]), #jobs .error, #notices .notice");
        assertThat(error.first()).containsText(errorOf(line));
    }

    @Test
    void aWrongValueHasTheMessageOfTheShellBesideItsField() {
        ViewerPage page = viewer.open();
        page.fill("solve", "mesh", "radix=4", "load=0.1");
        page.enter("load", "-1");
        Locator error = page.field("load").locator(".error");
        assertThat(error).containsText(errorOf("solve mesh radix=4 load=-1"));
        assertThat(page.run()).isDisabled();
        assertThat(page.input("load")).hasAttribute("aria-invalid", "true");
        page.enter("load", "0.2");
        assertThat(error).isHidden();
        assertThat(page.run()).isEnabled();
    }

    @Test
    void aRunIsCancelled() {
        ViewerPage page = viewer.open();
        page.fill("simulate", "mesh", "radix=32", "load=0.1:0.3:0.01", "seed=1");
        int job = page.start();
        assertThat(page.job(job).locator(".state")).hasText("running");
        cancel(page, job);
    }

    private static void cancel(ViewerPage page, int job) {
        page.page()
                .getByRole(
                        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Cancel job " + job))
                .click();
        assertThat(page.job(job).locator(".state")).hasText("cancelled");
    }

    @Test
    void aReloadKeepsThePointsOfARun() {
        ViewerPage page = viewer.open();
        page.fill("simulate", "mesh", "radix=4,64", "load=0.02", "seed=1");
        int job = page.start();
        assertThat(page.rows()).hasCount(1);
        page.page().reload();
        page.ready();
        assertThat(page.rows()).hasCount(1);
        assertThat(page.page().locator("#table thead")).containsText("mean latency");
        assertThat(page.job(job).locator(".state")).hasText("running");
        cancel(page, job);
    }

    @Test
    void severalRunAtOnce() {
        ViewerPage page = viewer.open();
        page.fill("simulate", "mesh", "radix=4", "load=0.1:0.3:0.1", "seed=1");
        int first = page.start();
        page.fill("solve", "mesh", "radix=4", "load=0.1:0.3:0.1");
        int second = page.start();
        page.ended(first);
        page.ended(second);
        assertThat(page.page().locator("#results [data-result]")).hasCount(2);
    }

    @Test
    void aReloadLosesNothing() {
        ViewerPage page = viewer.open();
        page.fill("solve", "mesh", "radix=4", "load=0.1:0.3:0.05");
        page.runToEnd();
        Locator name = page.result("c1").locator(".curve-name");
        name.fill("my mesh");
        name.press("Tab");
        page.enter("load", "0.1:0.2:0.01");
        assertThat(page.line()).hasValue(Pattern.compile(".*load=0\\.1:0\\.2:0\\.01.*"));
        page.page().reload();
        page.ready();
        assertThat(page.result("c1").locator(".curve-name")).hasValue("my mesh");
        assertThat(page.input("load")).hasValue("0.1:0.2:0.01");
        assertThat(page.rows()).hasCount(5);
    }

    @Test
    void chartsAreTheFilesOfTheShell() throws IOException {
        ViewerPage page = viewer.open();
        page.runLine(CURVE);
        String svg = text(page, "SVG");
        String command = "chart (" + CURVE + ") out=c.svg";
        viewer.process().shell().run(command).wrote("c.svg");
        assertEquals(Files.readString(viewer.process().folder().resolve("c.svg")), svg);
    }

    /** The points of a table, without the computing time. */
    private static List<Map<String, String>> points(String csv) {
        List<Map<String, String>> rows = CsvText.rows(csv);
        rows.forEach(row -> row.remove("seconds"));
        return rows;
    }

    private String shell(String line) {
        return viewer.process().shell().run(line + " format=csv").done();
    }

    private String errorOf(String line) {
        String error = viewer.process().shell().run(line).err();
        assertTrue(error.startsWith("kneepoint: "), error);
        return error.lines().findFirst().orElseThrow().substring("kneepoint: ".length());
    }

    private static String text(ViewerPage page, String format) throws IOException {
        return Files.readString(page.download(format).path());
    }
}
