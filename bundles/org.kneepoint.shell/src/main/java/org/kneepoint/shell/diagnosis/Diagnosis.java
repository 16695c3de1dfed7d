// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

/**
 * One line of the report of {@code doctor}.
 *
 * @param state {@link #OK} or {@link #PROBLEM}
 * @param part the part of the installation
 * @param line finding
 */
public record Diagnosis(String state, String part, String line) {
    static final String OK = "ok";
    static final String PROBLEM = "problem";
}
