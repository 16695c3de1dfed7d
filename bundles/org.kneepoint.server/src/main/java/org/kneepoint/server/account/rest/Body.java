// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.rest.Call;

/** The fields of the JSON object of a request. */
final class Body {
    private final Map<String, Object> fields;

    Body(Call call) {
        this.fields = call.json();
    }

    boolean has(String name) {
        return fields.containsKey(name);
    }

    boolean isNull(String name) {
        return has(name) && fields.get(name) == null;
    }

    String text(String name) {
        return find(name).orElseThrow(() -> BadInput.missing(name, name));
    }

    Optional<String> find(String name) {
        Object value = fields.get(name);
        if (value != null && !(value instanceof String)) {
            throw BadInput.because(name, "", name + " is no text");
        }
        return Optional.ofNullable((String) value);
    }

    boolean flag(String name) {
        if (fields.get(name) instanceof Boolean flag) {
            return flag;
        }
        throw BadInput.because(name, "", name + " is neither true nor false");
    }

    /** Returns an integer field; a member of an object as {@code quota.cores}. */
    long integer(String name) {
        Object value = fields;
        for (String part : name.split("\\.")) {
            value = value instanceof Map<?, ?> object ? object.get(part) : null;
        }
        if (value instanceof Integer || value instanceof Long) {
            return ((Number) value).longValue();
        }
        throw BadInput.because(name, "", name + " is no integer");
    }
}
