-- PL/pgSQL takes labels behind values, and goes through rows of SHOW, EXPLAIN and FETCH
do $$ declare r record; begin for r in show work_mem loop raise notice '%', r; end loop; end $$;
--~ (4MB)
--= DO
do $$ declare r record; c cursor for select 1; begin open c; for r in fetch all from c loop raise notice '%', r; end loop; end $$;
--~ (1)
--= DO
do $$ declare c refcursor; r record; begin open c for show work_mem; fetch c into r; raise notice '%', r; end $$;
--~ (4MB)
--= DO
create function rq3() returns setof text language plpgsql as $$ begin return query show work_mem; end $$; select rq3();
--= CREATE FUNCTION
--> rq3:text
--| 4MB
do $$ declare n int; begin n := 1 as x; n := 1 x; n := 1 end; n := 1 + 1 "Q"; n := max(g) m from generate_series(1,3) g; n := 1 limit 1; raise notice '%', n; end $$;
--~ 1
--= DO
do $$ begin if true x then raise notice '%', 1 x; end if; end $$;
--~ 1
--= DO
create function ff() returns int language plpgsql as $$ begin return 1 x; end $$; select ff();
--= CREATE FUNCTION
--> ff:int4
--| 1
do $$ declare n int := 5 x; begin for i in 1 x .. 3 y loop raise notice '% %', i, n; end loop; end $$;
--~ 1 5
--~ 2 5
--~ 3 5
--= DO
