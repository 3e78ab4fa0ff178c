// node-postgres: pool, prepared statements, types, cursors, streams, COPY, LISTEN, errors, cancellation; knex over it.
const { Client, Pool, types } = require('pg');
const Cursor = require('pg-cursor');
const QueryStream = require('pg-query-stream');
const { from, to } = require('pg-copy-streams');
const { pipeline } = require('stream/promises');
const { Readable } = require('stream');

const show = (label, ...values) => console.log(label + ':', ...values.map((value) => JSON.stringify(value)));

async function failure(label, work) {
  try {
    await work();
    show(label, 'no error');
  } catch (error) {
    show(label, error.code, error.message, error.detail, error.constraint, error.table, error.position, error.where);
  }
}

async function answers(client) {
  for (const sql of [
    'SELECT 1 AS a, 2::bigint AS b, 3::smallint AS c, 1.5::numeric AS d, 0.1::float8 AS e, true AS f',
    "SELECT 'x'::text, 'y'::varchar(3), 'z'::char(3), NULL AS nothing",
    "SELECT date '2024-02-29' AS d, timestamptz '2024-02-29 12:00:00+02' AS t, interval '1 day 02:03:04' AS i",
    `SELECT '{"a": [1, null]}'::json AS j, '{"b": 1}'::jsonb AS b, ARRAY[1, NULL, 3] AS n, ARRAY['a,b', '"q"'] AS s, '\\x00ff'::bytea AS x`,
    "SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid AS u, ARRAY[[1, 2], [3, 4]] AS m, ARRAY[true, false] AS l",
  ]) {
    const result = await client.query(sql);
    show('answer', result.rows, result.fields.map((field) => [field.name, field.dataTypeID, field.dataTypeSize, field.dataTypeModifier]));
  }
  const parameters = await client.query('SELECT $1::int + 1 AS a, $2::text AS b, $3::jsonb AS c, $4::int[] AS d, $5::timestamptz AS e, $6::bytea AS f, $7::bool AS g',
    [1, "it's", { k: [1] }, [1, 2, null], new Date(0), Buffer.from([0, 255]), null]);
  show('parameters', parameters.rows);
  show('arrays of rows', (await client.query({ text: 'SELECT 1 AS a, 2 AS a', rowMode: 'array' })).rows);
  show('several', (await client.query('SELECT 1; SELECT 2; CREATE TEMP TABLE scratch (a int)')).map((result) => [result.command, result.rowCount]));
  const custom = await client.query({ text: 'SELECT 9007199254740993::int8 AS big', types: { getTypeParser: (oid, format) => oid === 20 ? (value) => 'big ' + value : types.getTypeParser(oid, format) } });
  show('own types', custom.rows);
}

async function statements(client) {
  await client.query('CREATE TABLE item (id serial PRIMARY KEY, name text UNIQUE, price numeric CHECK (price > 0), data jsonb)');
  for (let n = 0; n < 3; n++) {
    const inserted = await client.query({ name: 'insert-item', text: 'INSERT INTO item (name, price, data) VALUES ($1, $2, $3) RETURNING id, name', values: ['item ' + n, n + 1, JSON.stringify({ n })] });
    show('prepared', inserted.command, inserted.rowCount, inserted.rows);
  }
  await failure('name in use', () => client.query({ name: 'insert-item', text: 'SELECT 1' }));
  show('prepared in the server', (await client.query("SELECT name, from_sql, parameter_types::text FROM pg_prepared_statements")).rows);
  await failure('unique', () => client.query("INSERT INTO item (name) VALUES ('item 1')"));
  await failure('check', () => client.query("INSERT INTO item (name, price) VALUES ('neg', -1)"));
  await failure('syntax', () => client.query('SELEC 1'));
  await failure('parameter', () => client.query('SELECT $1::int', ['x']));
  await failure('column', () => client.query('SELECT nothing FROM item WHERE id = $1', [1]));
  await client.query('BEGIN');
  await client.query('UPDATE item SET price = price + 1 WHERE id = $1', [1]);
  await client.query('SAVEPOINT s');
  await failure('in a transaction', () => client.query('SELECT 1/0'));
  await failure('aborted', () => client.query('SELECT 1'));
  await client.query('ROLLBACK TO s');
  show('kept', (await client.query('SELECT price FROM item WHERE id = 1')).rows);
  await client.query('COMMIT');
  const notices = [];
  client.on('notice', (notice) => notices.push([notice.severity, notice.message]));
  await client.query('DROP TABLE IF EXISTS nowhere');
  show('notices', notices);
}

async function streams(client) {
  await client.query('BEGIN');
  const cursor = client.query(new Cursor('SELECT n, n::text AS t FROM generate_series(1, $1::int) n', [10]));
  show('cursor', await cursor.read(3), (await cursor.read(100)).length, (await cursor.read(5)).length);
  await cursor.close();
  const half = client.query(new Cursor('SELECT generate_series(1, 1000)'));
  await half.read(10);
  await half.close();
  show('after a closed cursor', (await client.query('SELECT 1 AS one')).rows);
  await client.query('COMMIT');
  let sum = 0;
  for await (const row of client.query(new QueryStream('SELECT generate_series(1, 2500) AS n', [], { batchSize: 100 }))) {
    sum += row.n;
  }
  show('stream', sum);
  await client.query('CREATE TABLE target (a int, b text)');
  await pipeline(Readable.from(['1\tone\n2\t', 'two\\nlines\n', '3\t\\N\n']), client.query(from('COPY target FROM STDIN')));
  const chunks = [];
  const out = client.query(to('COPY target TO STDOUT (FORMAT csv, HEADER)'));
  for await (const chunk of out) {
    chunks.push(chunk);
  }
  show('copied', Buffer.concat(chunks).toString());
  await failure('bad copy', () => pipeline(Readable.from(['x\ty\n']), client.query(from('COPY target FROM STDIN'))));
  await failure('source fails', () => pipeline(Readable.from((function* () { yield '9\tz\n'; throw new Error('source'); })()), client.query(from('COPY target FROM STDIN'))));
  show('target', (await client.query('SELECT count(*) FROM target')).rows);
}

async function others(client) {
  const listener = new Client();
  await listener.connect();
  await listener.query('LISTEN channel');
  const heard = new Promise((resolve) => listener.on('notification', (message) => resolve([message.channel, message.payload])));
  await client.query("SELECT pg_notify('channel', 'payload')");
  show('heard', await heard);
  const canceller = new Client();
  await canceller.connect();
  const busy = client.query('SELECT pg_sleep(20)');
  setTimeout(() => canceller.query('SELECT pg_cancel_backend($1)', [client.processID]), 200);
  await failure('cancelled', () => busy);
  await client.query("SET statement_timeout = '100ms'");
  await failure('timeout', () => client.query('SELECT pg_sleep(20)'));
  await client.query('RESET statement_timeout');
  await listener.end();
  await canceller.end();
  const pool = new Pool({ max: 3 });
  show('pool', (await Promise.all(Array.from({ length: 10 }, (_, n) => pool.query('SELECT $1::int AS n', [n])))).map((result) => result.rows[0].n));
  await pool.end();
  const wrong = new Client({ database: 'nowhere' });
  await failure('no database', () => wrong.connect());
}

async function queryBuilder() {
  const knex = require('knex')({ client: 'pg', connection: {}, pool: { min: 0, max: 2 } });
  await knex.schema.createTable('person', (table) => {
    table.increments('id');
    table.string('name', 30).notNullable().unique();
    table.integer('parent').references('person.id').onDelete('SET NULL').index();
    table.enu('kind', ['a', 'b'], { useNative: true, enumName: 'person_kind' });
    table.jsonb('data').defaultTo('{}');
    table.timestamps(true, true);
  });
  show('has table', await knex.schema.hasTable('person'), await knex.schema.hasColumn('person', 'name'), await knex.schema.hasTable('nobody'));
  show('columns', await knex('person').columnInfo());
  const ids = await knex('person').insert([{ name: 'one', kind: 'a' }, { name: 'two', data: { x: 1 } }]).returning('id');
  show('ids', ids);
  await knex('person').insert({ name: 'one' }).onConflict('name').merge({ kind: 'b' });
  show('merged', await knex('person').select('name', 'kind').orderBy('id'));
  await knex.transaction(async (transaction) => {
    await transaction('person').where({ name: 'two' }).update({ parent: ids[0].id });
    await transaction.transaction(async (inner) => {
      await inner('person').del();
      throw new Error('inner');
    }).catch(() => {});
  });
  show('joined', await knex('person as p').leftJoin('person as q', 'p.parent', 'q.id').select('p.name', 'q.name as parent').orderBy('p.id'));
  await knex.schema.alterTable('person', (table) => {
    table.text('note');
    table.renameColumn('name', 'title');
    table.dropColumn('data');
  });
  show('altered', Object.keys(await knex('person').columnInfo()));
  await knex.schema.dropTable('person');
  await knex.destroy();
}

(async () => {
  const client = new Client();
  await client.connect();
  await answers(client);
  await statements(client);
  await streams(client);
  await others(client);
  await client.end();
  await queryBuilder();
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
