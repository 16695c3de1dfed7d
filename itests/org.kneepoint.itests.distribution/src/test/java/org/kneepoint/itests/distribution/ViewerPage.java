// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a user does with the page, and reads on it.
 *
 * @param page the tab
 */
record ViewerPage(Page page) {
    /** The radio buttons are hidden behind their labels. */
    private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

    private static final Pattern ENDED = Pattern.compile("done|failed|cancelled");

    /** Waits until the page shows what is installed. */
    ViewerPage ready() {
        page.waitForLoadState(LoadState.DOMCONTENTLOADED);
        assertThat(network().locator("option[value='mesh']")).hasCount(1);
        assertThat(run()).isEnabled();
        return this;
    }

    /** The field of the network. */
    Locator network() {
        return page.locator("#network");
    }

    /** The button that runs the form. */
    Locator run() {
        return page.locator("#run");
    }

    /** The command line that gives the same as the form. */
    Locator line() {
        return page.locator("#line");
    }

    /** Fills the form: command, network and settings such as {@code load=0.1,0.2}. */
    void fill(String command, String network, String... settings) {
        page.locator("input[name='command'][value='" + command + "']").check(FORCED);
        network().selectOption(network);
        assertThat(line()).hasValue(Pattern.compile(command + " " + network + "( .*)?"));
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            enter(setting.substring(0, equals), setting.substring(equals + 1));
        }
        for (String setting : settings) {
            assertThat(line()).hasValue(Pattern.compile(".* " + literal(setting) + "( .*)?"));
        }
        assertThat(run()).isEnabled();
    }

    /** Enters a value of a parameter. */
    void enter(String parameter, String value) {
        Locator input = input(parameter);
        if ("SELECT".equals(input.evaluate("node => node.tagName"))) {
            input.selectOption(value);
        } else {
            input.fill(value);
        }
    }

    /** The input of a parameter, in a group that is opened if it is closed. */
    Locator input(String parameter) {
        Locator field = field(parameter);
        assertThat(field).hasCount(1);
        Locator closed = field.locator("xpath=ancestor::details[not(@open)]/summary");
        if (closed.count() > 0) {
            closed.click();
        }
        return field.locator("input, select").first();
    }

    /** The field of a parameter: label, input, error and help. */
    Locator field(String parameter) {
        return page.locator(".field[data-parameter='" + parameter + "']");
    }

    /** The browser evaluates the pattern, so it cannot be quoted as Java does. */
    private static String literal(String text) {
        return text.replace(".", "\\.");
    }

    /** Runs the form and returns the number of its job. */
    int start() {
        int before = lastJob();
        run().click();
        return newJob(before);
    }

    /** Runs the form to its end and returns the names of its results. */
    List<String> runToEnd() {
        return ended(start());
    }

    /** Types a command line, runs it to its end and returns the names of its results. */
    List<String> runLine(String command) {
        int before = lastJob();
        line().fill(command);
        line().press("Enter");
        return ended(newJob(before));
    }

    /** The number of the newest job of the workbench, or 0; the page may not list it yet. */
    int lastJob() {
        String numbers =
                "fetch('/api/jobs').then(reply => reply.json())"
                        + ".then(({jobs}) => Math.max(0, ...jobs.map(({number}) => number)))";
        return ((Number) page.evaluate(numbers)).intValue();
    }

    /** Waits until a newer job than this is listed and returns its number. */
    int newJob(int before) {
        TestProcesses.until("a job after " + before, () -> newestListed() > before);
        return newestListed();
    }

    private int newestListed() {
        Locator jobs = page.locator("#jobs [data-job]");
        return jobs.count() == 0 ? 0 : Integer.parseInt(jobs.first().getAttribute("data-job"));
    }

    /** The entry of a job. */
    Locator job(int number) {
        return page.locator("#jobs [data-job='" + number + "']");
    }

    /** Waits for the success of a job and returns the names of its results. */
    List<String> ended(int number) {
        Locator state = job(number).locator(".state");
        assertThat(state).hasText(ENDED);
        assertThat(state).hasText("done");
        return Pattern.compile("\\$(\\w+)")
                .matcher(job(number).locator(".row").innerText())
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    /** Opens a tab under the chart. */
    void tab(String title) {
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(title)).click();
    }

    /** Downloads the chart or the data in a format, such as {@code CSV}. */
    Download download(String format) {
        page.getByText("Download", new Page.GetByTextOptions().setExact(true)).click();
        return page.waitForDownload(
                () ->
                        page.getByRole(
                                        AriaRole.BUTTON,
                                        new Page.GetByRoleOptions()
                                                .setName("Download as " + format))
                                .click());
    }

    /** The rows of the points shown as a table. */
    Locator rows() {
        return page.locator("#table tbody tr");
    }

    /** The entry of a result. */
    Locator result(String name) {
        return page.locator("#results [data-result='" + name + "']");
    }
}
