// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Login, and what the page of a server shows to whom. */
@BrowserTest
class ServerPageLoginIT {
    private static final double CONTRAST = 4.5;

    @RegisterExtension private final StubLab lab = new StubLab();

    private static void enter(Page page, String account, String password) {
        page.getByLabel("Account").fill(account);
        page.getByLabel("Password").fill(password);
        page.keyboard().press("Enter");
    }

    @Test
    void aStrangerLogsInAndArrivesWhereTheLinkLeads() {
        Page page = lab.stranger("/results/abc");
        assertThat(page.getByLabel("Account")).isFocused();
        enter(page, "viewer", "wrong");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("account or password is wrong");
        assertThat(page.getByLabel("Password")).hasValue("");
        lab.browser().forgetReports();
        lab.routes().on("GET /api/stored/*", (call, names) -> StubRoutes.refusal(404, "no result"));
        enter(page, "viewer", StubLab.PASSWORD);
        assertThat(page.locator("#who")).hasText("viewer, viewer");
        assertEquals(lab.server().address("/results/abc"), page.url());
        assertThat(page.locator("#server-view")).containsText("no result");
        lab.browser().forgetReports();
    }

    @Test
    void aForeignDestinationIsNotFollowed() {
        Page page = lab.stranger("/login?next=//example.org/x");
        enter(page, "evaluator", StubLab.PASSWORD);
        assertThat(page.locator("#who")).hasText("evaluator, evaluator");
        assertEquals(lab.server().address("/"), page.url());
    }

    @Test
    void aThrottledLoginWaits() {
        lab.routes().clear();
        lab.routes()
                .on(
                        "POST /api/login",
                        (call, none) -> {
                            StubRoutes.Answer refused = StubRoutes.refusal(429, "wait 1 s");
                            return new StubRoutes.Answer(
                                    429,
                                    refused.body(),
                                    Optional.empty(),
                                    Map.of("Retry-After", "1"));
                        });
        Page page = lab.stranger("/login");
        enter(page, "viewer", "guess");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("wait 1 s");
        assertThat(page.getByRole(AriaRole.BUTTON)).isEnabled();
        lab.browser().forgetReports();
    }

    @Test
    void loggingOutLeadsToTheLogin() {
        Page page = lab.open("evaluator", "/");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Log out")).click();
        assertThat(page.getByLabel("Password")).isVisible();
        assertTrue(lab.server().requests().contains("POST /api/logout"));
        lab.browser().forgetReports();
    }

    @ParameterizedTest
    @CsvSource({
        "viewer, 'Queue Results Account'",
        "evaluator, 'Workbench Queue Results Account'",
        "deployer, 'Workbench Queue Results Plug-ins Account'",
        "administrator, 'Workbench Queue Results Plug-ins Account Administration'"
    })
    void viewsFollowFromTheRole(String role, String titles) {
        lab.routes().on("GET /api/queue", Map.of("jobs", List.of()));
        Page page = lab.open(role, "/");
        assertThat(page.locator("#views a")).hasText(titles.split(" "));
        boolean isViewer = role.equals("viewer");
        assertThat(page.locator("#form")).isVisible(visible(!isViewer));
        assertThat(page.locator("#server-view")).isVisible(visible(isViewer));
        assertThat(page.locator("#views a").first()).hasAttribute("aria-current", "page");
    }

    private static LocatorAssertions.IsVisibleOptions visible(boolean isVisible) {
        return new LocatorAssertions.IsVisibleOptions().setVisible(isVisible);
    }

    @Test
    void theFormStatesTheEstimate() {
        Page page = lab.open("evaluator", "/");
        assertThat(page.locator("#counts"))
                .hasText("3 points, 1 curve, up to 1 min 15 s on 2 cores");
    }

    @Test
    void aWorkbenchWithoutAServerLoadsNothingOfIt() {
        lab.routes().clear();
        lab.routes().on("GET /api/workbench", Map.of("version", "0.1.0", "folder", "/data"));
        lab.workbench().addTo(lab.routes());
        Page page = lab.open("evaluator", "/");
        new ViewerPage(page).ready();
        assertThat(page.locator("#workbench")).hasText("0.1.0  /data");
        assertThat(page.locator("#views")).hasCount(0);
        List<String> loaded = lab.server().requests();
        assertEquals(List.of(), loaded.stream().filter(path -> path.contains("server")).toList());
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void theLoginIsReadableOnASmallScreen(ColorScheme scheme) {
        Page page = lab.stranger("/login");
        page.emulateMedia(
                new Page.EmulateMediaOptions()
                        .setColorScheme(scheme)
                        .setReducedMotion(ReducedMotion.REDUCE));
        page.setViewportSize(400, 700);
        List<TextColours> texts = TextColours.of(page);
        assertEquals(List.of(), texts.stream().filter(text -> text.contrast() < CONTRAST).toList());
        assertEquals(400, page.evaluate("document.scrollingElement.scrollWidth"));
        boolean mostAreLight =
                texts.stream().filter(TextColours::isLightOnDark).count() > texts.size() / 2;
        assertEquals(scheme == ColorScheme.DARK, mostAreLight);
        Locator submit = page.getByRole(AriaRole.BUTTON);
        page.getByLabel("Password").focus();
        page.keyboard().press("Tab");
        assertThat(submit).isFocused();
    }
}
