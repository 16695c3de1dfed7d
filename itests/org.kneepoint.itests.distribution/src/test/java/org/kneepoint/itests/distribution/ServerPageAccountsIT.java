// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.itests.distribution.StubLab.HOSTILE;
import static org.kneepoint.itests.distribution.StubLab.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The own account, and those of all users. */
@BrowserTest
class ServerPageAccountsIT {
    @RegisterExtension private final StubLab lab = new StubLab();
    private final StubAccounts accounts = new StubAccounts();

    @BeforeEach
    void provide() {
        accounts.addTo(lab.routes());
    }

    @Test
    void aTokenIsShownOnce() {
        Page page = lab.open("evaluator", "/#/account");
        assertThat(page.locator("#server-view")).containsText("1.5 MB of 1 GB");
        assertThat(page.getByLabel("Role").locator("option"))
                .hasText(new String[] {"viewer", "evaluator"});
        page.getByLabel("Note").fill("notebook");
        button(page, "Create token").click();
        assertThat(page.locator("dialog")).containsText("shown only now");
        assertThat(page.locator("dialog input")).hasValue("kp_secret");
        assertThat(button(page, "Copy")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("tr[data-token='1']")).containsText("notebook");
        assertEquals(
                List.of(90, "notebook"),
                List.of(
                        accounts.tokens().get(0).get("days"),
                        accounts.tokens().get(0).get("note")));
    }

    @Test
    void aPasswordIsChangedWithThePresentOne() {
        Page page = lab.open("evaluator", "/#/account");
        page.getByLabel("Present password").fill("old");
        page.getByLabel("New password", new Page.GetByLabelOptions().setExact(true))
                .fill("new one");
        page.getByLabel("New password again").fill("new two");
        button(page, "Change password").click();
        Locator error =
                page.getByLabel("Password", new Page.GetByLabelOptions().setExact(true))
                        .getByRole(AriaRole.ALERT);
        assertThat(error).hasText("The two new passwords differ.");
        page.getByLabel("New password again").fill("new one");
        button(page, "Change password").click();
        assertThat(error).hasText("the present password is wrong");
        lab.browser().forgetReports();
    }

    @Test
    void anAdministratorMakesAndLocksUsers() {
        Page page = lab.open("administrator", "/#/administration");
        page.getByLabel("New user").getByLabel("Account").fill("anna");
        button(page, "Create user").click();
        assertThat(page.locator("dialog input")).hasValue("first-secret");
        page.keyboard().press("Escape");
        assertThat(page.locator("tr[data-user='anna']")).isVisible();
        page.getByLabel("Role of anna").selectOption("deployer");
        button(page, "Lock anna").click();
        TestProcesses.until(
                "two changes",
                () ->
                        lab.routes().calls().stream().filter(call -> call.startsWith("PUT")).count()
                                == 2);
        List<String> changes =
                lab.routes().calls().stream().filter(call -> call.startsWith("PUT")).toList();
        assertEquals("PUT /api/users/* [anna] {role=deployer}", changes.get(0));
        assertEquals("PUT /api/users/* [anna] {locked=true}", changes.get(1));
        assertThat(button(page, "Lock administrator")).hasCount(0);
        assertThat(button(page, "Lock " + HOSTILE)).isVisible();
        assertThat(page.locator("#server-view")).containsText("run");
        page.getByLabel("Audit log").getByLabel("Account").fill("anna");
        page.keyboard().press("Enter");
        TestProcesses.until(
                "a filter", () -> lab.routes().calls().contains("audit account=anna&limit=100"));
        assertThat(page.locator("#server-view img")).hasCount(0);
        assertEquals(false, page.evaluate("'attacked' in window"));
    }

    @Test
    void aButtonPressedWhileTheTableIsRenewedStillActs() {
        Page page = lab.open("administrator", "/#/administration");
        button(page, "Lock " + HOSTILE).hover();
        page.mouse().down();
        page.waitForResponse(
                response -> response.url().endsWith("/api/users"),
                () -> page.getByLabel("Role of " + HOSTILE).dispatchEvent("change"));
        page.waitForTimeout(300);
        page.mouse().up();
        TestProcesses.until(
                "a lock",
                () ->
                        lab.routes().calls().stream()
                                .anyMatch(call -> call.endsWith("{locked=true}")));
    }
}
