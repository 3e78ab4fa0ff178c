-- Literals without a type stay that in records of PL/pgSQL, and no column of a result is of their type.
create type ct as (a int, b text);
--= CREATE TYPE
create function a1() returns ct language plpgsql as $$ declare r record; begin r := (1, 'x'); return r; end $$;
--= CREATE FUNCTION
select a1();
--! 42804: returned record type does not match expected record type
create function a2() returns ct language plpgsql as $$ declare r record; begin r := row(1, 'x'::text); return r; end $$;
--= CREATE FUNCTION
select a2();
--> a2:user
--| (1,x)
create function a3() returns ct language plpgsql as $$ declare r record; begin select 1, 'x' into r; return r; end $$;
--= CREATE FUNCTION
select a3();
--> a3:user
--| (1,x)
create function a4() returns ct language plpgsql as $$ declare r record; s record; begin r := (1, 'x'); s := r; return s; end $$;
--= CREATE FUNCTION
select a4();
--! 42804: returned record type does not match expected record type
create function a5() returns text language plpgsql as $$ declare r record; begin r := (1, 'x'); return pg_typeof(r.f2); end $$;
--= CREATE FUNCTION
select a5();
--> a5:text
--| unknown
create function a6() returns ct language plpgsql as $$ declare r record; c ct; begin r := (1, 'x'); c := r; return c; end $$;
--= CREATE FUNCTION
select a6();
--> a6:user
--| (1,x)
create function a7() returns record language plpgsql as $$ declare r record; begin r := (1, 'x'); return r; end $$;
--= CREATE FUNCTION
select a7();
--> a7:record
--| (1,x)
select * from a7() as (a int, b text);
--! 42804: returned record type does not match expected record type
create function a8() returns setof ct language plpgsql as $$ declare r record; begin r := (1, 'x'); return next r; end $$;
--= CREATE FUNCTION
select * from a8();
--! 42804: wrong record type supplied in RETURN NEXT
create function b1(out a int, out b text) returns record language plpgsql as $$ declare r record; begin r := (1, 'x'); a := r.f1; b := r.f2; end $$;
--= CREATE FUNCTION
select b1();
--> b1:record
--| (1,x)
create function b4() returns ct language plpgsql as $$ declare r record; begin r := (1, 'x', 3); return r; end $$;
--= CREATE FUNCTION
select b4();
--! 42804: returned record type does not match expected record type
create function b5() returns ct language plpgsql as $$ declare r record; begin r := (1, null); return r; end $$;
--= CREATE FUNCTION
select b5();
--! 42804: returned record type does not match expected record type
create function b6() returns text language plpgsql as $$ declare r record; begin r := (1, 'x', null); return row_to_json(r); end $$;
--= CREATE FUNCTION
select b6();
--> b6:text
--| {"f1":1,"f2":"x","f3":null}
create function b7() returns ct language plpgsql as $$ declare r record; begin for r in select 1 as a, 'x' as b loop return r; end loop; end $$;
--= CREATE FUNCTION
select b7();
--> b7:user
--| (1,x)
