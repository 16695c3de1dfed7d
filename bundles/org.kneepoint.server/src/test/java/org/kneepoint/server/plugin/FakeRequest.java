// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

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

/** A request as the shell makes one, without a shell. */
public final class FakeRequest implements CommandRequest {
    private final Path folder;
    private final List<Object> operands = new ArrayList<>();
    private final Map<String, String> settings = new LinkedHashMap<>();

    private final List<String> notices = new ArrayList<>();

    FakeRequest(Path folder, String... words) {
        this(folder, List.of(words));
    }

    /** A request of words, and of results. */
    public FakeRequest(Path folder, List<?> words) {
        this.folder = folder;
        for (Object word : words) {
            String[] parts = word.toString().split("=", 2);
            if (parts.length == 2) {
                settings.put(parts[0], parts[1]);
            } else {
                operands.add(word);
            }
        }
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
    public void requireNoOperands() {
        if (!operands.isEmpty()) {
            throw BadInput.because("operand", operands, "unexpected operand: " + operands);
        }
    }

    @Override
    public Scenario settings() {
        return Scenario.of("", Parameters.of(), Map.of());
    }

    @Override
    public Optional<String> takeParameter(String parameter) {
        return Optional.ofNullable(settings.remove(parameter));
    }

    @Override
    public boolean takeFlag(String parameter) {
        return takeParameter(parameter).filter("true"::equals).isPresent();
    }

    @Override
    public Map<String, String> remainingSettings() {
        return settings;
    }

    @Override
    public void requireNoSettings() {
        if (!settings.isEmpty()) {
            throw BadInput.unknown("parameter", settings.keySet().toString(), List.of());
        }
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

    /** The notices printed. */
    public List<String> notices() {
        return notices;
    }
}
