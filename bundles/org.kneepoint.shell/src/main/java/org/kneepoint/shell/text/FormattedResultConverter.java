// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import org.apache.felix.service.command.Converter;
import org.osgi.service.component.annotations.Component;

/** The gogo converter that prints results, also into pipes. */
@Component(
        service = Converter.class,
        property = Converter.CONVERTER_CLASSES + "=org.kneepoint.shell.text.FormattedResult")
public final class FormattedResultConverter implements Converter {
    /** Session variable with the width of the terminal in characters. */
    public static final String WIDTH = "kneepoint.width";

    @Override
    public Object convert(Class<?> type, Object value) {
        return type == String.class && value instanceof FormattedResult rendering
                ? rendering.toString()
                : null;
    }

    @Override
    public CharSequence format(Object value, int level, Converter escape) {
        return value instanceof FormattedResult rendering && !rendering.isSilent()
                ? rendering.render(Integer.MAX_VALUE).stripTrailing()
                : null;
    }
}
