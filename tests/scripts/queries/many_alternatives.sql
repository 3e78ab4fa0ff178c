-- Conditions of many alternatives, each looked up by an index: every row comes once, whichever of them lead to it.
create table places (a int, b int, c text, primary key (a, b));
--= CREATE TABLE
insert into places select i, i % 5, case when i % 3 > 0 then 'c' || i end from generate_series(1, 3000) i;
--= INSERT 0 3000
create index on places (c);
--= CREATE INDEX
analyze places;
--= ANALYZE
create function rows_of(condition text, out count int8, out sum int8) language plpgsql as $$
begin
  execute 'select count(*), sum(a) from places where ' || condition into count, sum;
end $$;
--= CREATE FUNCTION
select count, sum from rows_of((select format('(a, b) in (%s)', string_agg(format('(%s, %s)', i * 7, i * 7 % 5), ', ')) from generate_series(1, 60) i));
--> count:int8 | sum:int8
--| 60 | 12810
select count, sum from rows_of((select format('(a, b) in (%s)', string_agg(format('(%s, %s)', i * 7 % 50, i % 5), ', ')) from generate_series(1, 500) i));
--> count:int8 | sum:int8
--| 9 | 225
select count, sum from rows_of((select string_agg(format('a = %s', i % 70), ' or ') from generate_series(1, 100) i));
--> count:int8 | sum:int8
--| 69 | 2415
select count, sum from rows_of((select string_agg(format('(a = %s and c = %L)', i, 'c' || i), ' or ') from generate_series(1, 100) i));
--> count:int8 | sum:int8
--| 67 | 3367
select count, sum from rows_of((select string_agg(format('a = %s or c = %L', i, 'c' || i * 2), ' or ') from generate_series(1, 100) i) || ' or c is null and a = 3');
--> count:int8 | sum:int8
--| 133 | 10050
select count, sum from rows_of((select '(' || string_agg(format('a between %s and %s', i * 10, i * 10 + i % 20), ' or ') || ') and b > 2' from generate_series(1, 100) i));
--> count:int8 | sum:int8
--| 300 | 160020
select count, sum from rows_of((select string_agg(format('(a, b) > (%s, 1) and a < %s', 2000 + i, 2005 + i), ' or ') from generate_series(1, 100) i));
--> count:int8 | sum:int8
--| 103 | 211459
select count, sum from rows_of((select string_agg(format('a = %s or (b = 1 and a < %s)', i, i), ' or ') from generate_series(1, 100) i));
--> count:int8 | sum:int8
--| 100 | 5050
select count, sum from rows_of((select format('(a, b) not in (%s)', string_agg(format('(%s, %s)', i, i % 5), ', ')) from generate_series(1, 2900) i));
--> count:int8 | sum:int8
--| 100 | 295050
prepare several as select a, c from places where a = $1 or a = $2 or a = $3 or c = $4 or (a = $5 and b = $6) order by a desc;
--= PREPARE
execute several (1, 2, 2, 'c2', 10, 0);
--> a:int4 | c:text
--| 10 | c10
--| 2 | c2
--| 1 | c1
execute several (null, 4, 5, null, 5, 1);
--> a:int4 | c:text
--| 5 | c5
--| 4 | c4
drop function rows_of;
--= DROP FUNCTION
