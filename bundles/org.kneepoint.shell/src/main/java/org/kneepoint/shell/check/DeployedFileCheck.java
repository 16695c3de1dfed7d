// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.contract.ContractReport;
import org.kneepoint.shell.diagnosis.Diagnosis;
import org.kneepoint.shell.diagnosis.InstallationProblems;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.study.plugin.Catalogue.PlugInKind;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;

/** A file of the deploy folder and the contracts of what it brings. */
final class DeployedFileCheck {
    private static final String OK = "ok";
    private static final String PROBLEM = "problem";
    private static final String CONTRACT = "contract";

    private final BundleContext context;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;
    private final InstallationProblems installation;

    DeployedFileCheck(
            BundleContext context,
            Catalogue catalogue,
            EvaluationService evaluation,
            InstallationProblems installation) {
        this.context = context;
        this.catalogue = catalogue.snapshot();
        this.evaluation = evaluation;
        this.installation = installation;
    }

    /** Returns the problems of the installation, those of other files included. */
    List<Diagnosis> problems() {
        return installation.find();
    }

    /** Returns what a file brings and whether that keeps its contract. */
    List<Diagnosis> of(String file) {
        Optional<Bundle> bundle =
                Stream.of(context.getBundles())
                        .filter(installed -> installed.getLocation().endsWith("/" + file))
                        .findFirst();
        List<Diagnosis> findings = new ArrayList<>();
        if (bundle.isPresent()) {
            findings.add(state(bundle.get()));
        }
        List<Diagnosis> contracts = contracts(file, bundle);
        findings.addAll(contracts);
        if (bundle.isEmpty() && contracts.isEmpty()) {
            findings.add(new Diagnosis(PROBLEM, "file", file + " brings nothing"));
        }
        return findings;
    }

    private static Diagnosis state(Bundle bundle) {
        String name = bundle.getSymbolicName() + " " + bundle.getVersion();
        boolean isFragment = bundle.getHeaders().get(Constants.FRAGMENT_HOST) != null;
        return bundle.getState() == Bundle.ACTIVE
                        || isFragment && bundle.getState() == Bundle.RESOLVED
                ? new Diagnosis(OK, "bundle", name + (isFragment ? " is attached" : " is active"))
                : new Diagnosis(PROBLEM, "bundle", name + " does not start");
    }

    private List<Diagnosis> contracts(String file, Optional<Bundle> bundle) {
        List<Diagnosis> findings = new ArrayList<>();
        for (PlugInKind kind : PlugInKind.values()) {
            for (Described plugIn : catalogue.all(kind)) {
                boolean isOfBundle =
                        bundle.isPresent()
                                && bundle.get().equals(FrameworkUtil.getBundle(plugIn.getClass()));
                if (isOfBundle || isReadFrom(file, plugIn)) {
                    findings.addAll(contract(kind, plugIn));
                }
            }
        }
        return findings;
    }

    private static boolean isReadFrom(String file, Described plugIn) {
        return plugIn instanceof Topology topology
                && topology.provenance().values().stream()
                        .anyMatch(source -> source.startsWith(file + " sha256:"));
    }

    private List<Diagnosis> contract(PlugInKind kind, Described plugIn) {
        String name = kind.noun() + " " + plugIn.name();
        if (!PlugInCheck.isChecked(kind)) {
            return List.of(new Diagnosis(OK, CONTRACT, name));
        }
        try {
            ContractReport report =
                    new PlugInCheck(catalogue, evaluation, Map.of()).of(kind, plugIn);
            if (report.isKept()) {
                return List.of(new Diagnosis(OK, CONTRACT, name + clauses(report)));
            }
            return report.violations().stream()
                    .map(line -> new Diagnosis(PROBLEM, CONTRACT, line))
                    .toList();
        } catch (BadInput e) {
            return List.of(new Diagnosis(PROBLEM, CONTRACT, name + ": " + e.getMessage()));
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            return List.of(new Diagnosis(PROBLEM, CONTRACT, name + " fails: " + e));
        }
    }

    private static String clauses(ContractReport report) {
        int count = report.clauses().size();
        return String.format(
                Locale.ROOT, " keeps its contract: %d clause%s", count, count == 1 ? "" : "s");
    }
}
