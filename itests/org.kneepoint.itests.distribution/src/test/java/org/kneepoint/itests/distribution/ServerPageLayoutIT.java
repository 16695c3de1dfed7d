// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The views of a server for any window, colour scheme and keyboard. */
@BrowserTest
class ServerPageLayoutIT {
    private static final double CONTRAST = 4.5;

    @RegisterExtension private final StubLab lab = new StubLab();

    @BeforeEach
    void provide() {
        new StubQueue().addTo(lab.routes());
        StubBundles.addTo(lab.routes());
        new StubAccounts().addTo(lab.routes());
    }

    @Test
    void viewsAreReachedByTheKeyboard() {
        Page page = lab.open("evaluator", "/");
        assertThat(page.locator("#views")).isVisible();
        page.locator("#views a").nth(1).focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#server-view > h2")).isFocused();
        assertThat(page.locator("#server-view > h2")).hasText("Queue");
        assertThat(page.locator("#form")).isHidden();
        page.keyboard().press("n");
        assertThat(page.locator("#network")).not().isFocused();
    }

    @ParameterizedTest
    @CsvSource({
        "400, queue",
        "400, plug-ins",
        "400, account",
        "400, administration",
        "1280, queue",
        "1280, administration",
        "2560, account"
    })
    void nothingIsWiderThanTheWindow(int width, String view) {
        Page page = lab.open("administrator", "/");
        page.setViewportSize(width, 900);
        page.locator("#views a[data-view='" + view + "']").click();
        assertThat(page.locator("#server-view tbody tr, #server-view .facts").first()).isVisible();
        assertEquals(width, page.evaluate("document.scrollingElement.scrollWidth"));
        String wider =
                "[...document.querySelectorAll('#server-view *')].filter(node => "
                        + "node.getBoundingClientRect().right > innerWidth + 1).length";
        assertEquals(0, page.evaluate(wider));
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void textIsReadable(ColorScheme scheme) {
        for (String view : List.of("queue", "plug-ins", "account", "administration")) {
            Page page = lab.open("administrator", "/#/" + view);
            page.emulateMedia(
                    new Page.EmulateMediaOptions()
                            .setColorScheme(scheme)
                            .setReducedMotion(ReducedMotion.REDUCE));
            Locator first = page.locator("#server-view tbody tr, #server-view .facts").first();
            assertThat(first).isVisible();
            List<TextColours> texts = TextColours.of(page);
            assertEquals(
                    List.of(), texts.stream().filter(text -> text.contrast() < CONTRAST).toList());
        }
    }
}
