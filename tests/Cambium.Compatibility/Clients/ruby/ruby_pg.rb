require 'pg'

$stdout.sync = true

def show(what, *values) = puts("#{what}: #{values.map(&:inspect).join(' | ')}")

def failure(what)
  yield
  puts "#{what}: no error"
rescue PG::Error => error
  puts "#{what}: #{error.class} #{error.respond_to?(:result) && error.result ? error.result.error_field(PG::PG_DIAG_SQLSTATE) : ''}"
end

connection = PG.connect
connection.exec('SET client_min_messages = warning')
connection.exec('CREATE TABLE item (id serial PRIMARY KEY, name text NOT NULL UNIQUE, price numeric(8,2), tags text[], data bytea, added timestamptz)')
show 'params', connection.exec_params('INSERT INTO item (name, price) VALUES ($1, $2), ($3, $4) RETURNING id', ['one', 1.5, 'two', nil]).values
connection.prepare('add', 'INSERT INTO item (name, price) VALUES ($1, $2)')
show 'prepared', (3..5).map { |n| connection.exec_prepared('add', ["n#{n}", n]).cmd_tuples }
show 'tag', connection.exec('UPDATE item SET price = price + 1 WHERE price > 2').cmd_status
result = connection.exec('SELECT id, name, price FROM item ORDER BY id')
show 'rows', result.to_a
show 'fields', result.fields, result.nfields.times.map { |n| [result.ftype(n), result.fmod(n), result.fsize(n)] }
show 'column', result.column_values(1), result.field_values('name'), result.getisnull(1, 2)

connection.exec_params('UPDATE item SET data = $1 WHERE id = 1', [{ value: "\x00\xFF'\\".b, format: 1 }])
show 'binary', connection.exec_params('SELECT data, id, 1.5::float8 FROM item WHERE id = $1::int', [1], 1).values

connection.type_map_for_results = PG::BasicTypeMapForResults.new(connection)
connection.type_map_for_queries = PG::BasicTypeMapForQueries.new(connection)
show 'typed results', connection.exec("SELECT 1, 2.5::float8, true, NULL, '2024-02-29'::date, ARRAY[1, 2, NULL], '{a,\"b c\"}'::text[], '\\x00ff'::bytea, '{\"a\": [1]}'::json").values
show 'typed queries', connection.exec_params('SELECT $1::int + 1, $2::text, $3::boolean, $4::int[]', [41, 'x', true, [1, 2]]).values
show 'timestamp', connection.exec("SELECT '2024-02-29 12:34:56.789+00'::timestamptz AT TIME ZONE 'UTC'").getvalue(0, 0).strftime('%F %T.%L')
connection.type_map_for_results = PG::TypeMapAllStrings.new
connection.type_map_for_queries = PG::TypeMapAllStrings.new

connection.transaction do |inside|
  inside.exec('UPDATE item SET price = 100')
  inside.exec('SAVEPOINT one')
  failure('unique') { inside.exec("INSERT INTO item (name) VALUES ('one')") }
  failure('aborted') { inside.exec('SELECT 1') }
  show 'status', inside.transaction_status == PG::PQTRANS_INERROR
  inside.exec('ROLLBACK TO one')
end
show 'committed', connection.exec('SELECT count(*) FROM item WHERE price = 100').getvalue(0, 0)
begin
  connection.transaction { |inside| inside.exec('DELETE FROM item'); raise 'no' }
rescue RuntimeError => error
  show 'rolled back', error.message, connection.exec('SELECT count(*) FROM item').getvalue(0, 0)
end
failure('not null') { connection.exec('INSERT INTO item (name) VALUES (NULL)') }
failure('syntax') { connection.exec('SELEC 1') }
failure('table') { connection.exec('SELECT * FROM nowhere') }
failure('number') { connection.exec_params('SELECT $1::int', ['abc']) }
begin
  connection.exec("INSERT INTO item (name) VALUES ('one')")
rescue PG::UniqueViolation => error
  diagnostics = [PG::PG_DIAG_SEVERITY, PG::PG_DIAG_SQLSTATE, PG::PG_DIAG_MESSAGE_PRIMARY, PG::PG_DIAG_MESSAGE_DETAIL, PG::PG_DIAG_TABLE_NAME, PG::PG_DIAG_CONSTRAINT_NAME]
  show 'diagnostics', *diagnostics.map { |field| error.result.error_field(field) }
end

connection.copy_data('COPY item (name, price) FROM STDIN', PG::TextEncoder::CopyRow.new) { 1000.times { |n| connection.put_copy_data(["c#{n}", n]) } }
show 'copy in', connection.exec("SELECT count(*), sum(price) FROM item WHERE name LIKE 'c%'").values
rows = []
connection.copy_data('COPY (SELECT name, price, NULL FROM item ORDER BY id LIMIT 3) TO STDOUT', PG::TextDecoder::CopyRow.new) { while (row = connection.get_copy_data) do rows << row end }
show 'copy out', rows
failure('copy error') { connection.copy_data('COPY item (id) FROM STDIN') { connection.put_copy_data("abc\n") } }

count = 0
connection.send_query('SELECT * FROM generate_series(1, 5000)')
connection.set_single_row_mode
connection.get_result.stream_each { count += 1 }
connection.get_result
show 'single rows', count
connection.send_query('SELECT 1; SELECT 2, 3')
several = []
while (one = connection.get_result) do several << one.values end
show 'several', several
connection.enter_pipeline_mode
3.times { |n| connection.send_query_params('SELECT $1::int * 10', [n]) }
connection.pipeline_sync
piped = []
loop do
  answer = connection.get_result or next
  break if answer.result_status == PG::PGRES_PIPELINE_SYNC
  piped << answer.getvalue(0, 0)
end
connection.exit_pipeline_mode
show 'pipeline', piped

connection.exec('LISTEN news')
connection.exec("NOTIFY news, 'hello'")
connection.wait_for_notify(5) { |channel, _, payload| show 'notify', channel, payload }
waiting = Thread.new { failure('cancelled') { connection.exec('SELECT pg_sleep(60)') } }
sleep 0.3
connection.cancel
waiting.join
notices = []
connection.set_notice_receiver { |notice| notices << notice.error_field(PG::PG_DIAG_MESSAGE_PRIMARY) }
connection.exec("DO $$BEGIN RAISE WARNING 'look %', 1; END$$")
show 'notices', notices
show 'escape', connection.escape_string("it's"), connection.escape_literal("a\\b"), connection.quote_ident('Sel ect'), connection.escape_bytea("\x00'\\".b)
show 'describe', connection.describe_prepared('add').nparams.times.map { |n| connection.describe_prepared('add').paramtype(n) }
show 'server', connection.server_version >= 150_000, connection.parameter_status('integer_datetimes'), connection.internal_encoding.to_s
show 'encoding', connection.exec("SELECT 'žluťoučký 日本'").getvalue(0, 0).encoding.to_s
connection.finish
