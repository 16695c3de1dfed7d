// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.contract.ContractReport.Clause;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.kneepoint.support.Paragraph;
import org.kneepoint.support.ResourceText;
import org.kneepoint.support.UnknownName;

/** {@code check}: the contract of an installed plug-in. */
public final class CheckCommand implements Command {
    private static final String INDENT = "  ";
    private static final String NETWORK = "network=";

    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /** Checks the plug-ins of a catalogue. */
    public CheckCommand(Catalogue catalogue, EvaluationService evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return "check";
    }

    @Override
    public String summary() {
        return "checks the contract of a network, routing, pattern, solver, metric, ...";
    }

    @Override
    public String usage() {
        return ResourceText.joined(CheckCommand.class, "check.txt");
    }

    @Override
    public CommandResult execute(CommandRequest request) {
        String name = request.singleOperand("name");
        PlugInCheck check =
                new PlugInCheck(catalogue.snapshot(), evaluation, request.remainingSettings());
        ContractReport report =
                request.runWithProgress(
                        progress -> {
                            ContractReport.Builder clauses = ContractReport.builder();
                            List<PlugInKind> kinds = kinds(name);
                            for (PlugInKind kind : kinds) {
                                clauses.addAll(check.of(kind, catalogue.get(kind, name)));
                            }
                            if (kinds.isEmpty()) {
                                clauses.addAll(check.ofSystem(name));
                            }
                            return clauses.build();
                        });
        CommandResult result =
                CommandResult.of(width -> text(report, Paragraph.width(width)), table(report));
        int violations = report.violations().size();
        return violations == 0
                ? result
                : result.withFault(
                        name
                                + " violates its contract: "
                                + violations
                                + (violations == 1 ? " violation" : " violations"));
    }

    /** Returns the kinds that have a plug-in of a name. */
    private List<PlugInKind> kinds(String name) {
        List<PlugInKind> kinds = new ArrayList<>();
        for (PlugInKind kind : PlugInKind.values()) {
            if (PlugInCheck.isChecked(kind) && names(kind).contains(name)) {
                kinds.add(kind);
            }
        }
        if (kinds.isEmpty() && !catalogue.networks().contains(name)) {
            throw UnknownName.of("name", name, names());
        }
        return kinds;
    }

    private List<String> names(PlugInKind kind) {
        return catalogue.all(kind).stream().map(Described::name).toList();
    }

    private Collection<String> names() {
        TreeSet<String> names = new TreeSet<>(catalogue.networks());
        for (PlugInKind kind : PlugInKind.values()) {
            names.addAll(PlugInCheck.isChecked(kind) ? names(kind) : List.of());
        }
        return names;
    }

    private static Table table(ContractReport report) {
        Table.Builder table = Table.of("subject", "clause", "outcome", "detail");
        for (Clause clause : report.clauses()) {
            table.row(clause.subject(), clause.clause(), outcome(clause), clause.detail());
        }
        return table.build();
    }

    private static String outcome(Clause clause) {
        return clause.outcome().toString().toLowerCase(Locale.ROOT);
    }

    /** A line with each subject, its clauses below. */
    private static String text(ContractReport report, int width) {
        List<String> lines = new ArrayList<>();
        String subject = "";
        for (Clause clause : report.clauses()) {
            if (!clause.subject().equals(subject)) {
                subject = clause.subject();
                lines.add(subject);
            }
            String line = outcome(clause) + "  " + clause.clause() + ": " + clause.detail();
            List<String> wrapped = Paragraph.lines(line, width - 2 * INDENT.length());
            for (int i = 0; i < wrapped.size(); i++) {
                lines.add((i == 0 ? INDENT : INDENT + INDENT) + wrapped.get(i));
            }
        }
        return String.join("\n", lines);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return List.copyOf(names());
        }
        return word.startsWith(NETWORK)
                ? catalogue.networks().stream().map(NETWORK::concat).toList()
                : List.of(NETWORK);
    }
}
