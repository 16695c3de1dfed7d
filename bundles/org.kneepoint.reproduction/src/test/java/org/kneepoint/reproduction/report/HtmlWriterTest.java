// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HtmlWriterTest {
    @Test
    void textsAndAttributesAreEscaped() {
        HtmlWriter html =
                new HtmlWriter()
                        .open("p", "title", "a \"b\" & c")
                        .text("1 < 2 > 0 & so on")
                        .close();
        assertEquals(
                "<p title=\"a &quot;b&quot; &amp; c\">1 &lt; 2 &gt; 0 &amp; so on</p>",
                html.toString());
    }

    @Test
    void elementsAreClosedInTheirOrder() {
        HtmlWriter html = new HtmlWriter().open("div").open("p").empty("br").close().close();
        assertEquals("<div><p><br/></p></div>", html.toString());
    }
}
