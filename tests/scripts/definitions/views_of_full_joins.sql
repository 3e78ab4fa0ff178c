-- A full join's merged column goes by its bare name: other relations' columns of that name are called otherwise in the view's text, which can be read again.
CREATE TABLE a (x int, y int);
--= CREATE TABLE
CREATE TABLE b (x int, z int);
--= CREATE TABLE
CREATE VIEW v1 (x, y, z, bx, bz) AS SELECT * FROM a FULL JOIN b USING (x), b AS bx;
--= CREATE VIEW
SELECT pg_get_viewdef('v1', true);
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z,␊    bx.x_1 AS bx,␊    bx.z AS bz␊   FROM a␊     FULL JOIN b USING (x),␊    b bx(x_1, z);
CREATE VIEW v2 AS SELECT x, bx.x AS bx, a.y FROM a FULL JOIN b USING (x) JOIN b AS bx ON bx.z = a.y WHERE x > 0 OR bx.x > 1;
--! 42702: column reference "x" is ambiguous
CREATE VIEW v2 AS SELECT a.y, bx.x AS bx FROM a FULL JOIN b USING (x) JOIN b AS bx ON bx.z = a.y WHERE bx.x > 1;
--= CREATE VIEW
SELECT pg_get_viewdef('v2', true);
--> pg_get_viewdef:text
--| ␠SELECT a.y,␊    bx.x_1 AS bx␊   FROM a␊     FULL JOIN b USING (x)␊     JOIN b bx(x_1, z) ON bx.z = a.y␊  WHERE bx.x_1 > 1;
CREATE VIEW v3 AS SELECT * FROM (VALUES (1, 2, 3, 4, 5)) v(a, b, c, d, e) UNION ALL SELECT * FROM a FULL JOIN b USING (x), b bx;
--= CREATE VIEW
SELECT pg_get_viewdef('v3', true);
--> pg_get_viewdef:text
--| ␠SELECT v.a,␊    v.b,␊    v.c,␊    v.d,␊    v.e␊   FROM ( VALUES (1,2,3,4,5)) v(a, b, c, d, e)␊UNION ALL␊ SELECT x AS a,␊    a.y AS b,␊    b.z AS c,␊    bx.x_1 AS d,␊    bx.z AS e␊   FROM a␊     FULL JOIN b USING (x),␊    b bx(x_1, z);
CREATE VIEW v4 AS SELECT x, y, z FROM a FULL JOIN b USING (x);
--= CREATE VIEW
SELECT pg_get_viewdef('v4', true);
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z␊   FROM a␊     FULL JOIN b USING (x);
ALTER TABLE b ADD COLUMN y2 int;
--= ALTER TABLE
ALTER TABLE b RENAME COLUMN x TO w;
--= ALTER TABLE
SELECT pg_get_viewdef('v1', true);
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z,␊    bx.w AS bx,␊    bx.z AS bz␊   FROM a␊     FULL JOIN b b(x, z, y2) USING (x),␊    b bx;
SELECT pg_get_viewdef('v4', true);
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z␊   FROM a␊     FULL JOIN b b(x, z, y2) USING (x);
INSERT INTO a VALUES (1, 2);
--= INSERT 0 1
INSERT INTO b VALUES (1, 2), (3, 4);
--= INSERT 0 2
SELECT * FROM v1 ORDER BY 1, 2, 3, 4, 5;
--> x:int4 | y:int4 | z:int4 | bx:int4 | bz:int4
--| 1 | 2 | 2 | 1 | 2
--| 1 | 2 | 2 | 3 | 4
--| 3 | ∅ | 4 | 1 | 2
--| 3 | ∅ | 4 | 3 | 4
