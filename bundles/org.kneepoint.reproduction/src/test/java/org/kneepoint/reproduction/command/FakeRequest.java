// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.Scenario;

/** A request as the shell makes one, without a shell. */
final class FakeRequest implements CommandRequest {
    private final List<String> notices = new ArrayList<>();
    private final List<Object> operands;
    private final Scenario settings;
    private final Optional<Path> out;

    private FakeRequest(List<Object> operands, Scenario settings, Optional<Path> out) {
        this.operands = operands;
        this.settings = settings;
        this.out = out;
    }

    /** A request with these operands and no settings. */
    static FakeRequest of(Command command, Object... operands) {
        return new FakeRequest(
                Arrays.asList(operands),
                Scenario.of(command.name(), command.parameters(), Map.of()),
                Optional.empty());
    }

    /** A copy with this setting alone. */
    FakeRequest with(Command command, String parameter, String value) {
        return new FakeRequest(
                operands,
                Scenario.of(command.name(), command.parameters(), Map.of(parameter, value)),
                out);
    }

    /** A copy whose answer goes to a file or folder. */
    FakeRequest out(Path file) {
        return new FakeRequest(operands, settings, Optional.of(file));
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
        return settings;
    }

    @Override
    public Optional<String> takeParameter(String name) {
        return Optional.empty();
    }

    @Override
    public boolean takeFlag(String name) {
        return false;
    }

    @Override
    public Map<String, String> remainingSettings() {
        return Map.of();
    }

    @Override
    public void requireNoSettings() {}

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
        return Path.of(file);
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
