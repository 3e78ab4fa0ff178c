-- What SET TRANSACTION says within a savepoint goes with it, released or rolled back.
begin;
--= BEGIN
savepoint x;
--= SAVEPOINT
set transaction read only;
--= SET
show transaction_read_only;
--> transaction_read_only:text
--| on
create table t (i int);
--! 25006: cannot execute CREATE TABLE in a read-only transaction
rollback to x;
--= ROLLBACK
show transaction_read_only;
--> transaction_read_only:text
--| off
savepoint y;
--= SAVEPOINT
set transaction read only;
--= SET
release y;
--= RELEASE
show transaction_read_only;
--> transaction_read_only:text
--| off
create table t (i int);
--= CREATE TABLE
commit;
--= COMMIT
select pg_size_pretty(-x), pg_size_pretty(x) from unnest(array[10239, 10240, 10485247, 10485248, 10736893951, 1000000000000, 1, 0, 20000, 9223372036854775807]::bigint[]) x;
--> pg_size_pretty:text | pg_size_pretty:text
--| -10239 bytes | 10239 bytes
--| -10 kB | 10 kB
--| -10239 kB | 10239 kB
--| -10 MB | 10 MB
--| -10239 MB | 10239 MB
--| -931 GB | 931 GB
--| -1 bytes | 1 bytes
--| 0 bytes | 0 bytes
--| -20 kB | 20 kB
--| -8192 PB | 8192 PB
