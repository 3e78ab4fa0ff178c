-- What pg_get_viewdef says of views, whole and pretty: pg_dump restores them from it, so that nothing of a query may get lost.
create schema s; create schema s2;
--= CREATE SCHEMA
--= CREATE SCHEMA
create type s.mood as enum ('sad','ok'); create type s.pair as (x int, y text);
--= CREATE TYPE
--= CREATE TYPE
create table s.a (id int primary key, name varchar(10), n numeric, t text, m s.mood, d date, ts timestamptz, arr int[], j jsonb, p s.pair, b bool, f float8, c char(3));
--= CREATE TABLE
create table s.b (id int primary key, a_id int, v int, name text);
--= CREATE TABLE
create table s2.c (id int, a_id int, w int);
--= CREATE TABLE
create function s.fn(int) returns int language sql as 'select $1';
--= CREATE FUNCTION
create function s.srf(int) returns table (k int, v text) language sql as $$select 1, 'x'$$;
--= CREATE FUNCTION
create function s.rec() returns record language sql as $$select 1, 'x'$$;
--= CREATE FUNCTION
create aggregate s.agg(int) (sfunc = int4pl, stype = int);
--= CREATE AGGREGATE
set search_path = s, public;
--= SET
create view v03 as select a.id, row_number() over w, sum(n) over (partition by name order by id rows between 2 preceding and 1 following exclude current row) from a window w as (partition by name order by id desc nulls last);
--= CREATE VIEW
create recursive view v06 (n, lvl) as select id, 1 from a union all select a.id, v06.lvl + 1 from a join v06 on a.id = v06.n where lvl < 3;
--= CREATE VIEW
create view v07 as with recursive t(i, p) as (values (1, 'x') union select i + 1, p || 'y' from t where i < 5) select * from t;
--= CREATE VIEW
create view v08 as with q as (select id from a), r as materialized (select id + 1 as idp from q) select q.id, r.idp from q, r;
--= CREATE VIEW
create view v09 (x, y) as select id, name from a union all select v, name from b;
--= CREATE VIEW
create view v10 as select id from a union (select v from b except select w from s2.c) order by 1 desc limit 5 offset 1;
--= CREATE VIEW
create view v11 as (select id from a order by id limit 1) union all (select v from b order by v limit 2);
--= CREATE VIEW
create view v12 as select id from a intersect all select v from b union select 1;
--= CREATE VIEW
create view v14 as select * from a join b using (id) ;
--! 42701: column "name" specified more than once
create view v16 as select x.id, y.k from a x cross join lateral srf(x.id) y;
--= CREATE VIEW
create view v17 as select g, i from generate_series(1, 10) with ordinality as g(g, i);
--= CREATE VIEW
create view v18 as select * from unnest(array[1,2], array['a','b']) as u(x, y);
--= CREATE VIEW
create view v19 as select * from rows from (generate_series(1,3), unnest(array['a','b'])) with ordinality as r(a, b, c);
--= CREATE VIEW
create view v20 as select * from rec() as r(a int, b text);
--= CREATE VIEW
create view v21 as select * from (values (1, 'a'), (2, null)) as t(n, s);
--= CREATE VIEW
create view v22 as values (1, 'a'::text), (2, 'b');
--= CREATE VIEW
create view v23 as select id from a where exists (select 1 from b where b.a_id = a.id) and id in (select v from b) and id not in (select w from s2.c) and id = any (select v from b) and id > all (select v from b);
--= CREATE VIEW
create view v24 as select (select max(v) from b where b.a_id = a.id) as m, array(select v from b) as arr2 from a;
--= CREATE VIEW
create view v28 as select case when id = 1 then 'one' when id = 2 then 'two' else 'many' end as w, case id when 1 then 'x' end as z, coalesce(name, t, 'none'), nullif(id, 0), greatest(id, 1, 2), least(n, 5) from a;
--= CREATE VIEW
create view v30 as select id::text, name::varchar(5), n::numeric(5,2), '2020-01-01'::date as d1, date '2020-01-01' as d2, interval '1' day as iv, timestamp '2020-01-01 10:00' as ts2, 'ok'::mood as mo, b'101' as bi, x'1f' as hx, e'a\nb' as es, 1.5 as num, -1 as neg, 1e10 as ee, true as tt, null as nu, null::int as ni, 'x'::"char" as ch, 9999999999 as big, '{1,2}'::int[] as ia from a;
--= CREATE VIEW
create view v31 as select id, - n as neg, + n as pos, id + 1 * 2 as s1, (id + 1) * 2 as s2, id % 3 as md, n ^ 2 as pw, |/ f as sq, @ id as ab, id & 3 as an, id | 4 as orr, id # 1 as xo, ~ id as nt, id << 1 as sl, t || name as cc, id || t as cc2, t || id as cc3, not (b and id > 1 or id < 0) as lo from a;
--= CREATE VIEW
create view v32 as select name, d, count(*) from a group by rollup (name, d);
--= CREATE VIEW
create view v33 as select name, d, grouping(name, d), count(*) from a group by grouping sets ((name, d), (name), ()) having count(*) > 1 order by 1, count(*) desc;
--= CREATE VIEW
create view v34 as select distinct on (name) name, id from a order by name, id desc;
--= CREATE VIEW
create view v35 as select distinct name from a order by name;
--= CREATE VIEW
create view v36 as select id from only a;
--= CREATE VIEW
create view v38 as select id from a order by id fetch first 3 rows with ties;
--= CREATE VIEW
create view v39 as select a.id from a tablesample bernoulli (10) repeatable (5);
--= CREATE VIEW
create view v42 as select a1.id as i1, a2.id from a a1, a a2, s2.c where a1.id = a2.id;
--= CREATE VIEW
create view v44 as select a from a;
--= CREATE VIEW
create view v45 as select id from a for update;
--= CREATE VIEW
create view v46 as select x.a from (select id as a from (select id from a where id > 0) z) x full join b on x.a = b.id right join s2.c on true;
--= CREATE VIEW
create view v47 as select t collate "C" as tc, t < 'x' collate "C" as tl from a order by t collate "C" desc;
--= CREATE VIEW
create view v48 as select sum(id) over (partition by b order by id groups between current row and unbounded following exclude ties) as s from a;
--= CREATE VIEW
create view v49 as select generate_series(1, id) as g, unnest(arr) from a;
--= CREATE VIEW
create view v50 as select xmin, ctid, tableoid, tableoid::regclass as tn from a;
--= CREATE VIEW
create view v52 as select id from a where id in (1, 2, 3) and name in ('a', 'b') and m in ('sad') and id not in (4, 5) and n in (1, 2.5);
--= CREATE VIEW
create view v54 as select concat(variadic array['a', t]) as c, format('%s', variadic array[1, 2]::text[]) from a;
--= CREATE VIEW
create view v55 as select ((j -> 'a') -> 'b') as w, (arr || 1)[1] as e, (array[1,2])[1] as h, (row(1, 2)).f1 from a;
--= CREATE VIEW
create view v56 as select a.id from a where a.id operator(pg_catalog.+) 1 = 2;
--= CREATE VIEW
create view v57 as select "select"."from" from (select id as "from", name as "Mixed Case" from a) "select";
--= CREATE VIEW
create view v58 as with x as (select 1 as one) select (with y as (select one + 1 as two from x) select two from y) as t from x;
--= CREATE VIEW
create view v60 as select a.id, l.cnt from a left join lateral (select count(*) as cnt from b where b.a_id = a.id) l on true;
--= CREATE VIEW
create view v61 as select * from json_to_recordset('[{"a":1}]') as x(a int, b text);
--= CREATE VIEW
create view v62 as select jsonb_path_query(j, '$.a[*]') as pq, jsonb_build_object('a', id, 'b', name) as bo, (j ->> 'n')::int as jn from a;
--= CREATE VIEW
create view v63 as select percentile_disc(array[0.25, 0.75]) within group (order by n) as pd, rank(5) within group (order by id) as hr from a;
--= CREATE VIEW
create view v64 as select bool_and(b), every(b), corr(f, f), max(d) - min(d) as diff from a having max(id) > 1;
--= CREATE VIEW
create view v65 as select d + 1 as d1, d - d as dd, ts - ts as tt, (d, d) overlaps (d, d) as ov, extract(dow from d)::int as dw, age(ts), date_part('year', d) from a;
--= CREATE VIEW
create view v66 as select 'abc' as lit, 'abc'::varchar as vc, 'it''s' as q, 'a\b' as bs, u&'d\0061t' as uu from a;
--= CREATE VIEW
create view v67 as select id from a where t = 'x' and c = 'abc' and name = 'nm' and m = 'ok' and d = '2020-01-01' and d > now() and f = 1 and n = 1 and f > 1.5 and b = 't';
--= CREATE VIEW
create view v68 as select 1 where false;
--= CREATE VIEW
create view v69 as select a.id from a inner join b on a.id = b.a_id and b.v > 1 left outer join (s2.c join b b2 on b2.id = c.id) on c.a_id = a.id;
--= CREATE VIEW
create view v70 as select count(*) from (select distinct name from a) q;
--= CREATE VIEW
create view v73 as select id, name from a where name = current_user or session_user = 'x' or current_setting('a.b', true) = 'q' and current_schema() = 's' and current_catalog = 'z' and user = 'u';
--= CREATE VIEW
create view v74 as select normalize(t, nfc) as nf, t is normalized as nn, cast(t as int) as ct from a;
--= CREATE VIEW
create view v75 as select id from a union all select v from b union all select w from s2.c;
--= CREATE VIEW
create view v76 as select id from a except (select v from b union select w from s2.c);
--= CREATE VIEW
create view v77 (aa, bb) as with q (x, y) as (select 1, 2) select x, y from q;
--= CREATE VIEW
create view v78 as select b.name, name1 from b, lateral (select b.name as name1) z;
--= CREATE VIEW
create view v79 as table a;
--= CREATE VIEW
create view v80 as select t.* from (table b) t where t.v is not null order by t.v using > ;
--= CREATE VIEW
create view v81 as select sum(v) as total, a.name from a join b on a.id = b.a_id group by a.id;
--= CREATE VIEW
create view v82 as select a.id + 0 as id, id as other from a order by id;
--= CREATE VIEW
create view v83 as select array_agg(x.id) from (select id from a union select v from b order by 1) x;
--= CREATE VIEW
create view v84 as select lower(name) as ln, count(*) from a group by lower(name) having lower(name) > 'a' order by lower(name);
--= CREATE VIEW
create view v85 as select id as a, name as b from a group by a, b, 1, 2;
--= CREATE VIEW
create view v86 as select s.id from a s join lateral generate_series(1, s.id) g(n) on g.n = s.id;
--= CREATE VIEW
create view v87 as select string_to_table(t, ',') from a;
--= CREATE VIEW
create view v88 as select t.k, t.v from jsonb_each('{"a": 1}') as t(k, v);
--= CREATE VIEW
create view v89 as select f.* from a, fn(id) f;
--= CREATE VIEW
create view v90 as select f.* from a, fn(id) as f(x);
--= CREATE VIEW
create view v41 as select agg(id), s.fn(1), sum(fn(id)) over (order by id) as s from a group by id;
--= CREATE VIEW
create view v13 as select * from a natural join (select id, v as w2 from b) c2;
--= CREATE VIEW
create view v04 as select rank() over (order by id), lag(id, 2, 0) over (partition by name), ntile(4) over () from a;
--= CREATE VIEW
create view v05 as select count(*) filter (where n > 0), sum(distinct n), string_agg(name, ',' order by id desc), array_agg(id order by name, id), percentile_cont(0.5) within group (order by f), mode() within group (order by name) from a;
--= CREATE VIEW
create view w01 as with a as (select * from a where id > 1) select * from a;
--= CREATE VIEW
create view w02 as with b as (select id from a), a as (select id from b) select * from a, b;
--! 42701: column "id" specified more than once
create view w03 as select id from a where id in (select a.id from a where a.n > 1) and exists (select from b a where a.id = 1);
--= CREATE VIEW
create view w04 as select id from a union (select id from b union all select w from s2.c) order by id;
--= CREATE VIEW
create view w05 as (select id from a union all select v from b) except select w from s2.c;
--= CREATE VIEW
create view w06 (p, q) as values (1, 'x'::text), (2, null);
--= CREATE VIEW
create view w07 as select a.id, q.m from a, (select max(v) as m from b) q, (select 1 as one union select 2) u;
--= CREATE VIEW
create view w08 as select coalesce(a.id, 0) as id from a full join b using (id) where id > 0;
--= CREATE VIEW
create view w09 as select id from a full join b using (id);
--= CREATE VIEW
create view w10 as select name, count(*) as n from a group by name having count(*) > 1 order by n;
--= CREATE VIEW
create view w11 as select n as name, count(*) from a group by name, n;
--= CREATE VIEW
create view w12 as select name, d from a group by grouping sets (rollup (name, (d, m)), cube (t), ()), d;
--= CREATE VIEW
create view w13 as select id from a for no key update of a skip locked;
--= CREATE VIEW
create view w14 as select to_jsonb(a) as j, row_to_json(x) as k, count(a) as c from a, (select 1 as o) x group by a.*, x.*;
--= CREATE VIEW
create view w15 as select s.fn(id) + fn(2) as f from a where fn(id) > 0 order by fn(id);
--= CREATE VIEW
create view w16 as select format('%s %s', variadic array[id, 2]::text[]) as f from a;
--= CREATE VIEW
create view w17 as select x from generate_series(1, 3) x where x not in (select v from b where b.id = x);
--= CREATE VIEW
create view w18 as select k.* from srf(1) k join srf(2) l on k.k = l.k;
--= CREATE VIEW
create view w19 as select (select count(*) from b where b.a_id = a.id and exists (select 1 from s2.c where c.a_id = a.id and c.w = b.v)) as n from a;
--= CREATE VIEW
create view w20 as select * from a order by name using >, id using < nulls first;
--= CREATE VIEW
create view w21 as with recursive r as (select id, a_id from b where a_id is null union all select b.id, b.a_id from b join r on r.id = b.a_id), other as (select count(*) as n from r) select r.id, other.n from r, other;
--= CREATE VIEW
create view w22 as select case when exists (select 1 from b) then (select max(v) from b) else 0 end as c from a limit 3 offset 2;
--= CREATE VIEW
create view w23 as select array(select unnest(arr) order by 1) as x, extract(year from ts) as y, position('a' in t), t is normalized as z from a;
--= CREATE VIEW
alter view w07 rename column m to mm;
--= ALTER VIEW
alter table a rename column n to num;
--= ALTER TABLE
alter table b rename to bb;
--= ALTER TABLE
select relname, pg_get_viewdef(oid) from pg_class where relnamespace = 's'::regnamespace and relkind = 'v' order by relname;
--> relname:name | pg_get_viewdef:text
--| v03 | ␠SELECT a.id,␊    row_number() OVER w AS row_number,␊    sum(a.num) OVER (PARTITION BY a.name ORDER BY a.id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW) AS sum␊   FROM a␊  WINDOW w AS (PARTITION BY a.name ORDER BY a.id DESC NULLS LAST);
--| v04 | ␠SELECT rank() OVER (ORDER BY a.id) AS rank,␊    lag(a.id, 2, 0) OVER (PARTITION BY a.name) AS lag,␊    ntile(4) OVER () AS ntile␊   FROM a;
--| v05 | ␠SELECT count(*) FILTER (WHERE (a.num > (0)::numeric)) AS count,␊    sum(DISTINCT a.num) AS sum,␊    string_agg((a.name)::text, ','::text ORDER BY a.id DESC) AS string_agg,␊    array_agg(a.id ORDER BY a.name, a.id) AS array_agg,␊    percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY a.f) AS percentile_cont,␊    mode() WITHIN GROUP (ORDER BY a.name) AS mode␊   FROM a;
--| v06 | ␠WITH RECURSIVE v06(n, lvl) AS (␊         SELECT a.id,␊            1 AS "?column?"␊           FROM a␊        UNION ALL␊         SELECT a.id,␊            (v06_1.lvl + 1)␊           FROM (a␊             JOIN v06 v06_1 ON ((a.id = v06_1.n)))␊          WHERE (v06_1.lvl < 3)␊        )␊ SELECT v06.n,␊    v06.lvl␊   FROM v06;
--| v07 | ␠WITH RECURSIVE t(i, p) AS (␊         VALUES (1,'x'::text)␊        UNION␊         SELECT (t_1.i + 1),␊            (t_1.p || 'y'::text)␊           FROM t t_1␊          WHERE (t_1.i < 5)␊        )␊ SELECT t.i,␊    t.p␊   FROM t;
--| v08 | ␠WITH q AS (␊         SELECT a.id␊           FROM a␊        ), r AS MATERIALIZED (␊         SELECT (q_1.id + 1) AS idp␊           FROM q q_1␊        )␊ SELECT q.id,␊    r.idp␊   FROM q,␊    r;
--| v09 | ␠SELECT a.id AS x,␊    a.name AS y␊   FROM a␊UNION ALL␊ SELECT bb.v AS x,␊    bb.name AS y␊   FROM bb;
--| v10 | ␠SELECT a.id␊   FROM a␊UNION (␊         SELECT bb.v AS id␊           FROM bb␊        EXCEPT␊         SELECT c.w AS id␊           FROM s2.c␊)␊  ORDER BY 1 DESC␊ OFFSET 1␊ LIMIT 5;
--| v11 | ( SELECT a.id␊   FROM a␊  ORDER BY a.id␊ LIMIT 1)␊UNION ALL␊( SELECT bb.v AS id␊   FROM bb␊  ORDER BY bb.v␊ LIMIT 2);
--| v12 | (␊         SELECT a.id␊           FROM a␊        INTERSECT ALL␊         SELECT bb.v AS id␊           FROM bb␊) UNION␊ SELECT 1 AS id;
--| v13 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c,␊    c2.w2␊   FROM (a␊     JOIN ( SELECT bb.id,␊            bb.v AS w2␊           FROM bb) c2 USING (id));
--| v16 | ␠SELECT x.id,␊    y.k␊   FROM (a x␊     CROSS JOIN LATERAL srf(x.id) y(k, v));
--| v17 | ␠SELECT g.g,␊    g.i␊   FROM generate_series(1, 10) WITH ORDINALITY g(g, i);
--| v18 | ␠SELECT u.x,␊    u.y␊   FROM UNNEST(ARRAY[1, 2], ARRAY['a'::text, 'b'::text]) u(x, y);
--| v19 | ␠SELECT r.a,␊    r.b,␊    r.c␊   FROM ROWS FROM(generate_series(1, 3), unnest(ARRAY['a'::text, 'b'::text])) WITH ORDINALITY r(a, b, c);
--| v20 | ␠SELECT r.a,␊    r.b␊   FROM rec() r(a integer, b text);
--| v21 | ␠SELECT t.n,␊    t.s␊   FROM ( VALUES (1,'a'::text), (2,NULL::text)) t(n, s);
--| v22 | ␠VALUES (1,'a'::text), (2,'b'::text);
--| v23 | ␠SELECT a.id␊   FROM a␊  WHERE ((EXISTS ( SELECT 1␊           FROM bb␊          WHERE (bb.a_id = a.id))) AND (a.id IN ( SELECT bb.v␊           FROM bb)) AND (NOT (a.id IN ( SELECT c.w␊           FROM s2.c))) AND (a.id IN ( SELECT bb.v␊           FROM bb)) AND (a.id > ALL ( SELECT bb.v␊           FROM bb)));
--| v24 | ␠SELECT ( SELECT max(bb.v) AS max␊           FROM bb␊          WHERE (bb.a_id = a.id)) AS m,␊    ARRAY( SELECT bb.v␊           FROM bb) AS arr2␊   FROM a;
--| v28 | ␠SELECT␊        CASE␊            WHEN (a.id = 1) THEN 'one'::text␊            WHEN (a.id = 2) THEN 'two'::text␊            ELSE 'many'::text␊        END AS w,␊        CASE a.id␊            WHEN 1 THEN 'x'::text␊            ELSE NULL::text␊        END AS z,␊    COALESCE(a.name, (a.t)::character varying, 'none'::character varying) AS "coalesce",␊    NULLIF(a.id, 0) AS "nullif",␊    GREATEST(a.id, 1, 2) AS "greatest",␊    LEAST(a.num, (5)::numeric) AS "least"␊   FROM a;
--| v30 | ␠SELECT (a.id)::text AS id,␊    (a.name)::character varying(5) AS name,␊    (a.num)::numeric(5,2) AS n,␊    '2020-01-01'::date AS d1,␊    '2020-01-01'::date AS d2,␊    '1 day'::interval day AS iv,␊    '2020-01-01 10:00:00'::timestamp without time zone AS ts2,␊    'ok'::mood AS mo,␊    '101'::"bit" AS bi,␊    '00011111'::"bit" AS hx,␊    'a␊b'::text AS es,␊    1.5 AS num,␊    '-1'::integer AS neg,␊    '10000000000'::numeric AS ee,␊    true AS tt,␊    NULL::text AS nu,␊    NULL::integer AS ni,␊    'x'::"char" AS ch,␊    '9999999999'::bigint AS big,␊    '{1,2}'::integer[] AS ia␊   FROM a;
--| v31 | ␠SELECT a.id,␊    (- a.num) AS neg,␊    (+ a.num) AS pos,␊    (a.id + (1 * 2)) AS s1,␊    ((a.id + 1) * 2) AS s2,␊    (a.id % 3) AS md,␊    (a.num ^ (2)::numeric) AS pw,␊    (|/ a.f) AS sq,␊    (@ a.id) AS ab,␊    (a.id & 3) AS an,␊    (a.id | 4) AS orr,␊    (a.id # 1) AS xo,␊    (~ a.id) AS nt,␊    (a.id << 1) AS sl,␊    (a.t || (a.name)::text) AS cc,␊    (a.id || a.t) AS cc2,␊    (a.t || a.id) AS cc3,␊    (NOT ((a.b AND (a.id > 1)) OR (a.id < 0))) AS lo␊   FROM a;
--| v32 | ␠SELECT a.name,␊    a.d,␊    count(*) AS count␊   FROM a␊  GROUP BY ROLLUP(a.name, a.d);
--| v33 | ␠SELECT a.name,␊    a.d,␊    GROUPING(a.name, a.d) AS "grouping",␊    count(*) AS count␊   FROM a␊  GROUP BY GROUPING SETS ((a.name, a.d), (a.name), ())␊ HAVING (count(*) > 1)␊  ORDER BY a.name, (count(*)) DESC;
--| v34 | ␠SELECT DISTINCT ON (a.name) a.name,␊    a.id␊   FROM a␊  ORDER BY a.name, a.id DESC;
--| v35 | ␠SELECT DISTINCT a.name␊   FROM a␊  ORDER BY a.name;
--| v36 | ␠SELECT a.id␊   FROM ONLY a;
--| v38 | ␠SELECT a.id␊   FROM a␊  ORDER BY a.id␊ FETCH FIRST (3) ROWS WITH TIES;
--| v39 | ␠SELECT a.id␊   FROM a TABLESAMPLE bernoulli (10) REPEATABLE (5);
--| v41 | ␠SELECT agg(a.id) AS agg,␊    fn(1) AS fn,␊    sum(fn(a.id)) OVER (ORDER BY a.id) AS s␊   FROM a␊  GROUP BY a.id;
--| v42 | ␠SELECT a1.id AS i1,␊    a2.id␊   FROM a a1,␊    a a2,␊    s2.c␊  WHERE (a1.id = a2.id);
--| v44 | ␠SELECT a.*::a AS a␊   FROM a;
--| v45 | ␠SELECT a.id␊   FROM a␊ FOR UPDATE OF a;
--| v46 | ␠SELECT x.a␊   FROM ((( SELECT z.id AS a␊           FROM ( SELECT a.id␊                   FROM a␊                  WHERE (a.id > 0)) z) x␊     FULL JOIN bb ON ((x.a = bb.id)))␊     RIGHT JOIN s2.c ON (true));
--| v47 | ␠SELECT (a.t COLLATE "C") AS tc,␊    (a.t < ('x'::text COLLATE "C")) AS tl␊   FROM a␊  ORDER BY (a.t COLLATE "C") DESC;
--| v48 | ␠SELECT sum(a.id) OVER (PARTITION BY a.b ORDER BY a.id GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING EXCLUDE TIES) AS s␊   FROM a;
--| v49 | ␠SELECT generate_series(1, a.id) AS g,␊    unnest(a.arr) AS unnest␊   FROM a;
--| v50 | ␠SELECT a.xmin,␊    a.ctid,␊    a.tableoid,␊    (a.tableoid)::regclass AS tn␊   FROM a;
--| v52 | ␠SELECT a.id␊   FROM a␊  WHERE ((a.id = ANY (ARRAY[1, 2, 3])) AND ((a.name)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])) AND (a.m = 'sad'::mood) AND (a.id <> ALL (ARRAY[4, 5])) AND (a.num = ANY (ARRAY[(1)::numeric, 2.5])));
--| v54 | ␠SELECT concat(VARIADIC ARRAY['a'::text, a.t]) AS c,␊    format('%s'::text, VARIADIC ARRAY[(1)::text, (2)::text]) AS format␊   FROM a;
--| v55 | ␠SELECT ((a.j -> 'a'::text) -> 'b'::text) AS w,␊    ((a.arr || 1))[1] AS e,␊    (ARRAY[1, 2])[1] AS h,␊    (ROW(1, 2)).f1 AS f1␊   FROM a;
--| v56 | ␠SELECT a.id␊   FROM a␊  WHERE ((a.id + 1) = 2);
--| v57 | ␠SELECT "select"."from"␊   FROM ( SELECT a.id AS "from",␊            a.name AS "Mixed Case"␊           FROM a) "select";
--| v58 | ␠WITH x AS (␊         SELECT 1 AS one␊        )␊ SELECT ( WITH y AS (␊                 SELECT (x_1.one + 1) AS two␊                   FROM x x_1␊                )␊         SELECT y.two␊           FROM y) AS t␊   FROM x;
--| v60 | ␠SELECT a.id,␊    l.cnt␊   FROM (a␊     LEFT JOIN LATERAL ( SELECT count(*) AS cnt␊           FROM bb␊          WHERE (bb.a_id = a.id)) l ON (true));
--| v61 | ␠SELECT x.a,␊    x.b␊   FROM json_to_recordset('[{"a":1}]'::json) x(a integer, b text);
--| v62 | ␠SELECT jsonb_path_query(a.j, '$."a"[*]'::jsonpath) AS pq,␊    jsonb_build_object('a', a.id, 'b', a.name) AS bo,␊    ((a.j ->> 'n'::text))::integer AS jn␊   FROM a;
--| v63 | ␠SELECT percentile_disc((ARRAY[0.25, 0.75])::double precision[]) WITHIN GROUP (ORDER BY a.num) AS pd,␊    rank(5) WITHIN GROUP (ORDER BY a.id) AS hr␊   FROM a;
--| v64 | ␠SELECT bool_and(a.b) AS bool_and,␊    every(a.b) AS every,␊    corr(a.f, a.f) AS corr,␊    (max(a.d) - min(a.d)) AS diff␊   FROM a␊ HAVING (max(a.id) > 1);
--| v65 | ␠SELECT (a.d + 1) AS d1,␊    (a.d - a.d) AS dd,␊    (a.ts - a.ts) AS tt,␊    ((a.d, a.d) OVERLAPS (a.d, a.d)) AS ov,␊    (EXTRACT(dow FROM a.d))::integer AS dw,␊    age(a.ts) AS age,␊    date_part('year'::text, a.d) AS date_part␊   FROM a;
--| v66 | ␠SELECT 'abc'::text AS lit,␊    'abc'::character varying AS vc,␊    'it''s'::text AS q,␊    'a\b'::text AS bs,␊    'dat'::text AS uu␊   FROM a;
--| v67 | ␠SELECT a.id␊   FROM a␊  WHERE ((a.t = 'x'::text) AND (a.c = 'abc'::bpchar) AND ((a.name)::text = 'nm'::text) AND (a.m = 'ok'::mood) AND (a.d = '2020-01-01'::date) AND (a.d > now()) AND (a.f = (1)::double precision) AND (a.num = (1)::numeric) AND (a.f > (1.5)::double precision) AND (a.b = true));
--| v68 | ␠SELECT 1 AS "?column?"␊  WHERE false;
--| v69 | ␠SELECT a.id␊   FROM ((a␊     JOIN bb ON (((a.id = bb.a_id) AND (bb.v > 1))))␊     LEFT JOIN (s2.c␊     JOIN bb b2 ON ((b2.id = c.id))) ON ((c.a_id = a.id)));
--| v70 | ␠SELECT count(*) AS count␊   FROM ( SELECT DISTINCT a.name␊           FROM a) q;
--| v73 | ␠SELECT a.id,␊    a.name␊   FROM a␊  WHERE (((a.name)::text = CURRENT_USER) OR (SESSION_USER = 'x'::name) OR ((current_setting('a.b'::text, true) = 'q'::text) AND ("current_schema"() = 's'::name) AND (CURRENT_CATALOG = 'z'::name) AND (USER = 'u'::name)));
--| v74 | ␠SELECT NORMALIZE(a.t, NFC) AS nf,␊    (a.t IS NORMALIZED) AS nn,␊    (a.t)::integer AS ct␊   FROM a;
--| v75 | ␠SELECT a.id␊   FROM a␊UNION ALL␊ SELECT bb.v AS id␊   FROM bb␊UNION ALL␊ SELECT c.w AS id␊   FROM s2.c;
--| v76 | ␠SELECT a.id␊   FROM a␊EXCEPT (␊         SELECT bb.v AS id␊           FROM bb␊        UNION␊         SELECT c.w AS id␊           FROM s2.c␊);
--| v77 | ␠WITH q(x, y) AS (␊         SELECT 1 AS "?column?",␊            2 AS "?column?"␊        )␊ SELECT q.x AS aa,␊    q.y AS bb␊   FROM q;
--| v78 | ␠SELECT bb.name,␊    z.name1␊   FROM bb,␊    LATERAL ( SELECT bb.name AS name1) z;
--| v79 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a;
--| v80 | ␠SELECT t.id,␊    t.a_id,␊    t.v,␊    t.name␊   FROM ( SELECT bb.id,␊            bb.a_id,␊            bb.v,␊            bb.name␊           FROM bb) t␊  WHERE (t.v IS NOT NULL)␊  ORDER BY t.v DESC;
--| v81 | ␠SELECT sum(bb.v) AS total,␊    a.name␊   FROM (a␊     JOIN bb ON ((a.id = bb.a_id)))␊  GROUP BY a.id;
--| v82 | ␠SELECT (a.id + 0) AS id,␊    a.id AS other␊   FROM a␊  ORDER BY (a.id + 0);
--| v83 | ␠SELECT array_agg(x.id) AS array_agg␊   FROM ( SELECT a.id␊           FROM a␊        UNION␊         SELECT bb.v␊           FROM bb␊  ORDER BY 1) x;
--| v84 | ␠SELECT lower((a.name)::text) AS ln,␊    count(*) AS count␊   FROM a␊  GROUP BY (lower((a.name)::text))␊ HAVING (lower((a.name)::text) > 'a'::text)␊  ORDER BY (lower((a.name)::text));
--| v85 | ␠SELECT a.id AS a,␊    a.name AS b␊   FROM a␊  GROUP BY a.id, a.b, a.name;
--| v86 | ␠SELECT s.id␊   FROM (a s␊     JOIN LATERAL generate_series(1, s.id) g(n) ON ((g.n = s.id)));
--| v87 | ␠SELECT string_to_table(a.t, ','::text) AS string_to_table␊   FROM a;
--| v88 | ␠SELECT t.k,␊    t.v␊   FROM jsonb_each('{"a": 1}'::jsonb) t(k, v);
--| v89 | ␠SELECT f.f␊   FROM a,␊    LATERAL fn(a.id) f(f);
--| v90 | ␠SELECT f.x␊   FROM a,␊    LATERAL fn(a.id) f(x);
--| w01 | ␠WITH a AS (␊         SELECT a_1.id,␊            a_1.name,␊            a_1.num AS n,␊            a_1.t,␊            a_1.m,␊            a_1.d,␊            a_1.ts,␊            a_1.arr,␊            a_1.j,␊            a_1.p,␊            a_1.b,␊            a_1.f,␊            a_1.c␊           FROM s.a a_1␊          WHERE (a_1.id > 1)␊        )␊ SELECT a.id,␊    a.name,␊    a.n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a;
--| w03 | ␠SELECT a.id␊   FROM a␊  WHERE ((a.id IN ( SELECT a_1.id␊           FROM a a_1␊          WHERE (a_1.num > (1)::numeric))) AND (EXISTS ( SELECT␊           FROM bb a_1␊          WHERE (a_1.id = 1))));
--| w04 | ␠SELECT a.id␊   FROM a␊UNION (␊         SELECT bb.id␊           FROM bb␊        UNION ALL␊         SELECT c.w AS id␊           FROM s2.c␊)␊  ORDER BY 1;
--| w05 | (␊         SELECT a.id␊           FROM a␊        UNION ALL␊         SELECT bb.v AS id␊           FROM bb␊) EXCEPT␊ SELECT c.w AS id␊   FROM s2.c;
--| w06 | ␠SELECT "*VALUES*".column1 AS p,␊    "*VALUES*".column2 AS q␊   FROM (VALUES (1,'x'::text), (2,NULL::text)) "*VALUES*";
--| w07 | ␠SELECT a.id,␊    q.m AS mm␊   FROM a,␊    ( SELECT max(bb.v) AS m␊           FROM bb) q,␊    ( SELECT 1 AS one␊        UNION␊         SELECT 2) u;
--| w08 | ␠SELECT COALESCE(a.id, 0) AS id␊   FROM (a␊     FULL JOIN bb USING (id))␊  WHERE (id > 0);
--| w09 | ␠SELECT id␊   FROM (a␊     FULL JOIN bb USING (id));
--| w10 | ␠SELECT a.name,␊    count(*) AS n␊   FROM a␊  GROUP BY a.name␊ HAVING (count(*) > 1)␊  ORDER BY (count(*));
--| w11 | ␠SELECT a.num AS name,␊    count(*) AS count␊   FROM a␊  GROUP BY a.name, a.num;
--| w12 | ␠SELECT a.name,␊    a.d␊   FROM a␊  GROUP BY GROUPING SETS (ROLLUP(a.name, (a.d, a.m)), CUBE(a.t), ()), a.d;
--| w13 | ␠SELECT a.id␊   FROM a␊ FOR NO KEY UPDATE OF a SKIP LOCKED;
--| w14 | ␠SELECT to_jsonb(a.*) AS j,␊    row_to_json(x.*) AS k,␊    count(a.*) AS c␊   FROM a,␊    ( SELECT 1 AS o) x␊  GROUP BY a.*, x.*;
--| w15 | ␠SELECT (fn(a.id) + fn(2)) AS f␊   FROM a␊  WHERE (fn(a.id) > 0)␊  ORDER BY (fn(a.id));
--| w16 | ␠SELECT format('%s %s'::text, VARIADIC ARRAY[(a.id)::text, (2)::text]) AS f␊   FROM a;
--| w17 | ␠SELECT x.x␊   FROM generate_series(1, 3) x(x)␊  WHERE (NOT (x.x IN ( SELECT bb.v␊           FROM bb␊          WHERE (bb.id = x.x))));
--| w18 | ␠SELECT k.k,␊    k.v␊   FROM (srf(1) k(k, v)␊     JOIN srf(2) l(k, v) ON ((k.k = l.k)));
--| w19 | ␠SELECT ( SELECT count(*) AS count␊           FROM bb␊          WHERE ((bb.a_id = a.id) AND (EXISTS ( SELECT 1␊                   FROM s2.c␊                  WHERE ((c.a_id = a.id) AND (c.w = bb.v)))))) AS n␊   FROM a;
--| w20 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a␊  ORDER BY a.name DESC, a.id NULLS FIRST;
--| w21 | ␠WITH RECURSIVE r AS (␊         SELECT bb.id,␊            bb.a_id␊           FROM bb␊          WHERE (bb.a_id IS NULL)␊        UNION ALL␊         SELECT bb.id,␊            bb.a_id␊           FROM (bb␊             JOIN r r_1 ON ((r_1.id = bb.a_id)))␊        ), other AS (␊         SELECT count(*) AS n␊           FROM r r_1␊        )␊ SELECT r.id,␊    other.n␊   FROM r,␊    other;
--| w22 | ␠SELECT␊        CASE␊            WHEN (EXISTS ( SELECT 1␊               FROM bb)) THEN ( SELECT max(bb.v) AS max␊               FROM bb)␊            ELSE 0␊        END AS c␊   FROM a␊ OFFSET 2␊ LIMIT 3;
--| w23 | ␠SELECT ARRAY( SELECT unnest(a.arr) AS unnest␊          ORDER BY (unnest(a.arr))) AS x,␊    EXTRACT(year FROM a.ts) AS y,␊    POSITION(('a'::text) IN (a.t)) AS "position",␊    (a.t IS NORMALIZED) AS z␊   FROM a;
select relname, pg_get_viewdef(oid, true) from pg_class where relnamespace = 's'::regnamespace and relkind = 'v' order by relname;
--> relname:name | pg_get_viewdef:text
--| v03 | ␠SELECT a.id,␊    row_number() OVER w AS row_number,␊    sum(a.num) OVER (PARTITION BY a.name ORDER BY a.id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW) AS sum␊   FROM a␊  WINDOW w AS (PARTITION BY a.name ORDER BY a.id DESC NULLS LAST);
--| v04 | ␠SELECT rank() OVER (ORDER BY a.id) AS rank,␊    lag(a.id, 2, 0) OVER (PARTITION BY a.name) AS lag,␊    ntile(4) OVER () AS ntile␊   FROM a;
--| v05 | ␠SELECT count(*) FILTER (WHERE a.num > 0::numeric) AS count,␊    sum(DISTINCT a.num) AS sum,␊    string_agg(a.name::text, ','::text ORDER BY a.id DESC) AS string_agg,␊    array_agg(a.id ORDER BY a.name, a.id) AS array_agg,␊    percentile_cont(0.5::double precision) WITHIN GROUP (ORDER BY a.f) AS percentile_cont,␊    mode() WITHIN GROUP (ORDER BY a.name) AS mode␊   FROM a;
--| v06 | ␠WITH RECURSIVE v06(n, lvl) AS (␊         SELECT a.id,␊            1 AS "?column?"␊           FROM a␊        UNION ALL␊         SELECT a.id,␊            v06_1.lvl + 1␊           FROM a␊             JOIN v06 v06_1 ON a.id = v06_1.n␊          WHERE v06_1.lvl < 3␊        )␊ SELECT v06.n,␊    v06.lvl␊   FROM v06;
--| v07 | ␠WITH RECURSIVE t(i, p) AS (␊         VALUES (1,'x'::text)␊        UNION␊         SELECT t_1.i + 1,␊            t_1.p || 'y'::text␊           FROM t t_1␊          WHERE t_1.i < 5␊        )␊ SELECT t.i,␊    t.p␊   FROM t;
--| v08 | ␠WITH q AS (␊         SELECT a.id␊           FROM a␊        ), r AS MATERIALIZED (␊         SELECT q_1.id + 1 AS idp␊           FROM q q_1␊        )␊ SELECT q.id,␊    r.idp␊   FROM q,␊    r;
--| v09 | ␠SELECT a.id AS x,␊    a.name AS y␊   FROM a␊UNION ALL␊ SELECT bb.v AS x,␊    bb.name AS y␊   FROM bb;
--| v10 | ␠SELECT a.id␊   FROM a␊UNION (␊         SELECT bb.v AS id␊           FROM bb␊        EXCEPT␊         SELECT c.w AS id␊           FROM s2.c␊)␊  ORDER BY 1 DESC␊ OFFSET 1␊ LIMIT 5;
--| v11 | ( SELECT a.id␊   FROM a␊  ORDER BY a.id␊ LIMIT 1)␊UNION ALL␊( SELECT bb.v AS id␊   FROM bb␊  ORDER BY bb.v␊ LIMIT 2);
--| v12 | (␊         SELECT a.id␊           FROM a␊        INTERSECT ALL␊         SELECT bb.v AS id␊           FROM bb␊) UNION␊ SELECT 1 AS id;
--| v13 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c,␊    c2.w2␊   FROM a␊     JOIN ( SELECT bb.id,␊            bb.v AS w2␊           FROM bb) c2 USING (id);
--| v16 | ␠SELECT x.id,␊    y.k␊   FROM a x␊     CROSS JOIN LATERAL srf(x.id) y(k, v);
--| v17 | ␠SELECT g.g,␊    g.i␊   FROM generate_series(1, 10) WITH ORDINALITY g(g, i);
--| v18 | ␠SELECT u.x,␊    u.y␊   FROM UNNEST(ARRAY[1, 2], ARRAY['a'::text, 'b'::text]) u(x, y);
--| v19 | ␠SELECT r.a,␊    r.b,␊    r.c␊   FROM ROWS FROM(generate_series(1, 3), unnest(ARRAY['a'::text, 'b'::text])) WITH ORDINALITY r(a, b, c);
--| v20 | ␠SELECT r.a,␊    r.b␊   FROM rec() r(a integer, b text);
--| v21 | ␠SELECT t.n,␊    t.s␊   FROM ( VALUES (1,'a'::text), (2,NULL::text)) t(n, s);
--| v22 | ␠VALUES (1,'a'::text), (2,'b'::text);
--| v23 | ␠SELECT a.id␊   FROM a␊  WHERE (EXISTS ( SELECT 1␊           FROM bb␊          WHERE bb.a_id = a.id)) AND (a.id IN ( SELECT bb.v␊           FROM bb)) AND NOT (a.id IN ( SELECT c.w␊           FROM s2.c)) AND (a.id IN ( SELECT bb.v␊           FROM bb)) AND (a.id > ALL ( SELECT bb.v␊           FROM bb));
--| v24 | ␠SELECT ( SELECT max(bb.v) AS max␊           FROM bb␊          WHERE bb.a_id = a.id) AS m,␊    ARRAY( SELECT bb.v␊           FROM bb) AS arr2␊   FROM a;
--| v28 | ␠SELECT␊        CASE␊            WHEN a.id = 1 THEN 'one'::text␊            WHEN a.id = 2 THEN 'two'::text␊            ELSE 'many'::text␊        END AS w,␊        CASE a.id␊            WHEN 1 THEN 'x'::text␊            ELSE NULL::text␊        END AS z,␊    COALESCE(a.name, a.t::character varying, 'none'::character varying) AS "coalesce",␊    NULLIF(a.id, 0) AS "nullif",␊    GREATEST(a.id, 1, 2) AS "greatest",␊    LEAST(a.num, 5::numeric) AS "least"␊   FROM a;
--| v30 | ␠SELECT a.id::text AS id,␊    a.name::character varying(5) AS name,␊    a.num::numeric(5,2) AS n,␊    '2020-01-01'::date AS d1,␊    '2020-01-01'::date AS d2,␊    '1 day'::interval day AS iv,␊    '2020-01-01 10:00:00'::timestamp without time zone AS ts2,␊    'ok'::mood AS mo,␊    '101'::"bit" AS bi,␊    '00011111'::"bit" AS hx,␊    'a␊b'::text AS es,␊    1.5 AS num,␊    '-1'::integer AS neg,␊    '10000000000'::numeric AS ee,␊    true AS tt,␊    NULL::text AS nu,␊    NULL::integer AS ni,␊    'x'::"char" AS ch,␊    '9999999999'::bigint AS big,␊    '{1,2}'::integer[] AS ia␊   FROM a;
--| v31 | ␠SELECT a.id,␊    - a.num AS neg,␊    + a.num AS pos,␊    a.id + 1 * 2 AS s1,␊    (a.id + 1) * 2 AS s2,␊    a.id % 3 AS md,␊    a.num ^ 2::numeric AS pw,␊    |/ a.f AS sq,␊    @ a.id AS ab,␊    a.id & 3 AS an,␊    a.id | 4 AS orr,␊    a.id # 1 AS xo,␊    ~ a.id AS nt,␊    a.id << 1 AS sl,␊    a.t || a.name::text AS cc,␊    a.id || a.t AS cc2,␊    a.t || a.id AS cc3,␊    NOT (a.b AND a.id > 1 OR a.id < 0) AS lo␊   FROM a;
--| v32 | ␠SELECT a.name,␊    a.d,␊    count(*) AS count␊   FROM a␊  GROUP BY ROLLUP(a.name, a.d);
--| v33 | ␠SELECT a.name,␊    a.d,␊    GROUPING(a.name, a.d) AS "grouping",␊    count(*) AS count␊   FROM a␊  GROUP BY GROUPING SETS ((a.name, a.d), (a.name), ())␊ HAVING count(*) > 1␊  ORDER BY a.name, (count(*)) DESC;
--| v34 | ␠SELECT DISTINCT ON (a.name) a.name,␊    a.id␊   FROM a␊  ORDER BY a.name, a.id DESC;
--| v35 | ␠SELECT DISTINCT a.name␊   FROM a␊  ORDER BY a.name;
--| v36 | ␠SELECT a.id␊   FROM ONLY a;
--| v38 | ␠SELECT a.id␊   FROM a␊  ORDER BY a.id␊ FETCH FIRST (3) ROWS WITH TIES;
--| v39 | ␠SELECT a.id␊   FROM a TABLESAMPLE bernoulli (10) REPEATABLE (5);
--| v41 | ␠SELECT agg(a.id) AS agg,␊    fn(1) AS fn,␊    sum(fn(a.id)) OVER (ORDER BY a.id) AS s␊   FROM a␊  GROUP BY a.id;
--| v42 | ␠SELECT a1.id AS i1,␊    a2.id␊   FROM a a1,␊    a a2,␊    s2.c␊  WHERE a1.id = a2.id;
--| v44 | ␠SELECT a.*::a AS a␊   FROM a;
--| v45 | ␠SELECT a.id␊   FROM a␊ FOR UPDATE OF a;
--| v46 | ␠SELECT x.a␊   FROM ( SELECT z.id AS a␊           FROM ( SELECT a.id␊                   FROM a␊                  WHERE a.id > 0) z) x␊     FULL JOIN bb ON x.a = bb.id␊     RIGHT JOIN s2.c ON true;
--| v47 | ␠SELECT a.t COLLATE "C" AS tc,␊    a.t < ('x'::text COLLATE "C") AS tl␊   FROM a␊  ORDER BY (a.t COLLATE "C") DESC;
--| v48 | ␠SELECT sum(a.id) OVER (PARTITION BY a.b ORDER BY a.id GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING EXCLUDE TIES) AS s␊   FROM a;
--| v49 | ␠SELECT generate_series(1, a.id) AS g,␊    unnest(a.arr) AS unnest␊   FROM a;
--| v50 | ␠SELECT a.xmin,␊    a.ctid,␊    a.tableoid,␊    a.tableoid::regclass AS tn␊   FROM a;
--| v52 | ␠SELECT a.id␊   FROM a␊  WHERE (a.id = ANY (ARRAY[1, 2, 3])) AND (a.name::text = ANY (ARRAY['a'::character varying, 'b'::character varying]::text[])) AND a.m = 'sad'::mood AND (a.id <> ALL (ARRAY[4, 5])) AND (a.num = ANY (ARRAY[1::numeric, 2.5]));
--| v54 | ␠SELECT concat(VARIADIC ARRAY['a'::text, a.t]) AS c,␊    format('%s'::text, VARIADIC ARRAY[1::text, 2::text]) AS format␊   FROM a;
--| v55 | ␠SELECT (a.j -> 'a'::text) -> 'b'::text AS w,␊    (a.arr || 1)[1] AS e,␊    (ARRAY[1, 2])[1] AS h,␊    (ROW(1, 2)).f1 AS f1␊   FROM a;
--| v56 | ␠SELECT a.id␊   FROM a␊  WHERE (a.id + 1) = 2;
--| v57 | ␠SELECT "select"."from"␊   FROM ( SELECT a.id AS "from",␊            a.name AS "Mixed Case"␊           FROM a) "select";
--| v58 | ␠WITH x AS (␊         SELECT 1 AS one␊        )␊ SELECT ( WITH y AS (␊                 SELECT x_1.one + 1 AS two␊                   FROM x x_1␊                )␊         SELECT y.two␊           FROM y) AS t␊   FROM x;
--| v60 | ␠SELECT a.id,␊    l.cnt␊   FROM a␊     LEFT JOIN LATERAL ( SELECT count(*) AS cnt␊           FROM bb␊          WHERE bb.a_id = a.id) l ON true;
--| v61 | ␠SELECT x.a,␊    x.b␊   FROM json_to_recordset('[{"a":1}]'::json) x(a integer, b text);
--| v62 | ␠SELECT jsonb_path_query(a.j, '$."a"[*]'::jsonpath) AS pq,␊    jsonb_build_object('a', a.id, 'b', a.name) AS bo,␊    (a.j ->> 'n'::text)::integer AS jn␊   FROM a;
--| v63 | ␠SELECT percentile_disc(ARRAY[0.25, 0.75]::double precision[]) WITHIN GROUP (ORDER BY a.num) AS pd,␊    rank(5) WITHIN GROUP (ORDER BY a.id) AS hr␊   FROM a;
--| v64 | ␠SELECT bool_and(a.b) AS bool_and,␊    every(a.b) AS every,␊    corr(a.f, a.f) AS corr,␊    max(a.d) - min(a.d) AS diff␊   FROM a␊ HAVING max(a.id) > 1;
--| v65 | ␠SELECT a.d + 1 AS d1,␊    a.d - a.d AS dd,␊    a.ts - a.ts AS tt,␊    ((a.d, a.d) OVERLAPS (a.d, a.d)) AS ov,␊    EXTRACT(dow FROM a.d)::integer AS dw,␊    age(a.ts) AS age,␊    date_part('year'::text, a.d) AS date_part␊   FROM a;
--| v66 | ␠SELECT 'abc'::text AS lit,␊    'abc'::character varying AS vc,␊    'it''s'::text AS q,␊    'a\b'::text AS bs,␊    'dat'::text AS uu␊   FROM a;
--| v67 | ␠SELECT a.id␊   FROM a␊  WHERE a.t = 'x'::text AND a.c = 'abc'::bpchar AND a.name::text = 'nm'::text AND a.m = 'ok'::mood AND a.d = '2020-01-01'::date AND a.d > now() AND a.f = 1::double precision AND a.num = 1::numeric AND a.f > 1.5::double precision AND a.b = true;
--| v68 | ␠SELECT 1 AS "?column?"␊  WHERE false;
--| v69 | ␠SELECT a.id␊   FROM a␊     JOIN bb ON a.id = bb.a_id AND bb.v > 1␊     LEFT JOIN (s2.c␊     JOIN bb b2 ON b2.id = c.id) ON c.a_id = a.id;
--| v70 | ␠SELECT count(*) AS count␊   FROM ( SELECT DISTINCT a.name␊           FROM a) q;
--| v73 | ␠SELECT a.id,␊    a.name␊   FROM a␊  WHERE a.name::text = CURRENT_USER OR SESSION_USER = 'x'::name OR current_setting('a.b'::text, true) = 'q'::text AND "current_schema"() = 's'::name AND CURRENT_CATALOG = 'z'::name AND USER = 'u'::name;
--| v74 | ␠SELECT NORMALIZE(a.t, NFC) AS nf,␊    (a.t IS NORMALIZED) AS nn,␊    a.t::integer AS ct␊   FROM a;
--| v75 | ␠SELECT a.id␊   FROM a␊UNION ALL␊ SELECT bb.v AS id␊   FROM bb␊UNION ALL␊ SELECT c.w AS id␊   FROM s2.c;
--| v76 | ␠SELECT a.id␊   FROM a␊EXCEPT (␊         SELECT bb.v AS id␊           FROM bb␊        UNION␊         SELECT c.w AS id␊           FROM s2.c␊);
--| v77 | ␠WITH q(x, y) AS (␊         SELECT 1 AS "?column?",␊            2 AS "?column?"␊        )␊ SELECT q.x AS aa,␊    q.y AS bb␊   FROM q;
--| v78 | ␠SELECT bb.name,␊    z.name1␊   FROM bb,␊    LATERAL ( SELECT bb.name AS name1) z;
--| v79 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a;
--| v80 | ␠SELECT t.id,␊    t.a_id,␊    t.v,␊    t.name␊   FROM ( SELECT bb.id,␊            bb.a_id,␊            bb.v,␊            bb.name␊           FROM bb) t␊  WHERE t.v IS NOT NULL␊  ORDER BY t.v DESC;
--| v81 | ␠SELECT sum(bb.v) AS total,␊    a.name␊   FROM a␊     JOIN bb ON a.id = bb.a_id␊  GROUP BY a.id;
--| v82 | ␠SELECT a.id + 0 AS id,␊    a.id AS other␊   FROM a␊  ORDER BY (a.id + 0);
--| v83 | ␠SELECT array_agg(x.id) AS array_agg␊   FROM ( SELECT a.id␊           FROM a␊        UNION␊         SELECT bb.v␊           FROM bb␊  ORDER BY 1) x;
--| v84 | ␠SELECT lower(a.name::text) AS ln,␊    count(*) AS count␊   FROM a␊  GROUP BY (lower(a.name::text))␊ HAVING lower(a.name::text) > 'a'::text␊  ORDER BY (lower(a.name::text));
--| v85 | ␠SELECT a.id AS a,␊    a.name AS b␊   FROM a␊  GROUP BY a.id, a.b, a.name;
--| v86 | ␠SELECT s.id␊   FROM a s␊     JOIN LATERAL generate_series(1, s.id) g(n) ON g.n = s.id;
--| v87 | ␠SELECT string_to_table(a.t, ','::text) AS string_to_table␊   FROM a;
--| v88 | ␠SELECT t.k,␊    t.v␊   FROM jsonb_each('{"a": 1}'::jsonb) t(k, v);
--| v89 | ␠SELECT f.f␊   FROM a,␊    LATERAL fn(a.id) f(f);
--| v90 | ␠SELECT f.x␊   FROM a,␊    LATERAL fn(a.id) f(x);
--| w01 | ␠WITH a AS (␊         SELECT a_1.id,␊            a_1.name,␊            a_1.num AS n,␊            a_1.t,␊            a_1.m,␊            a_1.d,␊            a_1.ts,␊            a_1.arr,␊            a_1.j,␊            a_1.p,␊            a_1.b,␊            a_1.f,␊            a_1.c␊           FROM s.a a_1␊          WHERE a_1.id > 1␊        )␊ SELECT a.id,␊    a.name,␊    a.n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a;
--| w03 | ␠SELECT a.id␊   FROM a␊  WHERE (a.id IN ( SELECT a_1.id␊           FROM a a_1␊          WHERE a_1.num > 1::numeric)) AND (EXISTS ( SELECT␊           FROM bb a_1␊          WHERE a_1.id = 1));
--| w04 | ␠SELECT a.id␊   FROM a␊UNION (␊         SELECT bb.id␊           FROM bb␊        UNION ALL␊         SELECT c.w AS id␊           FROM s2.c␊)␊  ORDER BY 1;
--| w05 | (␊         SELECT a.id␊           FROM a␊        UNION ALL␊         SELECT bb.v AS id␊           FROM bb␊) EXCEPT␊ SELECT c.w AS id␊   FROM s2.c;
--| w06 | ␠SELECT "*VALUES*".column1 AS p,␊    "*VALUES*".column2 AS q␊   FROM (VALUES (1,'x'::text), (2,NULL::text)) "*VALUES*";
--| w07 | ␠SELECT a.id,␊    q.m AS mm␊   FROM a,␊    ( SELECT max(bb.v) AS m␊           FROM bb) q,␊    ( SELECT 1 AS one␊        UNION␊         SELECT 2) u;
--| w08 | ␠SELECT COALESCE(a.id, 0) AS id␊   FROM a␊     FULL JOIN bb USING (id)␊  WHERE id > 0;
--| w09 | ␠SELECT id␊   FROM a␊     FULL JOIN bb USING (id);
--| w10 | ␠SELECT a.name,␊    count(*) AS n␊   FROM a␊  GROUP BY a.name␊ HAVING count(*) > 1␊  ORDER BY (count(*));
--| w11 | ␠SELECT a.num AS name,␊    count(*) AS count␊   FROM a␊  GROUP BY a.name, a.num;
--| w12 | ␠SELECT a.name,␊    a.d␊   FROM a␊  GROUP BY GROUPING SETS (ROLLUP(a.name, (a.d, a.m)), CUBE(a.t), ()), a.d;
--| w13 | ␠SELECT a.id␊   FROM a␊ FOR NO KEY UPDATE OF a SKIP LOCKED;
--| w14 | ␠SELECT to_jsonb(a.*) AS j,␊    row_to_json(x.*) AS k,␊    count(a.*) AS c␊   FROM a,␊    ( SELECT 1 AS o) x␊  GROUP BY a.*, x.*;
--| w15 | ␠SELECT fn(a.id) + fn(2) AS f␊   FROM a␊  WHERE fn(a.id) > 0␊  ORDER BY (fn(a.id));
--| w16 | ␠SELECT format('%s %s'::text, VARIADIC ARRAY[a.id::text, 2::text]) AS f␊   FROM a;
--| w17 | ␠SELECT x.x␊   FROM generate_series(1, 3) x(x)␊  WHERE NOT (x.x IN ( SELECT bb.v␊           FROM bb␊          WHERE bb.id = x.x));
--| w18 | ␠SELECT k.k,␊    k.v␊   FROM srf(1) k(k, v)␊     JOIN srf(2) l(k, v) ON k.k = l.k;
--| w19 | ␠SELECT ( SELECT count(*) AS count␊           FROM bb␊          WHERE bb.a_id = a.id AND (EXISTS ( SELECT 1␊                   FROM s2.c␊                  WHERE c.a_id = a.id AND c.w = bb.v))) AS n␊   FROM a;
--| w20 | ␠SELECT a.id,␊    a.name,␊    a.num AS n,␊    a.t,␊    a.m,␊    a.d,␊    a.ts,␊    a.arr,␊    a.j,␊    a.p,␊    a.b,␊    a.f,␊    a.c␊   FROM a␊  ORDER BY a.name DESC, a.id NULLS FIRST;
--| w21 | ␠WITH RECURSIVE r AS (␊         SELECT bb.id,␊            bb.a_id␊           FROM bb␊          WHERE bb.a_id IS NULL␊        UNION ALL␊         SELECT bb.id,␊            bb.a_id␊           FROM bb␊             JOIN r r_1 ON r_1.id = bb.a_id␊        ), other AS (␊         SELECT count(*) AS n␊           FROM r r_1␊        )␊ SELECT r.id,␊    other.n␊   FROM r,␊    other;
--| w22 | ␠SELECT␊        CASE␊            WHEN (EXISTS ( SELECT 1␊               FROM bb)) THEN ( SELECT max(bb.v) AS max␊               FROM bb)␊            ELSE 0␊        END AS c␊   FROM a␊ OFFSET 2␊ LIMIT 3;
--| w23 | ␠SELECT ARRAY( SELECT unnest(a.arr) AS unnest␊          ORDER BY (unnest(a.arr))) AS x,␊    EXTRACT(year FROM a.ts) AS y,␊    POSITION(('a'::text) IN (a.t)) AS "position",␊    (a.t IS NORMALIZED) AS z␊   FROM a;
set search_path = '';
--= SET
select relname, pg_get_viewdef(oid) from pg_class where relnamespace = 's'::regnamespace and relkind = 'v' and relname in ('w08', 'v41', 'w15', 'w18', 'w21', 'v16') order by relname;
--> relname:name | pg_get_viewdef:text
--| v16 | ␠SELECT x.id,␊    y.k␊   FROM (s.a x␊     CROSS JOIN LATERAL s.srf(x.id) y(k, v));
--| v41 | ␠SELECT s.agg(a.id) AS agg,␊    s.fn(1) AS fn,␊    sum(s.fn(a.id)) OVER (ORDER BY a.id) AS s␊   FROM s.a␊  GROUP BY a.id;
--| w08 | ␠SELECT COALESCE(a.id, 0) AS id␊   FROM (s.a␊     FULL JOIN s.bb USING (id))␊  WHERE (id > 0);
--| w15 | ␠SELECT (s.fn(a.id) + s.fn(2)) AS f␊   FROM s.a␊  WHERE (s.fn(a.id) > 0)␊  ORDER BY (s.fn(a.id));
--| w18 | ␠SELECT k.k,␊    k.v␊   FROM (s.srf(1) k(k, v)␊     JOIN s.srf(2) l(k, v) ON ((k.k = l.k)));
--| w21 | ␠WITH RECURSIVE r AS (␊         SELECT bb.id,␊            bb.a_id␊           FROM s.bb␊          WHERE (bb.a_id IS NULL)␊        UNION ALL␊         SELECT bb.id,␊            bb.a_id␊           FROM (s.bb␊             JOIN r r_1 ON ((r_1.id = bb.a_id)))␊        ), other AS (␊         SELECT count(*) AS n␊           FROM r r_1␊        )␊ SELECT r.id,␊    other.n␊   FROM r,␊    other;
-- A new table's constraints are valid.
create table s.fresh (a int, b int, constraint c check (b > 0) not valid, foreign key (b) references s.a not valid);
--= CREATE TABLE
select conname, convalidated from pg_constraint where conrelid = 's.fresh'::regclass order by conname;
--> conname:name | convalidated:bool
--| c | t
--| fresh_b_fkey | t
-- A cast that converts and then applies a modifier is one cast, also around another that was written; two that were written are two.
create view s.casts as select ('now'::text)::time(3) with time zone a, id::int8::numeric(3,0) b, t::text::varchar(2) c, t::varchar::varchar(2) d, num::numeric(5,2)::numeric(3,1) e, f::numeric(5,2) f, t::date::timestamp(0) g, name::text::char(3) h from s.a;
--= CREATE VIEW
select pg_get_viewdef('s.casts'::regclass), pg_get_viewdef('s.casts'::regclass, true);
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT ('now'::text)::time(3) with time zone AS a,␊    ((a.id)::bigint)::numeric(3,0) AS b,␊    (a.t)::character varying(2) AS c,␊    ((a.t)::character varying)::character varying(2) AS d,␊    ((a.num)::numeric(5,2))::numeric(3,1) AS e,␊    (a.f)::numeric(5,2) AS f,␊    ((a.t)::date)::timestamp(0) without time zone AS g,␊    ((a.name)::text)::character(3) AS h␊   FROM s.a; | ␠SELECT 'now'::text::time(3) with time zone AS a,␊    a.id::bigint::numeric(3,0) AS b,␊    a.t::character varying(2) AS c,␊    a.t::character varying::character varying(2) AS d,␊    a.num::numeric(5,2)::numeric(3,1) AS e,␊    a.f::numeric(5,2) AS f,␊    a.t::date::timestamp(0) without time zone AS g,␊    a.name::text::character(3) AS h␊   FROM s.a;
create table s.moments (a time default ('now'::text)::time(3) with time zone, b timestamp default ('now'::text)::timestamp(3), c varchar(5) default ('x' || 'y')::varchar(3));
--= CREATE TABLE
select attname, pg_get_expr(adbin, adrelid) from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum where adrelid = 's.moments'::regclass order by attnum;
--> attname:name | pg_get_expr:text
--| a | ('now'::text)::time(3) with time zone
--| b | ('now'::text)::timestamp(3) without time zone
--| c | (('x'::text || 'y'::text))::character varying(3)
