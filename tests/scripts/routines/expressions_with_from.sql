-- Expressions of PL/pgSQL with a FROM, in lists, too.
create table t(a int, b int); insert into t values (1,10),(2,20),(3,30);
--= CREATE TABLE
--= INSERT 0 3
do $$ begin assert true, 'a %!', 'x'; end $$;
--= DO
do $$ begin raise notice '% %', max(a) from t, 5; end $$;
--~ 3 5
--= DO
do $$ begin raise notice '% %', (select max(a) from t), array[1,2]; end $$;
--~ 3 {1,2}
--= DO
do $$ begin raise notice '% % %', 1, array[1,2], (select count(*) from t, t x) using hint = max(a)::text || 'q' from t, detail = 'abc'; end $$;
--~ 1 {1,2} 9
--= DO
do $$ begin raise exception using message = max(a)::text from t, hint = 'x'; end $$;
--! P0001: 3
do $$ declare i int; j int; begin execute 'select $1, $2' into i, j using max(a) from t, 7; raise notice '% %', i, j; end $$;
--~ 3 7
--= DO
do $$ declare i int; j int; begin execute 'select $1, $2' using max(a) from t, 7 into i, j; raise notice '% %', i, j; end $$;
--~ 3 7
--= DO
do $$ declare i int; j int; begin execute 'select $1, 2' using (select max(a) from t) into i, j; raise notice '% %', i, j; end $$;
--~ 3 2
--= DO
do $$ declare i int := 0; begin while count(*) < 5 from t loop insert into t values(i,i); i:=i+1; end loop; raise notice '%', i; end $$;
--~ 2
--= DO
do $$ begin for i in 1..count(*) from t loop raise notice '%', i; end loop; end $$;
--~ 1
--~ 2
--~ 3
--~ 4
--~ 5
--= DO
do $$ begin for i in 1..count(*) from t by 2 loop raise notice '%', i; end loop; end $$;
--~ 1
--~ 3
--~ 5
--= DO
do $$ begin for i in reverse max(a) from t..min(a) from t by 2 loop raise notice '%', i; end loop; end $$;
--~ 3
--~ 1
--= DO
do $$ begin assert count(*) > 2 from t, 'few'; assert count(*) > 100 from t, 'few'; end $$;
--! P0004: few
do $$ declare x int; begin foreach x in array array_agg(a order by a) from t loop raise notice '%', x; end loop; end $$;
--~ 0
--~ 1
--~ 1
--~ 2
--~ 3
--= DO
do $$ declare r record; begin for r in execute 'select $1 as x, $2 as y' using max(a) from t, 3 loop raise notice '%', r; end loop; end $$;
--~ (3,3)
--= DO
do $$ declare c refcursor; r record; begin open c for execute 'select $1 as x, $2 as y' using max(a) from t, 3; fetch c into r; raise notice '%', r; end $$;
--~ (3,3)
--= DO
do $$ declare r record; begin execute 'select ' || max(a) from t into r; raise notice '%', r; end $$;
--~ (3)
--= DO
create function ff() returns setof int language plpgsql as $$ begin return query execute 'select $1 union all select $2' using max(a) from t, min(a) from t; return next sum(a) from t; end $$;
--= CREATE FUNCTION
select * from ff();
--> ff:int4
--| 3
--| 0
--| 7
do $$ begin if exists (select 1 from t) then raise notice '%', 'a,b'; end if; while false loop null; end loop; end $$;
--~ a,b
--= DO
do $$ begin raise notice 'x %', 1 + 2, 3; end $$;
--! 42601: too many parameters specified for RAISE
do $$ declare a int[] := '{1,2}'; b int := 1; begin raise notice '% % %', a[1], a[b], a[1:2]; end $$;
--~ 1 1 {1,2}
--= DO
do $$ begin for i in 1..2 loop for j in 1..2 loop raise notice '% %', i, j; end loop; end loop; end $$;
--~ 1 1
--~ 1 2
--~ 2 1
--~ 2 2
--= DO
