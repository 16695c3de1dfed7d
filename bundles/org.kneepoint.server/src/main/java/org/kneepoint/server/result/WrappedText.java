// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * The text of a result as it was wrapped for some widths. For any other width it is that of the
 * next smaller one, or of the smallest.
 */
final class WrappedText implements IntFunction<String> {
    private static final List<Integer> WIDTHS = List.of(80, 100, 132, 200, Integer.MAX_VALUE);
    private static final String WIDTH = "width";
    private static final String TEXT = "text";

    private final NavigableMap<Integer, String> texts;

    private WrappedText(NavigableMap<Integer, String> texts) {
        this.texts = texts;
    }

    /** Returns a text as JSON: {@code [{width, text}]}, each text at its smallest width. */
    static List<Map<String, Object>> of(IntFunction<String> text) {
        List<Map<String, Object>> wrapped = new ArrayList<>();
        String last = null;
        for (int width : WIDTHS) {
            String lines = text.apply(width);
            if (!lines.equals(last)) {
                Map<String, Object> one = new LinkedHashMap<>();
                one.put(WIDTH, width);
                one.put(TEXT, lines);
                wrapped.add(one);
            }
            last = lines;
        }
        return wrapped;
    }

    /** Reads a text. */
    static WrappedText read(Object json) {
        NavigableMap<Integer, String> texts = new TreeMap<>();
        for (Object one : (List<?>) json) {
            Map<?, ?> object = (Map<?, ?>) one;
            texts.put(((Number) object.get(WIDTH)).intValue(), object.get(TEXT).toString());
        }
        return new WrappedText(texts);
    }

    @Override
    public String apply(int width) {
        Map.Entry<Integer, String> entry = texts.floorEntry(width);
        return (entry == null ? texts.firstEntry() : entry).getValue();
    }
}
