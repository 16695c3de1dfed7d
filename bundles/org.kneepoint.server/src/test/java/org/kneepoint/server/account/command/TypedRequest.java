// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/** A request as the shell makes it of words. */
final class TypedRequest implements CommandRequest {
    private final List<Object> operands = new ArrayList<>();
    private final Map<String, String> settings = new LinkedHashMap<>();
    private final List<String> notices = new ArrayList<>();
    private final Path folder;

    TypedRequest(Path folder, String line) {
        this.folder = folder;
        for (String word : line.strip().split(" +")) {
            int equals = word.indexOf('=');
            if (equals >= 0) {
                settings.put(word.substring(0, equals), word.substring(equals + 1));
            } else if (!word.isEmpty()) {
                operands.add(word);
            }
        }
    }

    List<String> notices() {
        return notices;
    }

    @Override
    public List<Object> operands() {
        return operands;
    }

    @Override
    public String singleOperand(String what) {
        return operands.get(0).toString();
    }

    @Override
    public List<Curve> curves() {
        return List.of();
    }

    @Override
    public void requireNoOperands() {}

    @Override
    public Scenario settings() {
        return Scenario.of("", Parameters.of(), Map.of());
    }

    @Override
    public Optional<String> takeParameter(String name) {
        return Optional.ofNullable(settings.remove(name));
    }

    @Override
    public boolean takeFlag(String name) {
        return Boolean.parseBoolean(settings.remove(name));
    }

    @Override
    public Map<String, String> remainingSettings() {
        return settings;
    }

    @Override
    public void requireNoSettings() {
        settings.forEach(
                (name, value) -> {
                    throw BadInput.unknown("parameter", name, List.of());
                });
    }

    @Override
    public Optional<Path> outputFile() {
        return Optional.empty();
    }

    @Override
    public boolean isResultFile() {
        return false;
    }

    @Override
    public Path resolve(String file) {
        return folder.resolve(file);
    }

    @Override
    public String displayPath(Path file) {
        return file.toString();
    }

    @Override
    public Progress progress() {
        return Progress.NONE;
    }

    @Override
    public <T> T runWithProgress(Function<Progress, T> computation) {
        return computation.apply(Progress.NONE);
    }

    @Override
    public void printNotice(String line) {
        notices.add(line);
    }
}
