// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.fattree;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.support.DescriptionResource;
import org.osgi.service.component.annotations.Component;

/** The topology {@code xgft}: extended generalised fat trees. */
@Component(service = Topology.class)
public final class ExtendedFatTreeTopology implements Topology {
    private static final int MAX_LEVELS = 24;
    private static final int MAX_ROUTERS = 1 << 26;
    private static final int MAX_RAILS = 1024;

    private static final Parameter<List<Integer>> CHILDREN =
            Parameter.shape(
                            "children",
                            "",
                            "children of a switch, level by level from the terminals up")
                    .between(1, TreeParameters.MAX_TERMINALS);
    private static final Parameter<List<Integer>> PARENTS =
            Parameter.shape(
                            "parents",
                            "",
                            "parents of a terminal, then of a switch of each level but the highest")
                    .between(1, TreeParameters.MAX_TERMINALS)
                    .withDefault(
                            "1, then as many as children",
                            scenario -> asManyAsChildren(scenario.get(CHILDREN)));
    private static final Parameter<Integer> RAILS =
            Parameter.integer(
                            "rails",
                            "",
                            "planes: separate trees that all terminals have in common; multiplies"
                                    + " the first number of parents")
                    .between(1, MAX_RAILS)
                    .withDefault(1);
    private static final Parameters PARAMETERS = Parameters.of(CHILDREN, PARENTS, RAILS);

    private static List<Integer> asManyAsChildren(List<Integer> children) {
        List<Integer> parents = new ArrayList<>(children.subList(0, children.size() - 1));
        parents.add(0, 1);
        return parents;
    }

    @Override
    public String name() {
        return "xgft";
    }

    @Override
    public Description description() {
        return DescriptionResource.read(ExtendedFatTreeTopology.class, "xgft.md");
    }

    @Override
    public Parameters parameters() {
        return PARAMETERS;
    }

    @Override
    public Network build(Scenario scenario) {
        List<Integer> children = scenario.get(CHILDREN);
        requireTerminals(children);
        List<Integer> given = scenario.get(PARENTS);
        if (given.size() != children.size()) {
            throw BadInput.notAllowed(
                            PARENTS.name(),
                            PARENTS.format(given),
                            children.size() + " numbers, one for each of children")
                    .with(CHILDREN.name(), CHILDREN.format(children))
                    .nearest(PARENTS.format(asManyAsChildren(children)));
        }
        List<Integer> parents = new ArrayList<>(given);
        long planes = (long) given.get(0) * scenario.get(RAILS);
        parents.set(0, (int) Math.min(planes, Integer.MAX_VALUE));
        requireRouters(scenario, children, parents);
        return ExtendedFatTree.of(children, parents);
    }

    private static void requireTerminals(List<Integer> children) {
        long terminals = product(children, TreeParameters.MAX_TERMINALS);
        boolean isTooLarge = terminals > TreeParameters.MAX_TERMINALS;
        if (isTooLarge || terminals < 2 || children.size() >= MAX_LEVELS) {
            throw BadInput.notAllowed(
                    CHILDREN.name(),
                    CHILDREN.format(children),
                    "2 to "
                            + TreeParameters.MAX_TERMINALS
                            + " terminals, the product of children, and less than "
                            + MAX_LEVELS
                            + " levels");
        }
    }

    /** Returns the product, or the limit and 1 if it is larger. */
    private static long product(List<Integer> factors, long limit) {
        long product = 1;
        for (int i = 0; i < factors.size() && product <= limit; i++) {
            product *= factors.get(i);
        }
        return Math.min(product, limit + 1);
    }

    private static void requireRouters(
            Scenario scenario, List<Integer> children, List<Integer> parents) {
        List<Integer> below = ExtendedFatTree.switchChildren(children, parents);
        List<Integer> above = ExtendedFatTree.switchParents(parents);
        long routers = 0;
        for (int level = 1; level <= below.size() && routers <= MAX_ROUTERS; level++) {
            long blocks = product(below.subList(level, below.size()), MAX_ROUTERS);
            routers += blocks * product(above.subList(0, level - 1), MAX_ROUTERS);
        }
        if (routers > MAX_ROUTERS) {
            throw BadInput.notAllowed(
                            PARENTS.name(),
                            PARENTS.format(parents),
                            "at most " + MAX_ROUTERS + " switches")
                    .with(CHILDREN.name(), CHILDREN.format(children))
                    .with(RAILS.name(), scenario.get(RAILS));
        }
    }
}
