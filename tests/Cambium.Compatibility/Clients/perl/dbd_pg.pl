use strict;
use warnings;
use utf8;
use DBI;
use DBD::Pg qw(:pg_types :async);

binmode STDOUT, ':encoding(UTF-8)';
$| = 1;

sub text { join ' | ', map { !defined $_ ? 'NULL' : ref $_ eq 'ARRAY' ? '[' . text(@$_) . ']' : $_ } @_ }
sub show { my $what = shift; print "$what: ", text(@_), "\n" }
sub failure { my ($what, $work) = @_; eval { $work->(); 1 } and print "$what: no error\n" or print "$what: $DBI::state\n" }

my $dbh = DBI->connect("dbi:Pg:", undef, undef, { RaiseError => 1, PrintError => 0, AutoCommit => 1, pg_enable_utf8 => 1 });
show 'ping', $dbh->ping;
$dbh->do('CREATE TABLE item (id serial PRIMARY KEY, name text NOT NULL UNIQUE, price numeric(8,2), tags text[], data bytea, seen timestamp)');
show 'do', $dbh->do('INSERT INTO item (name, price) VALUES (?, ?), (?, ?)', undef, 'one', 1.5, 'two', undef);

my $insert = $dbh->prepare('INSERT INTO item (name, price, tags) VALUES (?, ?, ?) RETURNING id');
$insert->execute('three', 3, ['a', 'b "c"', undef]);
show 'returning', $insert->fetchrow_array;
$insert->execute('vier', -4, []);
show 'returning again', $insert->fetchrow_array;
$insert->finish;

my $bytes = $dbh->prepare('UPDATE item SET data = ? WHERE name = ?');
$bytes->bind_param(1, "\x00\xff\\'", { pg_type => PG_BYTEA });
$bytes->bind_param(2, 'one');
show 'bytea rows', $bytes->execute;
show 'bytea back', unpack('H*', ($dbh->selectrow_array("SELECT data FROM item WHERE name = 'one'"))[0]);

show 'array back', $dbh->selectrow_array("SELECT tags, ARRAY[1, 2, NULL], ARRAY[[1, 2], [3, 4]] FROM item WHERE name = 'three'");
show 'all', map { [@$_] } @{ $dbh->selectall_arrayref('SELECT id, name, price FROM item ORDER BY id') };
show 'hash', map { my $row = $_; map { "$_=" . ($row->{$_} // 'NULL') } sort keys %$row } @{ $dbh->selectall_arrayref('SELECT id, name FROM item ORDER BY id LIMIT 2', { Slice => {} }) };
show 'column', @{ $dbh->selectcol_arrayref('SELECT name FROM item WHERE price > ? ORDER BY 1', undef, 0) };

my $types = $dbh->prepare("SELECT 1 AS a, 2::bigint AS b, 1.5 AS c, 'x'::text AS d, 'y'::varchar(7) AS e, now() AS f, true AS g, '{1}'::int[] AS h");
$types->execute;
show 'names', @{ $types->{NAME} };
show 'types', @{ $types->{pg_type} };
show 'sizes', @{ $types->{pg_size} };
show 'precision', @{ $types->{PRECISION} };
$types->finish;

show 'dollar placeholders', $dbh->selectrow_array('SELECT $1::int + $2::int * $1::int', undef, 2, 5);
show 'named placeholders', do { my $named = $dbh->prepare('SELECT :b::text || :a::text'); $named->bind_param(':a', 'A'); $named->bind_param(':b', 'B'); $named->execute; $named->fetchrow_array };
show 'quote', $dbh->quote("it's \\ é"), $dbh->quote_identifier('select'), $dbh->quote_identifier('pg_catalog', 'Pg Class');
show 'unicode', $dbh->selectrow_array('SELECT ?::text, length(?)', undef, 'žluťoučký 日本', 'žluťoučký 日本');

$dbh->begin_work;
$dbh->do("UPDATE item SET price = 100");
$dbh->pg_savepoint('one');
failure 'unique', sub { $dbh->do("INSERT INTO item (name) VALUES ('one')") };
failure 'aborted', sub { $dbh->do('SELECT 1') };
$dbh->pg_rollback_to('one');
show 'after savepoint', $dbh->selectrow_array('SELECT count(*) FROM item WHERE price = 100');
$dbh->rollback;
show 'rolled back', $dbh->selectrow_array('SELECT count(*) FROM item WHERE price = 100');
$dbh->{AutoCommit} = 0;
$dbh->do("DELETE FROM item WHERE name = 'vier'");
$dbh->commit;
$dbh->{AutoCommit} = 1;
failure 'not null', sub { $dbh->do('INSERT INTO item (name) VALUES (NULL)') };
failure 'syntax', sub { $dbh->do('SELEC 1') };
failure 'table', sub { $dbh->do('SELECT * FROM nowhere') };
failure 'number', sub { $dbh->selectrow_array('SELECT ?::int', undef, 'abc') };

$dbh->do('COPY item (name, price) FROM STDIN');
$dbh->pg_putcopydata("c$_\t$_\n") for 1 .. 1000;
show 'copy in', $dbh->pg_putcopyend;
$dbh->do("COPY (SELECT name, price FROM item WHERE price > 997 ORDER BY price) TO STDOUT");
my ($line, @lines) = ('');
push @lines, $line =~ s/\n//r while $dbh->pg_getcopydata($line) >= 0;
show 'copy out', @lines;

$dbh->begin_work;
$dbh->do('DECLARE c CURSOR FOR SELECT name FROM item ORDER BY id');
my $fetched = 0;
while (my $some = $dbh->selectcol_arrayref('FETCH 300 FROM c')) { last unless @$some; $fetched += @$some }
show 'cursor', $fetched;
$dbh->commit;

show 'last insert id', do { $dbh->do("INSERT INTO item (name) VALUES ('last')"); $dbh->last_insert_id(undef, undef, 'item', undef) };
show 'tables', map { $_->[2] . ' ' . $_->[3] } @{ $dbh->table_info(undef, 'public', '%', 'TABLE')->fetchall_arrayref };
show 'columns', map { "$_->[3] $_->[5] " . ($_->[6] // '') . " $_->[17]" } @{ $dbh->column_info(undef, 'public', 'item', '%')->fetchall_arrayref };
show 'primary key', map { "$_->[3] $_->[4]" } @{ $dbh->primary_key_info(undef, 'public', 'item')->fetchall_arrayref };
$dbh->do('CREATE TABLE part (id int REFERENCES item (id) ON DELETE CASCADE, n int)');
show 'foreign keys', map { join ' ', map { $_ // '' } @{$_}[2, 3, 6, 7, 8, 9, 10] } @{ $dbh->foreign_key_info(undef, 'public', 'item', undef, 'public', 'part')->fetchall_arrayref };
show 'indexes', map { join ' ', map { $_ // '' } @{$_}[2, 5, 6, 8] } grep { defined $_->[5] } @{ $dbh->statistics_info(undef, 'public', 'item', undef, undef)->fetchall_arrayref };

$dbh->do('SELECT pg_sleep(0.05)', { pg_async => PG_ASYNC });
show 'async', $dbh->pg_result;
$dbh->do('SELECT pg_sleep(60)', { pg_async => PG_ASYNC });
select undef, undef, undef, 0.3;
show 'cancelled', $dbh->pg_cancel;
$dbh->do('LISTEN news');
$dbh->do("NOTIFY news, 'hello'");
my $note = $dbh->pg_notifies;
show 'notify', $note->[0], $note->[2];
show 'server', $dbh->{pg_server_version} >= 150000 ? 'ok' : 'old', $dbh->{pg_standard_conforming_strings}, $dbh->{pg_INV_READ} ? 'yes' : 'no';
$dbh->disconnect;
