-- A view over ONLY a table changes no rows of its heirs.
CREATE TABLE p (a int, b text);
--= CREATE TABLE
CREATE TABLE c () INHERITS (p);
--= CREATE TABLE
INSERT INTO p VALUES (1, 'p'), (2, 'p');
--= INSERT 0 2
INSERT INTO c VALUES (-1, 'c'), (-2, 'c');
--= INSERT 0 2
CREATE VIEW with_heirs AS SELECT * FROM p;
--= CREATE VIEW
CREATE VIEW without AS SELECT * FROM ONLY p;
--= CREATE VIEW
CREATE VIEW over AS SELECT a AS x, b AS y FROM without;
--= CREATE VIEW
UPDATE without SET b = 'u' WHERE a IN (-1, 1);
--= UPDATE 1
UPDATE over SET y = y || 'v';
--= UPDATE 2
DELETE FROM over WHERE x IN (-2, 2) RETURNING *;
--> x:int4 | y:text
--| 2 | pv
--= DELETE 1
UPDATE ONLY with_heirs SET b = b || 'w';
--= UPDATE 3
SELECT *, tableoid::regclass FROM p ORDER BY a;
--> a:int4 | b:text | tableoid:regclass
--| -2 | cw | c
--| -1 | cw | c
--| 1 | uvw | p
DROP TABLE p CASCADE;
--~ drop cascades to 4 other objects
--= DROP TABLE
