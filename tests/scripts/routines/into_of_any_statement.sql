-- INTO may stand in any statement of a function: what returns rows fills it.
do $$ declare v text; begin show server_encoding into v; raise notice '%', v; end $$;
--~ UTF8
--= DO
do $$ declare v text; begin explain select 1 into v; raise notice '%', v ~ 'Result|Values|Scan|row'; end $$;
--~ t
--= DO
do $$ declare v text; begin create table q(a int) into v; end $$;
--! 42601: INTO used with a command that cannot return data
create table q(a int);
--= CREATE TABLE
do $$ declare v int; begin insert into q values (1) returning a into v; raise notice '%', v; end $$;
--~ 1
--= DO
do $$ declare v int; begin into v select 3; raise notice '%', v; end $$;
--! 42601: syntax error at or near "into"
do $$ declare v int; begin values (4) into strict v; raise notice '%', v; end $$;
--~ 4
--= DO
do $$ declare v int; begin set x.y = '1' into v; end $$;
--! 42601: INTO used with a command that cannot return data
-- Messages show the statement with blanks where INTO was.
do $$ declare v int; c text; begin select 1 into v from q where a / 0 = 1; exception when division_by_zero then get stacked diagnostics c = pg_exception_context; raise notice '%', c; end $$;
--~ SQL statement "select 1        from q where a / 0 = 1"␊PL/pgSQL function inline_code_block line 1 at SQL statement
--= DO
