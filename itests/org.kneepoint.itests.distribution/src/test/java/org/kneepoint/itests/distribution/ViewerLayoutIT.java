// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for any window, colour scheme, keyboard and number of tabs. */
@BrowserTest
class ViewerLayoutIT {
    /** Of WCAG 2.2, 1.4.3, level AA, for text of usual size. */
    private static final double CONTRAST = 4.5;

    @RegisterExtension private final ViewerSession viewer = new ViewerSession();

    @ParameterizedTest
    @ValueSource(ints = {380, 1280, 3840})
    void nothingIsWiderThanTheWindow(int width) {
        ViewerPage page = viewer.open();
        page.runLine("solve mesh radix=4 load=0.1:0.3:0.05");
        page.page().setViewportSize(width, 900);
        assertThat(page.rows()).hasCount(5);
        Object widest = page.page().evaluate("document.scrollingElement.scrollWidth");
        assertEquals(width, ((Number) widest).intValue());
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void textIsReadable(ColorScheme scheme) {
        ViewerPage page = viewer.open();
        page.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        page.runLine("solve mesh radix=4 load=0.1:0.3:0.05");
        assertThat(page.rows()).hasCount(5);
        List<TextColours> texts = TextColours.of(page.page());
        assertTrue(texts.size() > 50, () -> "texts: " + texts.size());
        assertEquals(List.of(), texts.stream().filter(text -> text.contrast() < CONTRAST).toList());
        long light = texts.stream().filter(TextColours::isLightOnDark).count();
        boolean mostAreLight = light > texts.size() / 2;
        assertEquals(scheme == ColorScheme.DARK, mostAreLight, () -> light + " of " + texts.size());
    }

    @Test
    void theKeyboardIsEnoughForARun() {
        Page page = viewer.open().page();
        page.keyboard().press("n");
        assertThat(page.locator("#network")).isFocused();
        // a list forgets what was typed when a second passes between two keys
        page.keyboard().press("h");
        ViewerPage viewed = new ViewerPage(page);
        assertThat(viewed.line()).hasValue(Pattern.compile("solve hypercube .*"));
        tabTo(page, "[data-parameter='load'] input");
        page.keyboard().press("Control+a");
        page.keyboard().type("0.1:0.3:0.1");
        assertThat(viewed.line()).hasValue(Pattern.compile("solve .* load=0\\.1:0\\.3:0\\.1"));
        assertThat(viewed.run()).isEnabled();
        tabTo(page, "#run");
        int before = viewed.lastJob();
        page.keyboard().press("Enter");
        assertEquals(List.of("c1"), viewed.ended(viewed.newJob(before)));
        assertThat(viewed.rows()).hasCount(3);
    }

    @Test
    void twentyTabsShareOneStream() throws IOException {
        List<ViewerPage> tabs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            tabs.add(viewer.opening());
        }
        tabs.get(7).ready().runLine("solve mesh radix=4 load=0.1:0.3:0.05");
        for (ViewerPage tab : tabs) {
            assertThat(tab.result("c1")).isVisible();
        }
        tabs.get(0).page().close();
        tabs.get(8).ready().runLine("solve mesh radix=4 load=0.1");
        assertThat(tabs.get(19).result("c2")).isVisible();
        assertEquals(2, ((List<?>) viewer.get("results").get("results")).size());
    }

    /** Presses the tabulator until an element has the focus. */
    private static void tabTo(Page page, String selector) {
        String isFocused = "selector => document.activeElement.matches(selector)";
        for (int i = 0; i < 60; i++) {
            if (page.evaluate(isFocused, selector).equals(true)) {
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("the tabulator does not reach " + selector);
    }
}
