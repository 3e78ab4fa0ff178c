import java.io.*;
import java.math.BigDecimal;
import java.sql.*;
import java.time.*;
import java.util.*;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.postgresql.PGStatement;
import org.postgresql.copy.*;
import org.postgresql.jdbc.PreferQueryMode;
import org.postgresql.util.*;

/** What applications do with pgJDBC, in text and in binary transfer, with and without server-side prepares. */
public class Statements {
    static final String url = "jdbc:postgresql://" + System.getenv("PGHOST") + ":" + System.getenv("PGPORT") + "/" + System.getenv("PGDATABASE");

    public static void main(String[] arguments) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        try (Connection connection = open()) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("CREATE TYPE mood AS ENUM ('sad', 'ok')");
                statement.execute("CREATE TABLE item (id serial PRIMARY KEY, name text UNIQUE, price numeric(10,2), added timestamptz, at timestamp, day date, clock time, flag boolean, key uuid, raw bytea, tags text[], numbers int[], data jsonb, feels mood, share float8, part real, big bigint, small smallint, took interval)");
            }
        }
        for (String options : new String[] {"", "?prepareThreshold=1&binaryTransfer=true", "?preferQueryMode=simple", "?preferQueryMode=extendedForPrepared", "?binaryTransfer=false&prepareThreshold=-1", "?prepareThreshold=0"}) {
            System.out.println("==== " + options);
            try (Connection connection = open(options)) {
                types(connection);
                batches(connection);
                if (!options.contains("simple")) {
                    cursors(connection);
                }
            }
        }
        try (Connection connection = open()) {
            keys(connection);
            transactions(connection);
            copies(connection);
            failures(connection);
            updatable(connection);
            changedTable(connection);
            limits(connection);
            notifications(connection);
        }
        batchRewriting();
        autosave();
    }

    static Connection open(String... options) throws SQLException {
        return DriverManager.getConnection(url + (options.length > 0 ? options[0] : ""), System.getenv("PGUSER"), null);
    }

    static void types(Connection connection) throws Exception {
        PreparedStatement insert = connection.prepareStatement("INSERT INTO item (name, price, added, at, day, clock, flag, key, raw, tags, numbers, data, feels, share, part, big, small, took) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::mood, ?, ?, ?, ?, ?)");
        for (int round = 0; round < 7; round++) {
            insert.setString(1, "round " + round + (round % 2 == 0 ? " 🌲" : ""));
            insert.setBigDecimal(2, new BigDecimal("12345.67"));
            insert.setObject(3, OffsetDateTime.of(2024, 2, 29, 12, 30, 0, 123456000, ZoneOffset.ofHours(2)));
            insert.setObject(4, LocalDateTime.of(2024, 2, 29, 12, 30, 0, 1000));
            insert.setObject(5, LocalDate.of(1, 1, 1));
            insert.setObject(6, LocalTime.of(23, 59, 59, 999999000));
            insert.setBoolean(7, round % 2 == 0);
            insert.setObject(8, UUID.fromString("a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"));
            if (connection.unwrap(PGConnection.class).getPreferQueryMode() == PreferQueryMode.SIMPLE) {
                insert.setNull(9, Types.BINARY); // this mode of the driver can't write bytes
            } else {
                insert.setBytes(9, new byte[] {0, (byte) 255, 39});
            }
            insert.setArray(10, connection.createArrayOf("text", new String[] {"a", "b,\"c\"", null}));
            insert.setArray(11, connection.createArrayOf("int4", new Integer[] {1, null, 3}));
            insert.setString(12, "{\"a\": [1, 2]}");
            insert.setString(13, "ok");
            insert.setDouble(14, round == 3 ? Double.NaN : 0.1);
            insert.setFloat(15, 1.5f);
            insert.setLong(16, Long.MIN_VALUE);
            insert.setShort(17, (short) -5);
            insert.setObject(18, new PGInterval("1 year 2 mons 3 days 04:05:06.7"));
            insert.executeUpdate();
        }
        insert.setNull(1, Types.VARCHAR);
        for (int i = 2; i <= 18; i++) insert.setNull(i, Types.NULL);
        System.out.println("nulls " + insert.executeUpdate());
        PreparedStatement select = connection.prepareStatement("SELECT * FROM item WHERE name LIKE ? AND price > ? AND big < ? ORDER BY id");
        for (int round = 0; round < 7; round++) {
            select.setString(1, "round%");
            select.setBigDecimal(2, BigDecimal.ONE);
            select.setLong(3, 0);
            ResultSet rows = select.executeQuery();
            int count = 0;
            while (rows.next()) {
                if (count++ == 0 && (round == 0 || round == 6)) {
                    System.out.println(rows.getString("name") + " " + rows.getBigDecimal("price") + " " + rows.getObject("added", OffsetDateTime.class) + " " + rows.getTimestamp("at") + " " + rows.getObject("at", LocalDateTime.class)
                        + " " + rows.getObject("day", LocalDate.class) + " " + rows.getObject("clock", LocalTime.class) + " " + rows.getBoolean("flag") + " " + rows.getObject("key") + " " + Arrays.toString(rows.getBytes("raw"))
                        + " " + Arrays.toString((Object[]) rows.getArray("tags").getArray()) + " " + Arrays.toString((Object[]) rows.getArray("numbers").getArray()) + " " + rows.getObject("data") + " " + rows.getString("feels")
                        + " " + rows.getDouble("share") + " " + rows.getFloat("part") + " " + rows.getLong("big") + " " + rows.getShort("small") + " " + rows.getObject("took"));
                }
            }
            if (round == 6) System.out.println("rows " + count);
        }
        PreparedStatement single = connection.prepareStatement("SELECT ?::int + 1, ?::text || 'x', ?::numeric, ?::timestamptz, ?::date, ?::bool");
        for (int round = 0; round < 6; round++) {
            single.setInt(1, round);
            single.setString(2, "é");
            single.setBigDecimal(3, new BigDecimal("-0.00012300"));
            single.setTimestamp(4, Timestamp.from(Instant.parse("1969-12-31T23:59:59.5Z")));
            single.setDate(5, java.sql.Date.valueOf("2024-03-01"));
            single.setBoolean(6, true);
            ResultSet row = single.executeQuery();
            row.next();
            if (round == 5) System.out.println(row.getInt(1) + " " + row.getString(2) + " " + row.getBigDecimal(3) + " " + row.getTimestamp(4).toInstant() + " " + row.getDate(5) + " " + row.getBoolean(6));
        }
        PreparedStatement any = connection.prepareStatement("SELECT count(*) FROM item WHERE id = ANY (?)");
        any.setArray(1, connection.createArrayOf("int4", new Integer[] {1, 2, 3}));
        ResultSet row = any.executeQuery();
        row.next();
        System.out.println("any " + (row.getLong(1) >= 0));
        try (Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM item");
        }
    }

    static void batches(Connection connection) throws Exception {
        connection.setAutoCommit(false);
        PreparedStatement insert = connection.prepareStatement("INSERT INTO item (name, price) VALUES (?, ?)");
        for (int i = 0; i < 300; i++) {
            insert.setString(1, "batch " + i);
            insert.setInt(2, i);
            insert.addBatch();
        }
        int[] counts = insert.executeBatch();
        System.out.println("batch " + counts.length + " " + Arrays.stream(counts).sum());
        try (Statement statement = connection.createStatement()) {
            statement.addBatch("UPDATE item SET price = price + 1 WHERE name = 'batch 1'");
            statement.addBatch("DELETE FROM item WHERE price > 290");
            statement.addBatch("INSERT INTO item (name) VALUES ('single')");
            System.out.println("mixed " + Arrays.toString(statement.executeBatch()));
        }
        connection.commit();
        insert.setString(1, "fine");
        insert.setInt(2, 1);
        insert.addBatch();
        insert.setString(1, "single");
        insert.addBatch();
        insert.setString(1, "never");
        insert.addBatch();
        try {
            insert.executeBatch();
            System.out.println("no error");
        } catch (BatchUpdateException error) {
            System.out.println("failed batch " + error.getSQLState() + " " + Arrays.toString(error.getUpdateCounts()) + " " + error.getNextException().getMessage().lines().findFirst().get());
        }
        connection.rollback();
        connection.setAutoCommit(true);
    }

    static void cursors(Connection connection) throws Exception {
        connection.setAutoCommit(false);
        try (PreparedStatement select = connection.prepareStatement("SELECT id, name FROM item ORDER BY id")) {
            select.setFetchSize(7);
            ResultSet rows = select.executeQuery();
            int count = 0;
            while (rows.next()) {
                count++;
                if (count == 10) {
                    try (Statement other = connection.createStatement()) {
                        other.execute("SELECT 1");
                    }
                }
            }
            System.out.println("fetched " + count);
            rows = select.executeQuery();
            rows.next();
            rows.close();
            select.setMaxRows(5);
            rows = select.executeQuery();
            count = 0;
            while (rows.next()) count++;
            System.out.println("max rows " + count);
        }
        try (Statement scroll = connection.createStatement(ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY)) {
            ResultSet rows = scroll.executeQuery("SELECT generate_series(1, 20)");
            rows.last();
            int last = rows.getRow();
            rows.absolute(5);
            rows.relative(-2);
            System.out.println("scroll " + last + " " + rows.getInt(1));
        }
        try (Statement holding = connection.createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY, ResultSet.HOLD_CURSORS_OVER_COMMIT)) {
            holding.setFetchSize(5);
            ResultSet rows = holding.executeQuery("SELECT generate_series(1, 20)");
            rows.next();
            connection.commit();
            int count = 1;
            while (rows.next()) count++;
            System.out.println("held " + count);
        }
        connection.commit();
        connection.setAutoCommit(true);
        try (Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM item");
        }
    }

    static void keys(Connection connection) throws Exception {
        try (Statement statement = connection.createStatement()) {
            statement.execute("TRUNCATE item RESTART IDENTITY");
            statement.executeUpdate("INSERT INTO item (name) VALUES ('k1'), ('k2')", Statement.RETURN_GENERATED_KEYS);
            ResultSet keys = statement.getGeneratedKeys();
            while (keys.next()) System.out.println("key " + keys.getInt("id") + " " + keys.getString("name"));
        }
        PreparedStatement insert = connection.prepareStatement("INSERT INTO item (name) VALUES (?)", new String[] {"id"});
        for (int i = 0; i < 3; i++) {
            insert.setString(1, "p" + i);
            insert.addBatch();
        }
        insert.executeBatch();
        ResultSet keys = insert.getGeneratedKeys();
        while (keys.next()) System.out.println("batch key " + keys.getInt(1));
    }

    static void transactions(Connection connection) throws Exception {
        connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
        connection.setAutoCommit(false);
        System.out.println("set " + connection.getTransactionIsolation());
        try (Statement statement = connection.createStatement()) {
            statement.execute("UPDATE item SET price = 1 WHERE name = 'k1'");
            Savepoint named = connection.setSavepoint("a name");
            Savepoint unnamed = connection.setSavepoint();
            try {
                statement.execute("INSERT INTO item (name) VALUES ('k1')");
            } catch (SQLException error) {
                System.out.println("inside " + error.getSQLState());
            }
            try {
                statement.execute("SELECT 1");
            } catch (SQLException error) {
                System.out.println("aborted " + error.getSQLState() + " " + error.getMessage());
            }
            connection.rollback(unnamed);
            statement.execute("UPDATE item SET price = 2 WHERE name = 'k1'");
            connection.rollback(named);
            connection.releaseSavepoint(named);
            connection.commit();
            ResultSet rows = statement.executeQuery("SELECT price FROM item WHERE name = 'k1'");
            rows.next();
            System.out.println("price " + rows.getBigDecimal(1));
            connection.commit();
            connection.setReadOnly(true);
            try {
                statement.execute("DELETE FROM item");
            } catch (SQLException error) {
                System.out.println("read only " + error.getSQLState() + " " + error.getMessage());
            }
            connection.rollback();
            connection.setReadOnly(false);
        }
        try (Connection other = open()) {
            other.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            other.setAutoCommit(false);
            try (Statement one = connection.createStatement(); Statement two = other.createStatement()) {
                one.executeQuery("SELECT sum(price) FROM item");
                two.executeQuery("SELECT sum(price) FROM item");
                one.executeUpdate("UPDATE item SET price = 10 WHERE name = 'k1'");
                two.executeUpdate("UPDATE item SET price = 20 WHERE name = 'k2'");
                connection.commit();
                try {
                    other.commit();
                    System.out.println("both committed");
                } catch (SQLException error) {
                    System.out.println("conflict " + error.getSQLState() + " " + (error instanceof PSQLException));
                    other.rollback();
                }
            }
        }
        connection.setAutoCommit(true);
    }

    static void copies(Connection connection) throws Exception {
        CopyManager copy = connection.unwrap(PGConnection.class).getCopyAPI();
        System.out.println("copied " + copy.copyIn("COPY item (name, price) FROM STDIN WITH (FORMAT csv)", new StringReader("c1,1.5\n\"c,2\",\n")));
        StringWriter text = new StringWriter();
        copy.copyOut("COPY (SELECT name, price FROM item WHERE name LIKE 'c%' ORDER BY name) TO STDOUT", text);
        System.out.print(text);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.out.println(copy.copyOut("COPY (SELECT 1, 'x'::text) TO STDOUT WITH BINARY", bytes) + " " + bytes.size());
        CopyIn in = copy.copyIn("COPY item (name) FROM STDIN");
        in.writeToCopy("dropped\n".getBytes(), 0, 8);
        in.cancelCopy();
        try {
            copy.copyIn("COPY item (price) FROM STDIN", new StringReader("abc\n"));
        } catch (SQLException error) {
            System.out.println(error.getSQLState() + " " + error.getMessage().replace("\n", " | "));
        }
        PGCopyOutputStream stream = new PGCopyOutputStream(connection.unwrap(PGConnection.class), "COPY item (name) FROM STDIN");
        for (int i = 0; i < 2000; i++) stream.write(("stream " + i + "\n").getBytes());
        stream.close();
        try (Statement statement = connection.createStatement()) {
            ResultSet rows = statement.executeQuery("SELECT count(*) FROM item WHERE name LIKE 'stream%' OR name = 'dropped'");
            rows.next();
            System.out.println(rows.getInt(1));
        }
    }

    static void failures(Connection connection) throws Exception {
        for (String sql : new String[] {"SELECT nothing", "INSERT INTO item (name) VALUES ('k1')", "SELECT 1/0", "SELECT * FROM nowhere", "SELECT 'x'::int", "INSERT INTO item (id) VALUES (NULL)", "SELEC", "SELECT $1"}) {
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.execute();
            } catch (PSQLException error) {
                ServerErrorMessage message = error.getServerErrorMessage();
                System.out.println(error.getSQLState() + " " + (message == null ? error.getMessage() : message.getMessage() + " " + message.getTable() + " " + message.getConstraint() + " " + message.getPosition() + " " + message.getSchema()));
            }
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("DROP TABLE IF EXISTS nowhere");
            System.out.println(statement.getWarnings() == null ? "no warning" : statement.getWarnings().getSQLState() + " " + statement.getWarnings().getMessage());
            System.out.println(statement.execute("SELECT 1; UPDATE item SET price = 3 WHERE name = 'k2'; SELECT 2"));
            do {
                System.out.println(statement.getResultSet() != null ? "rows" : "count " + statement.getUpdateCount());
            } while (statement.getMoreResults() || statement.getUpdateCount() != -1);
            System.out.println(connection.nativeSQL("{fn concat('a', {d '2024-01-01'})}"));
            ResultSet rows = statement.executeQuery("SELECT {fn concat('a', 'b')}, {fn ucase('x')}, {ts '2024-01-01 00:00:00'}, {fn timestampadd(SQL_TSI_DAY, 1, {d '2024-01-01'})}");
            rows.next();
            System.out.println(rows.getString(1) + rows.getString(2) + rows.getString(3) + " " + rows.getString(4));
        }
        try (CallableStatement call = connection.prepareCall("{? = call upper(?)}")) {
            call.registerOutParameter(1, Types.VARCHAR);
            call.setString(2, "called");
            call.execute();
            System.out.println(call.getString(1));
        }
    }

    static void updatable(Connection connection) throws Exception {
        try (Statement statement = connection.createStatement(ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_UPDATABLE)) {
            ResultSet rows = statement.executeQuery("SELECT id, name, price FROM item WHERE name IN ('k1', 'k2') ORDER BY id");
            rows.next();
            rows.updateBigDecimal("price", new BigDecimal("77.50"));
            rows.updateRow();
            rows.next();
            rows.deleteRow();
            rows.moveToInsertRow();
            rows.updateString("name", "inserted");
            rows.updateInt("id", 100000);
            rows.insertRow();
            rows = statement.executeQuery("SELECT name, price FROM item WHERE name IN ('k1', 'k2', 'inserted') ORDER BY name");
            while (rows.next()) System.out.println("updatable " + rows.getString(1) + " " + rows.getBigDecimal(2));
        }
    }

    static void changedTable(Connection connection) throws Exception {
        try (Statement statement = connection.createStatement(); PreparedStatement select = connection.prepareStatement("SELECT * FROM item WHERE name = ?")) {
            for (int i = 0; i < 7; i++) {
                select.setString(1, "k1");
                select.executeQuery();
            }
            statement.execute("ALTER TABLE item ADD extra int DEFAULT 5");
            select.setString(1, "k1");
            ResultSet rows = select.executeQuery();
            rows.next();
            System.out.println("after ALTER " + rows.getMetaData().getColumnCount() + " " + rows.getInt("extra"));
            System.out.println("server prepared " + select.unwrap(PGStatement.class).isUseServerPrepare());
        }
    }

    static void limits(Connection connection) throws Exception {
        try (Statement statement = connection.createStatement()) {
            statement.setQueryTimeout(1);
            try {
                statement.execute("SELECT pg_sleep(20)");
            } catch (SQLException error) {
                System.out.println("timeout " + error.getSQLState() + " " + error.getMessage());
            }
            statement.setQueryTimeout(0);
            Statement busy = statement;
            Thread canceller = new Thread(() -> {
                try {
                    Thread.sleep(300);
                    busy.cancel();
                } catch (Exception error) {
                    System.out.println(error);
                }
            });
            canceller.start();
            try {
                statement.execute("SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b");
            } catch (SQLException error) {
                System.out.println("cancel " + error.getSQLState() + " " + error.getMessage());
            }
            canceller.join();
            statement.execute("SET statement_timeout = 100");
            try {
                statement.execute("SELECT pg_sleep(20)");
            } catch (SQLException error) {
                System.out.println("statement_timeout " + error.getSQLState() + " " + error.getMessage());
            }
            statement.execute("RESET statement_timeout");
        }
        System.out.println("valid " + connection.isValid(2) + " " + connection.getSchema() + " " + connection.getCatalog().startsWith("compat"));
        connection.setSchema("public");
        connection.setClientInfo("ApplicationName", "compatible");
        try (Statement statement = connection.createStatement()) {
            ResultSet rows = statement.executeQuery("SHOW application_name");
            rows.next();
            System.out.println(rows.getString(1));
            StringBuilder list = new StringBuilder("SELECT count(*) FROM item WHERE id IN (?");
            for (int i = 1; i < 5000; i++) list.append(",?");
            try (PreparedStatement many = connection.prepareStatement(list.append(")").toString())) {
                for (int i = 1; i <= 5000; i++) many.setInt(i, i * 100000);
                ResultSet count = many.executeQuery();
                count.next();
                System.out.println("many parameters " + count.getInt(1));
            }
        }
    }

    static void notifications(Connection connection) throws Exception {
        try (Statement statement = connection.createStatement(); Connection other = open(); Statement sender = other.createStatement()) {
            statement.execute("LISTEN channel");
            sender.execute("NOTIFY channel, 'payload'");
            PGNotification[] heard = connection.unwrap(PGConnection.class).getNotifications(5000);
            System.out.println(heard == null ? "nothing heard" : heard[0].getName() + " " + heard[0].getParameter());
        }
    }

    static void batchRewriting() throws Exception {
        try (Connection connection = open("?reWriteBatchedInserts=true"); PreparedStatement insert = connection.prepareStatement("INSERT INTO item (name, price) VALUES (?, ?)")) {
            for (int i = 0; i < 1000; i++) {
                insert.setString(1, "rewritten " + i);
                insert.setInt(2, i);
                insert.addBatch();
            }
            System.out.println("rewritten " + insert.executeBatch().length);
        }
    }

    static void autosave() throws Exception {
        try (Connection connection = open("?autosave=always")) {
            connection.setAutoCommit(false);
            try (Statement statement = connection.createStatement()) {
                statement.execute("INSERT INTO item (name) VALUES ('autosaved')");
                try {
                    statement.execute("SELECT 1/0");
                } catch (SQLException error) {
                    System.out.println("autosave " + error.getSQLState());
                }
                ResultSet rows = statement.executeQuery("SELECT count(*) FROM item WHERE name = 'autosaved'");
                rows.next();
                System.out.println("autosaved " + rows.getInt(1));
            }
            connection.commit();
        }
    }
}
