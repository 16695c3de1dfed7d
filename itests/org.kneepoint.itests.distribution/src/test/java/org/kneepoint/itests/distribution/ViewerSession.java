// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;

/** A workbench with its page and a browser that is signed in. */
final class ViewerSession extends BrowserFixture {
    private ViewerProcess process;
    private BrowserContext context;

    /** Starts the workbench and opens the address that it prints. */
    @Override
    void start() {
        process = ViewerProcess.start();
        context = browser().context();
        try (Page page = context.newPage()) {
            page.navigate(process.address());
            new ViewerPage(page).ready();
            follow(process, context.cookies().get(0));
        }
    }

    /** Follows the events: the workbench ends soon after nobody does, also between two tests. */
    private static void follow(ViewerProcess process, Cookie cookie) {
        HttpRequest events =
                HttpRequest.newBuilder(URI.create(process.page() + "api/events"))
                        .header("Cookie", cookie.name + "=" + cookie.value)
                        .build();
        HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .sendAsync(events, HttpResponse.BodyHandlers.discarding());
    }

    ViewerProcess process() {
        return process;
    }

    BrowserContext context() {
        return context;
    }

    /** Opens a tab and waits until it shows what is installed. */
    ViewerPage open() {
        return opening().ready();
    }

    /** Opens a tab. */
    ViewerPage opening() {
        Page page = context.newPage();
        page.navigate(
                process.page(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
        return new ViewerPage(page);
    }

    /** Removes all results and choices. */
    @Override
    void reset() throws IOException {
        for (Map<String, Object> job : list("jobs")) {
            if (job.get("state").equals("running")) {
                change("DELETE", "jobs/" + job.get("number"), "");
            }
        }
        for (Map<String, Object> result : list("results")) {
            change("DELETE", "results/" + result.get("name"), "");
        }
        change("PUT", "page", "{}");
    }

    /** Reads a resource of the interface. */
    Map<String, Object> get(String path) throws IOException {
        return JsonText.object(checked(context.request().get(process.page() + "api/" + path)));
    }

    private List<Map<String, Object>> list(String name) throws IOException {
        return JsonText.objects(get(name).get(name));
    }

    private void change(String method, String path, String body) {
        RequestOptions options =
                RequestOptions.create()
                        .setMethod(method)
                        .setHeader("Origin", origin())
                        .setHeader("Content-Type", "application/json")
                        .setData(body);
        checked(context.request().fetch(process.page() + "api/" + path, options));
    }

    /** The address of the workbench as browsers state it. */
    String origin() {
        return process.page().replaceFirst("/$", "");
    }

    private static String checked(APIResponse response) {
        if (!response.ok()) {
            throw new AssertionError(response.url() + ": " + response.status() + response.text());
        }
        return response.text();
    }

    @Override
    void end() {
        if (process != null) {
            process.close();
        }
    }
}
