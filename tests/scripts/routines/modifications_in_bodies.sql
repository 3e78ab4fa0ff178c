-- What changes rows in a body in SQL proper is shown by today's names, as PostgreSQL lays it out.
CREATE TABLE t (a int PRIMARY KEY, b text, c int, arr int[], constraint uq unique (b, c));
--= CREATE TABLE
CREATE TABLE u (k int, v text default 'x', comp t, big bigint, vc varchar(5));
--= CREATE TABLE
create unique index on u (lower(v)) where k > 0;
--= CREATE INDEX
create view vv as select a, b from t;
--= CREATE VIEW
CREATE FUNCTION f1(p int, s text) RETURNS void BEGIN ATOMIC INSERT INTO t(a, b) VALUES (p, s); UPDATE t SET c = a + 1, b = b || '!' WHERE a = p; INSERT INTO u VALUES (p, s); DELETE FROM u WHERE k = p - 100; END;
--= CREATE FUNCTION
CREATE FUNCTION f2(x int) RETURNS int BEGIN ATOMIC INSERT INTO t AS tt (a, b) VALUES (x, 'n') ON CONFLICT (a) DO UPDATE SET b = excluded.b || tt.b, c = default WHERE tt.c > 0 RETURNING tt.c; END;
--= CREATE FUNCTION
CREATE FUNCTION f3(x int) RETURNS setof t BEGIN ATOMIC INSERT INTO t SELECT x, v from u where k = x order by 1 limit 3 ON CONFLICT ON CONSTRAINT uq DO NOTHING RETURNING *; END;
--= CREATE FUNCTION
CREATE FUNCTION f4(x int) RETURNS void BEGIN ATOMIC INSERT INTO u DEFAULT VALUES; INSERT INTO u values (1, default), (2, 'b'); insert into u(v,k) values ('a', x) on conflict (lower(v)) where k > 0 do nothing; insert into t values (1) on conflict do nothing; END;
--= CREATE FUNCTION
CREATE FUNCTION f5(x int) RETURNS table(a int, b text) BEGIN ATOMIC UPDATE t AS z SET (b, c) = (u.v, u.k + x), arr[1] = 4 FROM u, vv w WHERE z.a = u.k AND w.a = z.a RETURNING z.a, u.v AS other; END;
--= CREATE FUNCTION
CREATE FUNCTION f6(x int) RETURNS void BEGIN ATOMIC UPDATE t SET (b, c) = (select v, k from u where u.k = t.a); update only t set c = default; update u set comp.a = 5 , comp.b = 'x'; END;
--= CREATE FUNCTION
CREATE FUNCTION f7(x int) RETURNS int BEGIN ATOMIC DELETE FROM t USING u, u u2 WHERE t.a = u.k and u2.k = x returning t.a + u.k; END;
--= CREATE FUNCTION
CREATE FUNCTION f8(x int) RETURNS int BEGIN ATOMIC WITH q AS (SELECT k FROM u where k = x) DELETE FROM t USING q WHERE t.a = q.k returning 1; END;
--= CREATE FUNCTION
CREATE FUNCTION f9(x int) RETURNS bigint BEGIN ATOMIC WITH d AS (DELETE FROM u WHERE k = x RETURNING *), i as (insert into u(k) select k from d returning k) select count(*) from d, i; END;
--= CREATE FUNCTION
CREATE FUNCTION f10(x int) RETURNS void BEGIN ATOMIC INSERT INTO vv VALUES (x, 'v'); UPDATE vv SET b = 'z' where a = x; delete from vv where vv.a = x; with w as (select 1 as n) insert into u(k) select n from w; END;
--= CREATE FUNCTION
CREATE FUNCTION f11(x int) RETURNS void BEGIN ATOMIC INSERT INTO u(k, comp.a, comp.b) VALUES (x, 1, 'v'); insert into t(a, arr[1], arr[2]) select 1,2,3; insert into u(k) overriding user value select 3; END;
--= CREATE FUNCTION
CREATE FUNCTION f13(x int) RETURNS void BEGIN ATOMIC INSERT INTO u(k) VALUES (x), (x + 1); select 1; INSERT INTO u(k) select 1 union all select x; INSERT INTO u values (1,'a') returning k; END;
--= CREATE FUNCTION
CREATE PROCEDURE f12(x int) BEGIN ATOMIC MERGE INTO t USING u ON t.a = u.k WHEN MATCHED AND u.v = 'x' THEN UPDATE SET b = u.v, c = default, arr[1] = x WHEN MATCHED THEN DELETE WHEN NOT MATCHED AND x > 1 THEN INSERT (a, b) VALUES (u.k, u.v) when not matched then do nothing; with z as (select 1 as o) merge into only t as tt using (select * from u where k = x) s on s.k = tt.a when not matched then insert values (s.k) when matched then do nothing; merge into t using u uu on t.a = uu.k and uu.v > 'a' when not matched then insert default values; END;
--= CREATE PROCEDURE
CREATE PROCEDURE f14(x int) BEGIN ATOMIC  insert into u(k, v, big, vc) values ('5', 'y', '7', 'z'), (1, 'b', 1, 'z'); insert into u(k, v, big, vc) values (x + 1, 'b', 5, 'z'); insert into u(k, v, big) select 5, v, 7 from u; insert into u select k from u; end;
--= CREATE PROCEDURE
select proname, pg_get_functiondef(oid) from pg_proc where proname ~ '^f[0-9]+$' and proname not in ('f5', 'f12') order by length(proname), proname;
--> proname:name | pg_get_functiondef:text
--| f1 | CREATE OR REPLACE FUNCTION public.f1(p integer, s text)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t (a, b)␊   VALUES (f1.p, f1.s);␊ UPDATE t SET c = (t.a + 1), b = (t.b || '!'::text)␊   WHERE (t.a = f1.p);␊ INSERT INTO u (k, v)␊   VALUES (f1.p, f1.s);␊ DELETE FROM u␊   WHERE (u.k = (f1.p - 100));␊END␊
--| f2 | CREATE OR REPLACE FUNCTION public.f2(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t AS tt (a, b)␊   VALUES (f2.x, 'n'::text) ON CONFLICT(a) DO UPDATE SET b = (excluded.b || tt.b), c = DEFAULT␊   WHERE (tt.c > 0)␊   RETURNING tt.c;␊END␊
--| f3 | CREATE OR REPLACE FUNCTION public.f3(x integer)␊ RETURNS SETOF t␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t (a, b)  SELECT f3.x AS x,␊             u.v␊            FROM u␊           WHERE (u.k = f3.x)␊           ORDER BY f3.x␊          LIMIT 3 ON CONFLICT ON CONSTRAINT uq DO NOTHING␊   RETURNING t.a,␊     t.b,␊     t.c,␊     t.arr;␊END␊
--| f4 | CREATE OR REPLACE FUNCTION public.f4(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u DEFAULT VALUES;␊ INSERT INTO u (k, v) VALUES (1,DEFAULT), (2,'b'::text);␊ INSERT INTO u (v, k)␊   VALUES ('a'::text, f4.x) ON CONFLICT(lower(v))␊   WHERE (k > 0) DO NOTHING;␊ INSERT INTO t (a)␊   VALUES (1) ON CONFLICT DO NOTHING;␊END␊
--| f6 | CREATE OR REPLACE FUNCTION public.f6(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE t SET (b, c) = ( SELECT u.v,␊             u.k␊            FROM u␊           WHERE (u.k = t.a));␊ UPDATE ONLY t SET c = DEFAULT;␊ UPDATE u SET comp.a = 5, comp.b = 'x'::text;␊END␊
--| f7 | CREATE OR REPLACE FUNCTION public.f7(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ DELETE FROM t␊    USING u,␊     u u2␊   WHERE ((t.a = u.k) AND (u2.k = f7.x))␊   RETURNING (t.a + u.k);␊END␊
--| f8 | CREATE OR REPLACE FUNCTION public.f8(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH q AS (␊          SELECT u.k␊            FROM u␊           WHERE (u.k = f8.x)␊         )␊  DELETE FROM t␊    USING q␊   WHERE (t.a = q.k)␊   RETURNING 1;␊END␊
--| f9 | CREATE OR REPLACE FUNCTION public.f9(x integer)␊ RETURNS bigint␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH d AS (␊          DELETE FROM u␊           WHERE (u.k = f9.x)␊           RETURNING u.k,␊             u.v,␊             u.comp,␊             u.big,␊             u.vc␊         ), i AS (␊          INSERT INTO u (k)  SELECT d_1.k␊                    FROM d d_1␊           RETURNING u.k␊         )␊  SELECT count(*) AS count␊    FROM d,␊     i;␊END␊
--| f10 | CREATE OR REPLACE FUNCTION public.f10(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO vv (a, b)␊   VALUES (f10.x, 'v'::text);␊ UPDATE vv SET b = 'z'::text␊   WHERE (vv.a = f10.x);␊ DELETE FROM vv␊   WHERE (vv.a = f10.x);␊ WITH w AS (␊          SELECT 1 AS n␊         )␊  INSERT INTO u (k)  SELECT w.n␊            FROM w;␊END␊
--| f11 | CREATE OR REPLACE FUNCTION public.f11(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u (k, comp.a, comp.b)␊   VALUES (f11.x, 1, 'v'::text);␊ INSERT INTO t (a, arr[1], arr[2])  SELECT 1,␊             2,␊             3;␊ INSERT INTO u (k) OVERRIDING USER VALUE  SELECT 3;␊END␊
--| f13 | CREATE OR REPLACE FUNCTION public.f13(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u (k) VALUES (f13.x), ((f13.x + 1));␊ SELECT 1;␊ INSERT INTO u (k)  SELECT 1␊         UNION ALL␊          SELECT f13.x AS x;␊ INSERT INTO u (k, v)␊   VALUES (1, 'a'::text)␊   RETURNING u.k;␊END␊
--| f14 | CREATE OR REPLACE PROCEDURE public.f14(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u (k, v, big, vc) VALUES (5,'y'::text,'7'::bigint,'z'::character varying), (1,'b'::text,1,'z'::character varying);␊ INSERT INTO u (k, v, big, vc)␊   VALUES ((f14.x + 1), 'b'::text, 5, 'z'::character varying);␊ INSERT INTO u (k, v, big)  SELECT 5,␊             u_1.v,␊             7␊            FROM u u_1;␊ INSERT INTO u (k)  SELECT u_1.k␊            FROM u u_1;␊END␊
--@ differs: up to 15.18, names of tables written to had no AS
select proname, pg_get_functiondef(oid) from pg_proc where proname in ('f5', 'f12') order by proname;
--> proname:name | pg_get_functiondef:text
--| f12 | CREATE OR REPLACE PROCEDURE public.f12(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ MERGE INTO t␊    USING u␊    ON (t.a = u.k)␊    WHEN MATCHED␊     AND (u.v = 'x'::text)␊     THEN UPDATE SET b = u.v, c = DEFAULT, arr[1] = f12.x␊    WHEN MATCHED␊     THEN DELETE␊    WHEN NOT MATCHED␊     AND (f12.x > 1)␊     THEN INSERT (a, b)␊      VALUES (u.k, u.v)␊    WHEN NOT MATCHED␊     THEN DO NOTHING;␊ WITH z AS (␊          SELECT 1 AS o␊         )␊  MERGE INTO ONLY t AS tt␊    USING ( SELECT u.k,␊             u.v,␊             u.comp,␊             u.big,␊             u.vc␊            FROM u␊           WHERE (u.k = f12.x)) s␊    ON (s.k = tt.a)␊    WHEN NOT MATCHED␊     THEN INSERT (a)␊      VALUES (s.k)␊    WHEN MATCHED␊     THEN DO NOTHING;␊ MERGE INTO t␊    USING u uu␊    ON ((t.a = uu.k) AND (uu.v > 'a'::text))␊    WHEN NOT MATCHED␊     THEN INSERT DEFAULT VALUES;␊END␊
--| f5 | CREATE OR REPLACE FUNCTION public.f5(x integer)␊ RETURNS TABLE(a integer, b text)␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE t AS z SET b = u.v, c = (u.k + f5.x), arr[1] = 4␊    FROM u,␊     vv w␊   WHERE ((z.a = u.k) AND (w.a = z.a))␊   RETURNING z.a,␊     u.v AS other;␊END␊
alter table t rename a to a9; alter table t rename b to b9; alter table u rename to u9; alter table u9 rename k to k9; alter table t rename constraint uq to uq9; alter table u9 rename v to v9; alter view vv rename to vv9; alter view vv9 rename b to bb; alter table t rename to t9;
--= ALTER TABLE
--= ALTER TABLE
--= ALTER TABLE
--= ALTER TABLE
--= ALTER TABLE
--= ALTER TABLE
--= ALTER VIEW
--= ALTER VIEW
--= ALTER TABLE
select proname, pg_get_functiondef(oid) from pg_proc where proname ~ '^f[0-9]+$' and proname not in ('f5', 'f12') order by length(proname), proname;
--> proname:name | pg_get_functiondef:text
--| f1 | CREATE OR REPLACE FUNCTION public.f1(p integer, s text)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t9 (a9, b9)␊   VALUES (f1.p, f1.s);␊ UPDATE t9 SET c = (t9.a9 + 1), b9 = (t9.b9 || '!'::text)␊   WHERE (t9.a9 = f1.p);␊ INSERT INTO u9 (k9, v9)␊   VALUES (f1.p, f1.s);␊ DELETE FROM u9␊   WHERE (u9.k9 = (f1.p - 100));␊END␊
--| f2 | CREATE OR REPLACE FUNCTION public.f2(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t9 AS tt (a9, b9)␊   VALUES (f2.x, 'n'::text) ON CONFLICT(a9) DO UPDATE SET b9 = (excluded.b9 || tt.b9), c = DEFAULT␊   WHERE (tt.c > 0)␊   RETURNING tt.c;␊END␊
--| f3 | CREATE OR REPLACE FUNCTION public.f3(x integer)␊ RETURNS SETOF t9␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO t9 (a9, b9)  SELECT f3.x AS x,␊             u9.v9 AS v␊            FROM u9␊           WHERE (u9.k9 = f3.x)␊           ORDER BY f3.x␊          LIMIT 3 ON CONFLICT ON CONSTRAINT uq9 DO NOTHING␊   RETURNING t9.a9 AS a,␊     t9.b9 AS b,␊     t9.c,␊     t9.arr;␊END␊
--| f4 | CREATE OR REPLACE FUNCTION public.f4(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u9 DEFAULT VALUES;␊ INSERT INTO u9 (k9, v9) VALUES (1,DEFAULT), (2,'b'::text);␊ INSERT INTO u9 (v9, k9)␊   VALUES ('a'::text, f4.x) ON CONFLICT(lower(v9))␊   WHERE (k9 > 0) DO NOTHING;␊ INSERT INTO t9 (a9)␊   VALUES (1) ON CONFLICT DO NOTHING;␊END␊
--| f6 | CREATE OR REPLACE FUNCTION public.f6(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE t9 SET (b9, c) = ( SELECT u9.v9 AS v,␊             u9.k9 AS k␊            FROM u9␊           WHERE (u9.k9 = t9.a9));␊ UPDATE ONLY t9 SET c = DEFAULT;␊ UPDATE u9 SET comp.a9 = 5, comp.b9 = 'x'::text;␊END␊
--| f7 | CREATE OR REPLACE FUNCTION public.f7(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ DELETE FROM t9␊    USING u9,␊     u9 u2␊   WHERE ((t9.a9 = u9.k9) AND (u2.k9 = f7.x))␊   RETURNING (t9.a9 + u9.k9);␊END␊
--| f8 | CREATE OR REPLACE FUNCTION public.f8(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH q AS (␊          SELECT u9.k9 AS k␊            FROM u9␊           WHERE (u9.k9 = f8.x)␊         )␊  DELETE FROM t9␊    USING q␊   WHERE (t9.a9 = q.k)␊   RETURNING 1;␊END␊
--| f9 | CREATE OR REPLACE FUNCTION public.f9(x integer)␊ RETURNS bigint␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH d AS (␊          DELETE FROM u9␊           WHERE (u9.k9 = f9.x)␊           RETURNING u9.k9 AS k,␊             u9.v9 AS v,␊             u9.comp,␊             u9.big,␊             u9.vc␊         ), i AS (␊          INSERT INTO u9 (k9)  SELECT d_1.k␊                    FROM d d_1␊           RETURNING u9.k9 AS k␊         )␊  SELECT count(*) AS count␊    FROM d,␊     i;␊END␊
--| f10 | CREATE OR REPLACE FUNCTION public.f10(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO vv9 (a, bb)␊   VALUES (f10.x, 'v'::text);␊ UPDATE vv9 SET bb = 'z'::text␊   WHERE (vv9.a = f10.x);␊ DELETE FROM vv9␊   WHERE (vv9.a = f10.x);␊ WITH w AS (␊          SELECT 1 AS n␊         )␊  INSERT INTO u9 (k9)  SELECT w.n␊            FROM w;␊END␊
--| f11 | CREATE OR REPLACE FUNCTION public.f11(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u9 (k9, comp.a9, comp.b9)␊   VALUES (f11.x, 1, 'v'::text);␊ INSERT INTO t9 (a9, arr[1], arr[2])  SELECT 1,␊             2,␊             3;␊ INSERT INTO u9 (k9) OVERRIDING USER VALUE  SELECT 3;␊END␊
--| f13 | CREATE OR REPLACE FUNCTION public.f13(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u9 (k9) VALUES (f13.x), ((f13.x + 1));␊ SELECT 1;␊ INSERT INTO u9 (k9)  SELECT 1␊         UNION ALL␊          SELECT f13.x AS x;␊ INSERT INTO u9 (k9, v9)␊   VALUES (1, 'a'::text)␊   RETURNING u9.k9 AS k;␊END␊
--| f14 | CREATE OR REPLACE PROCEDURE public.f14(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO u9 (k9, v9, big, vc) VALUES (5,'y'::text,'7'::bigint,'z'::character varying), (1,'b'::text,1,'z'::character varying);␊ INSERT INTO u9 (k9, v9, big, vc)␊   VALUES ((f14.x + 1), 'b'::text, 5, 'z'::character varying);␊ INSERT INTO u9 (k9, v9, big)  SELECT 5,␊             u9_1.v9 AS v,␊             7␊            FROM u9 u9_1;␊ INSERT INTO u9 (k9)  SELECT u9_1.k9 AS k␊            FROM u9 u9_1;␊END␊
--@ differs: up to 15.18, names of tables written to had no AS
select proname, pg_get_functiondef(oid) from pg_proc where proname in ('f5', 'f12') order by proname;
--> proname:name | pg_get_functiondef:text
--| f12 | CREATE OR REPLACE PROCEDURE public.f12(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ MERGE INTO t9␊    USING u9␊    ON (t9.a9 = u9.k9)␊    WHEN MATCHED␊     AND (u9.v9 = 'x'::text)␊     THEN UPDATE SET b9 = u9.v9, c = DEFAULT, arr[1] = f12.x␊    WHEN MATCHED␊     THEN DELETE␊    WHEN NOT MATCHED␊     AND (f12.x > 1)␊     THEN INSERT (a9, b9)␊      VALUES (u9.k9, u9.v9)␊    WHEN NOT MATCHED␊     THEN DO NOTHING;␊ WITH z AS (␊          SELECT 1 AS o␊         )␊  MERGE INTO ONLY t9 AS tt␊    USING ( SELECT u9.k9 AS k,␊             u9.v9 AS v,␊             u9.comp,␊             u9.big,␊             u9.vc␊            FROM u9␊           WHERE (u9.k9 = f12.x)) s␊    ON (s.k = tt.a9)␊    WHEN NOT MATCHED␊     THEN INSERT (a9)␊      VALUES (s.k)␊    WHEN MATCHED␊     THEN DO NOTHING;␊ MERGE INTO t9␊    USING u9 uu␊    ON ((t9.a9 = uu.k9) AND (uu.v9 > 'a'::text))␊    WHEN NOT MATCHED␊     THEN INSERT DEFAULT VALUES;␊END␊
--| f5 | CREATE OR REPLACE FUNCTION public.f5(x integer)␊ RETURNS TABLE(a integer, b text)␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE t9 AS z SET b9 = u9.v9, c = (u9.k9 + f5.x), arr[1] = 4␊    FROM u9,␊     vv9 w␊   WHERE ((z.a9 = u9.k9) AND (w.a = z.a9))␊   RETURNING z.a9 AS a,␊     u9.v9 AS other;␊END␊
create schema s3; alter table t9 set schema s3; alter table u9 set schema s3;
--= CREATE SCHEMA
--= ALTER TABLE
--= ALTER TABLE
select proname, pg_get_functiondef(oid) from pg_proc where proname ~ '^f[0-9]+$' and proname not in ('f5', 'f12') order by length(proname), proname;
--> proname:name | pg_get_functiondef:text
--| f1 | CREATE OR REPLACE FUNCTION public.f1(p integer, s text)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.t9 (a9, b9)␊   VALUES (f1.p, f1.s);␊ UPDATE s3.t9 SET c = (t9.a9 + 1), b9 = (t9.b9 || '!'::text)␊   WHERE (t9.a9 = f1.p);␊ INSERT INTO s3.u9 (k9, v9)␊   VALUES (f1.p, f1.s);␊ DELETE FROM s3.u9␊   WHERE (u9.k9 = (f1.p - 100));␊END␊
--| f2 | CREATE OR REPLACE FUNCTION public.f2(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.t9 AS tt (a9, b9)␊   VALUES (f2.x, 'n'::text) ON CONFLICT(a9) DO UPDATE SET b9 = (excluded.b9 || tt.b9), c = DEFAULT␊   WHERE (tt.c > 0)␊   RETURNING tt.c;␊END␊
--| f3 | CREATE OR REPLACE FUNCTION public.f3(x integer)␊ RETURNS SETOF s3.t9␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.t9 (a9, b9)  SELECT f3.x AS x,␊             u9.v9 AS v␊            FROM s3.u9␊           WHERE (u9.k9 = f3.x)␊           ORDER BY f3.x␊          LIMIT 3 ON CONFLICT ON CONSTRAINT uq9 DO NOTHING␊   RETURNING t9.a9 AS a,␊     t9.b9 AS b,␊     t9.c,␊     t9.arr;␊END␊
--| f4 | CREATE OR REPLACE FUNCTION public.f4(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.u9 DEFAULT VALUES;␊ INSERT INTO s3.u9 (k9, v9) VALUES (1,DEFAULT), (2,'b'::text);␊ INSERT INTO s3.u9 (v9, k9)␊   VALUES ('a'::text, f4.x) ON CONFLICT(lower(v9))␊   WHERE (k9 > 0) DO NOTHING;␊ INSERT INTO s3.t9 (a9)␊   VALUES (1) ON CONFLICT DO NOTHING;␊END␊
--| f6 | CREATE OR REPLACE FUNCTION public.f6(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE s3.t9 SET (b9, c) = ( SELECT u9.v9 AS v,␊             u9.k9 AS k␊            FROM s3.u9␊           WHERE (u9.k9 = t9.a9));␊ UPDATE ONLY s3.t9 SET c = DEFAULT;␊ UPDATE s3.u9 SET comp.a9 = 5, comp.b9 = 'x'::text;␊END␊
--| f7 | CREATE OR REPLACE FUNCTION public.f7(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ DELETE FROM s3.t9␊    USING s3.u9,␊     s3.u9 u2␊   WHERE ((t9.a9 = u9.k9) AND (u2.k9 = f7.x))␊   RETURNING (t9.a9 + u9.k9);␊END␊
--| f8 | CREATE OR REPLACE FUNCTION public.f8(x integer)␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH q AS (␊          SELECT u9.k9 AS k␊            FROM s3.u9␊           WHERE (u9.k9 = f8.x)␊         )␊  DELETE FROM s3.t9␊    USING q␊   WHERE (t9.a9 = q.k)␊   RETURNING 1;␊END␊
--| f9 | CREATE OR REPLACE FUNCTION public.f9(x integer)␊ RETURNS bigint␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH d AS (␊          DELETE FROM s3.u9␊           WHERE (u9.k9 = f9.x)␊           RETURNING u9.k9 AS k,␊             u9.v9 AS v,␊             u9.comp,␊             u9.big,␊             u9.vc␊         ), i AS (␊          INSERT INTO s3.u9 (k9)  SELECT d_1.k␊                    FROM d d_1␊           RETURNING u9.k9 AS k␊         )␊  SELECT count(*) AS count␊    FROM d,␊     i;␊END␊
--| f10 | CREATE OR REPLACE FUNCTION public.f10(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO vv9 (a, bb)␊   VALUES (f10.x, 'v'::text);␊ UPDATE vv9 SET bb = 'z'::text␊   WHERE (vv9.a = f10.x);␊ DELETE FROM vv9␊   WHERE (vv9.a = f10.x);␊ WITH w AS (␊          SELECT 1 AS n␊         )␊  INSERT INTO s3.u9 (k9)  SELECT w.n␊            FROM w;␊END␊
--| f11 | CREATE OR REPLACE FUNCTION public.f11(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.u9 (k9, comp.a9, comp.b9)␊   VALUES (f11.x, 1, 'v'::text);␊ INSERT INTO s3.t9 (a9, arr[1], arr[2])  SELECT 1,␊             2,␊             3;␊ INSERT INTO s3.u9 (k9) OVERRIDING USER VALUE  SELECT 3;␊END␊
--| f13 | CREATE OR REPLACE FUNCTION public.f13(x integer)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.u9 (k9) VALUES (f13.x), ((f13.x + 1));␊ SELECT 1;␊ INSERT INTO s3.u9 (k9)  SELECT 1␊         UNION ALL␊          SELECT f13.x AS x;␊ INSERT INTO s3.u9 (k9, v9)␊   VALUES (1, 'a'::text)␊   RETURNING u9.k9 AS k;␊END␊
--| f14 | CREATE OR REPLACE PROCEDURE public.f14(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO s3.u9 (k9, v9, big, vc) VALUES (5,'y'::text,'7'::bigint,'z'::character varying), (1,'b'::text,1,'z'::character varying);␊ INSERT INTO s3.u9 (k9, v9, big, vc)␊   VALUES ((f14.x + 1), 'b'::text, 5, 'z'::character varying);␊ INSERT INTO s3.u9 (k9, v9, big)  SELECT 5,␊             u9_1.v9 AS v,␊             7␊            FROM s3.u9 u9_1;␊ INSERT INTO s3.u9 (k9)  SELECT u9_1.k9 AS k␊            FROM s3.u9 u9_1;␊END␊
--@ differs: up to 15.18, names of tables written to had no AS
select proname, pg_get_functiondef(oid) from pg_proc where proname in ('f5', 'f12') order by proname;
--> proname:name | pg_get_functiondef:text
--| f12 | CREATE OR REPLACE PROCEDURE public.f12(IN x integer)␊ LANGUAGE sql␊BEGIN ATOMIC␊ MERGE INTO s3.t9␊    USING s3.u9␊    ON (t9.a9 = u9.k9)␊    WHEN MATCHED␊     AND (u9.v9 = 'x'::text)␊     THEN UPDATE SET b9 = u9.v9, c = DEFAULT, arr[1] = f12.x␊    WHEN MATCHED␊     THEN DELETE␊    WHEN NOT MATCHED␊     AND (f12.x > 1)␊     THEN INSERT (a9, b9)␊      VALUES (u9.k9, u9.v9)␊    WHEN NOT MATCHED␊     THEN DO NOTHING;␊ WITH z AS (␊          SELECT 1 AS o␊         )␊  MERGE INTO ONLY s3.t9 AS tt␊    USING ( SELECT u9.k9 AS k,␊             u9.v9 AS v,␊             u9.comp,␊             u9.big,␊             u9.vc␊            FROM s3.u9␊           WHERE (u9.k9 = f12.x)) s␊    ON (s.k = tt.a9)␊    WHEN NOT MATCHED␊     THEN INSERT (a9)␊      VALUES (s.k)␊    WHEN MATCHED␊     THEN DO NOTHING;␊ MERGE INTO s3.t9␊    USING s3.u9 uu␊    ON ((t9.a9 = uu.k9) AND (uu.v9 > 'a'::text))␊    WHEN NOT MATCHED␊     THEN INSERT DEFAULT VALUES;␊END␊
--| f5 | CREATE OR REPLACE FUNCTION public.f5(x integer)␊ RETURNS TABLE(a integer, b text)␊ LANGUAGE sql␊BEGIN ATOMIC␊ UPDATE s3.t9 AS z SET b9 = u9.v9, c = (u9.k9 + f5.x), arr[1] = 4␊    FROM s3.u9,␊     vv9 w␊   WHERE ((z.a9 = u9.k9) AND (w.a = z.a9))␊   RETURNING z.a9 AS a,␊     u9.v9 AS other;␊END␊
select f1(1,'a'), f2(4); select f6(1), f7(2), f8(3), f9(4); select f11(14); select * from s3.t9 order by 1; select k9, v9 from s3.u9 order by 1, 2;
--> f1:void | f2:int4
--| ∅ | ∅
--> f6:void | f7:int4 | f8:int4 | f9:int8
--| ∅ | ∅ | ∅ | 0
--! 23505: duplicate key value violates unique constraint "t_pkey"
