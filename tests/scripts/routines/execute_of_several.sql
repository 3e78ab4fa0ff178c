-- EXECUTE INTO of several statements takes the last one's row
do $$ declare r int; begin execute $q$select 1; select 2$q$ into r; raise notice '%', r; end $$;
--~ 2
--= DO
do $$ declare r int := 5; begin execute $q$select 1; select 2 where false$q$ into r; raise notice '%', r; end $$;
--~ <NULL>
--= DO
do $$ declare r int; begin execute $q$select 1; select x from generate_series(3, 4) x$q$ into strict r; end $$;
--! P0003: query returned more than one row
do $$ declare r int; begin execute $q$select x from generate_series(3, 4) x; select 1$q$ into strict r; raise notice '%', r; end $$;
--~ 1
--= DO
create table t(a int);
--= CREATE TABLE
do $$ declare r int; begin execute $q$insert into t values (1), (2); select count(*) from t$q$ into r; raise notice '%', r; end $$;
--~ 2
--= DO
do $$ declare r int; begin execute $q$select 1; insert into t values (3)$q$ into r; end $$;
--! 42601: INTO used with a command that cannot return data
