import io

import psycopg2
import psycopg2.extras
from psycopg2 import errors, sql

from report import failure, show

connection = psycopg2.connect("")
cursor = connection.cursor()
cursor.execute("CREATE TABLE item (id serial PRIMARY KEY, name text NOT NULL UNIQUE, price numeric(8,2) CHECK (price >= 0), parent int REFERENCES item, added timestamp DEFAULT '2024-01-01')")
cursor.executemany("INSERT INTO item (name, price) VALUES (%s, %s)", [("one", 1), ("two", 2), ("three", None)])
show("executemany", cursor.rowcount)
psycopg2.extras.execute_values(cursor, "INSERT INTO item (name, price) VALUES %s", [(f"v{n}", n) for n in range(250)])
show("execute_values", cursor.rowcount, cursor.statusmessage)
show("execute_values returning", psycopg2.extras.execute_values(cursor, "INSERT INTO item (name) VALUES %s RETURNING id, name", [("r1",), ("r2",)], fetch=True))
psycopg2.extras.execute_values(cursor, "UPDATE item SET price = data.price FROM (VALUES %s) AS data (name, price) WHERE item.name = data.name", [("v1", 100), ("v2", 200)])
show("update from values", cursor.rowcount)
psycopg2.extras.execute_batch(cursor, "UPDATE item SET price = price + %s WHERE name = %s", [(1, "v1"), (1, "v2"), (1, "v1")], page_size=2)
cursor.execute("SELECT name, price FROM item WHERE price > 99.5 AND name IN ('v1', 'v2') ORDER BY name")
show("execute_batch", cursor.fetchall())
cursor.execute("INSERT INTO item (name, price) VALUES ('one', 5) ON CONFLICT (name) DO UPDATE SET price = excluded.price RETURNING id, price, (xmax = 0) AS inserted")
show("upsert", cursor.fetchall())
cursor.execute("SELECT xmin FROM item WHERE name = 'one'")
version = cursor.fetchone()[0]
cursor.execute("UPDATE item SET price = 6 WHERE name = 'one' AND xmin = %s", (version,))
show("unchanged row", cursor.rowcount)
cursor.execute(sql.SQL("SELECT {} FROM {} WHERE {} = {} ORDER BY 1").format(sql.Identifier("name"), sql.Identifier("item"), sql.Identifier("id"), sql.Placeholder()), (1,))
show("composed", cursor.fetchall())
cursor.execute("SELECT 1; SELECT 2, 3")
show("several statements", cursor.fetchall())
failure("empty query", lambda: cursor.execute(""))
connection.commit()

# Kinds of cursors.
with connection.cursor(cursor_factory=psycopg2.extras.RealDictCursor) as rows:
    rows.execute("SELECT id, name, price FROM item ORDER BY id LIMIT 2")
    show("dictionaries", [dict(row) for row in rows.fetchall()])
with connection.cursor(cursor_factory=psycopg2.extras.NamedTupleCursor) as rows:
    rows.execute("SELECT id, name AS \"the name\" FROM item ORDER BY id LIMIT 1")
    show("named tuples", rows.fetchone())
with connection.cursor("server_side") as rows:
    rows.itersize = 50
    rows.execute("SELECT id FROM item ORDER BY id")
    show("server-side", rows.fetchone(), rows.fetchmany(2), len(list(rows)))
with connection.cursor("scrolling", scrollable=True) as rows:
    rows.execute("SELECT id FROM item ORDER BY id")
    rows.scroll(10)
    first = rows.fetchone()
    rows.scroll(-5)
    second = rows.fetchone()
    rows.scroll(0, mode="absolute")
    show("scroll", first, second, rows.fetchone())
    failure("scroll too far", lambda: (rows.scroll(5000), rows.fetchone()))
with connection.cursor("no_scroll", scrollable=False) as rows:
    rows.execute("SELECT id FROM item ORDER BY id")
    rows.fetchmany(3)
    failure("backward in NO SCROLL", lambda: rows.scroll(-1))
connection.rollback()
held = connection.cursor("held", withhold=True)
held.execute("SELECT id FROM item ORDER BY id")
connection.commit()
show("with hold", held.fetchmany(3))
held.close()
connection.commit()
outside = psycopg2.connect("")
outside.autocommit = True
failure("named cursor in autocommit", lambda: outside.cursor("x").execute("SELECT 1"))
failure("DECLARE outside a block", lambda: outside.cursor().execute("DECLARE c CURSOR FOR SELECT 1"))
outside.close()

# COPY.
cursor.execute("CREATE TABLE target (a int, b text, c numeric)")
cursor.copy_from(io.StringIO("1\tone\t1.5\n2\t\\N\t\\N\n3\ta\\tb\\\\\t0\n"), "target")
show("copy_from", cursor.rowcount)
cursor.copy_expert("COPY target (a, b) FROM STDIN WITH (FORMAT csv, HEADER, NULL 'nil')", io.StringIO('a,b\n4,"x,""y"""\n5,nil\n6,"nil"\n'))
show("copy csv", cursor.rowcount)
out = io.StringIO()
cursor.copy_to(out, "target", columns=("a", "b"), null="-")
show("copy_to", out.getvalue())
out = io.StringIO()
cursor.copy_expert("COPY (SELECT a, b, c FROM target ORDER BY a DESC) TO STDOUT WITH (FORMAT csv, HEADER, FORCE_QUOTE (b), DELIMITER ';')", out)
show("copy query", out.getvalue())
binary = io.BytesIO()
cursor.copy_expert("COPY target TO STDOUT WITH BINARY", binary)
show("copy binary", len(binary.getvalue()), binary.getvalue()[:11])
cursor.execute("CREATE TABLE again (LIKE target)")
binary.seek(0)
cursor.copy_expert("COPY again FROM STDIN WITH BINARY", binary)
show("copy binary back", cursor.rowcount)
connection.commit()
failure("copy of bad number", lambda: cursor.copy_from(io.StringIO("1\tone\t1.5\nx\ty\tz\n"), "target"))
connection.rollback()
failure("copy of missing column", lambda: cursor.copy_from(io.StringIO("1\tone\n"), "target"))
connection.rollback()
failure("copy of extra column", lambda: cursor.copy_from(io.StringIO("1\tone\t2\t3\n"), "target"))
connection.rollback()
failure("copy into nothing", lambda: cursor.copy_expert("COPY nowhere FROM STDIN", io.StringIO("1\n")))
connection.rollback()
class Breaking:
    def read(self, size=-1):
        raise ValueError("the source broke")
failure("copy from a broken source", lambda: cursor.copy_expert("COPY target FROM STDIN", Breaking()))
connection.rollback()
cursor.execute("SELECT count(*) FROM target")
show("after failures", cursor.fetchone())
connection.commit()


def diagnosed(statement):
    try:
        cursor.execute(statement)
    except psycopg2.Error as error:
        diag = error.diag
        show("diagnostics", type(error).__name__, error.pgcode, diag.severity, diag.message_primary, diag.message_detail, diag.message_hint, diag.statement_position,
             diag.schema_name, diag.table_name, diag.column_name, diag.datatype_name, diag.constraint_name, diag.severity_nonlocalized)
    connection.rollback()


for statement in [
    "INSERT INTO item (name) VALUES ('one')",
    "INSERT INTO item (name, price) VALUES ('neg', -1)",
    "INSERT INTO item (price) VALUES (1)",
    "INSERT INTO item (name, parent) VALUES ('orphan', 99999)",
    "DELETE FROM item WHERE id = 1; UPDATE item SET parent = 2 WHERE id = 3; DELETE FROM item WHERE id = 2",
    "SELECT nothing FROM item",
    "SELECT * FROM itm",
    "SELEC 1",
    "SELECT 1/0",
    "SELECT 'x'::int",
    "SELECT 99999999999::int",
    "INSERT INTO item (name, price) VALUES ('big', 12345678)",
    "SELECT lower(1, 2)",
    "SELECT 1 + 'a'::text",
    "SELECT repeat('x', 10)::varchar(3)::int",
    "CREATE TABLE item (id int)",
    "DROP TABLE nowhere",
    "SELECT name FROM item GROUP BY price",
]:
    diagnosed(statement)
try:
    cursor.execute("INSERT INTO item (name) VALUES ('one')")
except errors.UniqueViolation:
    show("caught by its class")
failure("after an error", lambda: cursor.execute("SELECT 1"))
connection.rollback()
connection.close()
