// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/** A request as the shell makes it of the words of a line, without a shell. */
public final class FakeRequest implements CommandRequest {
    private final Path folder;
    private final List<Object> operands = new ArrayList<>();
    private final Map<String, String> remaining = new LinkedHashMap<>();
    private final List<String> notices = new ArrayList<>();
    private final Optional<Path> out;
    private final Scenario settings;

    /**
     * Splits words into operands and settings.
     *
     * @param command reads the parameters that it declares
     * @param folder the working directory
     * @param words texts and results; a text {@code name=value} is a setting, and {@code out=FILE}
     *     the output file
     */
    public FakeRequest(Command command, Path folder, Object... words) {
        this.folder = folder;
        for (Object word : words) {
            String[] parts = word instanceof String text ? text.split("=", 2) : new String[0];
            if (parts.length == 2) {
                remaining.put(parts[0], parts[1]);
            } else {
                operands.add(word);
            }
        }
        out = takeParameter("out").map(this::resolve);
        settings = declared(command);
    }

    private Scenario declared(Command command) {
        Parameters parameters = command.parameters();
        Map<String, String> values = new LinkedHashMap<>(remaining);
        values.keySet().retainAll(parameters.names());
        remaining.keySet().removeAll(parameters.names());
        return Scenario.of(command.name(), parameters, values);
    }

    /** Returns the notices printed so far. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    @Override
    public List<Object> operands() {
        return List.copyOf(operands);
    }

    @Override
    public String singleOperand(String what) {
        if (operands.size() == 1 && operands.get(0) instanceof String text) {
            return text;
        }
        throw BadInput.because(what, operands, "give one " + what + ", not: " + operands);
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
        return settings;
    }

    @Override
    public Optional<String> takeParameter(String parameter) {
        return Optional.ofNullable(remaining.remove(parameter));
    }

    @Override
    public boolean takeFlag(String parameter) {
        return takeParameter(parameter).map(Boolean::parseBoolean).orElse(false);
    }

    @Override
    public Map<String, String> remainingSettings() {
        return remaining;
    }

    @Override
    public void requireNoSettings() {
        for (String name : remaining.keySet()) {
            throw BadInput.unknown("parameter", name, List.of());
        }
    }

    @Override
    public Optional<Path> outputFile() {
        return out;
    }

    @Override
    public boolean isResultFile() {
        return out.isPresent() && out.get().toString().endsWith(".csv");
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
