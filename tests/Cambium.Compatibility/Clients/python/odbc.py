"""psqlODBC through pyodbc: the catalog functions, parameters, cursors on the server, errors."""

import datetime
import decimal
import os
import uuid

import pyodbc
from report import show


def connect(**options):
    given = {"Servername": os.environ["PGHOST"], "Port": os.environ["PGPORT"], "Database": os.environ["PGDATABASE"], "UID": os.environ["PGUSER"], **options}
    return pyodbc.connect("Driver={PostgreSQL Unicode};" + "".join(f"{name}={value};" for name, value in given.items()), autocommit=True)


def failure(label, work):
    try:
        work()
    except pyodbc.Error as error:
        show(label, type(error).__name__, *error.args)
    else:
        show(label, "no error")


def rows(cursor):
    return [tuple(row) for row in cursor.fetchall()]


def catalog(connection, schema="shop"):
    cursor = connection.cursor()
    show("tables", rows(cursor.tables(schema=schema)), rows(cursor.tables(table="b%", tableType="TABLE", schema=schema)), rows(cursor.tables(tableType="VIEW", schema="%op")))
    show("kinds", sorted({row.table_type for row in cursor.tables(catalog="", schema="", table="", tableType="%")}), [row.table_schem for row in cursor.tables(catalog="", schema="%", table="") if row.table_schem == schema])
    for table in ("author", "book", "cheap", "Odd Name"):
        show("columns of " + table)
        for row in rows(cursor.columns(table=table, schema=schema)):
            show("  ", row[:22] + row[23:])  # without the table's OID
        show("primary key", rows(cursor.primaryKeys(table, schema=schema)))
        show("statistics", rows(cursor.statistics(table, schema=schema)), rows(cursor.statistics(table, schema=schema, unique=True)))
        show("row id", rows(cursor.rowIdColumns(table, schema=schema)), rows(cursor.rowVerColumns(table, schema=schema)))
    show("foreign keys", rows(cursor.foreignKeys(table="author", schema=schema)), rows(cursor.foreignKeys(foreignTable="book", foreignSchema=schema)))
    show("procedures", rows(cursor.procedures(schema=schema)), rows(cursor.procedureColumns(schema=schema)))
    show("types")
    for row in rows(cursor.getTypeInfo(0)):
        show("  ", row)
    show("one type", rows(cursor.getTypeInfo(pyodbc.SQL_VARCHAR)))


def information(connection):
    for name in ("SQL_DBMS_NAME", "SQL_DATABASE_NAME", "SQL_USER_NAME", "SQL_TXN_CAPABLE", "SQL_MAX_COLUMN_NAME_LEN", "SQL_IDENTIFIER_QUOTE_CHAR", "SQL_CATALOG_TERM", "SQL_PROCEDURES"):
        show(name, connection.getinfo(getattr(pyodbc, name)))


def parameters(connection):
    cursor = connection.cursor()
    cursor.execute(
        "CREATE TABLE every (id serial PRIMARY KEY, b boolean, s smallint, i integer, l bigint, n numeric(20,5), r real, f double precision, v varchar(30), c char(5), t text, d date, "
        "tm time, ts timestamp, tz timestamptz, y bytea, u uuid, j jsonb, a int[])")
    cursor.execute(
        "INSERT INTO every (b, s, i, l, n, r, f, v, c, t, d, tm, ts, y, u) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", True, -7, 1 << 30, 1 << 60, decimal.Decimal("-12345.67890"), 1.5, 2.25,
        "žluťoučký", "ab", "x" * 300, datetime.date(2024, 2, 29), datetime.time(12, 34, 56), datetime.datetime(2024, 2, 29, 1, 2, 3, 456000), b"\x00\xff'\\", uuid.UUID(int=5))
    cursor.execute("INSERT INTO every (v, n, y) VALUES (?, ?, ?)", None, None, None)
    cursor.execute("SELECT * FROM every ORDER BY id")
    show("described", [column[:1] + (column[1].__name__,) + column[2:] for column in cursor.description])
    show("rows", rows(cursor))
    cursor.fast_executemany = True
    cursor.executemany("INSERT INTO every (i, v) VALUES (?, ?)", [(n, f"v{n}") for n in range(50)])
    cursor.fast_executemany = False
    cursor.executemany("INSERT INTO every (i, v) VALUES (?, ?)", [(n, f"w{n}") for n in range(5)])
    show("counted", cursor.execute("UPDATE every SET s = i WHERE v LIKE ?", "v%").rowcount, cursor.execute("SELECT count(*), sum(s) FROM every WHERE i < ?", 10).fetchone())
    show("called", cursor.execute("{call shop.twice(?)}", 21).fetchall(), cursor.execute("{? = call shop.twice(4)}", 0) is not None)
    show("escapes", cursor.execute("SELECT {fn ucase('abc')}, {d '2024-02-29'}, {ts '2024-02-29 01:02:03'}, {fn length('four')}, {fn concat('a', 'b')}, {fn ifnull(NULL, 1)}").fetchone())
    show("several", [rows(cursor.execute("SELECT 1; SELECT 2, 3")), cursor.nextset(), rows(cursor), cursor.nextset()])
    show("returned", cursor.execute("INSERT INTO every (i) VALUES (?) RETURNING i, v", 77).fetchall())
    show("untyped", cursor.execute("SELECT CAST(? AS integer) + 1, CAST(? AS text), CAST(? AS numeric(10,2))", 1, "x", decimal.Decimal("3.14")).fetchone())


def transactions(connection):
    connection.autocommit = False
    cursor = connection.cursor()
    cursor.execute("UPDATE shop.book SET price = 1")
    connection.rollback()
    show("rolled back", cursor.execute("SELECT sum(price) FROM shop.book").fetchval())
    failure("unique", lambda: cursor.execute("INSERT INTO shop.author (id, name) VALUES (1, 'again')"))
    show("statement level", cursor.execute("SELECT 1").fetchval())
    connection.commit()
    connection.autocommit = True
    for label, text in (("syntax", "SELEC 1"), ("table", "SELECT * FROM nowhere"), ("division", "SELECT 1/0"), ("check", "UPDATE shop.book SET price = -1"), ("null", "INSERT INTO shop.author (name) VALUES (NULL)"),
                        ("foreign", "INSERT INTO shop.book (author_id, title) VALUES (99, 'x')"), ("raised", "DO $$BEGIN RAISE EXCEPTION 'own' USING ERRCODE = 'P0123', DETAIL = 'more', HINT = 'try'; END$$")):
        failure(label, lambda: cursor.execute(text))
    failure("parameter", lambda: cursor.execute("SELECT CAST(? AS integer)", "abc").fetchall())
    cursor.execute("DO $$BEGIN RAISE NOTICE 'look'; END$$")
    show("messages", cursor.messages)


def cursors(**options):
    with connect(**options) as connection:
        connection.autocommit = False
        cursor = connection.cursor()
        cursor.execute("SELECT n, repeat('x', n % 7) FROM generate_series(1, 1000) n WHERE n > ?", 3)
        first = cursor.fetchmany(5)
        other = connection.cursor().execute("SELECT title FROM shop.book ORDER BY id")
        show(str(options), [tuple(row) for row in first], other.fetchone()[0], len(cursor.fetchall()), len(other.fetchall()))
        cursor.execute("SELECT title FROM shop.book ORDER BY id")
        connection.commit()
        try:
            show("after commit", len(cursor.fetchall()))
        except pyodbc.Error as error:
            show("after commit", error.args)


SCHEMA = """CREATE SCHEMA shop;
CREATE TABLE shop.author (id serial PRIMARY KEY, name varchar(40) NOT NULL UNIQUE, born date);
CREATE TABLE shop.book (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, author_id int NOT NULL REFERENCES shop.author ON DELETE CASCADE, title text NOT NULL DEFAULT 'none',
  price numeric(8,2) CHECK (price >= 0), added timestamptz, part bytea, code uuid, tags text[], data jsonb, paid boolean DEFAULT false, kind char(3), weight real, span interval,
  UNIQUE (author_id, title));
CREATE INDEX book_price ON shop.book (price DESC, title) WHERE price > 5;
CREATE INDEX book_lower ON shop.book (lower(title));
CREATE TABLE shop."Odd Name" ("a b" int, "C" time(3), PRIMARY KEY ("C", "a b"));
CREATE VIEW shop.cheap AS SELECT id, title, price FROM shop.book WHERE price < 10;
CREATE MATERIALIZED VIEW shop.kept AS SELECT count(*) AS n FROM shop.book;
CREATE FUNCTION shop.twice(given integer) RETURNS integer LANGUAGE sql AS 'SELECT given * 2';
CREATE FUNCTION shop.both(a integer, OUT b integer, INOUT c text) LANGUAGE sql AS 'SELECT a, c';
CREATE PROCEDURE shop.nothing(a integer) LANGUAGE plpgsql AS 'BEGIN NULL; END';
COMMENT ON TABLE shop.book IS 'what is sold';
COMMENT ON COLUMN shop.book.price IS 'in crowns';
INSERT INTO shop.author (name) VALUES ('Ann'), ('Bob');
INSERT INTO shop.book (author_id, title, price) VALUES (1, 'one', 5), (1, 'two', 15), (2, 'three', 7.5)"""

with connect() as main:
    main.execute("SET client_min_messages = warning")
    for statement in SCHEMA.split(";\n"):
        main.execute(statement)
    information(main)
    catalog(main)
    parameters(main)
    transactions(main)
for given in ({}, {"UseDeclareFetch": 1, "Fetch": 10}, {"UseDeclareFetch": 1, "Fetch": 3, "Protocol": "7.4-2"}, {"UseServerSidePrepare": 0}, {"UpdatableCursors": 1, "Lie": 1}, {"BoolsAsChar": 0, "ByteaAsLongVarBinary": 1, "Protocol": "7.4-0"}):
    cursors(**given)
