-- A whole row has all columns that its relation has by now, also where the view's text was made before.
CREATE TABLE t (a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'x');
--= INSERT 0 1
CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW
CREATE VIEW w AS SELECT v FROM v;
--= CREATE VIEW
CREATE VIEW w_json AS SELECT row_to_json(v) FROM v;
--= CREATE VIEW
CREATE VIEW w_star AS SELECT v.* FROM v;
--= CREATE VIEW
CREATE VIEW w_table AS SELECT t FROM t;
--= CREATE VIEW
CREATE VIEW w_table_json AS SELECT row_to_json(t) AS j FROM t;
--= CREATE VIEW
CREATE VIEW w_texts AS SELECT (t).b, (t.*)::text, t.* IS NULL AS n FROM t;
--= CREATE VIEW
CREATE VIEW w_count AS SELECT count(v) AS c, max(v::text) FROM v;
--= CREATE VIEW
CREATE RULE r AS ON INSERT TO t DO ALSO SELECT new;
--= CREATE RULE
CREATE OR REPLACE VIEW v AS SELECT *, 5 AS c FROM t;
--= CREATE VIEW
ALTER TABLE t ADD d int DEFAULT 9;
--= ALTER TABLE
SELECT * FROM w;
--> v:user
--| (1,x,5)
SELECT * FROM w_json;
--> row_to_json:json
--| {"a":1,"b":"x","c":5}
SELECT * FROM w_star;
--> a:int4 | b:text
--| 1 | x
SELECT * FROM w_table;
--> t:user
--| (1,x,9)
SELECT * FROM w_table_json;
--> j:json
--| {"a":1,"b":"x","d":9}
SELECT * FROM w_texts;
--> b:text | t:text | n:bool
--| x | (1,x,9) | f
SELECT * FROM w_count;
--> c:int8 | max:text
--| 1 | (1,x,5)
CREATE OR REPLACE VIEW v AS SELECT a, b, 5 AS c, d FROM t;
--= CREATE VIEW
SELECT * FROM w;
--> v:user
--| (1,x,5,9)
SELECT (v).d FROM w;
--> d:int4
--| 9
SELECT v.a, w.v FROM v, w WHERE w.v = v;
--> a:int4 | v:user
--| 1 | (1,x,5,9)
SELECT pg_get_viewdef('w'), pg_get_viewdef('w_star');
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT v.*::v AS v␊   FROM v; | ␠SELECT v.a,␊    v.b␊   FROM v;
ALTER TABLE t RENAME b TO renamed;
--= ALTER TABLE
SELECT * FROM w_table_json;
--> j:json
--| {"a":1,"renamed":"x","d":9}
CREATE VIEW left_out AS SELECT x.a, v FROM (VALUES (1), (2)) x(a) LEFT JOIN v ON v.a = x.a;
--= CREATE VIEW
CREATE OR REPLACE VIEW v AS SELECT a, renamed AS b, 5 AS c, d, 7 AS e FROM t;
--= CREATE VIEW
SELECT * FROM left_out ORDER BY a;
--> a:int4 | v:user
--| 1 | (1,x,5,9,7)
--| 2 | ∅
INSERT INTO t VALUES (5, 'y', 6);
--> new:user
--| (5,y,6)
--= INSERT 0 1
ALTER TABLE t ADD z int;
--= ALTER TABLE
INSERT INTO t VALUES (5, 'y', 6, 7);
--> new:user
--| (5,y,6,7)
--= INSERT 0 1
