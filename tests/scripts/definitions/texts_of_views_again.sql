-- How views tell ROWS FROM, USING, LIMIT and marks of CYCLE.
create table vt(a int[], b text[], c text, d int);
--= CREATE TABLE
create view v1 as select * from rows from (unnest(array[10,20], array['foo','bar'])) with ordinality as z(a,b,ord);
--= CREATE VIEW
create view v2 as select * from rows from (unnest(array[10,20], array['foo','bar']), generate_series(1,2)) as z(a,b,c);
--= CREATE VIEW
create view v3 as select * from rows from (unnest(array[10,20])) as z(a);
--= CREATE VIEW
create view v4 as select * from rows from (generate_series(1,3)) as z(a);
--= CREATE VIEW
create view v5 as select * from rows from (unnest(array[10,20]), unnest(array['foo','bar'])) as z(a,b);
--= CREATE VIEW
create view v6 as select * from unnest(array[10,20], array['foo','bar'], array[1.0]) as z(a,b,c);
--= CREATE VIEW
create view v7 as select * from vt order by c using ~<~, d using >;
--= CREATE VIEW
create view v8 as select * from vt order by c using ~>~;
--= CREATE VIEW
create view v9 as select * from vt order by c using ~>~ nulls last, c using ~<=~;
--! 42809: operator ~<=~ is not a valid ordering operator
create view v10 as select * from vt limit null;
--= CREATE VIEW
create view v12 as select * from vt order by d fetch first null rows with ties;
--! 2201W: row count cannot be null in FETCH FIRST ... WITH TIES clause
create view v13 as with recursive t(n) as (select 1 union all select n+1 from t where n<3) cycle n set c to 'Y' default 'N' using p select * from t;
--! 42P16: column "p" has pseudo-type record[]
create view v14 as with recursive t(n) as (select 1 union all select n+1 from t where n<3) cycle n set c to 1 default 0 using p select * from t;
--! 42P16: column "p" has pseudo-type record[]
create view v16 as with recursive t(n) as (select 1 union all select n+1 from t where n<3) cycle n set c using p select * from t;
--! 42P16: column "p" has pseudo-type record[]
create view v17 as select string_agg(c, ',' order by c using ~<~) from vt;
--= CREATE VIEW
select viewname, definition from pg_views where schemaname='public' order by length(viewname), viewname;
--> viewname:name | definition:text
--| v1 | ␠SELECT z.a,␊    z.b,␊    z.ord␊   FROM UNNEST(ARRAY[10, 20], ARRAY['foo'::text, 'bar'::text]) WITH ORDINALITY z(a, b, ord);
--| v2 | ␠SELECT z.a,␊    z.b,␊    z.c␊   FROM ROWS FROM(unnest(ARRAY[10, 20]), unnest(ARRAY['foo'::text, 'bar'::text]), generate_series(1, 2)) z(a, b, c);
--| v3 | ␠SELECT z.a␊   FROM unnest(ARRAY[10, 20]) z(a);
--| v4 | ␠SELECT z.a␊   FROM generate_series(1, 3) z(a);
--| v5 | ␠SELECT z.a,␊    z.b␊   FROM UNNEST(ARRAY[10, 20], ARRAY['foo'::text, 'bar'::text]) z(a, b);
--| v6 | ␠SELECT z.a,␊    z.b,␊    z.c␊   FROM UNNEST(ARRAY[10, 20], ARRAY['foo'::text, 'bar'::text], ARRAY[1.0]) z(a, b, c);
--| v7 | ␠SELECT vt.a,␊    vt.b,␊    vt.c,␊    vt.d␊   FROM vt␊  ORDER BY vt.c USING ~<~ NULLS LAST, vt.d DESC;
--| v8 | ␠SELECT vt.a,␊    vt.b,␊    vt.c,␊    vt.d␊   FROM vt␊  ORDER BY vt.c USING ~>~ NULLS FIRST;
--| v10 | ␠SELECT vt.a,␊    vt.b,␊    vt.c,␊    vt.d␊   FROM vt␊ LIMIT ALL;
--| v17 | ␠SELECT string_agg(vt.c, ','::text ORDER BY vt.c USING ~<~ NULLS LAST) AS string_agg␊   FROM vt;
create type cx as (r float8, i float8);
--= CREATE TYPE
create table ct(k int, d1 cx[]);
--= CREATE TABLE
create view w1 as select d1[1].r, (d1[1]).i, (d1)[2] from ct;
--= CREATE VIEW
select pg_get_viewdef('w1'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT ct.d1[1].r AS r,␊    ct.d1[1].i AS i,␊    ct.d1[2] AS d1␊   FROM ct;
create function fa(a text[], int) returns int language sql return a[1]::int + $2;
--= CREATE FUNCTION
create function fb(a int, b int) returns int language sql begin atomic;
--! 42601: syntax error at end of input
select a + $2 from vt;
--! 42P02: there is no parameter $2
end;
--~ there is no transaction in progress
--= COMMIT
select pg_get_functiondef('fa'::regproc), pg_get_functiondef('fb'::regproc);
--! 42883: function "fb" does not exist
