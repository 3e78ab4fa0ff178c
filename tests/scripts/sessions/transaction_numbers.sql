-- Numbers of transactions and what snapshots see of them.
SELECT '10:20:10,14,15'::pg_snapshot, '10:20:10,14,14,15'::txid_snapshot, '12:12:'::pg_snapshot;
--> pg_snapshot:pg_snapshot | txid_snapshot:txid_snapshot | pg_snapshot:pg_snapshot
--| 10:20:10,14,15 | 10:20:10,14,15 | 12:12:
SELECT '31:12:'::pg_snapshot;
--! 22P02: invalid input syntax for type pg_snapshot: "31:12:"
SELECT '0:1:'::pg_snapshot;
--! 22P02: invalid input syntax for type pg_snapshot: "0:1:"
SELECT '12:13:0'::pg_snapshot;
--! 22P02: invalid input syntax for type pg_snapshot: "12:13:0"
SELECT '12:16:14,13'::txid_snapshot;
--! 22P02: invalid input syntax for type pg_snapshot: "12:16:14,13"
SELECT '12:16'::pg_snapshot;
--! 22P02: invalid input syntax for type pg_snapshot: "12:16"
SELECT pg_snapshot_xmin('10:20:10,14,15'), pg_snapshot_xmax('10:20:10,14,15'), txid_snapshot_xmin('10:20:10,14,15'), txid_snapshot_xmax('10:20:10,14,15');
--> pg_snapshot_xmin:xid8 | pg_snapshot_xmax:xid8 | txid_snapshot_xmin:int8 | txid_snapshot_xmax:int8
--| 10 | 20 | 10 | 20
SELECT pg_snapshot_xip('10:20:10,14,15');
--> pg_snapshot_xip:xid8
--| 10
--| 14
--| 15
SELECT txid_snapshot_xip('10:20:10,14,15');
--> txid_snapshot_xip:int8
--| 10
--| 14
--| 15
SELECT n, pg_visible_in_snapshot(n::text::xid8, '10:20:10,14,15'), txid_visible_in_snapshot(n, '10:20:10,14,15') FROM unnest(array[9, 10, 11, 14, 19, 20]) n;
--> n:int4 | pg_visible_in_snapshot:bool | txid_visible_in_snapshot:bool
--| 9 | t | t
--| 10 | f | f
--| 11 | t | t
--| 14 | f | f
--| 19 | t | t
--| 20 | f | f
SELECT pg_snapshot_send('10:20:10,14'), txid_snapshot_send('10:20:');
--> pg_snapshot_send:bytea | txid_snapshot_send:bytea
--| \x00000002000000000000000a0000000000000014000000000000000a000000000000000e | \x00000000000000000000000a0000000000000014
SELECT '1:2:'::pg_snapshot = '1:2:'::pg_snapshot;
--! 42883: operator does not exist: pg_snapshot = pg_snapshot
SELECT pg_typeof(pg_current_snapshot()), pg_typeof(txid_current_snapshot());
--> pg_typeof:regtype | pg_typeof:regtype
--| pg_snapshot | txid_snapshot
-- a number is open to others until its transaction has committed, and for those who began before even then
CREATE TABLE event (number xid8, what text);
--= CREATE TABLE
CREATE FUNCTION is_seen(text) RETURNS boolean LANGUAGE sql AS 'SELECT number < pg_snapshot_xmin(pg_current_snapshot()) FROM event WHERE what = $1';
--= CREATE FUNCTION
@a BEGIN ISOLATION LEVEL REPEATABLE READ;
--= BEGIN
@a INSERT INTO event VALUES (pg_current_xact_id(), 'first');
--= INSERT 0 1
@b BEGIN ISOLATION LEVEL REPEATABLE READ;
--= BEGIN
@b SELECT count(*), bool_or(number < pg_snapshot_xmin(pg_current_snapshot())) FROM event;
--> count:int8 | bool_or:bool
--| 0 | ∅
INSERT INTO event VALUES (pg_current_xact_id(), 'second');
--= INSERT 0 1
SELECT what, is_seen(what) FROM event;
--> what:text | is_seen:bool
--| second | f
@a COMMIT;
--= COMMIT
@b SELECT count(*), bool_or(number < pg_snapshot_xmin(pg_current_snapshot())) FROM event;
--> count:int8 | bool_or:bool
--| 0 | ∅
@b COMMIT;
--= COMMIT
-- to PostgreSQL, transactions in other databases are open ones, too
DO $$ BEGIN FOR i IN 1..3000 LOOP EXIT WHEN (SELECT bool_and(is_seen(what)) FROM event); PERFORM pg_sleep(0.01); END LOOP; END $$;
--= DO
SELECT what, is_seen(what) FROM event ORDER BY what;
--> what:text | is_seen:bool
--| first | t
--| second | t
SELECT count(*), bool_and(pg_visible_in_snapshot(number, pg_current_snapshot())) FROM event;
--> count:int8 | bool_and:bool
--| 2 | t
-- what became of them
CREATE SEQUENCE gone;
--= CREATE SEQUENCE
CREATE TABLE told (what text, number bigint);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO told VALUES ('kept', txid_current());
--= INSERT 0 1
SELECT txid_status(number) FROM told;
--> txid_status:text
--| in progress
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SELECT setval('gone', txid_current()) > 0;
--> ?column?:bool
--| t
SELECT txid_current() = txid_current(), pg_current_xact_id()::text = txid_current()::text, txid_visible_in_snapshot(txid_current(), txid_current_snapshot());
--> ?column?:bool | ?column?:bool | txid_visible_in_snapshot:bool
--| t | t | f
ROLLBACK;
--= ROLLBACK
SELECT txid_status(number) FROM told;
--> txid_status:text
--| committed
SELECT txid_status(last_value), pg_xact_status(last_value::text::xid8) FROM gone;
--> txid_status:text | pg_xact_status:text
--| aborted | aborted
SELECT txid_status(1), txid_status(0);
--> txid_status:text | txid_status:text
--| committed | ∅
SELECT txid_status(1000000000000);
--! 22023: transaction ID 1000000000000 is in the future
