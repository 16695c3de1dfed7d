// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.plugin;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.metric.Metric;
import org.kneepoint.api.queue.QueueModel;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.run.NetworkEvaluator;
import org.kneepoint.api.run.SystemEvaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.RoutingAlgorithm;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.support.UnknownName;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.AnyService;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * The installed plug-ins by kind and name, updated as bundles come and go. Plug-ins are {@linkplain
 * #faults() excluded} that fail to return their name, description, parameters or networks, that
 * redefine a {@linkplain ReservedParameters reserved parameter}, or whose name is taken: plug-ins
 * of the distribution come first, then those installed earlier.
 */
@Component(service = Catalogue.class)
public final class Catalogue {
    private static final Comparator<Object> PRECEDENCE = Comparator.comparing(Precedence::of);

    /**
     * A dropped-in model does not become the default of a network that has one. Of those of the
     * distribution the models of any topology come first.
     */
    private static final Comparator<Evaluator> PREFERENCE =
            Comparator.comparing((Evaluator e) -> !PlugInBundles.isShipped(e))
                    .thenComparing(
                            e -> PlugInBundles.isShipped(e) && !e.supportedNetworks().isEmpty())
                    .thenComparing(PRECEDENCE);

    private final Optional<BundleContext> context;

    /** By the number of the service. */
    private final Map<Long, PlugInService> installed = new ConcurrentSkipListMap<>();

    /** Plug-ins by name, kept in a snapshot only. */
    private final Optional<Map<PlugInKind, Map<String, Described>>> byKind;

    /** A catalogue of the services of a framework. */
    @Activate
    public Catalogue(BundleContext context) {
        this(Optional.of(context), Optional.empty());
    }

    private Catalogue(
            Optional<BundleContext> context,
            Optional<Map<PlugInKind, Map<String, Described>>> named) {
        this.context = context;
        this.byKind = named;
    }

    /**
     * A catalogue of these plug-ins, for use without a framework.
     *
     * @param installed in the order of their installation
     */
    public static Catalogue of(Described... installed) {
        Catalogue catalogue = new Catalogue(Optional.empty(), Optional.empty());
        for (Described plugIn : installed) {
            List<String> types =
                    Stream.of(PlugInKind.values())
                            .filter(kind -> kind.type().isInstance(plugIn))
                            .map(kind -> kind.type().getName())
                            .toList();
            long number = catalogue.installed.size();
            catalogue.installed.put(number, PlugInService.of(plugIn, types));
        }
        return catalogue;
    }

    /** Adds a plug-in, which is created on first use: the services of {@link PlugInKind}. */
    @Reference(
            service = AnyService.class,
            target =
                    "(|(objectClass=org.kneepoint.api.topology.Topology)"
                            + "(objectClass=org.kneepoint.api.topology.RoutingAlgorithm)"
                            + "(objectClass=org.kneepoint.api.solver.Solver)"
                            + "(objectClass=org.kneepoint.api.simulator.Simulator)"
                            + "(objectClass=org.kneepoint.api.simulator.RouterModel)"
                            + "(objectClass=org.kneepoint.api.metric.Metric)"
                            + "(objectClass=org.kneepoint.api.queue.QueueModel)"
                            + "(objectClass=org.kneepoint.api.traffic.TrafficPattern)"
                            + "(objectClass=org.kneepoint.api.traffic.ArrivalProcess)"
                            + "(objectClass=org.kneepoint.api.traffic.LengthDistribution)"
                            + "(objectClass=org.kneepoint.api.format.ResultFormat))",
            cardinality = ReferenceCardinality.MULTIPLE,
            policy = ReferencePolicy.DYNAMIC)
    void addPlugIn(ServiceReference<?> reference) {
        installed.put(
                number(reference),
                PlugInService.of(context.orElseThrow(), reference, PlugInValidation::fault));
    }

    /** Removes a plug-in. */
    void removePlugIn(ServiceReference<?> reference) {
        installed.remove(number(reference));
    }

    private static Long number(ServiceReference<?> reference) {
        return (Long) reference.getProperty(Constants.SERVICE_ID);
    }

    /** Returns an immutable catalogue of the plug-ins installed now. */
    public Catalogue snapshot() {
        if (byKind.isPresent()) {
            return this;
        }
        Catalogue now = new Catalogue(context, Optional.of(new ConcurrentHashMap<>()));
        now.installed.putAll(installed);
        return now;
    }

    /** Kinds of plug-ins. */
    public enum PlugInKind {
        /** Topologies. */
        TOPOLOGY("topology", "topologies", Topology.class),
        /** Routing algorithms for several topologies. */
        ROUTING("routing", "routings", RoutingAlgorithm.class),
        /** Analytic models of networks. */
        SOLVER("solver", "solvers", Solver.class),
        /** Simulators of networks. */
        SIMULATOR("simulator", "simulators", Simulator.class),
        /** Models of routers. */
        ROUTER("router model", "router models", RouterModel.class),
        /** Figures of merit. */
        METRIC("metric", "metrics", Metric.class),
        /** Single queues. */
        QUEUE("queue", "queues", QueueModel.class),
        /** Traffic patterns. */
        PATTERN("pattern", "patterns", TrafficPattern.class),
        /** Arrival processes. */
        ARRIVALS("arrivals", "arrival processes", ArrivalProcess.class),
        /** Distributions of message lengths. */
        LENGTHS("lengths", "length distributions", LengthDistribution.class),
        /** Formats of results. */
        FORMAT("format", "formats", ResultFormat.class);

        private final String noun;
        private final String plural;
        private final Class<? extends Described> type;

        PlugInKind(String noun, String plural, Class<? extends Described> type) {
            this.noun = noun;
            this.plural = plural;
            this.type = type;
        }

        /** Returns the noun for messages. */
        public String noun() {
            return noun;
        }

        /** Returns the plural of the noun. */
        public String plural() {
            return plural;
        }

        /** Returns the service interface. */
        public Class<? extends Described> type() {
            return type;
        }
    }

    /** Returns the plug-ins of a kind, sorted by name. */
    public Collection<Described> all(PlugInKind kind) {
        return byName(kind).values();
    }

    /** Returns whether something that is installed has a parameter of this name. */
    public boolean declares(String parameter) {
        return Stream.of(PlugInKind.values())
                .flatMap(kind -> all(kind).stream())
                .anyMatch(plugIn -> plugIn.parameters().find(parameter).isPresent());
    }

    /**
     * Returns the dropped-in plug-ins that names select or that define the system of a network.
     *
     * @param network name of the network
     * @param names names of plug-ins, among others
     */
    public List<Described> droppedIn(String network, Collection<String> names) {
        return installed.values().stream()
                .filter(service -> !service.isShipped())
                .flatMap(service -> service.plugIn().stream())
                .map(Described.class::cast)
                .filter(
                        plugIn ->
                                names.contains(plugIn.name())
                                        || plugIn instanceof Evaluator evaluator
                                                && evaluator.supportedNetworks().contains(network))
                .toList();
    }

    /** Returns the topologies, sorted by name. */
    public List<Topology> topologies() {
        return all(PlugInKind.TOPOLOGY, Topology.class);
    }

    /** Returns the solvers, sorted by name. */
    public List<Solver> solvers() {
        return all(PlugInKind.SOLVER, Solver.class);
    }

    /** Returns the simulators, sorted by name. */
    public List<Simulator> simulators() {
        return all(PlugInKind.SIMULATOR, Simulator.class);
    }

    /** Returns the metrics, sorted by name. */
    public List<Metric> metrics() {
        return all(PlugInKind.METRIC, Metric.class);
    }

    /**
     * Returns the formats of results: those of the distribution sorted by name, then others in the
     * order of their installation.
     */
    public List<ResultFormat> formats() {
        return all(PlugInKind.FORMAT, ResultFormat.class).stream().sorted(PRECEDENCE).toList();
    }

    /** Returns the topology of this name, if it is installed. */
    public Optional<Topology> topology(String name) {
        return Optional.ofNullable((Topology) byName(PlugInKind.TOPOLOGY).get(name));
    }

    /**
     * Returns the queue of this name.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public QueueModel queue(String name) {
        return (QueueModel) get(PlugInKind.QUEUE, name);
    }

    /**
     * Returns the metric of this name.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public Metric metric(String name) {
        return (Metric) get(PlugInKind.METRIC, name);
    }

    /**
     * Returns the metric that gives a figure.
     *
     * @throws BadInput if none does
     */
    public Metric metric(Quantity figure) {
        return metrics().stream()
                .filter(metric -> metric.figures().contains(figure))
                .findFirst()
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        "figure", figure, "no installed metric gives " + figure));
    }

    /**
     * Returns the plug-in of this name, or of the same in other letter case.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public Described get(PlugInKind kind, String name) {
        Map<String, Described> named = byName(kind);
        return named.keySet().stream()
                .filter(name::equalsIgnoreCase)
                .sorted(Comparator.comparing(known -> !known.equals(name)))
                .findFirst()
                .map(named::get)
                .orElseThrow(() -> UnknownName.of(kind.noun(), name, named.keySet()));
    }

    /**
     * Returns the names of all networks: the topologies, and the systems that solvers and
     * simulators define.
     */
    public Collection<String> networks() {
        TreeSet<String> names = new TreeSet<>(byName(PlugInKind.TOPOLOGY).keySet());
        Stream.concat(solvers().stream(), simulators().stream())
                .filter(SystemEvaluator.class::isInstance)
                .forEach(definer -> names.addAll(definer.supportedNetworks()));
        return names;
    }

    /**
     * Returns the solvers that support a network, the default first: those of the distribution
     * before others, and of these the solvers of any topology before others.
     */
    public List<Solver> solversFor(String network) {
        return supporting(network, solvers());
    }

    /** Returns the simulators that support a network, in the order of {@link #solversFor}. */
    public List<Simulator> simulatorsFor(String network) {
        return supporting(network, simulators());
    }

    /** Returns the solvers or the simulators that support a network, the default first. */
    public List<? extends Evaluator> evaluators(PlugInKind kind, String network) {
        return kind == PlugInKind.SOLVER ? solversFor(network) : simulatorsFor(network);
    }

    /** Returns the names of the networks that a solver or simulator supports, sorted. */
    public List<String> networksFor(Evaluator evaluator) {
        return networks().stream()
                .filter(
                        network ->
                                solversFor(network).contains(evaluator)
                                        || simulatorsFor(network).contains(evaluator))
                .toList();
    }

    private <T extends Evaluator> List<T> supporting(String network, List<T> evaluators) {
        Optional<Topology> topology = topology(network);
        return evaluators.stream()
                .filter(
                        e ->
                                defines(e, network)
                                        || topology.filter(t -> supports(e, t)).isPresent())
                .sorted(PREFERENCE)
                .toList();
    }

    /** Returns whether a network is a system of an evaluator. */
    private static boolean defines(Evaluator evaluator, String system) {
        return evaluator instanceof SystemEvaluator
                && evaluator.supportedNetworks().contains(system);
    }

    private boolean supports(Evaluator evaluator, Topology topology) {
        return evaluator instanceof NetworkEvaluator able
                && serviceOf(evaluator)
                        .filter(
                                service ->
                                        service.isTrue(
                                                "supports()",
                                                topology,
                                                () -> able.supports(topology)))
                        .isPresent();
    }

    /** Returns the service of a plug-in; empty if it has been removed in the meantime. */
    private Optional<PlugInService> serviceOf(Described plugIn) {
        return installed.values().stream().filter(service -> service.holds(plugIn)).findFirst();
    }

    private <T extends Described> List<T> all(PlugInKind kind, Class<T> type) {
        return byName(kind).values().stream().map(type::cast).toList();
    }

    /** Returns a line for each excluded plug-in, with the reason. */
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        for (PlugInKind kind : PlugInKind.values()) {
            ofKind(kind).map(PlugInService::fault).forEach(faults::add);
            services(kind).forEach(service -> faults.add(parameterConflict(kind, service)));
            valid(kind)
                    .forEach(s -> namesake(kind, s).ifPresent(h -> faults.add(clash(kind, s, h))));
        }
        return faults.stream().filter(fault -> !fault.isEmpty()).distinct().toList();
    }

    private static String parameterConflict(PlugInKind kind, Described service) {
        String conflict = ReservedParameters.conflict(kind, service);
        return conflict.isEmpty() ? "" : exclusion(kind, service) + conflict;
    }

    private static String exclusion(PlugInKind kind, Described service) {
        return kind.noun()
                + " "
                + service.name()
                + " of "
                + PlugInBundles.name(service)
                + " is excluded: ";
    }

    /** Returns the other plug-in that has the name of this one. */
    private Optional<Described> namesake(PlugInKind kind, Described service) {
        return Optional.ofNullable(byName(kind).get(service.name()))
                .filter(holder -> holder != service)
                .or(() -> kind == PlugInKind.METRIC ? sameFigure(service) : Optional.empty())
                .or(() -> kind == PlugInKind.TOPOLOGY ? definer(service) : Optional.empty())
                .filter(holder -> holder != service);
    }

    private static String clash(PlugInKind kind, Described left, Described taken) {
        String name = left.name().equals(taken.name()) ? "name" : "figure";
        return exclusion(kind, left) + PlugInBundles.name(taken) + " already has that " + name;
    }

    private Map<String, Described> byName(PlugInKind kind) {
        return byKind.map(kept -> kept.computeIfAbsent(kind, this::uniqueByName))
                .orElseGet(() -> uniqueByName(kind));
    }

    private Map<String, Described> uniqueByName(PlugInKind kind) {
        Map<String, Described> first = new TreeMap<>();
        valid(kind)
                .filter(service -> kind != PlugInKind.TOPOLOGY || definer(service).isEmpty())
                .filter(service -> kind != PlugInKind.METRIC || sameFigure(service).isEmpty())
                .forEach(service -> first.putIfAbsent(service.name(), service));
        return first;
    }

    /** Returns the metric of higher precedence that gives a figure of a dropped-in one. */
    private Optional<Described> sameFigure(Described metric) {
        return PlugInBundles.isShipped(metric)
                ? Optional.empty()
                : valid(PlugInKind.METRIC)
                        .takeWhile(other -> other != metric)
                        .filter(
                                other ->
                                        ((Metric) other)
                                                .figures().stream()
                                                        .anyMatch(
                                                                ((Metric) metric).figures()
                                                                        ::contains))
                        .findFirst();
    }

    /**
     * Returns the evaluator of the distribution that defines a system of the name of a topology.
     */
    private Optional<Described> definer(Described topology) {
        return Stream.concat(valid(PlugInKind.SOLVER), valid(PlugInKind.SIMULATOR))
                .filter(any -> PlugInBundles.isShipped(any) && !PlugInBundles.isShipped(topology))
                .filter(any -> defines((Evaluator) any, topology.name()))
                .findFirst();
    }

    /** The valid plug-ins, in the order of precedence. */
    private Stream<Described> valid(PlugInKind kind) {
        return services(kind).stream()
                .filter(service -> ReservedParameters.conflict(kind, service).isEmpty())
                .sorted(PRECEDENCE);
    }

    private List<Described> services(PlugInKind kind) {
        return ofKind(kind)
                .flatMap(service -> service.plugIn().stream())
                .map(Described.class::cast)
                .toList();
    }

    private Stream<PlugInService> ofKind(PlugInKind kind) {
        return installed.values().stream().filter(service -> service.isA(kind.type()));
    }
}
