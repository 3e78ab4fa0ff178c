"""Parameters in binary format that only libpq's own calls can send."""
from select import select

from psycopg import connect, pq

from report import show

connection = connect("").pgconn
CHAR, MACADDR, MACADDR8 = 18, 829, 774


def send(label, value, oid, query="SELECT $1", result_format=1):
    result = connection.exec_params(query.encode(), [value], [oid], [1], result_format)
    if result.status == pq.ExecStatus.TUPLES_OK:
        show(label, *[result.get_value(0, column) for column in range(result.nfields)])
    else:
        show(label, result.error_field(pq.DiagnosticField.SQLSTATE).decode())


for value in (b"a", b"\x00", b"\x7f", b"\x80", b"\xe6", b"", b"ab"):
    send(f'"char" {value}', value, CHAR)
    send(f'"char" {value} in text', value, CHAR, "SELECT $1, $1::int, $1::text, ARRAY[$1, 'x']", 0)
for size in (5, 6, 7, 8, 9):
    send(f"macaddr of {size} bytes", bytes(range(size)), MACADDR)
    send(f"macaddr8 of {size} bytes", bytes(range(size)), MACADDR8)

connection.exec_(b"CREATE DOMAIN positive AS int CHECK (value > 0)")
domain = int(connection.exec_(b"SELECT 'positive'::regtype::oid").get_value(0, 0))
for number in (1, -1):
    send(f"domain {number}", number.to_bytes(4, "big", signed=True), domain)
    send(f"domain {number} by its cast", number.to_bytes(4, "big", signed=True), 0, "SELECT $1::positive")

# Text within arrays, rows, ranges and enums is in the client's encoding too.
connection.exec_(b"CREATE TYPE accented AS ENUM ('\xc3\xa0'); CREATE TYPE words AS (one text, two text[])")
connection.exec_(b"SET client_encoding TO latin1")
for query in ("SELECT chr(224)", "SELECT ARRAY[chr(224), 'b']", "SELECT chr(224)::accented", "SELECT ARRAY[chr(224)::accented]", "SELECT to_jsonb(chr(224))", "SELECT ARRAY[to_jsonb(chr(224))]"):
    result = connection.exec_params(query.encode(), [], None, None, 1)
    show(query, result.get_value(0, 0)[-9:])
result = connection.exec_params(b"SELECT ROW(chr(224), ARRAY[chr(233)])::words", [], None, None, 1)
row = result.get_value(0, 0)
show("row", b"\xe0" in row, b"\xe9" in row, b"\xc3" in row)
send("row back", row, result.ftype(0), "SELECT ascii(($1).one), ascii(($1).two[1])", 0)
array = connection.exec_params(b"SELECT ARRAY[chr(224), 'b']", [], None, None, 1)
send("array back", array.get_value(0, 0), array.ftype(0), "SELECT ascii($1[1]), $1[2]", 0)
send("empty range", b"", 3904)

# What isn't a value of the type, as parameters and in COPY.
connection.exec_(b"SET client_encoding TO utf8")
broken = {
    "daterange": [b"", b"()", b"empty", b"\xff\x00", b"\x02\0\0\0\4\0\0\0\1"],
    "datemultirange": [b"{}", b"\0\0\0\1", b"\0\0\0\0\0", b"\0\0\0\1\0\0\0\2\1\1"],
    "int4": [b"1", b"12345"],
    "boolean": [b"", b"tt", b"\5"],
    "inet": [b"a", b"\2\x21\0\4abcd", b"\2\x20\0\3abcd", b"\2\x20\0\4abcd"],
    "cidr": [b"\2\x08\1\4\1\1\1\1", b"\2\x08\1\4\1\0\0\0"],
    "bit(3)": [b"a", b"\0\0\0\3", b"\0\0\0\3\xff", b"\0\0\0\3\xff\xff", b"\0\0\0\2\xff"],
    "time": [b"\xff" * 8, b"\0" * 8],
    "timetz": [b"12345678", b"\0" * 8 + b"\0\0\xe1\0", b"\0" * 8 + b"\0\0\xe0\0"],
    "name": [b"x" * 63, b"x" * 64],
    "numeric": [b"1", b"\0\1\0\0\0\0\0\0\xff\xff"],
    "jsonb": [b"", b"{}", b"\1{", b"\1{}"],
    "jsonpath": [b"$", b"\1$"],
    "tsvector": [b"a", b"\0\0\0\1", b"\0\0\0\1a\0\0\0", b"\0\0\0\1a\0\0\0b"],
    "tsquery": [b"\0\0\0\1", b"\0\0\0\1\1\0", b"\0\0\0\1\1\0\0a\0", b"\0\0\0\1\1\0\0a\0b"],
    "int4[]": [b"{}", b"\0\0\0\0\0\0\0\0\0\0\0\x17", b"\0\0\0\0\0\0\0\0\0\0\0\x17x"],
}


def failure(result):
    return [(result.error_field(field) or b"").decode().removesuffix(" in bind parameter 1") for field in (pq.DiagnosticField.SQLSTATE, pq.DiagnosticField.MESSAGE_PRIMARY, pq.DiagnosticField.CONTEXT)]


for type_name, values in broken.items():
    connection.exec_(f"DROP TABLE IF EXISTS kept; CREATE TABLE kept (v {type_name})".encode())
    for value in values:
        result = connection.exec_params(b"SELECT $1::" + type_name.encode() + b"::text", [value], None, [1])
        show(type_name, value, *([result.get_value(0, 0)] if result.status == pq.ExecStatus.TUPLES_OK else failure(result)))
        connection.exec_(b"COPY kept FROM STDIN (FORMAT binary)")
        connection.put_copy_data(b"PGCOPY\n\xff\r\n\0" + bytes(8) + b"\0\1" + len(value).to_bytes(4, "big") + value + b"\xff\xff")
        connection.put_copy_end()
        result = connection.get_result()
        show("  copied", *([result.command_status] if result.status == pq.ExecStatus.COMMAND_OK else failure(result)))
        connection.get_result()

# What isn't COPY's binary format.
connection.exec_(b"CREATE TABLE copied (id int, v text)")
signature = b"PGCOPY\n\xff\r\n\0"
head = signature + bytes(8)
row = b"\0\2\0\0\0\4\0\0\0\x2c\0\0\0\1x"
for data in (
    b"junk", b"more junk than a signature", b"", signature, signature + bytes(4), head[:-1], head, head + b"\0", head + b"\0\0", head + b"\xff\xfe", head + row, head + row + b"\xff\xffmore",
    head + row + b"45\tThis is no row!\n", head + row + b"\0\1\0\0\0\4\0\0\0\1", head + row + b"\0\2\0\0\0", head + row + row[:-1], head + row + b"\0\2\xff\xff\xff\xfe",
    signature + b"\0\1\0\0" + bytes(4), signature + b"\0\0\0\1" + bytes(4) + b"\xff\xff", signature + b"\0\2\0\0" + bytes(4), signature + bytes(4) + b"\xff" * 4,
    signature + b"\0\0\0\0\0\0\0\5abc", signature + b"\0\0\0\0\0\0\0\3abc" + row,
):
    connection.exec_(b"COPY copied FROM STDIN (FORMAT binary)")
    connection.put_copy_data(data)
    connection.put_copy_end()
    result = connection.get_result()
    show("COPY", data[11:], *([result.command_status] if result.status == pq.ExecStatus.COMMAND_OK else failure(result)))
    connection.get_result()

# The error comes before the data ends.
connection.exec_(b"COPY copied FROM STDIN (FORMAT binary)")
connection.put_copy_data(head + row + b"45\tThis is no row!\n")
connection.flush()
readable, _, _ = select([connection.socket], [], [], 20)
connection.put_copy_end()
show("early", len(readable), *failure(connection.get_result()))
