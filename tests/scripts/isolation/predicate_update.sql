--@ cambium
-- A row that leaves a predicate read by another is a conflict; one that stays outside of it is none.
CREATE TABLE t (id int PRIMARY KEY, color text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'black'), (2, 'white'), (3, 'red');
--= INSERT 0 3
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET color = 'white' WHERE color = 'black';
--= UPDATE 1
@b UPDATE t SET color = 'black' WHERE color = 'white';
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM t ORDER BY id;
--> id:int4 | color:text
--| 1 | white
--| 2 | white
--| 3 | red
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM t WHERE color = 'red';
--> count:int8
--| 1
@b UPDATE t SET color = 'green' WHERE id = 1;
--= UPDATE 1
@a INSERT INTO t VALUES (4, 'blue');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT count(*) FROM t;
--> count:int8
--| 4
