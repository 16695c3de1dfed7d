// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.view.ChartWriter;

/** Charts where the bundle of the PDF library is not installed. */
class WithoutPdfLibraryTest {
    /** The classes of the tests without the library, the contracts shared. */
    private static final class Loader extends URLClassLoader {
        Loader(List<URL> classes) {
            super(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            return name.startsWith("org.kneepoint.api.")
                    ? Class.forName(name)
                    : super.findClass(name);
        }
    }

    private static List<URL> classes() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!path.contains("lib.pdf")) {
                urls.add(new File(path).toURI().toURL());
            }
        }
        return urls;
    }

    @Test
    void theOtherFormatsRemain() throws Exception {
        try (Loader loader = new Loader(classes())) {
            Object writer =
                    loader.loadClass(JFreeChartWriter.class.getName())
                            .getConstructor()
                            .newInstance();
            assertEquals(Set.of("png", "svg"), ((ChartWriter) writer).formats());
        }
    }
}
