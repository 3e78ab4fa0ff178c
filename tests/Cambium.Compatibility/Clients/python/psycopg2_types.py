import datetime
import decimal
import ipaddress
import uuid

import psycopg2
import psycopg2.extensions
import psycopg2.extras
from psycopg2.extras import Json

from report import failure, show


def plain(value):
    """Byte strings by their content."""
    if isinstance(value, (tuple, list)):
        return type(value)(plain(item) for item in value)
    return bytes(value) if isinstance(value, memoryview) else value


connection = psycopg2.connect("")
cursor = connection.cursor()
cursor.execute("SET TIME ZONE 'UTC'")
psycopg2.extras.register_uuid()

for name, sql in [
    ("bool", "SELECT true, false, NULL::bool"),
    ("integers", "SELECT 1::int2, 2::int4, 9223372036854775807::int8"),
    ("floats", "SELECT 1.5::float4, 0.1::float8, 'NaN'::float8, '-Infinity'::float8"),
    ("numeric", "SELECT 1.10::numeric, 'NaN'::numeric, 12345678901234567890.123456789"),
    ("text", "SELECT 'a'::text, 'b'::varchar(3), 'c'::char(3), 'd'::name, '\"e\"'::\"char\""),
    ("date", "SELECT date '2024-02-29', date '0001-01-01'"),
    ("time", "SELECT time '12:34:56.789', timetz '12:34:56+02'"),
    ("timestamp", "SELECT timestamp '2024-02-29 12:34:56.789', timestamptz '2024-02-29 12:34:56+02'"),
    ("interval", "SELECT interval '1 day 02:03:04.5', interval '-1 hour', interval '1 year 2 months'"),
    ("bytea", "SELECT '\\x00ff10'::bytea"),
    ("uuid", "SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid"),
    ("json", """SELECT '{"a": [1, 2, {"b": null}]}'::json, '{"b": 1, "a": 2}'::jsonb"""),
    ("arrays", "SELECT ARRAY[1, 2, NULL], ARRAY['a', 'b,c', 'NULL', NULL, '\"'], ARRAY[[1, 2], [3, 4]], '{}'::int[]"),
    ("array types", "SELECT ARRAY[1.5, 2], ARRAY[true, false], ARRAY[date '2024-01-01'], ARRAY[1.5::float8], ARRAY['2024-01-01'::timestamp], ARRAY['\\x01'::bytea]"),
    ("void", "SELECT pg_sleep(0)"),
    ("record", "SELECT ROW(1, 'a', NULL)"),
]:
    cursor.execute(sql)
    row = cursor.fetchone()
    show(name, plain(row), [(column.name, column.type_code, column.internal_size, column.precision, column.scale) for column in cursor.description])

# Python values as parameters, and back.
values = [
    None, True, 42, 2**40, 1.5, float("inf"), decimal.Decimal("1.230"), "it's \\ \"quoted\" %", b"\x00\xff'", datetime.date(2024, 2, 29),
    datetime.time(1, 2, 3), datetime.datetime(2024, 2, 29, 1, 2, 3, 456), datetime.datetime(2024, 2, 29, 1, 2, 3, tzinfo=datetime.timezone.utc),
    datetime.timedelta(days=1, seconds=2), uuid.UUID(int=7), [1, 2, 3], ["a", None], Json({"a": 1}), 
    psycopg2.Binary(b"abc"), 10**25,
]
for value in values:
    cursor.execute("SELECT %s AS value", (value,))
    show("parameter " + type(value).__name__, plain(cursor.fetchone()[0]), cursor.description[0].type_code)

cursor.execute("SELECT %(a)s + %(b)s, %(a)s", {"a": 1, "b": 2})
show("named parameters", cursor.fetchone())
cursor.execute("SELECT 1 WHERE 2 IN %s", ((1, 2, 3),))
show("tuple for IN", cursor.fetchone())
show("mogrify", cursor.mogrify("SELECT %s, %s, %s", (1, "a'b\\", None)))

# Types of the user's own.
cursor.execute("CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy')")
cursor.execute("CREATE TYPE point2 AS (x int, y text)")
cursor.execute("CREATE TYPE nested AS (p point2, at timestamptz)")
point = psycopg2.extras.register_composite("point2", cursor)
nested = psycopg2.extras.register_composite("nested", cursor)
show("composite", point.type.__name__, point.attnames)
cursor.execute("SELECT ROW(1, 'a,b \"c\"')::point2, ARRAY[ROW(1, 'x'), ROW(2, NULL)]::point2[], ROW(ROW(7, ''), '2024-01-01')::nested")
show("composite values", cursor.fetchone())
cursor.execute("SELECT oid, typarray FROM pg_type WHERE typname = 'mood'")
oid, array_oid = cursor.fetchone()
psycopg2.extensions.register_type(psycopg2.extensions.new_array_type((array_oid,), "MOOD[]", psycopg2.STRING), cursor)
cursor.execute("SELECT 'ok'::mood, ARRAY['sad', 'happy']::mood[]")
show("enum", cursor.fetchone())
failure("bad enum label", lambda: cursor.execute("SELECT 'angry'::mood"))
connection.rollback()

# Encodings and notices.
show("encoding", connection.encoding, connection.get_parameter_status("server_encoding"), connection.get_parameter_status("standard_conforming_strings"))
cursor.execute("SELECT %s", ("日本語 🌲",))
show("utf8", cursor.fetchone())
cursor.execute("DROP TABLE IF EXISTS no_such_table")
show("notices", connection.notices)
show("status", cursor.statusmessage)
show("server", connection.server_version // 10000, connection.protocol_version)
connection.close()
