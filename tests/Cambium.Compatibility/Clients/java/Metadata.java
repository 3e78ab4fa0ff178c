import java.sql.*;
import java.util.*;

/** java.sql.DatabaseMetaData over a schema with a bit of everything. */
public class Metadata {
    static Connection connection;

    public static void main(String[] arguments) throws Exception {
        Properties properties = new Properties();
        properties.setProperty("user", System.getenv("PGUSER"));
        connection = DriverManager.getConnection("jdbc:postgresql://" + System.getenv("PGHOST") + ":" + System.getenv("PGPORT") + "/" + System.getenv("PGDATABASE"), properties);
        try (Statement statement = connection.createStatement()) {
            statement.execute("""
                CREATE SCHEMA shop;
                CREATE TYPE mood AS ENUM ('sad', 'ok');
                CREATE TYPE pair AS (a int, b text);
                CREATE DOMAIN shop.positive AS int DEFAULT 1 NOT NULL CHECK (VALUE > 0);
                CREATE SEQUENCE shop.numbers;
                CREATE TABLE author (id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE, born date, feels mood, code char(3), shape pair);
                CREATE TABLE shop.book (
                    id bigint GENERATED ALWAYS AS IDENTITY, author_id int NOT NULL, title text DEFAULT 'untitled', price numeric(8,2), tags text[], data jsonb,
                    added timestamptz(3) DEFAULT now(), due timestamp, at time, took interval, share float8, part real, key uuid, raw bytea, sold boolean, small smallint,
                    total numeric GENERATED ALWAYS AS (price * 2) STORED, count shop.positive, plain json, free varchar, bits bit(4), one bit, oid oid, nm name,
                    CONSTRAINT book_key PRIMARY KEY (id, author_id),
                    CONSTRAINT book_author FOREIGN KEY (author_id) REFERENCES author (id) ON DELETE CASCADE ON UPDATE SET NULL DEFERRABLE INITIALLY DEFERRED,
                    UNIQUE (title, author_id));
                CREATE INDEX book_title ON shop.book (lower(title), price DESC) WHERE price > 1;
                CREATE INDEX book_added ON shop.book (added DESC, due) INCLUDE (title);
                CREATE VIEW shop.cheap AS SELECT id, title FROM shop.book WHERE price < 10;
                CREATE MATERIALIZED VIEW shop.counted AS SELECT author_id, count(*) AS books FROM shop.book GROUP BY author_id;
                CREATE TABLE pairs (a int, b int, c int, PRIMARY KEY (b, a));
                CREATE TABLE child (x int, y int, CONSTRAINT both_columns FOREIGN KEY (y, x) REFERENCES pairs (b, a) ON DELETE SET DEFAULT);
                CREATE FUNCTION shop.add(a int, b int DEFAULT 1) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT a + b';
                COMMENT ON TABLE shop.book IS 'books';
                COMMENT ON COLUMN shop.book.title IS 'its title';
                CREATE ROLE reader;
                GRANT SELECT ON shop.book TO reader;
                GRANT UPDATE (title) ON shop.book TO reader;
                """);
        }
        DatabaseMetaData meta = connection.getMetaData();
        System.out.println(meta.getDatabaseProductName() + " " + meta.getDatabaseMajorVersion() + " " + meta.getDriverMajorVersion());
        System.out.println(meta.getIdentifierQuoteString() + " " + meta.getMaxColumnNameLength() + " " + meta.getSQLKeywords().length() + " " + meta.getDefaultTransactionIsolation()
            + " " + meta.supportsTransactionIsolationLevel(Connection.TRANSACTION_SERIALIZABLE) + " " + meta.getUserName() + " " + meta.isReadOnly());
        print("catalogs", meta.getCatalogs());
        print("schemas", meta.getSchemas(null, "shop"));
        print("table types", meta.getTableTypes());
        print("tables", meta.getTables(null, "shop", "%", null));
        print("public tables", meta.getTables(null, "public", "%", new String[] {"TABLE", "VIEW", "SEQUENCE", "TYPE", "INDEX"}));
        print("system tables", meta.getTables(null, "pg_catalog", "pg_cl%", new String[] {"SYSTEM TABLE"}));
        print("columns", meta.getColumns(null, "shop", "%", "%"));
        print("author", meta.getColumns(null, "public", "author", null));
        print("primary key", meta.getPrimaryKeys(null, "shop", "book"));
        print("primary key in order", meta.getPrimaryKeys(null, "public", "pairs"));
        print("imported", meta.getImportedKeys(null, "shop", "book"));
        print("imported pair", meta.getImportedKeys(null, "public", "child"));
        print("exported", meta.getExportedKeys(null, "public", "author"));
        print("cross", meta.getCrossReference(null, "public", "pairs", null, "public", "child"));
        print("indexes", meta.getIndexInfo(null, "shop", "book", false, true), "CARDINALITY", "PAGES");
        print("unique indexes", meta.getIndexInfo(null, "public", "author", true, true), "CARDINALITY", "PAGES");
        print("best row", meta.getBestRowIdentifier(null, "shop", "book", DatabaseMetaData.bestRowSession, true));
        print("versions", meta.getVersionColumns(null, "shop", "book"));
        print("table privileges", meta.getTablePrivileges(null, "shop", "book"));
        print("column privileges", meta.getColumnPrivileges(null, "shop", "book", "title"));
        print("functions", meta.getFunctions(null, "shop", "%"), "SPECIFIC_NAME");
        print("function columns", meta.getFunctionColumns(null, "shop", "add", "%"), "SPECIFIC_NAME");
        print("procedures", meta.getProcedures(null, "shop", "%"), "SPECIFIC_NAME");
        print("user types", meta.getUDTs(null, "shop", "%", null));
        print("public user types", meta.getUDTs(null, "public", "%", null));
        print("client info", meta.getClientInfoProperties());
        Set<String> wanted = Set.of("int4", "text", "varchar", "numeric", "timestamptz", "bool", "bytea", "uuid", "jsonb", "_int4", "date", "interval", "mood", "serial", "bigserial");
        ResultSet types = meta.getTypeInfo();
        List<String> infos = new ArrayList<>();
        while (types.next()) {
            if (wanted.contains(types.getString("TYPE_NAME"))) {
                StringBuilder row = new StringBuilder();
                for (int i = 1; i <= types.getMetaData().getColumnCount(); i++) row.append(types.getString(i)).append('|');
                infos.add(row.toString());
            }
        }
        Collections.sort(infos);
        infos.forEach(System.out::println);
        ResultSetMetaData columns = connection.prepareStatement("SELECT b.*, a.name AS author, 1 + 1 AS two FROM shop.book b JOIN author a ON a.id = b.author_id").getMetaData();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            System.out.println(columns.getColumnName(i) + " " + columns.getColumnLabel(i) + " " + columns.getTableName(i) + " " + columns.getSchemaName(i) + " " + columns.getColumnTypeName(i) + " " + columns.getColumnType(i)
                + " " + columns.getColumnClassName(i) + " " + columns.getPrecision(i) + " " + columns.getScale(i) + " " + columns.isNullable(i) + " " + columns.isAutoIncrement(i) + " " + columns.getColumnDisplaySize(i));
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("REVOKE ALL ON shop.book FROM reader; REVOKE ALL (title) ON shop.book FROM reader; DROP ROLE reader");
        }
        connection.close();
    }

    static void print(String label, ResultSet rows, String... hidden) throws SQLException {
        System.out.println("== " + label);
        ResultSetMetaData meta = rows.getMetaData();
        List<String> lines = new ArrayList<>();
        while (rows.next()) {
            StringBuilder line = new StringBuilder();
            for (int i = 1; i <= meta.getColumnCount(); i++) {
                if (!Arrays.asList(hidden).contains(meta.getColumnName(i).toUpperCase())) {
                    line.append(meta.getColumnName(i)).append('=').append(rows.getString(i)).append(' ');
                }
            }
            lines.add(line.toString().replace(System.getenv("PGDATABASE"), "DATABASE"));
        }
        if (label.equals("catalogs")) {
            lines.removeIf(line -> !line.contains("DATABASE"));
        }
        lines.forEach(System.out::println);
    }
}
