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
