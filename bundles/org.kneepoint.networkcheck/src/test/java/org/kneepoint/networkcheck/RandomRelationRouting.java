// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.SplittableRandom;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * A relation in a mesh drawn at random: some channels are open to all in class 1; class 0 is x
 * before y, from which some headers depart.
 *
 * @param free share of channels open in class 1
 * @param wrong share of headers that may take any port in class 0
 * @param closed share of headers without their way in class 0
 */
record RandomRelationRouting(
        TestMesh mesh,
        long seed,
        double free,
        double wrong,
        double closed,
        DeadlockFreedom deadlockFreedom)
        implements Routing {
    @Override
    public String name() {
        return "dice";
    }

    @Override
    public int vcClasses() {
        return 2;
    }

    @Override
    public boolean isMinimal() {
        return false;
    }

    @Override
    public void startStates(int source, int target, StartStates startStates) {
        startStates.add(source % 2, 1);
    }

    @Override
    public void route(
            int router, int inPort, int inClass, int target, int state, RoutingChoices choices) {
        int header = (((router * 5 + inPort) * 3 + inClass + 1) * 9 + target) * 2 + state;
        SplittableRandom random = new SplittableRandom(seed * 10_000 + header);
        int way = mesh.xFirst(router, target);
        boolean isWrong = random.nextDouble() < wrong;
        boolean isClosed = random.nextDouble() < closed;
        for (int port = 0; port < TwoDimensionalGrid.LOCAL; port++) {
            if (mesh.peerRouter(router, port) != Network.UNCONNECTED) {
                boolean isEscape = isWrong || port == way && !isClosed;
                boolean isFree = isFree(router, port);
                if (isEscape || isFree) {
                    choices.add(port, (isEscape ? 1 : 0) | (isFree ? 2 : 0));
                }
            }
        }
        if (choices.size() == 0) {
            choices.add(way, 2);
        }
    }

    private boolean isFree(int router, int port) {
        return new SplittableRandom(seed * 1000 + router * 5 + port).nextDouble() < free;
    }

    @Override
    public int nextState(int state, int router, int outPort, int outClass) {
        return state ^ outClass;
    }
}
