// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.task;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HeapSizeTest {
    private static final Pattern ADVICE = Pattern.compile("KNEEPOINT_JAVA_OPTS=-Xmx([0-9]+)g");

    private static double adviced(String line) {
        Matcher advice = ADVICE.matcher(line);
        assertTrue(advice.find(), line);
        return Double.parseDouble(advice.group(1)) * (1 << 30);
    }

    @Test
    void theAdviceIsMoreThanThereIs() {
        assertTrue(adviced(HeapSize.exhausted()) > Runtime.getRuntime().maxMemory());
    }

    @Test
    void theAdviceIsMoreThanIsNeeded() {
        for (double bytes : new double[] {1e9, 1.7e10, 3e12}) {
            assertTrue(adviced(HeapSize.insufficient(bytes)) > bytes);
        }
    }

    /** The options of Java here would change nothing. */
    @Test
    void aProcessMayHaveItsHeapFromASetting() {
        System.setProperty(HeapSize.SETTING, "task_memory=");
        try {
            for (String line : List.of(HeapSize.exhausted(), HeapSize.insufficient(1e12))) {
                assertTrue(line.endsWith(" a larger task_memory= allows more"), line);
            }
        } finally {
            System.clearProperty(HeapSize.SETTING);
        }
    }
}
