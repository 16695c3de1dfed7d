// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.itests.distribution.StubLab.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page of an evaluation server, as its users have it. */
@BrowserTest
class ServerPageIT {
    @RegisterExtension private final ServerFixture server = new ServerFixture();

    /** Makes an account on the page of the administration and returns its password. */
    private static String create(Page administration, String name, String role) {
        Locator form = administration.getByLabel("New user");
        form.getByLabel("Account").fill(name);
        form.getByLabel("Role").selectOption(role);
        button(administration, "Create user").click();
        String password = administration.locator("dialog input").inputValue();
        administration.keyboard().press("Escape");
        assertThat(administration.locator("tr[data-user='" + name + "']")).isVisible();
        return password;
    }

    @Test
    void twoPeopleShareAResultByItsLink() {
        Page administration = server.open("/", "admin", server.password());
        administration.locator("#views a[data-view='administration']").click();
        String anna = create(administration, "anna", "evaluator");
        String ben = create(administration, "ben", "viewer");
        assertThat(administration.locator("#server-view")).containsText("anna");

        ViewerPage annas = new ViewerPage(server.open("/", "anna", anna)).ready();
        assertEquals(List.of("c1"), annas.runLine("solve mesh radix=4 load=0.1:0.3:0.1"));
        button(annas.page(), "Store $c1").click();
        annas.page().locator("dialog a").click();
        annas.page().getByLabel("Shared with").selectOption("all");
        annas.page().getByLabel("Note").fill("<b>for Ben</b>");
        button(annas.page(), "Save record").click();
        assertThat(annas.page().locator(".facts")).containsText("everybody");
        String link = annas.page().url().replaceFirst(".*(/results/)", "$1");

        Page bens = server.open(link, "ben", ben);
        assertThat(bens.locator(".record-line")).containsText("solve mesh radix=4");
        assertThat(bens.locator(".facts")).containsText("<b>for Ben</b>");
        assertThat(bens.locator(".wide-table tbody tr")).hasCount(3);
        assertThat(bens.locator(".stored-chart canvas")).isVisible();
        bens.locator("#views a[data-view='results']").click();
        assertThat(bens.locator("#server-view tbody tr")).hasCount(1);

        button(annas.page(), "Open in the workbench").click();
        assertThat(annas.page().locator("#results [data-result]")).hasCount(2);
    }

    @Test
    void everyViewReadsItsRoutes() {
        Page page = server.open("/", "admin", server.password());
        page.locator("#views a[data-view='queue']").click();
        assertThat(page.locator("#server-view")).containsText("0 running, 0 queued");
        page.locator("#views a[data-view='plug-ins']").click();
        assertThat(page.locator("#server-view")).containsText("No plug-in is deployed.");
        page.locator("#views a[data-view='account']").click();
        assertThat(page.locator(".facts")).containsText("administrator");
        page.getByLabel("Note").fill("notebook");
        button(page, "Create token").click();
        assertThat(page.locator("dialog input")).not().hasValue("");
        page.keyboard().press("Escape");
        button(page, "Revoke notebook").click();
        page.locator("dialog .primary").click();
        assertThat(page.locator("#server-view")).containsText("No token.");
        page.locator("#views a[data-view='administration']").click();
        assertThat(page.locator("tr[data-user='admin']")).isVisible();
        assertThat(page.locator("#server-view")).containsText("token");
        button(page, "Log out").click();
        assertThat(page.locator("#login")).isVisible();
        server.browser().forgetReports();
    }
}
