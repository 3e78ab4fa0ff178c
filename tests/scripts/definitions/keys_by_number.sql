-- Keys of ORDER BY, GROUP BY and DISTINCT ON that are numbers of outputs, also behind wildcards.
create schema sv; set search_path = sv;
--= CREATE SCHEMA
--= SET
create table b(a int, c text); create table b2(a int, d int);
--= CREATE TABLE
--= CREATE TABLE
create view v1 as select * from b order by 1;
--= CREATE VIEW
create view v2 as select * from b order by 2 desc, 1;
--= CREATE VIEW
create view v3 as select b.* from b group by 1,2;
--= CREATE VIEW
create view v4 as with w as (select * from b order by 2) select * from w order by 1;
--= CREATE VIEW
create view v5 as select x.*, y.a as q from b x, b y order by 3;
--= CREATE VIEW
create view v6 as select *, row_number() over (order by a) rn from b order by 3, 2;
--= CREATE VIEW
create view v7 as select * from b order by 1 limit 1;
--= CREATE VIEW
create view v8 as select distinct on (1) * from b order by 1, 2;
--= CREATE VIEW
create view v9 as select * from (select * from b order by 1) s;
--= CREATE VIEW
create view v10 as select * from (values (1,2),(3,4)) v(x,y) order by 1;
--= CREATE VIEW
create view v11 as select * from generate_series(1,3) order by 1;
--= CREATE VIEW
create view v12 as select (b).* from b order by 1;
--= CREATE VIEW
create view v13 as table b order by 1;
--= CREATE VIEW
create view v14 as select * from b b1 natural join b b2 order by 1;
--= CREATE VIEW
create view v15 as values (1,2),(2,3) order by 1;
--= CREATE VIEW
create view v16 as values (1,2),(2,3) order by column2 desc;
--= CREATE VIEW
create view v17 as select * from b order by c using >, 1 using <;
--= CREATE VIEW
create view v18 as select * from b full join b2 using (a) order by 1, 3;
--= CREATE VIEW
create view v19 as select b.*, b2.d from b join b2 on b.a=b2.a and false group by 1,2,3 order by 1 nulls first;
--= CREATE VIEW
create view v20 as select * from b union select a, 'x' from b2 order by 1, 2;
--= CREATE VIEW
create view v21 as (select * from b order by 1 limit 3) union all (select * from b order by 2);
--= CREATE VIEW
create view v22 as select b.* from b order by b;
--= CREATE VIEW
create view v23 as select distinct * from b order by a, 2;
--= CREATE VIEW
create view v24 as select count(*), b.* from b group by rollup (2,3) order by 1;
--= CREATE VIEW
create view v25 as select a, sum(a) from b group by grouping sets ((1), ()) order by 2, 1;
--= CREATE VIEW
create view v26 as select c || 'x', a from b order by 1, lower(c);
--= CREATE VIEW
create view v27 as select *, a+1 as a1, -a from b order by 3, 4;
--= CREATE VIEW
create materialized view m1 as select * from b order by 1;
--= SELECT 0
create rule r1 as on insert to b2 do also select * from b order by 1;
--= CREATE RULE
create function fa() returns setof b begin atomic select * from b order by 2, 1; end;
--= CREATE FUNCTION
alter table b rename column c to cc; alter table b add column z int;
--= ALTER TABLE
--= ALTER TABLE
select v, pg_get_viewdef(v::regclass) from (select 'v'||g v from generate_series(1,27) g union all select 'm1') q;
--> v:text | pg_get_viewdef:text
--| v1 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v2 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc DESC, b.a;
--| v3 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  GROUP BY b.a, b.cc;
--| v4 | ␠WITH w AS (␊         SELECT b.a,␊            b.cc AS c␊           FROM b␊          ORDER BY b.cc␊        )␊ SELECT w.a,␊    w.c␊   FROM w␊  ORDER BY w.a;
--| v5 | ␠SELECT x.a,␊    x.cc AS c,␊    y.a AS q␊   FROM b x,␊    b y␊  ORDER BY y.a;
--| v6 | ␠SELECT b.a,␊    b.cc AS c,␊    row_number() OVER (ORDER BY b.a) AS rn␊   FROM b␊  ORDER BY (row_number() OVER (ORDER BY b.a)), b.cc;
--| v7 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a␊ LIMIT 1;
--| v8 | ␠SELECT DISTINCT ON (b.a) b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a, b.cc;
--| v9 | ␠SELECT s.a,␊    s.c␊   FROM ( SELECT b.a,␊            b.cc AS c␊           FROM b␊          ORDER BY b.a) s;
--| v10 | ␠SELECT v.x,␊    v.y␊   FROM ( VALUES (1,2), (3,4)) v(x, y)␊  ORDER BY v.x;
--| v11 | ␠SELECT generate_series.generate_series␊   FROM generate_series(1, 3) generate_series(generate_series)␊  ORDER BY generate_series.generate_series;
--| v12 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v13 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v14 | ␠SELECT b1.a,␊    b1.c␊   FROM (b b1(a, c, z)␊     JOIN b b2(a, c, z) USING (a, c))␊  ORDER BY b1.a;
--| v15 | ␠VALUES (1,2), (2,3)␊  ORDER BY "*VALUES*".column1;
--| v16 | ␠VALUES (1,2), (2,3)␊  ORDER BY "*VALUES*".column2 DESC;
--| v17 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc DESC, b.a;
--| v18 | ␠SELECT a,␊    b.cc AS c,␊    b2.d␊   FROM (b␊     FULL JOIN b2 USING (a))␊  ORDER BY a, b2.d;
--| v19 | ␠SELECT b.a,␊    b.cc AS c,␊    b2.d␊   FROM (b␊     JOIN b2 ON (((b.a = b2.a) AND false)))␊  GROUP BY b.a, b.cc, b2.d␊  ORDER BY b.a NULLS FIRST;
--| v20 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊UNION␊ SELECT b2.a,␊    'x'::text AS c␊   FROM b2␊  ORDER BY 1, 2;
--| v21 | ( SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a␊ LIMIT 3)␊UNION ALL␊( SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc);
--| v22 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.*;
--| v23 | ␠SELECT DISTINCT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a, b.cc;
--| v24 | ␠SELECT count(*) AS count,␊    b.a,␊    b.cc AS c␊   FROM b␊  GROUP BY ROLLUP(b.a, b.cc)␊  ORDER BY (count(*));
--| v25 | ␠SELECT b.a,␊    sum(b.a) AS sum␊   FROM b␊  GROUP BY GROUPING SETS ((b.a), ())␊  ORDER BY (sum(b.a)), b.a;
--| v26 | ␠SELECT (b.cc || 'x'::text) AS "?column?",␊    b.a␊   FROM b␊  ORDER BY (b.cc || 'x'::text), (lower(b.cc));
--| v27 | ␠SELECT b.a,␊    b.cc AS c,␊    (b.a + 1) AS a1,␊    (- b.a) AS "?column?"␊   FROM b␊  ORDER BY (b.a + 1), (- b.a);
--| m1 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
select v, pg_get_viewdef(v::regclass, true) from (select 'v'||g v from generate_series(1,27) g union all select 'm1') q;
--> v:text | pg_get_viewdef:text
--| v1 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v2 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc DESC, b.a;
--| v3 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  GROUP BY b.a, b.cc;
--| v4 | ␠WITH w AS (␊         SELECT b.a,␊            b.cc AS c␊           FROM b␊          ORDER BY b.cc␊        )␊ SELECT w.a,␊    w.c␊   FROM w␊  ORDER BY w.a;
--| v5 | ␠SELECT x.a,␊    x.cc AS c,␊    y.a AS q␊   FROM b x,␊    b y␊  ORDER BY y.a;
--| v6 | ␠SELECT b.a,␊    b.cc AS c,␊    row_number() OVER (ORDER BY b.a) AS rn␊   FROM b␊  ORDER BY (row_number() OVER (ORDER BY b.a)), b.cc;
--| v7 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a␊ LIMIT 1;
--| v8 | ␠SELECT DISTINCT ON (b.a) b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a, b.cc;
--| v9 | ␠SELECT s.a,␊    s.c␊   FROM ( SELECT b.a,␊            b.cc AS c␊           FROM b␊          ORDER BY b.a) s;
--| v10 | ␠SELECT v.x,␊    v.y␊   FROM ( VALUES (1,2), (3,4)) v(x, y)␊  ORDER BY v.x;
--| v11 | ␠SELECT generate_series.generate_series␊   FROM generate_series(1, 3) generate_series(generate_series)␊  ORDER BY generate_series.generate_series;
--| v12 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v13 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--| v14 | ␠SELECT b1.a,␊    b1.c␊   FROM b b1(a, c, z)␊     JOIN b b2(a, c, z) USING (a, c)␊  ORDER BY b1.a;
--| v15 | ␠VALUES (1,2), (2,3)␊  ORDER BY "*VALUES*".column1;
--| v16 | ␠VALUES (1,2), (2,3)␊  ORDER BY "*VALUES*".column2 DESC;
--| v17 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc DESC, b.a;
--| v18 | ␠SELECT a,␊    b.cc AS c,␊    b2.d␊   FROM b␊     FULL JOIN b2 USING (a)␊  ORDER BY a, b2.d;
--| v19 | ␠SELECT b.a,␊    b.cc AS c,␊    b2.d␊   FROM b␊     JOIN b2 ON b.a = b2.a AND false␊  GROUP BY b.a, b.cc, b2.d␊  ORDER BY b.a NULLS FIRST;
--| v20 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊UNION␊ SELECT b2.a,␊    'x'::text AS c␊   FROM b2␊  ORDER BY 1, 2;
--| v21 | ( SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a␊ LIMIT 3)␊UNION ALL␊( SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.cc);
--| v22 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.*;
--| v23 | ␠SELECT DISTINCT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a, b.cc;
--| v24 | ␠SELECT count(*) AS count,␊    b.a,␊    b.cc AS c␊   FROM b␊  GROUP BY ROLLUP(b.a, b.cc)␊  ORDER BY (count(*));
--| v25 | ␠SELECT b.a,␊    sum(b.a) AS sum␊   FROM b␊  GROUP BY GROUPING SETS ((b.a), ())␊  ORDER BY (sum(b.a)), b.a;
--| v26 | ␠SELECT b.cc || 'x'::text AS "?column?",␊    b.a␊   FROM b␊  ORDER BY (b.cc || 'x'::text), (lower(b.cc));
--| v27 | ␠SELECT b.a,␊    b.cc AS c,␊    b.a + 1 AS a1,␊    - b.a AS "?column?"␊   FROM b␊  ORDER BY (b.a + 1), (- b.a);
--| m1 | ␠SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
select pg_get_ruledef(oid) from pg_rewrite where rulename='r1'; select pg_get_functiondef('fa'::regproc);
--> pg_get_ruledef:text
--| CREATE RULE r1 AS␊    ON INSERT TO sv.b2 DO  SELECT b.a,␊    b.cc AS c␊   FROM b␊  ORDER BY b.a;
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION sv.fa()␊ RETURNS SETOF b␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT b.a,␊     b.cc AS c␊    FROM b␊   ORDER BY b.cc, b.a;␊END␊
