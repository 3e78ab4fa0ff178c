-- Columns that a join merges and that have been renamed since keep their names as aliases in a view's definition.
CREATE table a(x int, y int);
--= CREATE TABLE
CREATE table b(x int, z int);
--= CREATE TABLE
INSERT into a values (1,2),(3,4);
--= INSERT 0 2
INSERT into b values (1,5),(7,8);
--= INSERT 0 2
CREATE view v as select * from a join b using (x);
--= CREATE VIEW
CREATE view v2 as select x, y, z from a full join b using (x);
--= CREATE VIEW
CREATE view v3 as select x, a.x ax, b.x bx from a left join b using (x);
--= CREATE VIEW
CREATE view v4 as select * from a natural join b;
--= CREATE VIEW
CREATE view v5 as select j.x, j.y from (a join b using (x)) as j;
--= CREATE VIEW
CREATE view v6 as select * from a join b using (x) as j;
--= CREATE VIEW
CREATE view v7 as select *, j.x jx from a join b using (x) as j;
--= CREATE VIEW
ALTER table b rename x to q;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z␊   FROM (a␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z␊   FROM (a␊     FULL JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v3');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.x AS ax,␊    b.x AS bx␊   FROM (a␊     LEFT JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v4');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z␊   FROM (a␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v5');
--> pg_get_viewdef:text
--| ␠SELECT j.x,␊    j.y␊   FROM (a␊     JOIN b b(x, z) USING (x)) j;
SELECT pg_get_viewdef('v6');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z␊   FROM (a␊     JOIN b b(x, z) USING (x) AS j);
SELECT pg_get_viewdef('v7');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z,␊    a.x AS jx␊   FROM (a␊     JOIN b b(x, z) USING (x) AS j);
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
SELECT * from v3;
--> x:int4 | ax:int4 | bx:int4
--| 1 | 1 | 1
--| 3 | 3 | ∅
SELECT * from v4;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v5;
--> x:int4 | y:int4
--| 1 | 2
SELECT * from v6;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v7;
--> x:int4 | y:int4 | z:int4 | jx:int4
--| 1 | 2 | 5 | 1
ALTER table a rename x to p;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z␊   FROM (a a(x, y)␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z␊   FROM (a a(x, y)␊     FULL JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v5');
--> pg_get_viewdef:text
--| ␠SELECT j.x,␊    j.y␊   FROM (a a(x, y)␊     JOIN b b(x, z) USING (x)) j;
SELECT pg_get_viewdef('v7');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z,␊    a.x AS jx␊   FROM (a a(x, y)␊     JOIN b b(x, z) USING (x) AS j);
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
SELECT * from v3;
--> x:int4 | ax:int4 | bx:int4
--| 1 | 1 | 1
--| 3 | 3 | ∅
SELECT * from v4;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v5;
--> x:int4 | y:int4
--| 1 | 2
SELECT * from v6;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v7;
--> x:int4 | y:int4 | z:int4 | jx:int4
--| 1 | 2 | 5 | 1
ALTER table a rename p to q;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.y,␊    b.z␊   FROM (a a(x, y)␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.y,␊    b.z␊   FROM (a a(x, y)␊     FULL JOIN b b(x, z) USING (x));
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2; 
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
ALTER table a rename q to x;
--= ALTER TABLE
ALTER table a rename y to q;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q AS y,␊    b.z␊   FROM (a␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q AS y,␊    b.z␊   FROM (a␊     FULL JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v3');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.x AS ax,␊    b.x AS bx␊   FROM (a␊     LEFT JOIN b b(x, z) USING (x));
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2; 
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
ALTER table b rename q to y;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q AS y,␊    b.z␊   FROM (a␊     JOIN b b(x, z) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q AS y,␊    b.z␊   FROM (a␊     FULL JOIN b b(x, z) USING (x));
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2; 
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
ALTER table b add x int;
--= ALTER TABLE
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q AS y,␊    b.z␊   FROM (a␊     JOIN b b(x, z, x_1) USING (x));
SELECT pg_get_viewdef('v2');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q AS y,␊    b.z␊   FROM (a␊     FULL JOIN b b(x, z, x_1) USING (x));
SELECT * from v;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
SELECT * from v2;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
--| 3 | 4 | ∅
--| 7 | ∅ | 8
SELECT * from v4;
--> x:int4 | y:int4 | z:int4
--| 1 | 2 | 5
CREATE table c(x int, w int);
--= CREATE TABLE
INSERT into c values (1,1);
--= INSERT 0 1
CREATE view v8 as select * from a join b using (x) join c using (x);
--= CREATE VIEW
CREATE view v9 as select * from a full join b using (x) full join c using (x);
--= CREATE VIEW
ALTER table c rename x to xx;
--= ALTER TABLE
SELECT pg_get_viewdef('v8');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     JOIN b USING (x))␊     JOIN c c(x, w) USING (x));
SELECT pg_get_viewdef('v9');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     FULL JOIN b USING (x))␊     FULL JOIN c c(x, w) USING (x));
SELECT * from v8;
--> x:int4 | q:int4 | y:int4 | z:int4 | w:int4
SELECT * from v9;
--> x:int4 | q:int4 | y:int4 | z:int4 | w:int4
--| 1 | 2 | ∅ | ∅ | 1
--| 3 | 4 | ∅ | ∅ | ∅
--| ∅ | ∅ | 1 | 5 | ∅
--| ∅ | ∅ | 7 | 8 | ∅
ALTER table b rename x to xx;
--= ALTER TABLE
SELECT pg_get_viewdef('v8');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     JOIN b b(y, z, x) USING (x))␊     JOIN c c(x, w) USING (x));
SELECT pg_get_viewdef('v9');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     FULL JOIN b b(y, z, x) USING (x))␊     FULL JOIN c c(x, w) USING (x));
SELECT * from v8;
--> x:int4 | q:int4 | y:int4 | z:int4 | w:int4
SELECT * from v9;
--> x:int4 | q:int4 | y:int4 | z:int4 | w:int4
--| 1 | 2 | ∅ | ∅ | 1
--| 3 | 4 | ∅ | ∅ | ∅
--| ∅ | ∅ | 1 | 5 | ∅
--| ∅ | ∅ | 7 | 8 | ∅
ALTER table a add w int;
--= ALTER TABLE
SELECT pg_get_viewdef('v8');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     JOIN b b(y, z, x) USING (x))␊     JOIN c c(x, w) USING (x));
SELECT pg_get_viewdef('v9');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     FULL JOIN b b(y, z, x) USING (x))␊     FULL JOIN c c(x, w) USING (x));
ALTER table a add xx int;
--= ALTER TABLE
SELECT pg_get_viewdef('v8');
--> pg_get_viewdef:text
--| ␠SELECT a.x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     JOIN b b(y, z, x) USING (x))␊     JOIN c c(x, w) USING (x));
SELECT pg_get_viewdef('v9');
--> pg_get_viewdef:text
--| ␠SELECT x,␊    a.q,␊    b.y,␊    b.z,␊    c.w␊   FROM ((a␊     FULL JOIN b b(y, z, x) USING (x))␊     FULL JOIN c c(x, w) USING (x));
