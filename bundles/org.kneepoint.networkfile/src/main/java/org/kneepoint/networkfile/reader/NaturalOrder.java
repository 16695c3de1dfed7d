// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.Comparator;

/**
 * The natural order of labels: runs of digits by their value, of any length, so that {@code s2}
 * comes before {@code s10}.
 */
final class NaturalOrder implements Comparator<String> {
    static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String left, String right) {
        int i = 0;
        int j = 0;
        while (i < left.length() && j < right.length()) {
            boolean bothDigits = isDigit(left.charAt(i)) && isDigit(right.charAt(j));
            int endLeft = bothDigits ? endOfDigits(left, i) : i + 1;
            int endRight = bothDigits ? endOfDigits(right, j) : j + 1;
            int order =
                    bothDigits
                            ? compareNumbers(
                                    left.substring(i, endLeft), right.substring(j, endRight))
                            : Character.compare(left.charAt(i), right.charAt(j));
            if (order != 0) {
                return order;
            }
            i = endLeft;
            j = endRight;
        }
        int rest = Integer.compare(left.length() - i, right.length() - j);
        return rest != 0 ? rest : left.compareTo(right);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int endOfDigits(String text, int start) {
        int end = start;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int compareNumbers(String left, String right) {
        String a = withoutZeros(left);
        String b = withoutZeros(right);
        int order = Integer.compare(a.length(), b.length());
        return order != 0 ? order : a.compareTo(b);
    }

    private static String withoutZeros(String digits) {
        int start = 0;
        while (start < digits.length() - 1 && digits.charAt(start) == '0') {
            start++;
        }
        return digits.substring(start);
    }
}
