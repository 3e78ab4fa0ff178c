-- A cursor that is neither SCROLL nor NO SCROLL goes back where its query's plan lets it.
CREATE TABLE five (a int);
--= CREATE TABLE

INSERT INTO five SELECT generate_series(1, 5);
--= INSERT 0 5

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT a, a * 10 AS b FROM five;
--= DECLARE CURSOR

FETCH 3 FROM c;
--> a:int4 | b:int4
--| 1 | 10
--| 2 | 20
--| 3 | 30

FETCH BACKWARD 1 FROM c;
--> a:int4 | b:int4
--| 2 | 20

INSERT INTO five VALUES (6);
--= INSERT 0 1

FETCH BACKWARD ALL FROM c;
--> a:int4 | b:int4
--| 1 | 10

FETCH FIRST FROM c;
--> a:int4 | b:int4
--| 1 | 10

FETCH LAST FROM c;
--> a:int4 | b:int4
--| 5 | 50

FETCH ABSOLUTE 2 FROM c;
--> a:int4 | b:int4
--| 2 | 20

FETCH RELATIVE -1 FROM c;
--> a:int4 | b:int4
--| 1 | 10

FETCH ALL FROM c;
--> a:int4 | b:int4
--| 2 | 20
--| 3 | 30
--| 4 | 40
--| 5 | 50

FETCH PRIOR FROM c;
--> a:int4 | b:int4
--| 5 | 50

MOVE BACKWARD 2 FROM c;
--= MOVE 2

FETCH RELATIVE 0 FROM c;
--> a:int4 | b:int4
--| 3 | 30

SELECT name, is_scrollable FROM pg_cursors ORDER BY name;
--> name:text | is_scrollable:bool
--| c | t

COMMIT;
--= COMMIT

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT a FROM five WHERE a > 1 ORDER BY a DESC;
--= DECLARE CURSOR

FETCH ALL FROM c;
--> a:int4
--| 6
--| 5
--| 4
--| 3
--| 2

FETCH BACKWARD 2 FROM c;
--> a:int4
--| 2
--| 3

DECLARE d CURSOR FOR VALUES (1), (2), (3);
--= DECLARE CURSOR

FETCH 2 FROM d;
--> column1:int4
--| 1
--| 2

FETCH PRIOR FROM d;
--> column1:int4
--| 1

DECLARE e CURSOR FOR SELECT a FROM five UNION ALL SELECT a FROM five WHERE a = 1;
--= DECLARE CURSOR

MOVE FORWARD ALL FROM e;
--= MOVE 7

FETCH BACKWARD 1 FROM e;
--> a:int4
--| 1

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR FOR SELECT a FROM five;
--= DECLARE CURSOR

FETCH 2 FROM c;
--> a:int4
--| 1
--| 2

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT count(*) FROM five;
--= DECLARE CURSOR

SELECT is_scrollable FROM pg_cursors;
--> is_scrollable:bool
--| f

FETCH 2 FROM c;
--> count:int8
--| 6

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT generate_series(1, 3);
--= DECLARE CURSOR

FETCH 2 FROM c;
--> generate_series:int4
--| 1
--| 2

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT 1;
--= DECLARE CURSOR

FETCH 2 FROM c;
--> ?column?:int4
--| 1

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c CURSOR FOR SELECT a FROM five FOR UPDATE;
--= DECLARE CURSOR

FETCH 2 FROM c;
--> a:int4
--| 1
--| 2

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

DROP TABLE five;
--= DROP TABLE
