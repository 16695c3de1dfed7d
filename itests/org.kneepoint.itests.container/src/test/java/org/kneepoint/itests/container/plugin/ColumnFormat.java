// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.format.ResultContent;
import org.kneepoint.api.format.ResultFormat;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Description;

/**
 * A format of a third party, columnar like Parquet. After a magic number and the numbers of columns
 * and rows follow the columns: the name, then for each row a flag and, if set, a text.
 */
public final class ColumnFormat implements ResultFormat {
    private static final int MARK = 0x4b504331;

    @Override
    public String name() {
        return "parquet-like";
    }

    @Override
    public Description description() {
        return Description.of("columns one after the other, binary");
    }

    @Override
    public List<String> fileExtensions() {
        return List.of("columns");
    }

    @Override
    public String mediaType() {
        return "application/octet-stream";
    }

    @Override
    public boolean isBinary() {
        return true;
    }

    @Override
    public void write(ResultContent result, OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        Table table = result.table();
        data.writeInt(MARK);
        data.writeInt(table.columns().size());
        data.writeInt(table.rows().size());
        for (int i = 0; i < table.columns().size(); i++) {
            data.writeUTF(table.columns().get(i));
            for (List<Object> row : table.rows()) {
                data.writeBoolean(row.get(i) != null);
                if (row.get(i) != null) {
                    data.writeUTF(row.get(i).toString());
                }
            }
        }
        data.flush();
    }

    /** Reads a file back, a list for each column: its name, then its cells. */
    public static List<List<String>> read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(in);
        if (data.readInt() != MARK) {
            throw new IOException("no such file");
        }
        int columns = data.readInt();
        int rows = data.readInt();
        List<List<String>> all = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            List<String> column = new ArrayList<>(List.of(data.readUTF()));
            for (int j = 0; j < rows; j++) {
                column.add(data.readBoolean() ? data.readUTF() : "");
            }
            all.add(column);
        }
        return all;
    }
}
