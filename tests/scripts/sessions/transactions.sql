-- Transaction blocks, savepoints, failed transactions, characteristics.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
ROLLBACK;
--= ROLLBACK
SELECT * FROM t;
--> id:int4 | v:int4
BEGIN;
--= BEGIN
INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
COMMIT;
--= COMMIT
SELECT * FROM t;
--> id:int4 | v:int4
--| 1 | 1
START TRANSACTION;
--= START TRANSACTION
END;
--= COMMIT
BEGIN WORK;
--= BEGIN
COMMIT WORK;
--= COMMIT
BEGIN TRANSACTION;
--= BEGIN
ABORT;
--= ROLLBACK
COMMIT;
--~ there is no transaction in progress
--= COMMIT
ROLLBACK;
--~ there is no transaction in progress
--= ROLLBACK
BEGIN;
--= BEGIN
BEGIN;
--~ there is already a transaction in progress
--= BEGIN
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SELECT 1/0;
--! 22012: division by zero
SELECT 1;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
INSERT INTO t VALUES (2, 2);
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
SAVEPOINT s;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
COMMIT;
--= ROLLBACK
SELECT count(*) FROM t;
--> count:int8
--| 1
BEGIN;
--= BEGIN
INSERT INTO t VALUES (2, 2);
--= INSERT 0 1
SAVEPOINT a;
--= SAVEPOINT
INSERT INTO t VALUES (3, 3);
--= INSERT 0 1
SAVEPOINT b;
--= SAVEPOINT
INSERT INTO t VALUES (4, 4);
--= INSERT 0 1
ROLLBACK TO b;
--= ROLLBACK
SELECT id FROM t ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
ROLLBACK TO SAVEPOINT a;
--= ROLLBACK
SELECT id FROM t ORDER BY id;
--> id:int4
--| 1
--| 2
ROLLBACK TO b;
--! 3B001: savepoint "b" does not exist
SELECT 1;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
ROLLBACK TO a;
--= ROLLBACK
RELEASE a;
--= RELEASE
ROLLBACK TO a;
--! 3B001: savepoint "a" does not exist
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO t VALUES (2, 2);
--= INSERT 0 1
SAVEPOINT a;
--= SAVEPOINT
INSERT INTO t VALUES (1, 1);
--! 23505: duplicate key value violates unique constraint "t_pkey"
SELECT 1;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
ROLLBACK TO a;
--= ROLLBACK
INSERT INTO t VALUES (3, 3);
--= INSERT 0 1
RELEASE SAVEPOINT a;
--= RELEASE
COMMIT;
--= COMMIT
SELECT id FROM t ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
SAVEPOINT x;
--! 25P01: SAVEPOINT can only be used in transaction blocks
ROLLBACK TO x;
--! 25P01: ROLLBACK TO SAVEPOINT can only be used in transaction blocks
RELEASE x;
--! 25P01: RELEASE SAVEPOINT can only be used in transaction blocks
BEGIN;
--= BEGIN
SAVEPOINT a;
--= SAVEPOINT
SAVEPOINT a;
--= SAVEPOINT
INSERT INTO t VALUES (10, 10);
--= INSERT 0 1
ROLLBACK TO a;
--= ROLLBACK
RELEASE a;
--= RELEASE
INSERT INTO t VALUES (11, 11);
--= INSERT 0 1
ROLLBACK TO a;
--= ROLLBACK
COMMIT;
--= COMMIT
SELECT id FROM t ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
BEGIN;
--= BEGIN
RELEASE nosuch;
--! 3B001: savepoint "nosuch" does not exist
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
INSERT INTO t VALUES (20, 20);
--! 25006: cannot execute INSERT in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
CREATE TABLE ro (a int);
--! 25006: cannot execute CREATE TABLE in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY;
--= BEGIN
SELECT count(*) FROM t;
--> count:int8
--| 3
SELECT nextval('nosuch');
--! 42P01: relation "nosuch" does not exist
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SET TRANSACTION READ ONLY;
--= SET
UPDATE t SET v = 0;
--! 25006: cannot execute UPDATE in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN ISOLATION LEVEL SERIALIZABLE, READ ONLY, DEFERRABLE;
--= BEGIN
SHOW transaction_isolation;
--> transaction_isolation:text
--| serializable
SHOW transaction_read_only;
--> transaction_read_only:text
--| on
SHOW transaction_deferrable;
--> transaction_deferrable:text
--| on
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SELECT 1;
--> ?column?:int4
--| 1
--@ differs: it is the level of every transaction already
SET TRANSACTION ISOLATION LEVEL SERIALIZABLE;
--= SET
ROLLBACK;
--= ROLLBACK
SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY;
--= SET
INSERT INTO t VALUES (30, 30);
--! 25006: cannot execute INSERT in a read-only transaction
SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE;
--= SET
INSERT INTO t VALUES (30, 30);
--= INSERT 0 1
SET default_transaction_read_only = on;
--= SET
DELETE FROM t WHERE id = 30;
--! 25006: cannot execute DELETE in a read-only transaction
RESET default_transaction_read_only;
--= RESET
DELETE FROM t WHERE id = 30;
--= DELETE 1
INSERT INTO t VALUES (40, 40) \; SELECT 1/0 \; INSERT INTO t VALUES (41, 41);
--= INSERT 0 1
--! 22012: division by zero
SELECT count(*) FROM t WHERE id >= 40;
--> count:int8
--| 0
INSERT INTO t VALUES (40, 40) \; INSERT INTO t VALUES (41, 41);
--= INSERT 0 1
--= INSERT 0 1
SELECT count(*) FROM t WHERE id >= 40;
--> count:int8
--| 2
BEGIN \; INSERT INTO t VALUES (42, 42) \; ROLLBACK \; SELECT count(*) FROM t WHERE id >= 40;
--= BEGIN
--= INSERT 0 1
--= ROLLBACK
--> count:int8
--| 2
INSERT INTO t VALUES (43, 43) \; COMMIT \; INSERT INTO t VALUES (44, 44) \; SELECT 1/0;
--= INSERT 0 1
--~ there is no transaction in progress
--= COMMIT
--= INSERT 0 1
--! 22012: division by zero
SELECT id FROM t WHERE id >= 40 ORDER BY id;
--> id:int4
--| 40
--| 41
--| 43
BEGIN;
--= BEGIN
CREATE TABLE made (a int);
--= CREATE TABLE
INSERT INTO made VALUES (1);
--= INSERT 0 1
ROLLBACK;
--= ROLLBACK
SELECT * FROM made;
--! 42P01: relation "made" does not exist
BEGIN;
--= BEGIN
DROP TABLE t;
--= DROP TABLE
SELECT * FROM t;
--! 42P01: relation "t" does not exist
ROLLBACK;
--= ROLLBACK
SELECT count(*) > 0 FROM t;
--> ?column?:bool
--| t
BEGIN;
--= BEGIN
TRUNCATE t;
--= TRUNCATE TABLE
SELECT count(*) FROM t;
--> count:int8
--| 0
ROLLBACK;
--= ROLLBACK
SELECT count(*) > 0 FROM t;
--> ?column?:bool
--| t
BEGIN;
--= BEGIN
CREATE TABLE sp (a int);
--= CREATE TABLE
SAVEPOINT a;
--= SAVEPOINT
ALTER TABLE sp ADD b int;
--= ALTER TABLE
ROLLBACK TO a;
--= ROLLBACK
SELECT * FROM sp;
--> a:int4
COMMIT;
--= COMMIT
SELECT * FROM sp;
--> a:int4
COMMIT AND CHAIN;
--! 25P01: COMMIT AND CHAIN can only be used in transaction blocks
BEGIN;
--= BEGIN
INSERT INTO t VALUES (50, 50);
--= INSERT 0 1
COMMIT AND CHAIN;
--= COMMIT
INSERT INTO t VALUES (51, 51);
--= INSERT 0 1
ROLLBACK AND CHAIN;
--= ROLLBACK
SELECT count(*) FROM t WHERE id >= 50;
--> count:int8
--| 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SET LOCAL TimeZone = 'Asia/Tokyo';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| Asia/Tokyo
COMMIT;
--= COMMIT
SHOW TimeZone;
--> TimeZone:text
--| UTC
BEGIN;
--= BEGIN
SET TimeZone = 'Asia/Tokyo';
--= SET
ROLLBACK;
--= ROLLBACK
SHOW TimeZone;
--> TimeZone:text
--| UTC
SET LOCAL TimeZone = 'Asia/Tokyo';
--~ SET LOCAL can only be used in transaction blocks
--= SET
BEGIN ISOLATION LEVEL nosuch;
--! 42601: syntax error at or near "nosuch"
BEGIN ISOLATION LEVEL REPEATABLE READ;
--= BEGIN
SET TRANSACTION SNAPSHOT 'x';
--! 22023: invalid snapshot identifier: "x"
ROLLBACK;
--= ROLLBACK
BEGIN ISOLATION LEVEL READ COMMITTED;
--= BEGIN
SET TRANSACTION SNAPSHOT 'x';
--! 0A000: a snapshot-importing transaction must have isolation level SERIALIZABLE or REPEATABLE READ
ROLLBACK;
--= ROLLBACK
BEGIN ISOLATION LEVEL SERIALIZABLE;
--= BEGIN
SELECT pg_export_snapshot() ~ '^[0-9A-F]{8}-[0-9A-F]{8}-\d+$' AS named;
--> named:bool
--| t
SET TRANSACTION SNAPSHOT 'x';
--! 25001: SET TRANSACTION SNAPSHOT must be called before any query
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SAVEPOINT s;
--= SAVEPOINT
SELECT pg_export_snapshot();
--! 25001: cannot export a snapshot from a subtransaction
ROLLBACK;
--= ROLLBACK
CREATE DATABASE x \; SELECT 1;
--! 25001: CREATE DATABASE cannot run inside a transaction block
BEGIN;
--= BEGIN
CREATE DATABASE x;
--! 25001: CREATE DATABASE cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
VACUUM;
--! 25001: VACUUM cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
LOCK TABLE t;
--! 25P01: LOCK TABLE can only be used in transaction blocks
BEGIN;
--= BEGIN
LOCK TABLE t IN ACCESS EXCLUSIVE MODE;
--= LOCK TABLE
LOCK TABLE nosuch;
--! 42P01: relation "nosuch" does not exist
ROLLBACK;
--= ROLLBACK
