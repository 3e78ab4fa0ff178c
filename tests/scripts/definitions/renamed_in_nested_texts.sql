-- A rule writes rows whose defaults call what is renamed: its own text says nothing of that.
create function nested_f(int) returns int language sql immutable as 'select $1 + 1';
--= CREATE FUNCTION
create table nested_log (a int default nested_f(1), b text, g int generated always as (nested_f(3)) stored);
--= CREATE TABLE
create table nested_t (a int, b text);
--= CREATE TABLE
create rule nested_r as on insert to nested_t where new.b = 'x' do also insert into nested_log (b) values (new.b);
--= CREATE RULE
create function nested_b(x text) returns void begin atomic; insert into nested_log (b) values (x); end;
--= CREATE FUNCTION
alter function nested_f(int) rename to nested_g;
--= ALTER FUNCTION
select pg_get_ruledef(oid) from pg_rewrite where rulename = 'nested_r';
--> pg_get_ruledef:text
--| CREATE RULE nested_r AS␊    ON INSERT TO public.nested_t␊   WHERE (new.b = 'x'::text) DO  INSERT INTO nested_log (b)␊  VALUES (new.b);
select pg_get_functiondef('nested_b'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.nested_b(x text)␊ RETURNS void␊ LANGUAGE sql␊BEGIN ATOMIC␊ INSERT INTO nested_log (b)␊   VALUES (nested_b.x);␊END␊
insert into nested_t values (1, 'x'), (2, 'y');
--= INSERT 0 2
select nested_b('z');
--> nested_b:void
--| ∅
table nested_log;
--> a:int4 | b:text | g:int4
--| 2 | x | 4
--| 2 | z | 4
