// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.itests.distribution.StubLab.HOSTILE;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Stored results: search, links, comparison with results of the session. */
@BrowserTest
class ServerPageResultsIT {
    @RegisterExtension private final StubLab lab = new StubLab();

    /** What is stored, by link. */
    private final Map<String, Map<String, Object>> stored = new LinkedHashMap<>();

    @BeforeEach
    void store() {
        stored.clear();
        put("aaa", "torus of 1024", "evaluator", List.of("thesis"));
        put("bbb", HOSTILE, "somebody", List.of(HOSTILE));
        lab.routes().on("GET /api/stored", (call, none) -> search(call.query()));
        lab.routes()
                .on("GET /api/stored/*", (call, links) -> StubRoutes.ok(stored.get(links.get(0))));
        lab.routes().on("PUT /api/stored/*", (call, links) -> change(links.get(0), call.body()));
        lab.routes()
                .on(
                        "DELETE /api/stored/*",
                        (call, links) -> {
                            stored.remove(links.get(0));
                            return StubRoutes.done();
                        });
        lab.routes().on("POST /api/stored/*/open", (call, links) -> open(links.get(0)));
        lab.routes().on("POST /api/stored", Map.of("link", "aaa"));
    }

    private void put(String link, String name, String owner, List<String> labels) {
        Map<String, Object> result =
                new LinkedHashMap<>(
                        StubWorkbench.curveResult("solve mesh radix=8 load=0.1:0.3:0.1"));
        result.putAll(Map.of("link", link, "name", name, "owner", owner, "labels", labels));
        result.putAll(Map.of("time", "2026-11-22T10:00:00Z", "method", "model", "note", ""));
        result.putAll(Map.of("networks", List.of("mesh"), "share", "all", "bytes", 12345));
        stored.put(link, result);
    }

    private StubRoutes.Answer search(String query) {
        List<Map<String, Object>> found = new ArrayList<>(stored.values());
        if (query.contains("q=")) {
            String word = query.replaceFirst(".*q=([^&]*).*", "$1");
            found.removeIf(result -> !String.valueOf(result.get("name")).contains(word));
        }
        return StubRoutes.ok(Map.of("results", found, "all", found.size(), "more", false));
    }

    private StubRoutes.Answer change(String link, Map<String, Object> fields) {
        stored.get(link).putAll(fields);
        return StubRoutes.ok(stored.get(link));
    }

    private StubRoutes.Answer open(String link) {
        lab.workbench().addResult("s" + link, "stored " + link);
        return StubRoutes.ok(Map.of("name", "s" + link));
    }

    private static Locator named(Page page, AriaRole role, String name) {
        return page.getByRole(role, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator rows(Page page) {
        return page.locator("#server-view tbody tr");
    }

    @Test
    void aSearchListsWhatMatches() {
        Page page = lab.open("evaluator", "/#/results");
        assertThat(rows(page)).hasCount(2);
        page.getByLabel("Search", new Page.GetByLabelOptions().setExact(true)).last().fill("torus");
        page.keyboard().press("Enter");
        assertThat(rows(page)).hasCount(1);
        assertThat(rows(page)).containsText("torus of 1024");
        assertThat(rows(page)).containsText("thesis");
        assertThat(rows(page)).containsText("12.3 kB");
    }

    @Test
    void allThatIsFoundIsExported() {
        lab.routes()
                .on(
                        "GET /api/stored-export",
                        (call, none) -> {
                            lab.routes().calls().add(call.query());
                            return StubRoutes.ok(Map.of("results", List.of()));
                        });
        Page page = lab.open("viewer", "/#/results");
        assertThat(rows(page)).hasCount(2);
        page.getByLabel("Owner").fill("somebody");
        page.waitForDownload(() -> named(page, AriaRole.BUTTON, "JSON").click());
        assertEquals(List.of("by=somebody&format=json"), lab.routes().calls());
    }

    @Test
    void aLinkShowsTheResultToAViewer() {
        Page page = lab.open("viewer", "/results/aaa");
        assertThat(named(page, AriaRole.HEADING, "torus of 1024")).isVisible();
        assertThat(page.locator(".record-line")).hasText("solve mesh radix=8 load=0.1:0.3:0.1");
        assertThat(page.locator(".stored-chart canvas")).isVisible();
        assertThat(page.locator(".wide-table tbody tr")).hasCount(3);
        assertThat(named(page, AriaRole.BUTTON, "Open in the workbench")).hasCount(0);
        assertThat(named(page, AriaRole.BUTTON, "Remove")).hasCount(0);
    }

    @Test
    void storedCurvesLieOverThoseOfTheSession() {
        lab.workbench().addResult("c1", "solve mesh");
        Page page = lab.open("evaluator", "/");
        assertThat(page.locator("#results .curve-name")).hasCount(1);
        named(page, AriaRole.LINK, "Results").click();
        page.getByLabel("Select torus of 1024").check();
        page.getByLabel("Select " + HOSTILE).check();
        named(page, AriaRole.BUTTON, "Open 2 selected").click();
        assertThat(page.locator("#results .curve-name")).hasCount(3);
        assertThat(page.locator("#chart canvas").first()).isVisible();
        assertEquals(lab.server().address("/"), page.url());
        page.goBack();
        assertThat(rows(page)).hasCount(2);
    }

    @Test
    void theOwnerChangesAndRemovesARecord() {
        Page page = lab.open("evaluator", "/results/aaa");
        page.getByLabel("Labels").fill("thesis, chapter 3");
        page.getByLabel("Note").fill("for the defence");
        named(page, AriaRole.BUTTON, "Save record").click();
        assertThat(page.locator(".facts")).containsText("thesis, chapter 3");
        assertEquals(List.of("thesis", "chapter 3"), stored.get("aaa").get("labels"));
        assertEquals("for the defence", stored.get("aaa").get("note"));
        named(page, AriaRole.BUTTON, "Remove").click();
        named(page, AriaRole.BUTTON, "Remove").last().click();
        assertThat(rows(page)).hasCount(1);
        assertEquals(List.of("bbb"), List.copyOf(stored.keySet()));
    }

    @Test
    void aLinkIsCopied() {
        Page page = lab.open("evaluator", "/results/aaa");
        page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        named(page, AriaRole.BUTTON, "Copy link").click();
        assertThat(page.locator("#notices")).containsText("Link copied");
        Object copied = page.evaluate("navigator.clipboard.readText()");
        assertEquals(lab.server().address("/results/aaa"), copied);
    }

    @Test
    void aResultOfTheSessionIsStored() {
        lab.workbench().addResult("c1", "solve mesh");
        Page page = lab.open("evaluator", "/");
        named(page, AriaRole.BUTTON, "Store $c1").click();
        Locator link = page.locator("dialog a");
        assertThat(link).hasAttribute("href", "/results/aaa");
        assertTrue(lab.server().requests().contains("POST /api/stored"));
        link.click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(named(page, AriaRole.HEADING, "torus of 1024")).isVisible();
    }

    @Test
    void hostileNamesAreText() {
        Page page = lab.open("evaluator", "/#/results");
        Locator link = named(page, AriaRole.LINK, HOSTILE);
        link.click();
        assertThat(page.locator(".record-name")).hasText(HOSTILE);
        assertThat(page.locator(".facts")).containsText(HOSTILE);
        assertThat(page.locator("#server-view img")).hasCount(0);
        assertEquals(false, page.evaluate("'attacked' in window"));
    }
}
