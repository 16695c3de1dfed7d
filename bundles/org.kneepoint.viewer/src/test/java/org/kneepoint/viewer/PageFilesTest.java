// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageFilesTest {
    private final PageFiles files = new PageFiles();

    @Test
    void theRootIsTheIndex() {
        PageFiles.PageFile index = files.find("/").orElseThrow();
        assertEquals("text/html; charset=utf-8", index.type());
        assertTrue(new String(index.bytes(), StandardCharsets.UTF_8).startsWith("<!doctype html>"));
        assertEquals(index.tag(), files.find("/index.html").orElseThrow().tag());
        assertNotEquals(index.tag(), files.find("/main.js").orElseThrow().tag());
        assertTrue(index.tag().matches("\"[0-9a-f]{32}\""), index.tag());
    }

    @Test
    void librariesAreInAFolder() {
        PageFiles.PageFile library = files.find("/vendor/uPlot.iife.min.js").orElseThrow();
        assertEquals("text/javascript; charset=utf-8", library.type());
        assertEquals(
                "text/css; charset=utf-8",
                files.find("/vendor/uPlot.min.css").orElseThrow().type());
    }

    @Test
    void addressesOfTheServerHaveFiles() {
        String index = files.find("/").orElseThrow().tag();
        assertEquals(index, files.find("/results/aZ09_-x").orElseThrow().tag());
        assertEquals(
                files.find("/login.html").orElseThrow().tag(),
                files.find("/login").orElseThrow().tag());
        assertEquals(
                "text/javascript; charset=utf-8",
                files.find("/server/server.js").orElseThrow().type());
    }

    @Test
    void aCompressedFileIsTheFile() throws Exception {
        PageFiles.PageFile script = files.find("/chart.js").orElseThrow();
        assertTrue(script.compressed().length < script.bytes().length / 2);
        try (GZIPInputStream in =
                new GZIPInputStream(new ByteArrayInputStream(script.compressed()))) {
            assertArrayEquals(script.bytes(), in.readAllBytes());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../HttpViewer.class",
                "/vendor/../index.html",
                "/..",
                "/.html",
                "/vendor",
                "/vendor/",
                "/vendor/LICENSE",
                "/vendor/uPlot.txt",
                "//index.html",
                "/index.html/",
                "/INDEX.HTML",
                "/absent.js",
                "/results",
                "/results/",
                "/results/a/b",
                "/results/a.js",
                "/results/../index.html",
                "/server/",
                "/server/../index.html",
                "/login/",
                "index.html",
                "/\\..\\index.html",
                "/a\u0000.js"
            })
    void nothingElseIsServed(String path) {
        assertEquals(Optional.empty(), files.find(path));
    }
}
