-- EXPLAIN's summary: how long planning and execution took, where ANALYZE or SUMMARY asks for it.

create function times(query text) returns setof text language plpgsql as $$
declare line text;
begin
  for line in execute query loop
    if line ~ 'Time:' then
      return next regexp_replace(line, '[0-9.]+', 'N');
    end if;
  end loop;
end $$;
--= CREATE FUNCTION

select times('explain analyze select 1');
--> times:text
--| Planning Time: N ms
--| Execution Time: N ms

select times('explain (analyze, timing off) select 1');
--> times:text
--| Planning Time: N ms
--| Execution Time: N ms

select times('explain (analyze, summary off) select 1');
--> times:text

select times('explain (summary) select 1');
--> times:text
--| Planning Time: N ms

select times('explain select 1');
--> times:text

create function planning(query text) returns bool language plpgsql as $$
declare plan json;
begin
  execute query into plan;
  return (plan -> 0 ->> 'Planning Time')::float8 > 0;
end $$;
--= CREATE FUNCTION

select planning('explain (analyze, format json) select 1 from pg_class'), planning('explain (summary, format json) select 1'), planning('explain (format json) select 1');
--> planning:bool | planning:bool | planning:bool
--| t | t | ∅

explain (timing) select 1;
--! 22023: EXPLAIN option TIMING requires ANALYZE

explain (wal) select 1;
--! 22023: EXPLAIN option WAL requires ANALYZE

drop function times, planning;
--= DROP FUNCTION
