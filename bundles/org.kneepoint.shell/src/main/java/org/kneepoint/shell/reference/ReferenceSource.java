// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;

/** Entries of one origin. */
interface ReferenceSource {
    /** Returns the names that have entries, for completion and proposals. */
    Collection<String> names();

    /** Returns the entries of a name, which may be none. */
    List<ReferenceEntry> entries(String name);
}
