-- SET FROM CURRENT keeps what the session has
create schema s; set search_path=s,public;
--= CREATE SCHEMA
--= SET
create function f() returns text language plpgsql set search_path from current as $$ begin return current_setting('search_path'); end $$;
--= CREATE FUNCTION
select proconfig from pg_proc where proname='f';
--> proconfig:_text
--| {"search_path=s, public"}
set search_path=pg_catalog; select s.f();
--= SET
--> f:text
--| s, public
alter function s.f() set search_path from current; select proconfig from pg_proc where proname='f';
--= ALTER FUNCTION
--> proconfig:_text
--| {search_path=pg_catalog}
create function s.g() returns int set work_mem from current set extra_float_digits from current as 'select 1' language sql;
--= CREATE FUNCTION
select proconfig from pg_proc where proname='g';
--> proconfig:_text
--| {work_mem=4MB,extra_float_digits=1}
create function s.h() returns int set extra.nope from current as 'select 1' language sql;
--! 42704: unrecognized configuration parameter "extra.nope"
begin; set local search_path = s; create procedure s.p() language sql set search_path from current as 'select 1'; commit;
--= BEGIN
--= SET
--= CREATE PROCEDURE
--= COMMIT
select proconfig from pg_proc where proname='p';
--> proconfig:_text
--| {search_path=s}
