// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.file.Path;

/** An evaluation server and a browser in which nobody is logged in. */
final class ServerFixture extends BrowserFixture {
    private String password;
    private ServerProcess server;

    @Override
    void start() {
        Path folder = BareMachine.scratch();
        password = ServerProcess.prepare(folder);
        server = ServerProcess.start(folder);
    }

    @Override
    void reset() {
        browser().contexts().forEach(BrowserContext::close);
    }

    /** The password of the account {@code admin}. */
    String password() {
        return password;
    }

    /** The address of a path of the page. */
    String address(String path) {
        return server.address().resolve(path).toString();
    }

    /** Logs an account in, in a browser of its own, and goes to an address. */
    Page open(String path, String account, String secret) {
        Page page =
                browser()
                        .context(new Browser.NewContextOptions().setViewportSize(1280, 900))
                        .newPage();
        page.navigate(address(path));
        page.getByLabel("Account").fill(account);
        page.getByLabel("Password").fill(secret);
        page.keyboard().press("Enter");
        page.locator("#who").waitFor();
        return page;
    }

    @Override
    void end() {
        if (server != null) {
            server.close();
        }
    }
}
