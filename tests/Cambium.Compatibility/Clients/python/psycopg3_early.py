# What a client sees before its statement is at its end: notices and the first rows; and that a cancel reaches COPY between its data.
import psycopg

from report import show

connection = psycopg.connect("", autocommit=True)


def failure(label, work):
    try:
        show(label + " not", work())
    except psycopg.Error as error:
        show(label, error.sqlstate, error.diag.message_primary)


def notices(statement):
    connection.add_notice_handler(cancel)
    failure("cancelled by its notice", lambda: connection.execute(statement).statusmessage)
    connection.remove_notice_handler(cancel)


def cancel(diagnostic):
    show("notice", diagnostic.severity, diagnostic.message_primary)
    connection.cancel()


notices("DO $$ BEGIN RAISE NOTICE 'waiting'; PERFORM pg_sleep(60); END $$")
notices("DO $$ BEGIN RAISE WARNING 'waiting too'; PERFORM pg_sleep_for('1 minute'); END $$")

rows = connection.cursor().stream("SELECT generate_series(0, 999), repeat('x', 20), NULL UNION ALL SELECT 1000, 'last', pg_sleep(60)")
show("first row", next(rows))
connection.cancel()
failure("the rest", lambda: len(list(rows)))

connection.execute("CREATE TABLE lines (line text)")


def fill():
    with connection.cursor().copy("COPY lines FROM STDIN") as copy:
        connection.cancel()
        for _ in range(50):
            copy.write("x" * 100_000 + "\n")


failure("COPY cancelled", fill)
show("lines", connection.execute("SELECT count(*) FROM lines").fetchone())
