-- FOR UPDATE asks queries and views in FROM for rows of tables, as if it stood in them.
CREATE TABLE t (a int PRIMARY KEY, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'x'), (2, 'y');
--= INSERT 0 2
SELECT * FROM (SELECT a FROM t UNION SELECT 1) s FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with UNION/INTERSECT/EXCEPT
SELECT * FROM (SELECT DISTINCT a FROM t) s FOR SHARE;
--! 0A000: FOR SHARE is not allowed with DISTINCT clause
SELECT * FROM (SELECT a FROM t GROUP BY a) s FOR NO KEY UPDATE;
--! 0A000: FOR NO KEY UPDATE is not allowed with GROUP BY clause
SELECT * FROM t, (SELECT count(*) FROM t) s FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with aggregate functions
SELECT * FROM t, (SELECT count(*) FROM t) s FOR UPDATE OF s;
--! 0A000: FOR UPDATE is not allowed with aggregate functions
SELECT * FROM t, (SELECT count(*) FROM t) s FOR UPDATE OF t;
--> a:int4 | b:text | count:int8
--| 1 | x | 2
--| 2 | y | 2
SELECT * FROM (SELECT row_number() OVER () FROM t) s FOR KEY SHARE;
--! 0A000: FOR KEY SHARE is not allowed with window functions
SELECT * FROM (SELECT generate_series(1, 2) FROM t) s FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with set-returning functions in the target list
SELECT * FROM (SELECT * FROM t ORDER BY a OFFSET 1) s FOR UPDATE;
--> a:int4 | b:text
--| 2 | y
SELECT * FROM (VALUES (1)) s(x) FOR UPDATE OF s;
--> x:int4
--| 1
WITH c AS (SELECT * FROM t WHERE a = 1) SELECT * FROM c FOR UPDATE;
--> a:int4 | b:text
--| 1 | x
WITH c AS (SELECT * FROM t) SELECT * FROM c FOR UPDATE OF c;
--! 0A000: FOR UPDATE cannot be applied to a WITH query
SELECT * FROM generate_series(1, 2) g FOR UPDATE OF g;
--! 0A000: FOR UPDATE cannot be applied to a function
SELECT * FROM (t JOIN t u USING (a)) j FOR UPDATE OF j;
--! 0A000: FOR UPDATE cannot be applied to a join
SELECT * FROM t FOR UPDATE OF public.t;
--! 42601: FOR UPDATE must specify unqualified relation names
SELECT 1 UNION SELECT 2 FOR KEY SHARE;
--! 0A000: FOR KEY SHARE is not allowed with UNION/INTERSECT/EXCEPT
VALUES (1) FOR NO KEY UPDATE;
--! 0A000: FOR NO KEY UPDATE cannot be applied to VALUES
SELECT * FROM t LEFT JOIN t u ON u.a = t.a + 1 FOR UPDATE;
--! 0A000: FOR UPDATE cannot be applied to the nullable side of an outer join
SELECT * FROM t LEFT JOIN t u ON u.a = t.a + 1 ORDER BY t.a FOR UPDATE OF t;
--> a:int4 | b:text | a:int4 | b:text
--| 1 | x | 2 | y
--| 2 | y | ∅ | ∅
SELECT * FROM t LEFT JOIN t u ON u.a = t.a + 1 WHERE u.b = 'y' FOR UPDATE;
--> a:int4 | b:text | a:int4 | b:text
--| 1 | x | 2 | y
SELECT * FROM t FULL JOIN t u ON u.a = t.a FOR SHARE OF t;
--! 0A000: FOR SHARE cannot be applied to the nullable side of an outer join
CREATE VIEW once AS SELECT DISTINCT a FROM t;
--= CREATE VIEW
CREATE VIEW both_of AS SELECT a FROM t UNION SELECT 3;
--= CREATE VIEW
CREATE VIEW plain AS SELECT * FROM t;
--= CREATE VIEW
CREATE MATERIALIZED VIEW kept AS SELECT * FROM t;
--= SELECT 2
SELECT * FROM once FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with DISTINCT clause
SELECT * FROM (SELECT * FROM once) s FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with DISTINCT clause
SELECT * FROM both_of ORDER BY a FOR UPDATE;
--> a:int4
--| 1
--| 2
--| 3
SELECT * FROM plain ORDER BY a FOR UPDATE;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
CREATE SEQUENCE counter;
--= CREATE SEQUENCE
SELECT last_value FROM counter FOR UPDATE;
--! 42809: cannot lock rows in sequence "counter"
SELECT * FROM kept FOR UPDATE;
--! 42809: cannot lock rows in materialized view "kept"
SELECT * FROM t WHERE a IN (SELECT a FROM once) ORDER BY a FOR UPDATE;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
-- what a view's rows are of is its owner's to lock
CREATE ROLE rows_owner;
--= CREATE ROLE
CREATE ROLE rows_reader;
--= CREATE ROLE
ALTER VIEW plain OWNER TO rows_owner;
--= ALTER VIEW
GRANT SELECT ON t TO rows_owner;
--= GRANT
GRANT SELECT, UPDATE ON plain TO rows_reader;
--= GRANT
SET ROLE rows_reader;
--= SET
SELECT * FROM plain ORDER BY a;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
SELECT * FROM plain FOR UPDATE;
--! 42501: permission denied for table t
RESET ROLE;
--= RESET
GRANT UPDATE ON t TO rows_owner;
--= GRANT
SET ROLE rows_reader;
--= SET
SELECT * FROM plain ORDER BY a FOR UPDATE;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
RESET ROLE;
--= RESET
DROP VIEW plain;
--= DROP VIEW
REVOKE ALL ON t FROM rows_owner;
--= REVOKE
DROP ROLE rows_owner, rows_reader;
--= DROP ROLE
