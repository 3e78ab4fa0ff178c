-- A cursor sees what was there when it was opened, in every table that it comes to; FOR UPDATE passes over what its own transaction has changed since.
CREATE TABLE kept (a int PRIMARY KEY, b int);
--= CREATE TABLE
INSERT INTO kept VALUES (1, 1), (2, 1), (3, 1);
--= INSERT 0 3
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM kept ORDER BY a FOR UPDATE;
--= DECLARE CURSOR
UPDATE kept SET b = 2 WHERE a = 1;
--= UPDATE 1
DELETE FROM kept WHERE a = 2;
--= DELETE 1
FETCH ALL FROM c;
--> a:int4 | b:int4
--| 3 | 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM kept ORDER BY a FOR SHARE;
--= DECLARE CURSOR
UPDATE kept SET a = a + 10;
--= UPDATE 2
FETCH ALL FROM c;
--> a:int4 | b:int4
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM kept ORDER BY a;
--= DECLARE CURSOR
FETCH 1 FROM c;
--> a:int4 | b:int4
--| 11 | 2
UPDATE kept SET b = 7;
--= UPDATE 2
FETCH ALL FROM c;
--> a:int4 | b:int4
--| 13 | 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT 0 AS a UNION ALL (SELECT a FROM kept ORDER BY a) UNION ALL SELECT (SELECT max(a) FROM kept)::int;
--= DECLARE CURSOR
FETCH 1 FROM c;
--> a:int4
--| 0
INSERT INTO kept VALUES (90, 1);
--= INSERT 0 1
FETCH ALL FROM c;
--> a:int4
--| 11
--| 13
--| 13
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE c INSENSITIVE CURSOR FOR SELECT a FROM kept ORDER BY a;
--= DECLARE CURSOR
INSERT INTO kept VALUES (91, 1);
--= INSERT 0 1
FETCH ALL FROM c;
--> a:int4
--| 11
--| 13
--| 90
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE c CURSOR WITH HOLD FOR SELECT a, (SELECT count(*) FROM kept) AS n FROM kept WHERE a > 50 ORDER BY a;
--= DECLARE CURSOR
DELETE FROM kept WHERE a > 50;
--= DELETE 2
COMMIT;
--= COMMIT
FETCH ALL FROM c;
--> a:int4 | n:int8
--| 90 | 4
--| 91 | 4
CLOSE c;
--= CLOSE CURSOR
