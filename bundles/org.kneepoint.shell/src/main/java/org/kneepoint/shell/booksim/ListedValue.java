// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.ArrayList;
import java.util.List;

/** A value with arguments, such as {@code hotspot({0,3},{1,2})}, or a list in braces. */
final class ListedValue {
    private ListedValue() {}

    /** Returns whether all brackets of a value are closed in order. */
    static boolean isBalanced(String value) {
        StringBuilder open = new StringBuilder();
        for (char c : value.toCharArray()) {
            if (c == '{' || c == '(') {
                open.append(c == '{' ? '}' : ')');
            } else if (c == '}' || c == ')') {
                int last = open.length() - 1;
                if (last < 0 || open.charAt(last) != c) {
                    return false;
                }
                open.setLength(last);
            }
        }
        return open.isEmpty();
    }

    /** Returns the name before the arguments. */
    static String name(String value) {
        int open = value.indexOf('(');
        return open < 0 ? value : value.substring(0, open);
    }

    /** Returns the arguments, none if there are no brackets. */
    static List<String> arguments(String value) {
        int open = value.indexOf('(');
        return open < 0 ? List.of() : split(value.substring(open + 1, value.length() - 1));
    }

    /** Returns the items of a list in braces; any other value is its only item. */
    static List<String> items(String value) {
        return value.startsWith("{") && value.endsWith("}")
                ? split(value.substring(1, value.length() - 1))
                : List.of(value);
    }

    /** Splits at the commas outside brackets. */
    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }
}
