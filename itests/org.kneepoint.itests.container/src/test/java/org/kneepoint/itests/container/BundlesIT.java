// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import javax.inject.Inject;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;

/** The bundles resolve and start together. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class BundlesIT {
    @Inject private BundleContext context;

    @Configuration
    public Option[] configuration() {
        return new Option[] {ProvisionedBundles.workbench()};
    }

    @Test
    public void everyBundleIsActive() {
        // the framework reports a bundle that failed to start on its console only
        List<String> idle =
                Arrays.stream(context.getBundles())
                        .filter(b -> b.getHeaders().get(Constants.FRAGMENT_HOST) == null)
                        .filter(b -> b.getState() != wanted(b))
                        .map(Bundle::toString)
                        .toList();
        assertEquals(List.of(), idle);
    }

    /** One bundle only provides classes and is not started. */
    private static int wanted(Bundle bundle) {
        boolean lends = ProvisionedBundles.LENDER.equals(bundle.getSymbolicName());
        return lends ? Bundle.RESOLVED : Bundle.ACTIVE;
    }
}
