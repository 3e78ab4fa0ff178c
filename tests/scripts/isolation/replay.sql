--@ cambium
-- A transaction whose reads or writes met somebody else's commit is run again on the newest state; it commits if its client would
-- have been told the same.
CREATE TABLE t (id int PRIMARY KEY, v int, w int CHECK (w < 100));
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 0), (2, 20, 0), (3, 30, 0);
--= INSERT 0 3
-- the same column written twice: the later writer wins, as in the order of the commits
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 11 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 12 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT v FROM t WHERE id = 1;
--> v:int4
--| 11
-- what was computed from a value that changed is computed anew, as long as it wasn't shown
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = v * 2 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 5 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT w FROM t WHERE id = 1;
--> w:int4
--| 10
-- shown, it can't
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = v * 2 WHERE id = 1 RETURNING w;
--> w:int4
--| 10
--= UPDATE 1
@b UPDATE t SET v = 6 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- another number of rows is another answer
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = 1 WHERE v > 15;
--= UPDATE 2
@b INSERT INTO t VALUES (4, 40, 0);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- the same number of others is the same answer
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = 2 WHERE v > 35;
--= UPDATE 1
@b UPDATE t SET v = v + 20 WHERE id IN (2, 4);
--= UPDATE 2
@b UPDATE t SET v = 0 WHERE id = 3;
--= UPDATE 1
@b UPDATE t SET v = 1 WHERE id = 4;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 6 | 10
--| 2 | 40 | 2
--| 3 | 0 | 0
--| 4 | 1 | 0
-- no rows found twice are the same answer, though a row has come and gone
@a BEGIN;
--= BEGIN
@a SELECT * FROM t WHERE id = 9;
--> id:int4 | v:int4 | w:int4
@a INSERT INTO t VALUES (5, 50, 0);
--= INSERT 0 1
@b INSERT INTO t VALUES (9, 90, 0);
--= INSERT 0 1
@b DELETE FROM t WHERE id = 9;
--= DELETE 1
@a COMMIT;
--= COMMIT
-- failed statements belong to it: the same error is the same answer
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 13 WHERE id = 1;
--= UPDATE 1
@a SAVEPOINT s;
--= SAVEPOINT
@a INSERT INTO t VALUES (5, 0, 0);
--! 23505: duplicate key value violates unique constraint "t_pkey"
@a ROLLBACK TO s;
--= ROLLBACK
@a UPDATE t SET w = 500 WHERE id = 1;
--! 23514: new row for relation "t" violates check constraint "t_w_check"
@a ROLLBACK TO s;
--= ROLLBACK
@a SELECT * FROM missing;
--! 42P01: relation "missing" does not exist
@a ROLLBACK TO s;
--= ROLLBACK
@a UPDATE t SET v = 21 WHERE id = 2;
--= UPDATE 1
@a RELEASE s;
--= RELEASE
@b UPDATE t SET v = 14 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 22 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT v FROM t WHERE id IN (1, 2) ORDER BY id;
--> v:int4
--| 13
--| 21
-- an error that would not come again is another answer
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 15 WHERE id = 1;
--= UPDATE 1
@a SAVEPOINT s;
--= SAVEPOINT
@a INSERT INTO t VALUES (5, 0, 0);
--! 23505: duplicate key value violates unique constraint "t_pkey"
@a ROLLBACK TO s;
--= ROLLBACK
@b DELETE FROM t WHERE id = 5;
--= DELETE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- so is one whose detail would be another
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 16 WHERE id = 1;
--= UPDATE 1
@a SAVEPOINT s;
--= SAVEPOINT
@a UPDATE t SET w = 500 WHERE id = 2;
--! 23514: new row for relation "t" violates check constraint "t_w_check"
@a ROLLBACK TO s;
--= ROLLBACK
@b UPDATE t SET v = 23 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- what was written after a savepoint that was rolled back stays away
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 17 WHERE id = 1;
--= UPDATE 1
@a SAVEPOINT s;
--= SAVEPOINT
@a INSERT INTO t VALUES (6, 60, 0);
--= INSERT 0 1
@a ROLLBACK TO s;
--= ROLLBACK
@b UPDATE t SET v = 18 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT id, v FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 17
--| 2 | 23
--| 3 | 0
--| 4 | 1
-- sequences: the client has seen the values
CREATE TABLE s (id serial PRIMARY KEY, g int GENERATED ALWAYS AS IDENTITY, x int);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a INSERT INTO s (x) VALUES (1), (2) RETURNING id, g;
--> id:int4 | g:int4
--| 1 | 1
--| 2 | 2
--= INSERT 0 2
@a UPDATE t SET v = 19 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 20 WHERE id = 1;
--= UPDATE 1
@b INSERT INTO s (x) VALUES (3);
--= INSERT 0 1
@a SELECT currval('s_id_seq');
--> currval:int8
--| 2
@a COMMIT;
--= COMMIT
SELECT * FROM s ORDER BY id;
--> id:int4 | g:int4 | x:int4
--| 1 | 1 | 1
--| 2 | 2 | 2
--| 3 | 3 | 3
@a BEGIN;
--= BEGIN
@a SELECT currval('s_id_seq'), lastval();
--> currval:int8 | lastval:int8
--| 2 | 2
@a SELECT nextval('s_id_seq');
--> nextval:int8
--| 4
@a SELECT setval('s_id_seq', 100);
--> setval:int8
--| 100
@a UPDATE t SET v = 21 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 22 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b SELECT nextval('s_id_seq');
--> nextval:int8
--| 101
-- settings, prepared statements, temporary tables, cursors
@a BEGIN;
--= BEGIN
@a SET LOCAL DateStyle = 'German';
--= SET
@a SET application_name = 'replayed';
--= SET
@a SELECT date '2024-02-03' AS day, current_setting('application_name');
--> day:date | current_setting:text
--| 03.02.2024 | replayed
@a CREATE TEMPORARY TABLE mine (x int);
--= CREATE TABLE
@a INSERT INTO mine VALUES (1), (2);
--= INSERT 0 2
@a PREPARE add AS INSERT INTO mine VALUES ($1);
--= PREPARE
@a EXECUTE add(3);
--= INSERT 0 1
@a DECLARE c CURSOR FOR SELECT id, v FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 2 FROM c;
--> id:int4 | v:int4
--| 1 | 21
--| 2 | 23
@a UPDATE t SET w = 7 WHERE id = 3;
--= UPDATE 1
@b UPDATE t SET w = 8 WHERE id = 3;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@a SELECT sum(x), current_setting('application_name') FROM mine;
--> sum:int8 | current_setting:text
--| 6 | replayed
@a SELECT date '2024-02-03' AS day;
--> day:date
--| 2024-02-03
SELECT w FROM t WHERE id = 3;
--> w:int4
--| 7
-- of a cursor the rows that were fetched count, and no others
@a BEGIN;
--= BEGIN
@a DECLARE c CURSOR FOR SELECT id, v FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 2 FROM c;
--> id:int4 | v:int4
--| 1 | 21
--| 2 | 23
@a INSERT INTO t VALUES (7, 70, 0);
--= INSERT 0 1
@b UPDATE t SET v = 71 WHERE id = 4;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a DECLARE c CURSOR FOR SELECT id, v FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 2 FROM c;
--> id:int4 | v:int4
--| 1 | 21
--| 2 | 23
@a INSERT INTO t VALUES (8, 80, 0);
--= INSERT 0 1
@b UPDATE t SET v = 72 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- data of COPY
@a BEGIN;
--= BEGIN
@a COPY t FROM STDIN;
--< 10	1	1
--< 11	2	2
--= COPY 2
@a UPDATE t SET v = 24 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 25 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT * FROM t WHERE id >= 10 ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 10 | 1 | 1
--| 11 | 2 | 2
-- definitions: the same statements mean the same to their client
@a BEGIN;
--= BEGIN
@a INSERT INTO t (id, v, w) VALUES (12, 1, 1);
--= INSERT 0 1
@b ALTER TABLE t ADD COLUMN note text DEFAULT 'none';
--= ALTER TABLE
@a COMMIT;
--= COMMIT
SELECT * FROM t WHERE id = 12;
--> id:int4 | v:int4 | w:int4 | note:text
--| 12 | 1 | 1 | none
@a BEGIN;
--= BEGIN
@a SELECT * FROM t WHERE id = 12;
--> id:int4 | v:int4 | w:int4 | note:text
--| 12 | 1 | 1 | none
@a INSERT INTO t (id, v, w) VALUES (13, 1, 1);
--= INSERT 0 1
@b ALTER TABLE t RENAME COLUMN note TO remark;
--= ALTER TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
-- each kind of help can be switched off
@a SET replay = off;
--= SET
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 26 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 27 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
@a RESET replay;
--= RESET
@a SET replay_statement_limit = 1;
--= SET
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 28 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 29 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
