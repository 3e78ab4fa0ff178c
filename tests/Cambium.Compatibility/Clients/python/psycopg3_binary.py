"""Parameters in binary format that only libpq's own calls can send."""
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
