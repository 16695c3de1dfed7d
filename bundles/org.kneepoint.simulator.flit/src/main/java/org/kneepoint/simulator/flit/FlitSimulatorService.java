// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.api.simulator.Simulator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;

/**
 * Registers the simulator as a service, with the installed router models. When a model is added or
 * removed a new simulator is registered before the old one is unregistered, so that one is always
 * available. A router model that cannot be created is left out.
 */
@Component(service = {})
public final class FlitSimulatorService {
    private final BundleContext context;
    private final Map<ServiceReference<RouterModel>, RouterModel> routerModels =
            new TreeMap<>(
                    Comparator.<ServiceReference<RouterModel>>comparingLong(
                                    model -> number(model, Constants.SERVICE_BUNDLEID))
                            .thenComparingLong(model -> number(model, Constants.SERVICE_ID)));
    private ServiceRegistration<Simulator> registration;

    /** Creates the component; nothing is registered yet. */
    @Activate
    public FlitSimulatorService(BundleContext context) {
        this.context = context;
    }

    /** Returns a number that the framework has given, in order of installation or registration. */
    private static long number(ServiceReference<RouterModel> model, String property) {
        return (Long) model.getProperty(property);
    }

    /** Registers the first simulator. */
    @Activate
    synchronized void begin() {
        registration = register();
    }

    /** Unregisters the simulator. */
    @Deactivate
    synchronized void end() {
        registration.unregister();
        registration = null;
    }

    /** Adds a router model. */
    @Reference(
            service = RouterModel.class,
            cardinality = ReferenceCardinality.MULTIPLE,
            policy = ReferencePolicy.DYNAMIC)
    synchronized void add(ServiceReference<RouterModel> model) {
        boolean foreign = model.getBundle() != context.getBundle();
        RouterModel created = foreign ? context.getService(model) : null;
        if (created != null) {
            routerModels.put(model, created);
            replace();
        }
    }

    /** Removes a router model. */
    synchronized void remove(ServiceReference<RouterModel> model) {
        if (routerModels.remove(model) != null) {
            replace();
            context.ungetService(model);
        }
    }

    private void replace() {
        if (registration != null) {
            ServiceRegistration<Simulator> previous = registration;
            registration = register();
            previous.unregister();
        }
    }

    private ServiceRegistration<Simulator> register() {
        List<RouterModel> models = List.copyOf(routerModels.values());
        return context.registerService(Simulator.class, new FlitSimulator(models), null);
    }
}
