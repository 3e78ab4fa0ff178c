--@ cambium
-- An index is built on a snapshot and takes in what others commit meanwhile; who wrote before it came gets its entries at the commit.
CREATE TABLE t (id int PRIMARY KEY, a int, b int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 1), (2, 20, 2), (3, 30, 3);
--= INSERT 0 3
@a BEGIN;
--= BEGIN
@a CREATE INDEX t_a ON t (a);
--= CREATE INDEX
@b UPDATE t SET a = 25 WHERE id = 1;
--= UPDATE 1
@b INSERT INTO t VALUES (4, 5, 4);
--= INSERT 0 1
@b DELETE FROM t WHERE id = 3;
--= DELETE 1
@a COMMIT;
--= COMMIT
SELECT id FROM t WHERE a BETWEEN 1 AND 100 ORDER BY a;
--> id:int4
--| 4
--| 2
--| 1
@a BEGIN;
--= BEGIN
@a UPDATE t SET b = 7 WHERE id = 2;
--= UPDATE 1
@a INSERT INTO t VALUES (5, 1, 5);
--= INSERT 0 1
@b CREATE INDEX t_b ON t (b);
--= CREATE INDEX
@a COMMIT;
--= COMMIT
SELECT id FROM t WHERE b BETWEEN 5 AND 7 ORDER BY b;
--> id:int4
--| 5
--| 2
-- A unique index may come, unless somebody has added a duplicate meanwhile.
@a BEGIN;
--= BEGIN
@a CREATE UNIQUE INDEX t_u ON t (b);
--= CREATE INDEX
@b INSERT INTO t VALUES (6, 6, 1);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
@a CREATE UNIQUE INDEX t_u ON t (b);
--! 23505: could not create unique index "t_u"
DELETE FROM t WHERE id = 6;
--= DELETE 1
@a BEGIN;
--= BEGIN
@a CREATE UNIQUE INDEX t_u ON t (b);
--= CREATE INDEX
@b UPDATE t SET b = b + 100 WHERE id > 2;
--= UPDATE 2
@a COMMIT;
--= COMMIT
INSERT INTO t VALUES (7, 7, 104);
--! 23505: duplicate key value violates unique constraint "t_u"
-- A check is tested on what was written meanwhile.
@a BEGIN;
--= BEGIN
@a ALTER TABLE t ADD CHECK (a > 0);
--= ALTER TABLE
@b INSERT INTO t VALUES (8, 8, 8);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
INSERT INTO t VALUES (9, -9, 9);
--! 23514: new row for relation "t" violates check constraint "t_a_check"
@a BEGIN;
--= BEGIN
@a ALTER TABLE t ALTER a SET NOT NULL;
--= ALTER TABLE
@b INSERT INTO t VALUES (9, NULL, 9);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- Dropping one is no reason for a conflict either.
@a BEGIN;
--= BEGIN
@a UPDATE t SET a = 11 WHERE id = 1;
--= UPDATE 1
@b DROP INDEX t_a;
--= DROP INDEX
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | a:int4 | b:int4
--| 1 | 11 | 1
--| 2 | 20 | 7
--| 4 | 5 | 104
--| 5 | 1 | 105
--| 8 | 8 | 8
--| 9 | ∅ | 9
