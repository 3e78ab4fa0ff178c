-- Statements that want more memory than there is, each a line of its own. The table big holds four times memory_limit.
select count(*) from (select * from big order by pad desc, id offset 1) s
select count(*) from (select distinct pad from big) s
select count(*) from (select pad, count(*) from big group by pad) s
select count(*) from big a join big b on a.pad = b.pad
select count(*) from big a left join big b on a.id = b.k and a.pad <> b.pad
select count(*) from (select pad from big except select pad || 'x' from big) s
select count(*) from (select pad from big union select pad || 'y' from big) s
select max(r) from (select rank() over (order by pad) as r from big) s
select max(length(l)) from (select lag(pad, 100000) over (order by id) as l from big) s
with w as materialized (select * from big) select count(*) from w a join w b using (id)
with recursive r(n, t) as (select 1, repeat('x', 1000) union all select n + 1, t || n from r where n < 100000) select count(*), max(length(t)) from r
with recursive r(n) as (select 1 union select n + 1 from r where n < 20000000) select count(*) from r
select length(string_agg(pad, ',')) from big
select length(string_agg(pad, ',' order by id desc)) from big
select array_length(array_agg(pad), 1) from big
select array_length(array_agg(b), 1) from big b
select length(json_agg(b)::text) from big b
select length(jsonb_agg(b)::text) from big b
select length(jsonb_object_agg(id, pad)::text) from big
select count(*) from unnest((select array_agg(pad) from big)) u
select count(distinct pad), sum(distinct id) from big
select percentile_cont(0.5) within group (order by id), mode() within group (order by pad) from big
select length(repeat('x', 1000000000))
select length(repeat('x', 60000000) || repeat('y', 60000000) || repeat('z', 60000000))
select length(lpad('x', 400000000, 'abc'))
select length(replace(repeat('x', 20000000), 'x', 'abcdefghij'))
select length(upper(repeat('x', 150000000)))
select length(concat(repeat('x', 50000000), repeat('y', 50000000), repeat('z', 50000000)))
select length(format('%s %s %s', repeat('x', 50000000), repeat('y', 50000000), repeat('z', 50000000)))
select length(encode(convert_to(repeat('x', 80000000), 'UTF8'), 'hex'))
select length(regexp_replace(repeat('x', 20000000), 'x', 'abcdefghij', 'g'))
select array_length(string_to_array(repeat('x,', 30000000), ','), 1)
select count(*) from regexp_split_to_table(repeat('x,', 10000000), ',')
select length(to_json(repeat('"', 60000000))::text)
select length(quote_literal(repeat('''', 60000000)))
select length(reverse(repeat('x', 60000000)))
select length(translate(repeat('x', 60000000), 'x', 'yy'))
select length(repeat('{"a":', 5000) || '1' || repeat('}', 5000)), jsonb_array_length(('[' || repeat('1,', 20000000) || '1]')::jsonb)
select array_length(array_fill(1, array[30000000]), 1)
select count(*) from generate_series(1, 200) g, lateral (select repeat('x', 1000000) || g as t) s where length(t) > 1
select sum(length(t)) from (select repeat('x', 900000) || g as t from generate_series(1, 3000) g) s
select count(*) from (select repeat('x', 500000) || g as t from generate_series(1, 3000) g order by 1 offset 0) s
update big set pad = pad || 'z'
update big set k = k + 1
delete from big
insert into big select id + 100000000, k, pad from big
insert into big select g, g, repeat('w', 200) from generate_series(200000001, 203000000) g
create table copied as select * from big
create index hungry_pad on big (pad)
create index hungry_expression on big (upper(pad), k, id)
create unique index hungry_unique on big (pad, id)
alter table big add column extra text default repeat('e', 500)
alter table big alter column k type bigint
create materialized view hungry_view as select * from big
create temporary table hungry_temporary as select * from big
declare held cursor with hold for select * from big order by pad
do $$ declare t text := ''; begin for i in 1..1000000 loop t := t || repeat('x', 1000000); end loop; end $$
do $$ declare a text[] := '{}'; begin for i in 1..1000000 loop a := a || repeat('x', 100000 + i); end loop; end $$
do $$ declare r record; a big[]; begin for r in select * from big loop a := a || array_fill((r.id, r.k, r.pad || 'a')::big, array[1000]); end loop; end $$
do $$ begin for i in 1..1000000 loop execute format('prepare hungry_%s as select %s, %L', i, i, repeat('p', 10000)); end loop; end $$
do $$ begin for i in 1..1000000 loop perform pg_notify('hungry', repeat('n', 7000) || i); end loop; end $$
do $$ begin for i in 1..1000000 loop perform set_config('hungry.v' || i, repeat('s', 10000), false); end loop; end $$
do $$ begin for i in 1..1000000 loop begin insert into big values (-i, i, repeat('i', 1000)); exception when unique_violation then null; end; end loop; end $$
merge into big using (select * from big) s on big.id = s.id when matched then update set pad = s.pad || 'm' when not matched then insert values (s.id, s.k, s.pad)
with d as (delete from big returning *) select count(*), max(pad) from d
select count(*) from big a where exists (select from big b where b.pad = a.pad and b.id <> a.id)
select count(*) from big where pad in (select pad || 'q' from big)
select count(*) from big a full join big b on a.pad = b.pad || 'f'
select count(*) from (select pad from big order by k limit 10000000) s
select g.g, (select string_agg(pad, '') from big where k >= g.g) is null from generate_series(1, 3) g
select count(*) from (select row_number() over (partition by k % 3 order by pad) n, sum(k) over (partition by k % 3) from big) s
select pad, id from big
select a.id, b.id from big a, big b where a.id < 200
