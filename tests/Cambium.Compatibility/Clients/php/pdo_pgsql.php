<?php
function text($value): string {
    return match (true) {
        $value === null => 'NULL',
        is_bool($value) => $value ? 'true' : 'false',
        is_resource($value) => 'resource ' . bin2hex(stream_get_contents($value)),
        is_array($value) => '[' . implode(', ', array_map(fn($key, $item) => (is_int($key) ? '' : "$key=") . text($item), array_keys($value), $value)) . ']',
        default => gettype($value)[0] . ':' . $value,
    };
}
function show(string $what, ...$values): void { echo $what, ': ', implode(' | ', array_map('text', $values)), "\n"; }
function failure(string $what, callable $work): void {
    try { $work(); echo "$what: no error\n"; } catch (PDOException $error) { echo "$what: ", $error->getCode(), "\n"; }
}

$pdo = new PDO(sprintf('pgsql:host=%s;port=%s;dbname=%s', getenv('PGHOST'), getenv('PGPORT'), getenv('PGDATABASE')), getenv('PGUSER'), '', [PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION]);
show('exec', $pdo->exec('CREATE TABLE item (id serial PRIMARY KEY, name text NOT NULL UNIQUE, price numeric(8,2), good boolean, data bytea, seen timestamptz)'));
$insert = $pdo->prepare('INSERT INTO item (name, price, good) VALUES (:name, :price, :good)');
foreach ([['one', '1.5', true], ['two', null, false], ['drei é', '-3', null]] as [$name, $price, $good]) {
    $insert->bindValue(':name', $name);
    $insert->bindValue(':price', $price);
    $insert->bindValue(':good', $good, PDO::PARAM_BOOL);
    $insert->execute();
}
show('inserted', $insert->rowCount(), $pdo->lastInsertId(), $pdo->lastInsertId('item_id_seq'));
$bytes = $pdo->prepare('UPDATE item SET data = ? WHERE id = ?');
$stream = fopen('php://memory', 'r+');
fwrite($stream, "\x00\xff'\\");
rewind($stream);
$bytes->bindValue(1, $stream, PDO::PARAM_LOB);
$bytes->bindValue(2, 1, PDO::PARAM_INT);
$bytes->execute();
show('row', $pdo->query('SELECT id, name, price, good, data FROM item WHERE id = 1')->fetch(PDO::FETCH_ASSOC));
show('all', $pdo->query('SELECT id, name, price, good FROM item ORDER BY id')->fetchAll(PDO::FETCH_NUM));
show('column', $pdo->query('SELECT name FROM item ORDER BY id')->fetchAll(PDO::FETCH_COLUMN));
show('pairs', $pdo->query('SELECT id, name FROM item ORDER BY id')->fetchAll(PDO::FETCH_KEY_PAIR));
show('groups', $pdo->query('SELECT good, name FROM item ORDER BY id')->fetchAll(PDO::FETCH_GROUP | PDO::FETCH_COLUMN));
show('object', (array) $pdo->query('SELECT id, name FROM item WHERE id = 2')->fetchObject());

$search = $pdo->prepare('SELECT count(*) FROM item WHERE name = ? OR price > ?');
$search->execute(['one', 1]);
show('search', $search->fetchColumn());
$search->execute(["it's", 100]);
show('search again', $search->fetchColumn());
$question = $pdo->prepare("SELECT '{\"a\": 1}'::jsonb ?? 'a', ? || '?'");
$question->execute(['x']);
show('question marks', $question->fetch(PDO::FETCH_NUM));
foreach ([PDO::ATTR_EMULATE_PREPARES => 'emulated', PDO::PGSQL_ATTR_DISABLE_PREPARES => 'unprepared'] as $attribute => $what) {
    $statement = $pdo->prepare('SELECT ?::int + 1, ?::text, ?::boolean', [$attribute => true]);
    $statement->bindValue(1, 41, PDO::PARAM_INT);
    $statement->bindValue(2, "quo'te\\");
    $statement->bindValue(3, true, PDO::PARAM_BOOL);
    $statement->execute();
    show($what, $statement->fetch(PDO::FETCH_NUM));
}

$meta = $pdo->query("SELECT 1 AS a, 'x'::varchar(7) AS b, 1.50::numeric(6,2) AS c, true AS d, item.name FROM item LIMIT 1");
for ($column = 0; $column < $meta->columnCount(); $column++) {
    $facts = $meta->getColumnMeta($column);
    show('column meta', $facts['name'], $facts['native_type'], $facts['pgsql:oid'], $facts['len'], $facts['precision'], $facts['table'] ?? '');
}
$meta->closeCursor();

$pdo->beginTransaction();
show('in transaction', $pdo->inTransaction());
$pdo->exec("UPDATE item SET price = 100");
$pdo->exec('SAVEPOINT one');
failure('unique', fn() => $pdo->exec("INSERT INTO item (name) VALUES ('one')"));
failure('aborted', fn() => $pdo->query('SELECT 1'));
$pdo->exec('ROLLBACK TO SAVEPOINT one');
show('after savepoint', $pdo->query('SELECT count(*) FROM item WHERE price = 100')->fetchColumn());
$pdo->rollBack();
show('rolled back', $pdo->inTransaction(), $pdo->query('SELECT count(*) FROM item WHERE price = 100')->fetchColumn());
failure('not null', fn() => $pdo->exec('INSERT INTO item (name) VALUES (NULL)'));
failure('syntax', fn() => $pdo->exec('SELEC 1'));
failure('table', fn() => $pdo->query('SELECT * FROM nowhere'));
failure('number', fn() => $pdo->prepare('SELECT ?::int')->execute(['abc']));

show('copy in', $pdo->pgsqlCopyFromArray('item', array_map(fn($n) => "c$n\t$n", range(1, 500)), "\t", '\\\\N', 'name, price'));
show('copy out', count($pdo->pgsqlCopyToArray('item')));
$cursor = $pdo->prepare('SELECT id FROM generate_series(1, 10) id', [PDO::ATTR_CURSOR => PDO::CURSOR_SCROLL]);
$cursor->execute();
show('cursor', $cursor->fetchColumn(), $cursor->fetch(PDO::FETCH_NUM, PDO::FETCH_ORI_LAST), $cursor->fetch(PDO::FETCH_NUM, PDO::FETCH_ORI_PRIOR), $cursor->fetch(PDO::FETCH_NUM, PDO::FETCH_ORI_ABS, 3));
$cursor->closeCursor();
$pdo->exec('LISTEN news');
$pdo->exec("NOTIFY news, 'hello'");
$note = $pdo->pgsqlGetNotify(PDO::FETCH_ASSOC, 1000);
show('notify', $note['message'], $note['payload']);
show('quote', $pdo->quote("it's \\ é"));
show('server', $pdo->getAttribute(PDO::ATTR_DRIVER_NAME), version_compare($pdo->getAttribute(PDO::ATTR_SERVER_VERSION), '15') >= 0);

$link = pg_connect(sprintf('host=%s port=%s dbname=%s user=%s', getenv('PGHOST'), getenv('PGPORT'), getenv('PGDATABASE'), getenv('PGUSER')));
$result = pg_query_params($link, 'SELECT $1::int * 2 AS twice, $2::text AS text', [21, 'y']);
show('pg_query_params', pg_fetch_assoc($result), pg_field_type($result, 0), pg_num_rows($result));
pg_prepare($link, 'find', 'SELECT name FROM item WHERE id = $1');
show('pg_execute', pg_fetch_result(pg_execute($link, 'find', [2]), 0, 0));
show('pg_insert', pg_insert($link, 'item', ['name' => 'pg_insert', 'price' => '7.5'], PGSQL_DML_STRING));
show('pg_select', pg_select($link, 'item', ['id' => 2], PGSQL_DML_STRING));
show('pg_meta_data', array_map(fn($column) => [$column['type'], $column['not null'], $column['has default']], pg_meta_data($link, 'item')));
show('pg_copy_to', count(pg_copy_to($link, 'item')));
pg_send_query($link, 'SELECT 1; SELECT 2');
$results = [];
while ($next = pg_get_result($link)) { $results[] = pg_fetch_result($next, 0, 0); }
show('pg_send_query', $results);
show('pg_parameter_status', pg_parameter_status($link, 'server_encoding'), pg_client_encoding($link), pg_transaction_status($link));
