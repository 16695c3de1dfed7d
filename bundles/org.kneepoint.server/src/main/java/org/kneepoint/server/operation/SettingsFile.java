// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;

/** The file of the server's settings: a Java properties file in UTF-8. */
final class SettingsFile {
    private SettingsFile() {}

    /**
     * Reads settings.
     *
     * @throws BadInput if one is wrong; the message names the file
     * @throws IOException if the file cannot be read
     */
    static ServerSettings read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("settings", file, file + ": " + e.getMessage());
        }
        Map<String, String> texts = new TreeMap<>();
        properties.forEach((name, value) -> texts.put((String) name, ((String) value).strip()));
        texts.values().removeIf(String::isEmpty);
        try {
            return new ServerSettings(texts);
        } catch (BadInput e) {
            throw e.at(file.toString());
        }
    }

    /**
     * Writes a file with all settings as comments, readable by its owner only: it may hold
     * passwords.
     *
     * @throws IOException if it exists or cannot be written
     */
    static void writeTemplate(Path file) throws IOException {
        Files.writeString(file, template(), StandardOpenOption.CREATE_NEW);
        OwnerOnly.restrict(file);
    }

    /** Returns the settings with meaning, allowed values and default. */
    static String template() {
        StringBuilder text =
                new StringBuilder(
                        "# Settings of the Kneepoint evaluation server, read when it starts. A line"
                                + " without # sets a value.\n");
        for (Parameter<?> setting : ServerSettings.all().all()) {
            String unit = setting.unit().isEmpty() ? "" : ", " + setting.unit();
            text.append("\n# ").append(setting.meaning()).append(unit);
            text.append(" (").append(setting.allowed()).append(")\n#");
            text.append(setting.name()).append('=');
            setting.defaultText().ifPresent(text::append);
            text.append('\n');
        }
        return text.toString();
    }
}
