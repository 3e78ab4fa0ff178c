-- Names in definitions' texts are what they are where they stand: in a join's ON, a lateral query or a function's arguments a column is unambiguous that isn't in the whole FROM; what the path doesn't lead to is told with its schema.
create table a(x int, p int);
--= CREATE TABLE
create table b(y int, q int);
--= CREATE TABLE
create table c(x int, r int);
--= CREATE TABLE
create table t(i int, d date, n numeric, s text, j jsonb, b bigint);
--= CREATE TABLE
create view j2 as select a.p from a join b on x=y, c;
--= CREATE VIEW
create view j1 as select a.p, b.q from a join b on x=y join c on c.x=a.x;
--= CREATE VIEW
create view j3 as select a.p from a left join (b join c on x=y) on a.x=c.x;
--= CREATE VIEW
create view j4 as select (select max(p) from a join b on x=y, c) m;
--= CREATE VIEW
create view j5 as with q as (select p from a join b on x=y, c) select * from q;
--= CREATE VIEW
create view j6 as select k.p from (a join b on x=y) k, c;
--= CREATE VIEW
create view l1 as select a.p from a, generate_series(1,x) g, c;
--= CREATE VIEW
create view l2 as select a.p from a, lateral (select x) s(k), c;
--= CREATE VIEW
create view l3 as select a.p from a cross join lateral unnest(array[x]) u, c where a.p = c.r;
--= CREATE VIEW
create view l4 as select a.p from a, jsonb_each(jsonb_build_object('k',x)) j, c;
--= CREATE VIEW
create view l6 as select s.n from a, lateral (select count(*) n from generate_series(1,x)) s, c;
--= CREATE VIEW
create view l9 as with q as (select x from a) select q.x from q, generate_series(1,x) g, c;
--= CREATE VIEW
create view l10 as select g.* from a, rows from (generate_series(1,x), unnest(array[p,x])) g, c;
--= CREATE VIEW
create view l11 as select u.k, u.l from a, unnest(array[x], array[p]) u(k, l), c;
--= CREATE VIEW
create view l12 as select u.* from a, xmltable('/r' passing (('<r>'||p||'</r>')::xml) columns v int path '.') u, c where c.r=1;
--= CREATE VIEW
create view l13 as select u.* from a, json_to_recordset(('[{"x":'||p||'}]')::json) as u(x int), c where c.r=1;
--= CREATE VIEW
create view l14 as select k.z from a, lateral (select y as z from b where y = x and exists (select 1 from c where c.x = p)) k, c;
--= CREATE VIEW
create view w1 as select lag(d,1,'2000-01-01') over (order by d) x, lead(n,1,'5') over (order by n) y, lag(j,1,'{}') over (order by i) z, lead(b,1,0) over (order by i) w, lag(i,1,2.5) over (order by i) u, ntile(null) over (order by i) k, nth_value(s, 2) over (order by i) v, sum(i) over (), count(*) over (partition by s), ntile('3') over () from t;
--= CREATE VIEW
create view w3 as select * from (select t.i a, count(t.*) c, json_agg(t.*) ja from t group by t.i, t.*) t;
--= CREATE VIEW
create view r1 as select t as r from t;
--= CREATE VIEW
create view r2 as select t.*::t as r from t;
--= CREATE VIEW
create view r3 as select (t.*)::t as r, t.i from t;
--= CREATE VIEW
create view r4 as select t.* is null as r, row_to_json(t.*) as j, to_jsonb(t) as k, array_agg(row(t.*)::t) over () as l from t;
--= CREATE VIEW
create view r5 as select (t).*, (t.*).i as ii from t;
--= CREATE VIEW
create schema s;
--= CREATE SCHEMA
set search_path=s,public;
--= SET
create collation cl from "C";
--= CREATE COLLATION
create table st(a text, i int);
--= CREATE TABLE
create operator === (leftarg=bool,rightarg=bool,function=booleq);
--= CREATE OPERATOR
create function f(int) returns int language sql immutable as 'select $1';
--= CREATE FUNCTION
create table t2(a text check (a collate cl > 'a'), b text generated always as (a collate cl || 'x') stored);
--= CREATE TABLE
create domain dc as text collate cl check (value collate cl > 'x');
--= CREATE DOMAIN
create policy po on st using (a collate cl = 'x');
--= CREATE POLICY
create view v01 as select a = 'x' collate cl y from st;
--= CREATE VIEW
create view v14 as select i from st limit f(1) offset f(0);
--= CREATE VIEW
create view v16 as select i from st fetch first f(1) rows only;
--= CREATE VIEW
create view v15 as select i from st limit '2' offset '1';
--= CREATE VIEW
create view v151 as select i from st limit 2::int offset 1.5*2;
--= CREATE VIEW
create view v152 as select i from st limit null;
--= CREATE VIEW
create view v153 as select i from st order by i fetch first f(2) rows with ties;
--= CREATE VIEW
create view v19 as select true === any(select true) x, true === all(select false) y, true = any(select true) z, 1 in (select 2) as u, 1 not in (select 2) as v, 1 <> all(select 3) as w;
--= CREATE VIEW
create view v21 as select i from st tablesample bernoulli (f(3)) repeatable (f(4));
--= CREATE VIEW
create view v210 as select i from st tablesample system (30.5) repeatable (4);
--= CREATE VIEW
create view v22 as select * from json_to_record('{}') as r(c text collate cl, d int);
--= CREATE VIEW
create function public.eq84(int8,text) returns bool language sql immutable as $$select $1::text = $2$$;
--= CREATE FUNCTION
create operator public.= (leftarg=int8, rightarg=text, function=public.eq84);
--= CREATE OPERATOR
create view v2 as select i from t where b in (select s from t);
--= CREATE VIEW
create view v2n as select i from t where b not in (select s from t);
--= CREATE VIEW
create function pg_temp.whoami() returns text language sql as 'select ''x''';
--= CREATE FUNCTION
create temp view v3 as select pg_temp.whoami();
--= CREATE VIEW
create type vr as range(subtype=int4);
--= CREATE TYPE
create table vt(a int, r vr default vr(1,2), check (r <> vr(3,4)), e vr generated always as (vr(a,a+1)) stored);
--= CREATE TABLE
create view vv as select vr(1,2,'()') x, vr_multirange(vr(1,2)) y, vr_multirange() z;
--= CREATE VIEW
set search_path='';
--= SET
select c.relname, pg_get_viewdef(c.oid) from pg_class c where relkind='v' and relnamespace in (select oid from pg_namespace where nspname in ('s','public')) order by 1;
--> relname:name | pg_get_viewdef:text
--| j1 | ␠SELECT a.p,␊    b.q␊   FROM ((public.a␊     JOIN public.b ON ((a.x = b.y)))␊     JOIN public.c ON ((c.x = a.x)));
--| j2 | ␠SELECT a.p␊   FROM (public.a␊     JOIN public.b ON ((a.x = b.y))),␊    public.c;
--| j3 | ␠SELECT a.p␊   FROM (public.a␊     LEFT JOIN (public.b␊     JOIN public.c ON ((c.x = b.y))) ON ((a.x = c.x)));
--| j4 | ␠SELECT ( SELECT max(a.p) AS max␊           FROM (public.a␊             JOIN public.b ON ((a.x = b.y))),␊            public.c) AS m;
--| j5 | ␠WITH q AS (␊         SELECT a.p␊           FROM (public.a␊             JOIN public.b ON ((a.x = b.y))),␊            public.c␊        )␊ SELECT q.p␊   FROM q;
--| j6 | ␠SELECT k.p␊   FROM (public.a␊     JOIN public.b ON ((a.x = b.y))) k,␊    public.c;
--| l1 | ␠SELECT a.p␊   FROM public.a,␊    LATERAL generate_series(1, a.x) g(g),␊    public.c;
--| l10 | ␠SELECT g.generate_series,␊    g.unnest␊   FROM public.a,␊    LATERAL ROWS FROM(generate_series(1, a.x), unnest(ARRAY[a.p, a.x])) g(generate_series, unnest),␊    public.c;
--| l11 | ␠SELECT u.k,␊    u.l␊   FROM public.a,␊    LATERAL UNNEST(ARRAY[a.x], ARRAY[a.p]) u(k, l),␊    public.c;
--| l12 | ␠SELECT u.v␊   FROM public.a,␊    LATERAL XMLTABLE(('/r'::text) PASSING (((('<r>'::text || a.p) || '</r>'::text))::xml) COLUMNS v integer PATH ('.'::text)) u,␊    public.c␊  WHERE (c.r = 1);
--| l13 | ␠SELECT u.x␊   FROM public.a,␊    LATERAL json_to_recordset(((('[{"x":'::text || a.p) || '}]'::text))::json) u(x integer),␊    public.c␊  WHERE (c.r = 1);
--| l14 | ␠SELECT k.z␊   FROM public.a,␊    LATERAL ( SELECT b.y AS z␊           FROM public.b␊          WHERE ((b.y = a.x) AND (EXISTS ( SELECT 1␊                   FROM public.c c_1␊                  WHERE (c_1.x = a.p))))) k,␊    public.c;
--| l2 | ␠SELECT a.p␊   FROM public.a,␊    LATERAL ( SELECT a.x) s(k),␊    public.c;
--| l3 | ␠SELECT a.p␊   FROM (public.a␊     CROSS JOIN LATERAL unnest(ARRAY[a.x]) u(u)),␊    public.c␊  WHERE (a.p = c.r);
--| l4 | ␠SELECT a.p␊   FROM public.a,␊    LATERAL jsonb_each(jsonb_build_object('k', a.x)) j(key, value),␊    public.c;
--| l6 | ␠SELECT s.n␊   FROM public.a,␊    LATERAL ( SELECT count(*) AS n␊           FROM generate_series(1, a.x) generate_series(generate_series)) s,␊    public.c;
--| l9 | ␠WITH q AS (␊         SELECT a.x␊           FROM public.a␊        )␊ SELECT q.x␊   FROM q,␊    LATERAL generate_series(1, q.x) g(g),␊    public.c;
--| r1 | ␠SELECT t.*::public.t AS r␊   FROM public.t;
--| r2 | ␠SELECT t.*::public.t AS r␊   FROM public.t;
--| r3 | ␠SELECT t.*::public.t AS r,␊    t.i␊   FROM public.t;
--| r4 | ␠SELECT (t.* IS NULL) AS r,␊    row_to_json(t.*) AS j,␊    to_jsonb(t.*) AS k,␊    array_agg(ROW(t.i, t.d, t.n, t.s, t.j, t.b)::public.t) OVER () AS l␊   FROM public.t;
--| r5 | ␠SELECT t.i,␊    t.d,␊    t.n,␊    t.s,␊    t.j,␊    t.b,␊    t.i AS ii␊   FROM public.t;
--| v01 | ␠SELECT (st.a = ('x'::text COLLATE s.cl)) AS y␊   FROM s.st;
--| v14 | ␠SELECT st.i␊   FROM s.st␊ OFFSET s.f(0)␊ LIMIT s.f(1);
--| v15 | ␠SELECT st.i␊   FROM s.st␊ OFFSET '1'::bigint␊ LIMIT '2'::bigint;
--| v151 | ␠SELECT st.i␊   FROM s.st␊ OFFSET (1.5 * (2)::numeric)␊ LIMIT 2;
--| v152 | ␠SELECT st.i␊   FROM s.st␊ LIMIT ALL;
--| v153 | ␠SELECT st.i␊   FROM s.st␊  ORDER BY st.i␊ FETCH FIRST (s.f(2)) ROWS WITH TIES;
--| v16 | ␠SELECT st.i␊   FROM s.st␊ LIMIT s.f(1);
--| v19 | ␠SELECT (true OPERATOR(s.===) ANY ( SELECT true)) AS x,␊    (true OPERATOR(s.===) ALL ( SELECT false)) AS y,␊    (true IN ( SELECT true)) AS z,␊    (1 IN ( SELECT 2)) AS u,␊    (NOT (1 IN ( SELECT 2))) AS v,␊    (1 <> ALL ( SELECT 3)) AS w;
--| v2 | ␠SELECT t.i␊   FROM public.t␊  WHERE (t.b OPERATOR(public.=) ANY ( SELECT t_1.s␊           FROM public.t t_1));
--| v21 | ␠SELECT st.i␊   FROM s.st TABLESAMPLE bernoulli (s.f(3)) REPEATABLE (s.f(4));
--| v210 | ␠SELECT st.i␊   FROM s.st TABLESAMPLE system (30.5) REPEATABLE (4);
--| v22 | ␠SELECT r.c,␊    r.d␊   FROM json_to_record('{}'::json) r(c text COLLATE s.cl, d integer);
--| v2n | ␠SELECT t.i␊   FROM public.t␊  WHERE (NOT (t.b OPERATOR(public.=) ANY ( SELECT t_1.s␊           FROM public.t t_1)));
--| vv | ␠SELECT s.vr(1, 2, '()'::text) AS x,␊    s.vr_multirange(s.vr(1, 2)) AS y,␊    s.vr_multirange() AS z;
--| w1 | ␠SELECT lag(t.d, 1, '2000-01-01'::date) OVER (ORDER BY t.d) AS x,␊    lead(t.n, 1, '5'::numeric) OVER (ORDER BY t.n) AS y,␊    lag(t.j, 1, '{}'::jsonb) OVER (ORDER BY t.i) AS z,␊    lead(t.b, 1, (0)::bigint) OVER (ORDER BY t.i) AS w,␊    lag((t.i)::numeric, 1, 2.5) OVER (ORDER BY t.i) AS u,␊    ntile(NULL::integer) OVER (ORDER BY t.i) AS k,␊    nth_value(t.s, 2) OVER (ORDER BY t.i) AS v,␊    sum(t.i) OVER () AS sum,␊    count(*) OVER (PARTITION BY t.s) AS count,␊    ntile(3) OVER () AS ntile␊   FROM public.t;
--| w3 | ␠SELECT t.a,␊    t.c,␊    t.ja␊   FROM ( SELECT t_1.i AS a,␊            count(t_1.*) AS c,␊            json_agg(t_1.*) AS ja␊           FROM public.t t_1␊          GROUP BY t_1.i, t_1.*) t;
select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace in (select oid from pg_namespace where nspname in ('s','public')) order by 1;
--> conname:name | pg_get_constraintdef:text
--| dc_check | CHECK (((VALUE COLLATE s.cl) > 'x'::text))
--| t2_a_check | CHECK (((a COLLATE s.cl) > 'a'::text))
--| vt_r_check | CHECK ((r <> s.vr(3, 4)))
select adrelid::regclass, pg_get_expr(adbin,adrelid) from pg_attrdef order by 1,2;
--> adrelid:regclass | pg_get_expr:text
--| s.t2 | ((a COLLATE s.cl) || 'x'::text)
--| s.vt | s.vr(1, 2)
--| s.vt | s.vr(a, (a + 1))
select polname, pg_get_expr(polqual, polrelid) from pg_policy;
--> polname:name | pg_get_expr:text
--| po | ((a COLLATE s.cl) = 'x'::text)
select pg_get_viewdef('pg_temp.v3'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT pg_temp.whoami() AS whoami;
alter table public.a rename x to xx;
--= ALTER TABLE
select pg_get_viewdef('public.j1'::regclass), pg_get_viewdef('public.l1'::regclass, true), pg_get_viewdef('public.l2'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT a.p,␊    b.q␊   FROM ((public.a␊     JOIN public.b ON ((a.xx = b.y)))␊     JOIN public.c ON ((c.x = a.xx))); | ␠SELECT a.p␊   FROM public.a,␊    LATERAL generate_series(1, a.xx) g(g),␊    public.c; | ␠SELECT a.p␊   FROM public.a,␊    LATERAL ( SELECT a.xx AS x) s(k),␊    public.c;
