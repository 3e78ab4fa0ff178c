<?php
// The pgsql extension's pg_lo_ functions and PDO's pgsqlLOB: libpq's lo_ functions.
$connection = pg_connect('');
pg_query($connection, 'BEGIN');
echo pg_lo_create($connection, 7001), "\n";
$large = pg_lo_open($connection, 7001, 'r+');
echo pg_lo_write($large, str_repeat('0123456789', 300)), ' ', pg_lo_tell($large), "\n";
var_dump(pg_lo_seek($large, 2995, PGSQL_SEEK_SET), pg_lo_read($large, 100), pg_lo_truncate($large, 12));
pg_lo_seek($large, 0, PGSQL_SEEK_SET);
var_dump(pg_lo_read($large), pg_lo_close($large));
pg_query($connection, 'COMMIT');
var_dump(pg_fetch_result(pg_query($connection, "SELECT convert_from(lo_get(7001), 'UTF8')"), 0, 0));
pg_query($connection, 'BEGIN');
$file = tempnam(sys_get_temp_dir(), 'lo');
var_dump(pg_lo_export($connection, 7001, $file), file_get_contents($file));
var_dump(pg_lo_import($connection, $file, 7002));
var_dump(pg_lo_unlink($connection, 7001), @pg_lo_unlink($connection, 7001));
pg_query($connection, 'ROLLBACK');
unlink($file);

$pdo = new PDO('pgsql:');
$pdo->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
$pdo->beginTransaction();
$oid = $pdo->pgsqlLOBCreate();
$stream = $pdo->pgsqlLOBOpen($oid, 'w');
var_dump(fwrite($stream, 'through a stream'));
fclose($stream);
$pdo->commit();
$pdo->beginTransaction();
$stream = $pdo->pgsqlLOBOpen($oid, 'r');
var_dump(stream_get_contents($stream), fseek($stream, 8), fread($stream, 100));
$stream = null;
var_dump($pdo->pgsqlLOBUnlink($oid));
$pdo->commit();
