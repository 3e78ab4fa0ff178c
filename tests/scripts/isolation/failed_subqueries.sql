--@ cambium
-- A subquery that fails has read what came before the error: who goes on behind a savepoint depends on it.
CREATE TABLE t (id int PRIMARY KEY);
--= CREATE TABLE
INSERT INTO t VALUES (1), (2);
--= INSERT 0 2
CREATE TABLE u (id int PRIMARY KEY, d int);
--= CREATE TABLE
INSERT INTO u VALUES (1, 1), (2, 0), (3, 1);
--= INSERT 0 3
CREATE TABLE done (what text);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT id IN (SELECT 1 / d FROM u) FROM t;
--! 22012: division by zero
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO done VALUES ('in');
--= INSERT 0 1
@b UPDATE u SET d = 1 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
UPDATE u SET d = 0 WHERE id = 2;
--= UPDATE 1
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT id > ALL (SELECT 1 / d FROM u) FROM t;
--! 22012: division by zero
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO done VALUES ('all');
--= INSERT 0 1
@b UPDATE u SET d = 1 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
UPDATE u SET d = 0 WHERE id = 2;
--= UPDATE 1
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT id > ALL (SELECT 1 / d FROM u WHERE u.id >= t.id) FROM t;
--! 22012: division by zero
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO done VALUES ('correlated');
--= INSERT 0 1
@b UPDATE u SET d = 1 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
UPDATE u SET d = 0 WHERE id = 2;
--= UPDATE 1
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT id > ALL (SELECT d FROM u WHERE u.id > t.id AND 1 / u.d > 0) FROM t;
--! 22012: division by zero
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO done VALUES ('filtered');
--= INSERT 0 1
@b UPDATE u SET d = 1 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
UPDATE u SET d = 0 WHERE id = 2;
--= UPDATE 1
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT (SELECT max(1 / d) FROM u) FROM t;
--! 22012: division by zero
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO done VALUES ('scalar');
--= INSERT 0 1
@b UPDATE u SET d = 1 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM done;
--> what:text
