-- Calls that have words between their arguments.
create table f(v varchar(10), c char(5), n name, i int, t text, b bytea, bb bit(4));
--= CREATE TABLE
create view v1 as select trim(v) a, trim(trailing v from c) b, trim(leading from t) c, trim(both 'x' from t) d, trim(v::text) e, trim(b from b) g from f;
--= CREATE VIEW
create view v2 as select substring(v from 2 for 3) a, substring(n from i for i) b, substring(v from 'x') c, substring(v from 'a' for '#') d, substring(v similar 'a' escape '#') e, substring(b from 2) g, substring(bb from 1 for 2) h, substring(t, 2, 3) j, substring(t from i) k from f;
--= CREATE VIEW
create view v3 as select position(v in c) a, position('a' in v) b, position(b in b) c, overlay(v placing 'x' from 1) d, overlay(t placing v from 1 for i) e from f;
--= CREATE VIEW
create table k(a varchar check (length(trim(a)) > 0), b text check (position('x' in b) = 0));
--= CREATE TABLE
select pg_get_viewdef('v1'::regclass), pg_get_viewdef('v2'::regclass), pg_get_viewdef('v3'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT TRIM(BOTH FROM f.v) AS a,␊    TRIM(TRAILING f.v FROM f.c) AS b,␊    TRIM(LEADING FROM f.t) AS c,␊    TRIM(BOTH 'x'::text FROM f.t) AS d,␊    TRIM(BOTH FROM (f.v)::text) AS e,␊    TRIM(BOTH f.b FROM f.b) AS g␊   FROM f; | ␠SELECT SUBSTRING(f.v FROM 2 FOR 3) AS a,␊    SUBSTRING(f.n FROM f.i FOR f.i) AS b,␊    "substring"((f.v)::text, 'x'::text) AS c,␊    SUBSTRING(f.v SIMILAR 'a'::text ESCAPE '#'::text) AS d,␊    SUBSTRING(f.v SIMILAR 'a'::text ESCAPE '#'::text) AS e,␊    SUBSTRING(f.b FROM 2) AS g,␊    SUBSTRING(f.bb FROM 1 FOR 2) AS h,␊    "substring"(f.t, 2, 3) AS j,␊    SUBSTRING(f.t FROM f.i) AS k␊   FROM f; | ␠SELECT POSITION((f.v) IN (f.c)) AS a,␊    POSITION(('a'::text) IN (f.v)) AS b,␊    POSITION((f.b) IN (f.b)) AS c,␊    OVERLAY(f.v PLACING 'x'::text FROM 1) AS d,␊    OVERLAY(f.t PLACING f.v FROM 1 FOR f.i) AS e␊   FROM f;
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'k'::regclass order by 1;
--> pg_get_constraintdef:text
--| CHECK ((POSITION(('x'::text) IN (b)) = 0))
--| CHECK ((length(TRIM(BOTH FROM a)) > 0))
insert into f values ('abcabc', 'ab', 'name', 2, ' xtx ', '\x0102', '1010');
--= INSERT 0 1
select * from v1; select * from v2; select * from v3;
--> a:text | b:text | c:text | d:text | e:text | g:bytea
--| abcabc |  | xtx␠ | ␠xtx␠ | abcabc | \x
--> a:text | b:text | c:text | d:text | e:text | g:bytea | h:bit | j:text | k:text
--| bca | am | ∅ | ∅ | ∅ | \x02 | 10 | xtx | xtx␠
--> a:int4 | b:int4 | c:int4 | d:text | e:text
--| 0 | 1 | 1 | xbcabc | abcabctx␠
