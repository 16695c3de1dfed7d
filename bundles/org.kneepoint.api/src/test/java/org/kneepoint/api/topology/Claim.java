// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/** Another routing with another claim. */
record Claim(Routing relation, Freedom freedom) implements Routing {
    @Override
    public String name() {
        return relation.name() + " as " + freedom;
    }

    @Override
    public int classes() {
        return relation.classes();
    }

    @Override
    public boolean isMinimal() {
        return relation.isMinimal();
    }

    @Override
    public void starts(int source, int target, Starts starts) {
        relation.starts(source, target, starts);
    }

    @Override
    public void route(int router, int inPort, int inClass, int target, int state, Choices choices) {
        relation.route(router, inPort, inClass, target, state, choices);
    }

    @Override
    public int advance(int state, int router, int outPort, int outClass) {
        return relation.advance(state, router, outPort, outClass);
    }
}
