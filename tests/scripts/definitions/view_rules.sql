-- Views: changing rows through them, check options, names that keep their meaning.
CREATE TABLE t (a int PRIMARY KEY, b int DEFAULT 7, c text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 'x'), (2, 20, 'y'), (3, -5, 'z');
--= INSERT 0 3
-- What can't be changed.
CREATE VIEW v_group AS SELECT a, count(*) FROM t GROUP BY a;
--= CREATE VIEW
UPDATE v_group SET a = 1;
--! 55000: cannot update view "v_group"
CREATE VIEW v_distinct AS SELECT DISTINCT a FROM t;
--= CREATE VIEW
INSERT INTO v_distinct VALUES (1);
--! 55000: cannot insert into view "v_distinct"
CREATE VIEW v_join AS SELECT t.a FROM t, t t2;
--= CREATE VIEW
DELETE FROM v_join;
--! 55000: cannot delete from view "v_join"
CREATE VIEW v_limit AS SELECT a FROM t LIMIT 1;
--= CREATE VIEW
DELETE FROM v_limit;
--! 55000: cannot delete from view "v_limit"
CREATE VIEW v_union AS SELECT a FROM t UNION SELECT 1;
--= CREATE VIEW
DELETE FROM v_union;
--! 55000: cannot delete from view "v_union"
CREATE VIEW v_with AS WITH x AS (SELECT 1) SELECT a FROM t;
--= CREATE VIEW
DELETE FROM v_with;
--! 55000: cannot delete from view "v_with"
CREATE VIEW v_window AS SELECT a, row_number() OVER () FROM t;
--= CREATE VIEW
DELETE FROM v_window;
--! 55000: cannot delete from view "v_window"
CREATE VIEW v_set AS SELECT a, generate_series(1, 2) FROM t;
--= CREATE VIEW
DELETE FROM v_set;
--! 55000: cannot delete from view "v_set"
CREATE VIEW v_values AS SELECT 1 AS one;
--= CREATE VIEW
DELETE FROM v_values;
--! 55000: cannot delete from view "v_values"
CREATE VIEW v_max AS SELECT max(a) FROM t;
--= CREATE VIEW
DELETE FROM v_max;
--! 55000: cannot delete from view "v_max"
CREATE VIEW v_over AS SELECT a FROM v_group;
--= CREATE VIEW
UPDATE v_over SET a = 1;
--! 55000: cannot update view "v_group"
CREATE VIEW v_computed AS SELECT a, b + 1 AS b1 FROM t;
--= CREATE VIEW
UPDATE v_computed SET b1 = 1;
--! 0A000: cannot update column "b1" of view "v_computed"
UPDATE v_computed SET nosuch = 1;
--! 42703: column "nosuch" of relation "v_computed" does not exist
INSERT INTO v_computed (b1) VALUES (1);
--! 0A000: cannot insert into column "b1" of view "v_computed"
INSERT INTO v_computed VALUES (9, 1);
--! 0A000: cannot insert into column "b1" of view "v_computed"
INSERT INTO v_computed VALUES (9);
--= INSERT 0 1
SELECT * FROM t WHERE a = 9;
--> a:int4 | b:int4 | c:text
--| 9 | 7 | ∅
CREATE VIEW v_none AS SELECT a + 1 AS x FROM t;
--= CREATE VIEW
UPDATE v_none SET x = 1;
--! 55000: cannot update view "v_none"
INSERT INTO v_none VALUES (1);
--! 55000: cannot insert into view "v_none"
DELETE FROM v_none WHERE x = 10;
--= DELETE 1
CREATE VIEW v_twice AS SELECT a, a AS a2 FROM t;
--= CREATE VIEW
UPDATE v_twice SET a = 1, a2 = 2;
--! 42601: multiple assignments to same column "a"
MERGE INTO v_computed USING (SELECT 1 AS x) s ON s.x = a WHEN MATCHED THEN DELETE;
--! 0A000: cannot execute MERGE on relation "v_computed"
TRUNCATE v_computed;
--! 42809: "v_computed" is not a table
-- What can.
CREATE VIEW v AS SELECT a AS key, c AS word, b FROM t WHERE b > 0;
--= CREATE VIEW
INSERT INTO v VALUES (4, 'w', 40) RETURNING *;
--> key:int4 | word:text | b:int4
--| 4 | w | 40
--= INSERT 0 1
INSERT INTO v (key) VALUES (5) RETURNING key, b, word;
--> key:int4 | b:int4 | word:text
--| 5 | 7 | ∅
--= INSERT 0 1
INSERT INTO v (key, b) VALUES (6, -1) RETURNING *;
--> key:int4 | word:text | b:int4
--| 6 | ∅ | -1
--= INSERT 0 1
UPDATE v SET word = word || '!' WHERE key < 3 RETURNING key, word;
--> key:int4 | word:text
--| 1 | x!
--| 2 | y!
--= UPDATE 2
UPDATE v SET b = b + 1 WHERE word LIKE 'x%';
--= UPDATE 1
UPDATE v x SET word = 'from' FROM (SELECT 4 AS k) s WHERE x.key = s.k RETURNING x.*, s.k;
--> key:int4 | word:text | b:int4 | k:int4
--| 4 | from | 40 | 4
--= UPDATE 1
UPDATE v SET word = 'unseen' WHERE key = 3;
--= UPDATE 0
UPDATE v SET (word, b) = ('two', 2) WHERE key = 2;
--= UPDATE 1
UPDATE v SET word = DEFAULT, b = DEFAULT WHERE key = 2 RETURNING *;
--> key:int4 | word:text | b:int4
--| 2 | ∅ | ∅
--= UPDATE 1
DELETE FROM v USING (VALUES (5)) s(k) WHERE key = s.k RETURNING key;
--> key:int4
--| 5
--= DELETE 1
DELETE FROM v WHERE key = 6;
--= DELETE 0
INSERT INTO v (key, word) VALUES (1, 'dup');
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO v (key, word) VALUES (1, 'dup') ON CONFLICT (key) DO UPDATE SET word = excluded.word || v.word RETURNING *;
--> key:int4 | word:text | b:int4
--| 1 | dupx! | 11
--= INSERT 0 1
INSERT INTO v (key, word) VALUES (1, 'dup') ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO v SELECT 7, 'seven', 70;
--= INSERT 0 1
WITH gone AS (DELETE FROM v WHERE key = 7 RETURNING *) SELECT * FROM gone;
--> key:int4 | word:text | b:int4
--| 7 | seven | 70
SELECT * FROM t ORDER BY a;
--> a:int4 | b:int4 | c:text
--| 1 | 11 | dupx!
--| 2 | ∅ | ∅
--| 3 | -5 | z
--| 4 | 40 | from
--| 6 | -1 | ∅
CREATE VIEW vv AS SELECT word, key AS k FROM v WHERE key > 1;
--= CREATE VIEW
INSERT INTO vv VALUES ('nested', 8) RETURNING *;
--> word:text | k:int4
--| nested | 8
--= INSERT 0 1
UPDATE vv SET word = 'deep' WHERE k = 8 RETURNING *;
--> word:text | k:int4
--| deep | 8
--= UPDATE 1
UPDATE vv SET word = 'deep' WHERE k = 1;
--= UPDATE 0
DELETE FROM vv WHERE k = 8;
--= DELETE 1
CREATE VIEW vsub AS SELECT a, b FROM t WHERE a IN (SELECT max(a) FROM t);
--= CREATE VIEW
UPDATE vsub SET b = 99 RETURNING *;
--> a:int4 | b:int4
--| 6 | 99
--= UPDATE 1
SELECT table_name, is_updatable, is_insertable_into FROM information_schema.views WHERE table_schema = 'public' ORDER BY 1;
--> table_name:name | is_updatable:varchar | is_insertable_into:varchar
--| v | YES | YES
--| v_computed | YES | YES
--| v_distinct | NO | NO
--| v_group | NO | NO
--| v_join | NO | NO
--| v_limit | NO | NO
--| v_max | NO | NO
--| v_none | NO | NO
--| v_over | NO | NO
--| v_set | NO | NO
--| v_twice | YES | YES
--| v_union | NO | NO
--| v_values | NO | NO
--| v_window | NO | NO
--| v_with | NO | NO
--| vsub | YES | YES
--| vv | YES | YES
-- Check options.
CREATE VIEW c1 AS SELECT a, b FROM t WHERE b > 0 WITH LOCAL CHECK OPTION;
--= CREATE VIEW
CREATE VIEW c2 AS SELECT a, b FROM c1 WHERE a > 0;
--= CREATE VIEW
CREATE VIEW c3 AS SELECT a, b FROM c2 WHERE a < 50 WITH CASCADED CHECK OPTION;
--= CREATE VIEW
INSERT INTO c2 VALUES (-1, 1);
--= INSERT 0 1
INSERT INTO c2 VALUES (11, -1);
--! 44000: new row violates check option for view "c1"
INSERT INTO c3 VALUES (-2, 1);
--! 44000: new row violates check option for view "c2"
INSERT INTO c3 VALUES (60, -1);
--! 44000: new row violates check option for view "c1"
INSERT INTO c3 VALUES (60, 1);
--! 44000: new row violates check option for view "c3"
INSERT INTO c3 VALUES (12, 1);
--= INSERT 0 1
UPDATE c3 SET a = 61 WHERE a = 12;
--! 44000: new row violates check option for view "c3"
UPDATE c3 SET b = b - 5 WHERE a = 12;
--! 44000: new row violates check option for view "c1"
UPDATE c3 SET b = NULL WHERE a = 12;
--! 44000: new row violates check option for view "c1"
UPDATE c3 SET b = b + 5 WHERE a = 12 RETURNING *;
--> a:int4 | b:int4
--| 12 | 6
--= UPDATE 1
INSERT INTO c3 VALUES (12, 5) ON CONFLICT (a) DO UPDATE SET b = -1;
--! 44000: new row violates check option for view "c1"
INSERT INTO c3 (a) VALUES (13) RETURNING *;
--> a:int4 | b:int4
--| 13 | 7
--= INSERT 0 1
CREATE VIEW bad AS SELECT max(a) FROM t WITH CHECK OPTION;
--! 0A000: WITH CHECK OPTION is supported only on automatically updatable views
CREATE VIEW bad AS SELECT a + 1 AS x FROM t WITH CHECK OPTION;
--! 0A000: WITH CHECK OPTION is supported only on automatically updatable views
CREATE RECURSIVE VIEW bad (n) AS SELECT 1 WITH CHECK OPTION;
--! 0A000: WITH CHECK OPTION not supported on recursive views
SELECT table_name, check_option FROM information_schema.views WHERE table_name LIKE 'c_' ORDER BY 1;
--> table_name:name | check_option:varchar
--| c1 | LOCAL
--| c2 | NONE
--| c3 | CASCADED
CREATE VIEW c5 WITH (check_option = local) AS SELECT a FROM t WHERE a > 0;
--= CREATE VIEW
INSERT INTO c5 VALUES (-3);
--! 44000: new row violates check option for view "c5"
CREATE VIEW bad WITH (nosuch = 1) AS SELECT 1;
--! 22023: unrecognized parameter "nosuch"
-- Names keep their meaning.
CREATE TABLE o (id int, n text);
--= CREATE TABLE
INSERT INTO o VALUES (1, 'one');
--= INSERT 0 1
CREATE VIEW star AS SELECT * FROM o;
--= CREATE VIEW
CREATE VIEW stars AS SELECT o.*, t.a FROM o JOIN t ON t.a = o.id;
--= CREATE VIEW
CREATE VIEW plain AS SELECT id, n FROM o WHERE n IS NOT NULL ORDER BY n;
--= CREATE VIEW
ALTER TABLE o ADD COLUMN extra int DEFAULT 5;
--= ALTER TABLE
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
SELECT * FROM stars;
--> id:int4 | n:text | a:int4
--| 1 | one | 1
ALTER TABLE o RENAME COLUMN n TO name;
--= ALTER TABLE
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
SELECT * FROM plain;
--> id:int4 | n:text
--| 1 | one
SELECT pg_get_viewdef('plain');
--> pg_get_viewdef:text
--| ␠SELECT o.id,␊    o.name AS n␊   FROM o␊  WHERE (o.name IS NOT NULL)␊  ORDER BY o.name;
ALTER TABLE o RENAME TO orders;
--= ALTER TABLE
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
SELECT * FROM plain;
--> id:int4 | n:text
--| 1 | one
SELECT pg_get_viewdef('plain');
--> pg_get_viewdef:text
--| ␠SELECT orders.id,␊    orders.name AS n␊   FROM orders␊  WHERE (orders.name IS NOT NULL)␊  ORDER BY orders.name;
SELECT pg_get_viewdef('star');
--> pg_get_viewdef:text
--| ␠SELECT orders.id,␊    orders.name AS n␊   FROM orders;
CREATE TABLE o (id int, n text);
--= CREATE TABLE
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
CREATE SCHEMA far;
--= CREATE SCHEMA
ALTER TABLE orders SET SCHEMA far;
--= ALTER TABLE
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
ALTER SCHEMA far RENAME TO near;
--= ALTER SCHEMA
SELECT * FROM star;
--> id:int4 | n:text
--| 1 | one
CREATE VIEW over_star AS SELECT id, n FROM star;
--= CREATE VIEW
ALTER VIEW star RENAME COLUMN n TO label;
--= ALTER VIEW
SELECT * FROM over_star;
--> id:int4 | n:text
--| 1 | one
SELECT * FROM star;
--> id:int4 | label:text
--| 1 | one
ALTER VIEW star RENAME TO nova;
--= ALTER VIEW
SELECT * FROM over_star;
--> id:int4 | n:text
--| 1 | one
UPDATE over_star SET n = 'uno' RETURNING *;
--> id:int4 | n:text
--| 1 | uno
--= UPDATE 1
DROP TABLE near.orders;
--! 2BP01: cannot drop table near.orders because other objects depend on it
DROP TABLE o;
--= DROP TABLE
ALTER TABLE near.orders DROP COLUMN name;
--! 2BP01: cannot drop column name of table near.orders because other objects depend on it
ALTER TABLE near.orders ALTER COLUMN name TYPE varchar(10);
--! 0A000: cannot alter type of a column used by a view or rule
ALTER TABLE near.orders DROP COLUMN extra;
--= ALTER TABLE
-- OR REPLACE.
CREATE VIEW r AS SELECT a, c FROM t;
--= CREATE VIEW
CREATE OR REPLACE VIEW r AS SELECT a, c, b FROM t;
--= CREATE VIEW
CREATE OR REPLACE VIEW r AS SELECT a FROM t;
--! 42P16: cannot drop columns from view
CREATE OR REPLACE VIEW r AS SELECT a AS z, c, b FROM t;
--! 42P16: cannot change name of view column "a" to "z"
CREATE OR REPLACE VIEW r AS SELECT a, b AS c, b FROM t;
--! 42P16: cannot change data type of view column "c" from text to integer
CREATE OR REPLACE VIEW t AS SELECT 1 AS a;
--! 42809: "t" is not a view
CREATE OR REPLACE VIEW r AS SELECT * FROM r;
--= CREATE VIEW
-- Recursive and temporary views.
CREATE RECURSIVE VIEW counting (n) AS SELECT 1 UNION ALL SELECT n + 1 FROM counting WHERE n < 4;
--= CREATE VIEW
SELECT * FROM counting;
--> n:int4
--| 1
--| 2
--| 3
--| 4
CREATE TEMP TABLE tmp (a int);
--= CREATE TABLE
CREATE VIEW over_tmp AS SELECT * FROM tmp;
--~ view "over_tmp" will be a temporary view
--= CREATE VIEW
DROP TABLE tmp;
--! 2BP01: cannot drop table tmp because other objects depend on it
DROP TABLE tmp CASCADE;
--~ drop cascades to view over_tmp
--= DROP TABLE
-- Materialized views.
CREATE MATERIALIZED VIEW m AS SELECT a, b FROM t WHERE a < 3 WITH NO DATA;
--= CREATE MATERIALIZED VIEW
SELECT * FROM m;
--! 55000: materialized view "m" has not been populated
REFRESH MATERIALIZED VIEW CONCURRENTLY m;
--! 0A000: CONCURRENTLY cannot be used when the materialized view is not populated
REFRESH MATERIALIZED VIEW m;
--= REFRESH MATERIALIZED VIEW
SELECT * FROM m ORDER BY a;
--> a:int4 | b:int4
--| -1 | 1
--| 1 | 11
--| 2 | ∅
REFRESH MATERIALIZED VIEW CONCURRENTLY m;
--! 55000: cannot refresh materialized view "public.m" concurrently
CREATE UNIQUE INDEX ON m (a);
--= CREATE INDEX
REFRESH MATERIALIZED VIEW CONCURRENTLY m;
--= REFRESH MATERIALIZED VIEW
ALTER TABLE t RENAME COLUMN b TO amount;
--= ALTER TABLE
UPDATE t SET amount = 0 WHERE a = 1;
--= UPDATE 1
REFRESH MATERIALIZED VIEW m;
--= REFRESH MATERIALIZED VIEW
SELECT * FROM m ORDER BY a;
--> a:int4 | b:int4
--| -1 | 1
--| 1 | 0
--| 2 | ∅
REFRESH MATERIALIZED VIEW CONCURRENTLY m WITH NO DATA;
--! 42601: CONCURRENTLY and WITH NO DATA options cannot be used together
REFRESH MATERIALIZED VIEW m WITH NO DATA;
--= REFRESH MATERIALIZED VIEW
SELECT count(*) FROM m;
--! 55000: materialized view "m" has not been populated
INSERT INTO m VALUES (1, 2);
--! 42809: cannot change materialized view "m"
UPDATE m SET a = 1;
--! 42809: cannot change materialized view "m"
DELETE FROM m;
--! 42809: cannot change materialized view "m"
REFRESH MATERIALIZED VIEW t;
--! 0A000: "t" is not a materialized view
REFRESH MATERIALIZED VIEW v;
--! 42809: "v" is not a table or materialized view
REFRESH MATERIALIZED VIEW nosuch;
--! 42P01: relation "nosuch" does not exist
DROP VIEW m;
--! 42809: "m" is not a view
DROP MATERIALIZED VIEW v;
--! 42809: "v" is not a materialized view
DROP TABLE t;
--! 2BP01: cannot drop table t because other objects depend on it
-- What tables of older dumps become.
CREATE TABLE becomes (a int DEFAULT 3, b text, CHECK (a > 0));
--= CREATE TABLE
COMMENT ON COLUMN becomes.a IS 'kept';
--= COMMENT
CREATE VIEW over_becomes AS SELECT * FROM becomes;
--= CREATE VIEW
INSERT INTO becomes VALUES (1);
--= INSERT 0 1
CREATE RULE "_RETURN" AS ON SELECT TO becomes DO INSTEAD SELECT 1 AS a, 'x'::text AS b;
--! 55000: could not convert table "becomes" to a view because it is not empty
DELETE FROM becomes;
--= DELETE 1
CREATE RULE "_RETURN" AS ON SELECT TO becomes DO INSTEAD SELECT 1 AS a, 'x'::text AS b, 3 AS c;
--! 42P17: SELECT rule's target list has too many entries
CREATE RULE "_RETURN" AS ON SELECT TO becomes DO INSTEAD SELECT 1 AS a, 'x'::text AS c;
--! 42P17: SELECT rule's target entry 2 has different column name from column "b"
CREATE RULE "_RETURNS" AS ON SELECT TO becomes DO INSTEAD SELECT 1 AS a, 'x'::text AS b;
--! 42P17: view rule for "becomes" must be named "_RETURN"
CREATE RULE "_RETURN" AS ON SELECT TO becomes DO INSTEAD SELECT 1 AS a, 'x'::text AS b;
--= CREATE RULE
SELECT * FROM becomes;
--> a:int4 | b:text
--| 1 | x
SELECT * FROM over_becomes;
--> a:int4 | b:text
--| 1 | x
SELECT relkind, relreplident, relhasrules FROM pg_class WHERE relname = 'becomes';
--> relkind:char | relreplident:char | relhasrules:bool
--| v | n | t
SELECT pg_get_expr(adbin, adrelid), col_description('becomes'::regclass, 1) FROM pg_attrdef WHERE adrelid = 'becomes'::regclass;
--> pg_get_expr:text | col_description:text
--| 3 | kept
SELECT pg_get_viewdef('becomes');
--> pg_get_viewdef:text
--| ␠SELECT 1 AS a,␊    'x'::text AS b;
INSERT INTO becomes VALUES (1);
--! 55000: cannot insert into view "becomes"
DROP TABLE becomes;
--! 42809: "becomes" is not a table
DROP VIEW becomes;
--! 2BP01: cannot drop view becomes because other objects depend on it
DROP VIEW becomes CASCADE;
--~ drop cascades to view over_becomes
--= DROP VIEW
CREATE TABLE keyed (a int PRIMARY KEY);
--= CREATE TABLE
CREATE RULE "_RETURN" AS ON SELECT TO keyed DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "keyed" to a view because it has indexes
CREATE TABLE refers (a int REFERENCES keyed);
--= CREATE TABLE
CREATE RULE "_RETURN" AS ON SELECT TO refers DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "refers" to a view because it has triggers
CREATE TABLE parts (a int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE part_one PARTITION OF parts FOR VALUES IN (1);
--= CREATE TABLE
CREATE RULE "_RETURN" AS ON SELECT TO parts DO INSTEAD SELECT 1 AS a;
--! 42809: cannot convert partitioned table "parts" to a view
CREATE RULE "_RETURN" AS ON SELECT TO part_one DO INSTEAD SELECT 1 AS a;
--! 42809: cannot convert partition "part_one" to a view
CREATE TABLE guarded (a int);
--= CREATE TABLE
ALTER TABLE guarded ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE RULE "_RETURN" AS ON SELECT TO guarded DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "guarded" to a view because it has row security enabled
ALTER TABLE guarded DISABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY p ON guarded;
--= CREATE POLICY
CREATE RULE "_RETURN" AS ON SELECT TO guarded DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "guarded" to a view because it has row security policies
CREATE TABLE heir () INHERITS (guarded);
--= CREATE TABLE
CREATE RULE "_RETURN" AS ON SELECT TO guarded DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "guarded" to a view because it has child tables
CREATE RULE "_RETURN" AS ON SELECT TO heir DO INSTEAD SELECT 1 AS a;
--! 55000: could not convert table "heir" to a view because it has parent tables
CREATE TABLE dropped (a int, b int);
--= CREATE TABLE
ALTER TABLE dropped DROP a;
--= ALTER TABLE
CREATE RULE "_RETURN" AS ON SELECT TO dropped DO INSTEAD SELECT 1 AS b;
--! 0A000: cannot convert relation containing dropped columns to view
BEGIN;
--= BEGIN
CREATE TABLE fresh (a int);
--= CREATE TABLE
INSERT INTO fresh VALUES (1);
--= INSERT 0 1
TRUNCATE fresh;
--= TRUNCATE TABLE
CREATE RULE "_RETURN" AS ON SELECT TO fresh DO INSTEAD SELECT 5 AS a;
--= CREATE RULE
COMMIT;
--= COMMIT
SELECT * FROM fresh;
--> a:int4
--| 5
