--@ cambium
-- G2: sums over one class are inserted into the other class, both ways.
CREATE TABLE mytab (class int, value int);
--= CREATE TABLE
INSERT INTO mytab VALUES (1, 10), (1, 20), (2, 100), (2, 200);
--= INSERT 0 4
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT sum(value) FROM mytab WHERE class = 1;
--> sum:int8
--| 30
@b SELECT sum(value) FROM mytab WHERE class = 2;
--> sum:int8
--| 300
@a INSERT INTO mytab VALUES (2, 30);
--= INSERT 0 1
@b INSERT INTO mytab VALUES (1, 300);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT class, sum(value) FROM mytab GROUP BY class ORDER BY class;
--> class:int4 | sum:int8
--| 1 | 30
--| 2 | 330
