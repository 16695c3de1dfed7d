// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * The page of an evaluation server whose answers are given: four accounts, named as their roles,
 * with the password {@value #PASSWORD}. A class of tests adds the routes that it needs.
 */
final class StubLab extends BrowserFixture {
    static final String PASSWORD = "correct horse";

    /** A name that would run as a script if it were taken for markup. */
    static final String HOSTILE = "<img src=x onerror=\"window.attacked = true\">";

    private static final List<String> ACCOUNTS =
            List.of("viewer", "evaluator", "deployer", "administrator");

    private final StubWorkbench workbench = new StubWorkbench();
    private StubRoutes routes;
    private StubServer server;

    @Override
    void start() throws IOException {
        routes = new StubRoutes();
        server = StubServer.start(routes);
    }

    @Override
    void reset() {
        browser().contexts().forEach(BrowserContext::close);
        workbench.clear();
        server.requests().clear();
        routes.clear();
        routes.on("GET /api/workbench", (call, none) -> StubRoutes.ok(described(call.account())));
        routes.on("POST /api/login", (call, none) -> login(call));
        routes.on("POST /api/logout", (call, none) -> StubRoutes.session(""));
        workbench.addTo(routes);
    }

    private static Map<String, Object> described(String account) {
        return Map.of(
                "version",
                "0.1.0",
                "folder",
                "/data",
                "interactive",
                false,
                "home",
                "/opt",
                "server",
                true,
                "account",
                account,
                "role",
                account);
    }

    private static StubRoutes.Answer login(StubRoutes.Call call) {
        String account = call.text("account");
        return ACCOUNTS.contains(account) && call.text("password").equals(PASSWORD)
                ? StubRoutes.session(account)
                : StubRoutes.refusal(401, "account or password is wrong");
    }

    StubRoutes routes() {
        return routes;
    }

    StubWorkbench workbench() {
        return workbench;
    }

    StubServer server() {
        return server;
    }

    /** A button by its name. */
    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Opens an address in a browser in which nobody is logged in. */
    Page stranger(String path) {
        Page page = browser().context().newPage();
        page.navigate(server.address(path));
        return page;
    }

    /** Opens an address in a browser in which an account is logged in. */
    Page open(String account, String path) {
        BrowserContext context = browser().context();
        context.addCookies(List.of(new Cookie("account", account).setUrl(server.address("/"))));
        Page page = context.newPage();
        page.navigate(server.address(path));
        return page;
    }

    @Override
    void end() {
        if (server != null) {
            server.close();
        }
    }
}
