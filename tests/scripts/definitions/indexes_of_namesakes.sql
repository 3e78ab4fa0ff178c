--@ cambium
-- Functions with the names of those that indexes call, directly and by detours, come, change and go; indexes follow their own.

create schema a;
--= CREATE SCHEMA
create schema b;
--= CREATE SCHEMA
create function a.letters(text) returns text[] language plpgsql immutable as $$ begin return string_to_array(lower($1), ' '); end $$;
--= CREATE FUNCTION
create function a.first(text) returns text language plpgsql immutable as $$ begin return (a.letters($1))[1]; end $$;
--= CREATE FUNCTION
create table t (s text);
--= CREATE TABLE
insert into t values ('One two'), ('Three four');
--= INSERT 0 2
create index on t (a.first(s));
--= CREATE INDEX
set enable_seqscan = off;
--= SET
create function b.letters(text) returns text[] language plpgsql immutable as $$ begin return '{x}'; end $$;
--= CREATE FUNCTION
create function b.first(text) returns text language plpgsql immutable as $$ begin return 'y'; end $$;
--= CREATE FUNCTION
select s from t where a.first(s) = 'one';
--> s:text
--| One two
create or replace function b.first(text) returns text language plpgsql immutable as $$ begin return 'z'; end $$;
--= CREATE FUNCTION
drop function b.letters(text);
--= DROP FUNCTION
select s from t where a.first(s) = 'one';
--> s:text
--| One two
create or replace function a.letters(text) returns text[] language plpgsql immutable as $$ begin return string_to_array(upper($1), ' '); end $$;
--= CREATE FUNCTION
select s from t where a.first(s) = 'ONE';
--> s:text
--| One two
select s from t where a.first(s) = 'one';
--> s:text
create or replace function a.first(text) returns text language plpgsql immutable as $$ begin return (a.letters($1))[2]; end $$;
--= CREATE FUNCTION
select s from t where a.first(s) = 'TWO';
--> s:text
--| One two
alter schema b rename to c;
--= ALTER SCHEMA
drop schema c cascade;
--~ drop cascades to function c.first(text)
--= DROP SCHEMA
select s from t where a.first(s) = 'FOUR';
--> s:text
--| Three four
drop table t;
--= DROP TABLE
drop schema a cascade;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
