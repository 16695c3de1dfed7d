// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

/** Edits the POM of a plug-in project. */
final class ProjectPom {
    private static final String REPOSITORY =
            """

              <repositories>
                <repository>
                  <id>kneepoint</id>
                  <url>%s</url>
                </repository>
              </repositories>
            </project>
            """;

    private ProjectPom() {}

    /** Returns a POM with a repository beside Maven Central. */
    static String withRepository(String pom, String url) {
        return pom.stripTrailing().replaceAll("</project>$", "").stripTrailing()
                + "\n"
                + REPOSITORY.formatted(url);
    }
}
