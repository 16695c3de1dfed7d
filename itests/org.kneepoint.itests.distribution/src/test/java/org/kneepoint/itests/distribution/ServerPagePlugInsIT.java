// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.itests.distribution.StubLab.HOSTILE;
import static org.kneepoint.itests.distribution.StubLab.button;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Plug-ins deployed for all users. */
@BrowserTest
class ServerPagePlugInsIT {
    @RegisterExtension private final StubLab lab = new StubLab();

    @BeforeEach
    void provide() {
        StubBundles.addTo(lab.routes());
    }

    @Test
    void anUploadShowsTheReportOfTheChecks() {
        Page page = lab.open("deployer", "/#/plug-ins");
        byte[] bytes = "PK bytes".getBytes(StandardCharsets.UTF_8);
        page.locator("#server-view input[type=file]")
                .setInputFiles(new FilePayload("new ring.jar", "", bytes));
        button(page, "Check and deploy").click();
        assertThat(page.locator("#server-view")).containsText("new ring.jar is not deployed");
        assertThat(page.locator("#server-view pre")).containsText(HOSTILE);
        assertTrue(
                lab.routes().calls().get(0).matches("name=new(\\+| )ring.jar&force=false PK bytes"),
                lab.routes().calls().get(0));
    }

    @Test
    void anOlderVersionIsUsedAgain() {
        Page page = lab.open("deployer", "/#/plug-ins");
        button(page, "Use version 1.0.0 of ring.jar").click();
        assertThat(page.locator("#notices")).containsText("version 1.0.0 is live");
        assertEquals(
                "POST /api/bundles/*/versions/* [ring.jar, 0123456789abcdef] {}",
                lab.routes().calls().get(0));
        button(page, "Remove ring.jar").click();
        page.locator("dialog .primary").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertEquals("DELETE /api/bundles/* [ring.jar] {}", lab.routes().calls().get(1));
    }
}
