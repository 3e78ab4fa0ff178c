import select
import threading
import time

import psycopg2
import psycopg2.extensions
import psycopg2.pool
from psycopg2.extensions import ISOLATION_LEVEL_AUTOCOMMIT, ISOLATION_LEVEL_SERIALIZABLE

from report import failure, show

connection = psycopg2.connect("")
cursor = connection.cursor()

# Transactions.
show("status at first", connection.get_transaction_status(), connection.status)
cursor.execute("CREATE TABLE account (id int PRIMARY KEY, balance int)")
show("status inside", connection.get_transaction_status())
connection.commit()
with connection:
    with connection.cursor() as inner:
        inner.execute("INSERT INTO account VALUES (1, 100), (2, 200)")
try:
    with connection:
        with connection.cursor() as inner:
            inner.execute("UPDATE account SET balance = 0")
            raise ValueError("changed my mind")
except ValueError:
    pass
cursor.execute("SELECT * FROM account ORDER BY id")
show("with blocks", cursor.fetchall())
connection.rollback()
cursor.execute("SAVEPOINT a")
cursor.execute("UPDATE account SET balance = 1 WHERE id = 1")
cursor.execute("SAVEPOINT b")
failure("error in a savepoint", lambda: cursor.execute("SELECT 1/0"))
show("status failed", connection.get_transaction_status())
cursor.execute("ROLLBACK TO SAVEPOINT b")
cursor.execute("SELECT balance FROM account WHERE id = 1")
show("kept", cursor.fetchone())
cursor.execute("ROLLBACK TO a")
cursor.execute("RELEASE SAVEPOINT a")
cursor.execute("SELECT balance FROM account WHERE id = 1")
show("given back", cursor.fetchone())
failure("no such savepoint", lambda: cursor.execute("RELEASE SAVEPOINT z"))
connection.rollback()

# Session characteristics.
connection.set_session(isolation_level="SERIALIZABLE", readonly=True, deferrable=True)
cursor.execute("SHOW transaction_read_only")
show("read only", cursor.fetchone())
failure("write in read only", lambda: cursor.execute("UPDATE account SET balance = 5"))
connection.rollback()
cursor.execute("SHOW transaction_isolation")
show("isolation", cursor.fetchone())
connection.rollback()
connection.set_session(readonly=None, deferrable=None, isolation_level=None)
connection.isolation_level = ISOLATION_LEVEL_SERIALIZABLE
cursor.execute("SELECT current_setting('transaction_isolation'), current_setting('transaction_read_only')")
show("isolation set", cursor.fetchone(), connection.isolation_level)
connection.rollback()
for level in ("READ COMMITTED", "REPEATABLE READ", "READ UNCOMMITTED"):
    connection.set_session(isolation_level=level)
    cursor.execute("SELECT count(*) FROM account")
    show("asked for " + level, cursor.fetchone())
    connection.commit()
failure("unknown level", lambda: connection.set_session(isolation_level="CHAOS"))
connection.set_isolation_level(ISOLATION_LEVEL_AUTOCOMMIT)
cursor.execute("INSERT INTO account VALUES (3, 300)")
show("autocommit", connection.autocommit, connection.get_transaction_status())
cursor.execute("SET statement_timeout = '100ms'")
failure("statement timeout", lambda: cursor.execute("SELECT pg_sleep(5)"))
cursor.execute("RESET statement_timeout")
cursor.execute("BEGIN; UPDATE account SET balance = 301 WHERE id = 3; COMMIT")
cursor.execute("SELECT balance FROM account WHERE id = 3")
show("block in one string", cursor.fetchone())
connection.set_isolation_level(ISOLATION_LEVEL_SERIALIZABLE)

# Two serializable transactions that may not both commit.
one, two = psycopg2.connect(""), psycopg2.connect("")
for other in (one, two):
    other.set_session(isolation_level="SERIALIZABLE")
first, second = one.cursor(), two.cursor()
first.execute("SELECT sum(balance) FROM account WHERE id IN (1, 2)")
second.execute("SELECT sum(balance) FROM account WHERE id IN (1, 2)")
first.execute("UPDATE account SET balance = -200 WHERE id = 1")
second.execute("UPDATE account SET balance = -100 WHERE id = 2")
one.commit()
try:
    two.commit()
    show("write skew", "both committed")
except psycopg2.errors.SerializationFailure as error:
    show("write skew", error.pgcode)
two.rollback()
one.close()
two.close()

connection.close()

# LISTEN and NOTIFY.
listener, sender = psycopg2.connect(""), psycopg2.connect("")
listener.autocommit = True
sender.autocommit = False
listener.cursor().execute("LISTEN news")
speak = sender.cursor()
speak.execute("NOTIFY news, 'first'")
speak.execute("SELECT pg_notify('news', 'second'), pg_notify('other', 'unheard')")
show("before commit", select.select([listener], [], [], 0.1)[0] == [])
sender.commit()
deadline = time.monotonic() + 5
while len(listener.notifies) < 2 and time.monotonic() < deadline:
    select.select([listener], [], [], 0.2)
    listener.poll()
show("heard", [(notice.channel, notice.payload, notice.pid == sender.get_backend_pid()) for notice in listener.notifies])
listener.cursor().execute("UNLISTEN *")

# Cancelling from another thread.
busy = sender.cursor()
timer = threading.Timer(0.3, sender.cancel)
timer.start()
started = time.monotonic()
failure("cancelled", lambda: busy.execute("SELECT pg_sleep(20)"))
show("at once", time.monotonic() - started < 5)
sender.rollback()
timer = threading.Timer(0.3, sender.cancel)
timer.start()
failure("cancelled while counting", lambda: busy.execute("SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b"))
sender.rollback()
busy.execute("SELECT pg_backend_pid() = %s", (sender.get_backend_pid(),))
show("goes on", busy.fetchone())
sender.rollback()

# Ending another session.
listener.cursor().execute("SELECT pg_terminate_backend(%s)", (sender.get_backend_pid(),))
time.sleep(0.5)
failure("terminated", lambda: sender.cursor().execute("SELECT 1"))
show("closed", sender.closed != 0)
listener.close()

# A pool, resetting.
pool = psycopg2.pool.ThreadedConnectionPool(1, 3, "")
borrowed = pool.getconn()
borrowed.cursor().execute("CREATE TEMP TABLE scratch (a int)")
borrowed.commit()
borrowed.reset()
borrowed.cursor().execute("SELECT 1")
pool.putconn(borrowed)
pool.closeall()

# Asynchronous.
waiting = psycopg2.connect("", async_=1)


def finish():
    while True:
        state = waiting.poll()
        if state == psycopg2.extensions.POLL_OK:
            return
        select.select([waiting] if state == psycopg2.extensions.POLL_READ else [], [waiting] if state == psycopg2.extensions.POLL_WRITE else [], [], 5)


finish()
later = waiting.cursor()
later.execute("SELECT pg_sleep(0.1), 42")
finish()
show("asynchronous", later.fetchone()[1])
waiting.close()

for wrong in ("dbname=nowhere", "user=nobody_here"):
    try:
        psycopg2.connect(wrong)
    except psycopg2.OperationalError as error:
        show(wrong, str(error).split("failed: ")[1])
info = psycopg2.connect("application_name=compat options='-c statement_timeout=5s -c search_path=pg_catalog'")
ask = info.cursor()
ask.execute("SELECT current_setting('application_name'), current_setting('statement_timeout'), current_setting('search_path'), current_user, session_user")
show("options", ask.fetchone(), info.info.user, info.info.dsn_parameters.get("application_name"), info.info.options)
info.close()

# A state that several sessions read.
lender, borrower, writer = psycopg2.connect(""), psycopg2.connect(""), psycopg2.connect("")
for one in (lender, borrower):
    one.set_session(isolation_level="REPEATABLE READ", readonly=True)
writer.autocommit = True
writer.cursor().execute("CREATE TABLE lent (a int)")
writer.cursor().execute("INSERT INTO lent VALUES (1)")
ask = lender.cursor()
ask.execute("SELECT pg_export_snapshot()")
name = ask.fetchone()[0]
writer.cursor().execute("INSERT INTO lent VALUES (2)")
other = borrower.cursor()
other.execute("SET TRANSACTION SNAPSHOT %s", (name,))
other.execute("SELECT a FROM lent")
ask.execute("SELECT a FROM lent")
show("lent", ask.fetchall(), other.fetchall())
lender.rollback()
writer.cursor().execute("INSERT INTO lent VALUES (3)")
other.execute("SELECT a FROM lent")
show("kept by the borrower", other.fetchall())
borrower.rollback()
try:
    other.execute("SET TRANSACTION SNAPSHOT %s", (name,))
except psycopg2.Error as error:
    show("no longer lent", error.pgcode, str(error).replace(name, "its name"))
for one in (lender, borrower, writer):
    one.close()
