// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import org.apache.felix.service.command.Converter;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** Converts the number or symbolic name of a bundle, for commands of the framework. */
@Component(
        service = Converter.class,
        property = Converter.CONVERTER_CLASSES + "=org.osgi.framework.Bundle")
public final class BundleConverter implements Converter {
    private final BundleContext context;

    /** Converts to the installed bundles. */
    @Activate
    public BundleConverter(BundleContext context) {
        this.context = context;
    }

    @Override
    public Object convert(Class<?> type, Object value) {
        return type == Bundle.class && value instanceof CharSequence name
                ? bundle(name.toString())
                : null;
    }

    private Bundle bundle(String name) {
        for (Bundle bundle : context.getBundles()) {
            if (name.equals(Long.toString(bundle.getBundleId()))
                    || name.equals(bundle.getSymbolicName())) {
                return bundle;
            }
        }
        return null;
    }

    @Override
    public CharSequence format(Object value, int level, Converter escape) {
        return null;
    }
}
