// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Bundles that come and go while the page is open. */
@BrowserTest
class ViewerDeployIT {
    @RegisterExtension private final ViewerSession viewer = new ViewerSession();

    @Test
    void aNetworkAppearsAndVanishesWithItsBundle() throws IOException {
        ViewerPage page = viewer.open();
        Path jar = viewer.process().deploy().resolve("ring.jar");
        DropInBundles.topology(jar);
        assertThat(installed(page)).isVisible();
        installed(page).click();
        assertThat(page.network()).hasValue("drop-ring");
        page.fill("simulate", "drop-ring", "nodes=8", "load=0.01:0.05:0.002", "seed=1");
        int job = page.start();
        assertThat(page.rows().first()).isVisible();
        Files.delete(jar);
        assertThat(installed(page)).hasCount(0);
        assertThat(page.run()).isDisabled();
        assertThat(page.page().locator("#network-message")).containsText("drop-ring");
        assertThat(page.input("nodes")).hasValue("8");
        page.ended(job);
        assertThat(page.rows()).hasCount(21);
        DropInBundles.topology(jar);
        assertThat(page.run()).isEnabled();
        assertThat(page.input("nodes")).hasValue("8");
        Files.delete(jar);
        assertThat(installed(page)).hasCount(0);
    }

    private static Locator installed(ViewerPage page) {
        return page.page().locator("#plug-ins [data-key='network drop-ring']");
    }
}
