-- Joins with a name of their own in views: shown as they are, and with schemas where the search path needs them.
CREATE TABLE a1 (x int, y int);
--= CREATE TABLE
CREATE TABLE b1 (x int, z int);
--= CREATE TABLE
CREATE TABLE c1 (x int, w int);
--= CREATE TABLE
CREATE VIEW merged AS SELECT * FROM (a1 JOIN b1 USING (x)) AS j;
--= CREATE VIEW
CREATE VIEW renamed AS SELECT j.x, j.z + 1 AS q FROM (a1 CROSS JOIN b1) AS j(x, y, xx, z);
--= CREATE VIEW
CREATE VIEW using_named AS SELECT j.* FROM (a1 JOIN b1 USING (x) AS u) AS j WHERE j.y > 1;
--= CREATE VIEW
CREATE VIEW joined AS SELECT * FROM (a1 JOIN b1 ON a1.x = b1.x AND b1.z > a1.y) AS j(p, q, r, s) LEFT JOIN c1 ON c1.x = j.p;
--= CREATE VIEW
SELECT pg_get_viewdef('merged'), pg_get_viewdef('renamed', true), pg_get_viewdef('using_named'), pg_get_viewdef('joined'), pg_get_viewdef('joined', true);
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT j.x,␊    j.y,␊    j.z␊   FROM (a1␊     JOIN b1 USING (x)) j; | ␠SELECT j.x,␊    j.z + 1 AS q␊   FROM (a1␊     CROSS JOIN b1) j(x, y, xx, z); | ␠SELECT j.x,␊    j.y,␊    j.z␊   FROM (a1␊     JOIN b1 USING (x) AS u) j␊  WHERE (j.y > 1); | ␠SELECT j.p,␊    j.q,␊    j.r,␊    j.s,␊    c1.x,␊    c1.w␊   FROM ((a1␊     JOIN b1 ON (((a1.x = b1.x) AND (b1.z > a1.y)))) j(p, q, r, s)␊     LEFT JOIN c1 ON ((c1.x = j.p))); | ␠SELECT j.p,␊    j.q,␊    j.r,␊    j.s,␊    c1.x,␊    c1.w␊   FROM (a1␊     JOIN b1 ON a1.x = b1.x AND b1.z > a1.y) j(p, q, r, s)␊     LEFT JOIN c1 ON c1.x = j.p;
SET search_path = '';
--= SET
SELECT pg_get_viewdef('public.merged'), pg_get_viewdef('public.joined');
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT j.x,␊    j.y,␊    j.z␊   FROM (public.a1␊     JOIN public.b1 USING (x)) j; | ␠SELECT j.p,␊    j.q,␊    j.r,␊    j.s,␊    c1.x,␊    c1.w␊   FROM ((public.a1␊     JOIN public.b1 ON (((a1.x = b1.x) AND (b1.z > a1.y)))) j(p, q, r, s)␊     LEFT JOIN public.c1 ON ((c1.x = j.p)));
RESET search_path;
--= RESET
DROP TABLE a1, b1, c1 CASCADE;
--~ drop cascades to 4 other objects
--= DROP TABLE
