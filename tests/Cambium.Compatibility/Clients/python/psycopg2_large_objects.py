"""psycopg2's lobject: libpq's lo_ functions, which call functions of the server by their OIDs."""
import os
import tempfile

import psycopg2

connection = psycopg2.connect("")
cursor = connection.cursor()


def failure(what, work):
    try:
        print(what, work())
    except psycopg2.Error as error:
        print(what, type(error).__name__, error.pgcode, str(error).strip())


large = connection.lobject(0, "wb", 5001)
print(large.oid, large.mode, large.write(b"The quick brown fox"), large.tell())
large.seek(4)
print(large.write(b"QUICK"), large.tell(), large.seek(0, 2))
large.close()
connection.commit()

large = connection.lobject(5001, "rb")
print(large.read(9), large.read(), large.read(), large.seek(-3, 2), large.read())
failure("write", lambda: large.write(b"x"))
connection.rollback()
failure("closed with its transaction", lambda: large.read())

large = connection.lobject(5001, "rwb")
large.truncate(10)
print(large.seek(0, 2))
large.seek(6000)
print(large.write(os.urandom(300_000)), large.tell())
large.seek(0)
content = large.read()
print(len(content), content[:12], content[5990:6000])
connection.commit()

cursor.execute("SELECT count(*), sum(length(data)) FROM pg_largeobject WHERE loid = 5001")
print(cursor.fetchall())
with tempfile.TemporaryDirectory() as directory:
    large = connection.lobject(5001)
    large.export(directory + "/out")
    print(open(directory + "/out", "rb").read() == content)
    copy = connection.lobject(0, "rb", 5002, directory + "/out")
    print(copy.oid > 0, copy.read(4), copy.seek(0, 2))
    copy.unlink()

text = connection.lobject(0, "wt", 5003)
text.write("grün")
text.close()
print(connection.lobject(5003, "rt").read(), connection.lobject(5003, "rb").read())
connection.commit()
connection.lobject(5003).unlink()
failure("gone", lambda: connection.lobject(5003, "r"))
connection.rollback()
print(connection.lobject(5003, "r").read())
connection.rollback()

cursor.execute("SAVEPOINT s")
opened = connection.lobject(5003, "w")
cursor.execute("ROLLBACK TO s")
failure("closed with its savepoint", lambda: opened.write("x"))
connection.rollback()
failure("there is one", lambda: connection.lobject(0, "w", 5003))
connection.rollback()

connection.autocommit = True
cursor.execute("SELECT lo_unlink(5001), lo_unlink(5003)")
print(cursor.fetchall())
cursor.execute("SELECT count(*) FROM pg_largeobject")
print(cursor.fetchall())
