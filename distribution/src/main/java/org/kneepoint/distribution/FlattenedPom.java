// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.distribution;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The POM of a module without its parent: coordinates, licence and dependencies. */
final class FlattenedPom {
    private static final String TEMPLATE =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <project xmlns="http://maven.apache.org/POM/4.0.0"
                     xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
                     xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
              <modelVersion>4.0.0</modelVersion>
              <groupId>%s</groupId>
              <artifactId>%s</artifactId>
              <version>%s</version>
              <name>%s</name>
              <description>%s</description>
              <licenses>
                <license>
                  <name>Apache-2.0</name>
                  <url>https://www.apache.org/licenses/LICENSE-2.0.txt</url>
                </license>
              </licenses>
              <dependencies>
            %s  </dependencies>
            </project>
            """;

    private static final String DEPENDENCY =
            """
                <dependency>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                </dependency>
            """;

    private FlattenedPom() {}

    /**
     * Returns the POM of a module.
     *
     * @param jars all jars by artifact, which give the versions
     */
    static String of(Path module, Map<String, StagedJar> jars) throws IOException {
        Element project = parse(module.resolve("pom.xml"));
        StringBuilder dependencies = new StringBuilder();
        for (Element dependency : dependencies(project)) {
            String artifact = text(dependency, "artifactId");
            boolean isNeeded =
                    text(dependency, "scope").isEmpty() && text(dependency, "optional").isEmpty();
            // the others are in every framework
            if (isNeeded && jars.containsKey(artifact)) {
                String version = jars.get(artifact).version();
                dependencies.append(
                        DEPENDENCY.formatted(text(dependency, "groupId"), artifact, version));
            }
        }
        String artifact = text(project, "artifactId");
        StagedJar jar = jars.get(artifact);
        return TEMPLATE.formatted(
                "org.kneepoint",
                artifact,
                jar.version(),
                text(project, "name"),
                text(project, "description"),
                dependencies);
    }

    private static Element parse(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile())
                    .getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + ": " + e.getMessage(), e);
        }
    }

    private static List<Element> dependencies(Element project) {
        List<Element> all = new ArrayList<>();
        for (Element list : children(project, "dependencies")) {
            all.addAll(children(list, "dependency"));
        }
        return all;
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element child && child.getTagName().equals(name)) {
                found.add(child);
            }
        }
        return found;
    }

    /** Returns the text of a child, or an empty text. */
    private static String text(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }
}
