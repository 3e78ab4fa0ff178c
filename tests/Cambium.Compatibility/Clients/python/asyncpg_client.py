import asyncio
import datetime
import decimal
import io
import os
import uuid

import asyncpg

from report import show


async def failure(label, awaitable):
    try:
        await awaitable
    except Exception as error:
        show(label, type(error).__name__, getattr(error, "sqlstate", None), str(error))
    else:
        show(label, "no error")


async def main():
    connection = await asyncpg.connect()
    show("version", connection.get_server_version().major)
    await connection.execute("CREATE TYPE mood AS ENUM ('sad', 'happy'); CREATE TYPE pair AS (a int, b text); CREATE DOMAIN small AS int CHECK (VALUE < 10)")
    for kind, value in [("bool", True), ("int2", 1), ("int4", 2), ("int8", 3), ("float4", 1.5), ("float8", 2.5), ("numeric", decimal.Decimal("1.50")), ("text", "x"), ("varchar(3)", "abc"),
                        ("bytea", b"\x00"), ("date", datetime.date(2024, 1, 1)), ("time", datetime.time(1, 2)), ("timestamp", datetime.datetime(2024, 1, 1)),
                        ("timestamptz", datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc)), ("interval", datetime.timedelta(days=1)), ("uuid", uuid.UUID(int=3)),
                        ("json", '{"a": 1}'), ("jsonb", '{"a": 1}'), ("int[]", [1, None, 2]), ("text[]", ["a"]), ("int[]", [[1, 2], [3, 4]]), ("mood", "sad"), ("mood[]", ["sad", "happy"]),
                        ("pair", (1, "x")), ("pair[]", [(1, "x"), (2, None)]), ("small", 5), ("oid", 7), ("name", "n"), ("bit(3)", asyncpg.BitString("101"))]:
        show(kind, await connection.fetchval(f"SELECT $1::{kind}", value))
    await connection.execute("CREATE TABLE item (id serial PRIMARY KEY, name text, price numeric)")
    show("insert", await connection.execute("INSERT INTO item (name) VALUES ($1)", "one"))
    await connection.executemany("INSERT INTO item (name, price) VALUES ($1, $2)", [("two", 2), ("three", 3)])
    show("rows", [tuple(row) for row in await connection.fetch("SELECT * FROM item ORDER BY id")])
    statement = await connection.prepare("SELECT id, name FROM item WHERE price > $1")
    show("prepared", [(parameter.name) for parameter in statement.get_parameters()], [(a.name, a.type.name) for a in statement.get_attributes()], await statement.fetchval(1, column=1))
    async with connection.transaction():
        total = 0
        async for row in connection.cursor("SELECT generate_series(1, 500) AS n", prefetch=50):
            total += row["n"]
        show("cursor", total)
        cursor = await connection.cursor("SELECT generate_series(1, 10)")
        await cursor.forward(3)
        show("forward", (await cursor.fetchrow())[0], len(await cursor.fetch(100)))
    try:
        async with connection.transaction(isolation="serializable"):
            await connection.execute("DELETE FROM item")
            async with connection.transaction():
                await connection.execute("INSERT INTO item (name) VALUES ('x')")
            raise ValueError
    except ValueError:
        pass
    show("rolled back", await connection.fetchval("SELECT count(*) FROM item"))
    show("copy records", await connection.copy_records_to_table("item", records=[("r1", decimal.Decimal(1)), ("r2", None)], columns=["name", "price"]))
    out = io.BytesIO()
    show("copy out", await connection.copy_from_query("SELECT name FROM item ORDER BY id", output=out, format="csv"), out.getvalue())
    show("copy in", await connection.copy_to_table("item", source=io.BytesIO(b"z,5\n"), columns=["name", "price"], format="csv"))
    await failure("unique", connection.execute("INSERT INTO item (id) VALUES (1)"))
    await failure("argument", connection.fetch("SELECT $1::int", "a"))
    await failure("syntax", connection.fetch("SELEC 1"))
    await failure("timeout", connection.execute("SELECT pg_sleep(10)", timeout=0.2))
    heard = asyncio.Queue()
    await connection.add_listener("ch", lambda *notice: heard.put_nowait(notice[2:]))
    other = await asyncpg.connect()
    await other.execute("NOTIFY ch, 'hi'")
    show("heard", await asyncio.wait_for(heard.get(), 5))
    await connection.remove_listener("ch", lambda *notice: None)
    await connection.set_type_codec("jsonb", encoder=str, decoder=lambda value: ["decoded", value], schema="pg_catalog")
    show("codec", await connection.fetchval("SELECT '[1]'::jsonb"))
    show("introspected", await connection.fetchval("SELECT ARRAY[ROW(1, 'a')::pair]"))
    await connection.reset()
    await other.close()
    await connection.close()
    async with asyncpg.create_pool(min_size=1, max_size=2) as pool:
        show("pool", await asyncio.gather(*[pool.fetchval("SELECT $1::int", n) for n in range(5)]))


asyncio.run(main())
