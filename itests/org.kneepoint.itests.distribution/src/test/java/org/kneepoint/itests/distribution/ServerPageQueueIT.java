// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.itests.distribution.StubLab.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The queue of all users. */
@BrowserTest
class ServerPageQueueIT {
    @RegisterExtension private final StubLab lab = new StubLab();
    private final StubQueue queue = new StubQueue();

    @BeforeEach
    void provide() {
        queue.addTo(lab.routes());
    }

    private static Locator job(Page page, int number) {
        return page.locator("tr[data-job='" + number + "']");
    }

    @Test
    void ownJobsAreCancelledAndRetried() {
        Page page = lab.open("evaluator", "/#/queue");
        assertThat(page.locator("tr.own")).hasCount(3);
        assertThat(job(page, 7)).containsText("12 s of up to 3 min 20 s");
        assertThat(page.locator("#server-view [role=status]")).hasText("1 running, 2 queued");
        assertThat(button(page, "Cancel job 8")).hasCount(0);
        button(page, "Cancel job 9").click();
        assertThat(job(page, 9).locator(".state")).hasText("cancelled");
        button(page, "Retry job 5").click();
        assertThat(job(page, 5).locator(".state")).hasText("queued");
        page.getByLabel("Only my jobs").check();
        assertThat(job(page, 8)).hasCount(0);
        assertThat(page.locator("#server-view img")).hasCount(0);
    }

    @Test
    void anAdministratorSetsThePriorityOfAnyJob() {
        Page page = lab.open("administrator", "/#/queue");
        Locator priority = page.getByLabel("Priority of job 8");
        priority.selectOption("high");
        assertThat(button(page, "Cancel job 8")).isVisible();
        TestProcesses.until("a priority", () -> !lab.routes().calls().isEmpty());
        assertEquals("PUT /api/jobs/*/priority [8] {priority=high}", lab.routes().calls().get(0));
    }

    @Test
    void theQueueFollowsTheServer() {
        Page page = lab.open("evaluator", "/#/queue");
        assertThat(job(page, 7).locator(".state")).hasText("running");
        queue.set("7", "done");
        assertThat(job(page, 7)).hasCount(0);
    }
}
