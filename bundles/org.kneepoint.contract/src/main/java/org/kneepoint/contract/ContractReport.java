// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;

/** The clauses of a contract with the outcome of each, in the order of the checks. Immutable. */
public final class ContractReport {
    private final List<Clause> clauses;

    private ContractReport(List<Clause> clauses) {
        this.clauses = List.copyOf(clauses);
    }

    /** Starts a report without clauses. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns the clauses of several reports, one report after another. */
    public static ContractReport join(ContractReport... reports) {
        return new ContractReport(
                Arrays.stream(reports).flatMap(report -> report.clauses.stream()).toList());
    }

    /** Returns the clauses. */
    public List<Clause> clauses() {
        return clauses;
    }

    /** Returns whether no clause is violated. */
    public boolean isKept() {
        return violations().isEmpty();
    }

    /** Returns a line for each violation: subject, clause and finding. */
    public List<String> violations() {
        return clauses.stream()
                .filter(clause -> clause.outcome() == Outcome.VIOLATED)
                .map(Clause::line)
                .toList();
    }

    /** Outcome of a clause. */
    public enum Outcome {
        /** Every case that was examined keeps the clause. */
        KEPT,
        /** A case does not. */
        VIOLATED,
        /** The enumeration reached its step limit; what it covered keeps the clause. */
        UNFINISHED
    }

    /**
     * One requirement of a contract.
     *
     * @param subject what was checked, such as a network and its routing
     * @param clause the requirement, a few words
     * @param outcome whether it is kept
     * @param detail what was examined, or the finding; one line
     */
    public record Clause(String subject, String clause, Outcome outcome, String detail) {
        /** Returns the clause as one line. */
        public String line() {
            return Stream.of(subject, clause, detail)
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(": "));
        }
    }

    /** A check that may fail. */
    @FunctionalInterface
    public interface Check {
        /** Throws if the check fails. */
        void run() throws Exception;
    }

    /** Collects clauses. */
    public static final class Builder {
        private final List<Clause> clauses = new ArrayList<>();

        private Builder() {}

        /**
         * Runs a check. An exception or a failed assertion is a violation.
         *
         * @param examined what the check examines
         */
        public Builder check(String subject, String clause, String examined, Check check) {
            try {
                check.run();
                return add(subject, clause, Outcome.KEPT, examined);
            } catch (Exception | AssertionError | LinkageError | StackOverflowError e) {
                return add(subject, clause, Outcome.VIOLATED, finding(e));
            }
        }

        /**
         * Runs checks of one clause, which is kept if none fails, else violated by each that does.
         *
         * @param examined what all checks together examine
         * @param checks by the case that each examines, such as a parameter
         */
        public Builder checkAll(
                String subject, String clause, String examined, Map<String, Check> checks) {
            ContractReport report = each(subject, clause, checks);
            if (report.isKept()) {
                return add(subject, clause, Outcome.KEPT, examined);
            }
            report.clauses.stream()
                    .filter(found -> found.outcome() == Outcome.VIOLATED)
                    .forEach(clauses::add);
            return this;
        }

        private static ContractReport each(
                String subject, String clause, Map<String, Check> checks) {
            Builder each = new Builder();
            checks.forEach((part, check) -> each.check(subject, clause + ", " + part, "", check));
            return each.build();
        }

        /**
         * Calls a plug-in. An exception but {@link BadInput} is a violation.
         *
         * @param call what the plug-in does, such as to build a network
         * @return the result; empty after a violation or for null, which is one too
         */
        public <T> Optional<T> call(String subject, String clause, Callable<T> call) {
            try {
                Optional<T> result = Optional.ofNullable(call.call());
                if (result.isEmpty()) {
                    add(subject, clause, Outcome.VIOLATED, "the result is null");
                }
                return result;
            } catch (BadInput e) {
                throw e;
            } catch (Exception | LinkageError | StackOverflowError e) {
                add(subject, clause, Outcome.VIOLATED, finding(e));
                return Optional.empty();
            }
        }

        /** Adds a clause. */
        public Builder add(String subject, String clause, Outcome outcome, String detail) {
            String line = detail.replaceAll("\\R", " ");
            clauses.add(new Clause(subject, clause, outcome, line));
            return this;
        }

        /** Adds the clauses of another report. */
        public Builder addAll(ContractReport report) {
            clauses.addAll(report.clauses);
            return this;
        }

        /** Returns the report. */
        public ContractReport build() {
            return new ContractReport(clauses);
        }

        /** Returns a message; for other throwables than assertions with type and first frame. */
        private static String finding(Throwable failure) {
            if (failure instanceof AssertionError || failure instanceof BadInput) {
                return String.valueOf(failure.getMessage());
            }
            StackTraceElement[] trace = failure.getStackTrace();
            return failure + (trace.length == 0 ? "" : " at " + trace[0]);
        }
    }
}
