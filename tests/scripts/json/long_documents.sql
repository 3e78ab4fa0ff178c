-- Items and members of long documents, asked for in whatever order.

create table documents (id int primary key, items jsonb, members jsonb, written json);
--= CREATE TABLE
insert into documents
select 1, (select jsonb_agg(case i % 4 when 0 then to_jsonb(i) when 1 then jsonb_build_array(i, '],[') when 2 then jsonb_build_object('i', i, 'ä"', '}') else 'null' end order by i) from generate_series(0, 2999) i),
    (select jsonb_object_agg(case when i % 10 = 0 then 'k"ä' || i else 'k' || i end, i) from generate_series(0, 2999) i),
    (select json_agg(i order by i) from generate_series(0, 2999) i);
--= INSERT 0 1
do $$
declare d documents; found int := 0; n int := 0;
begin
    select * into d from documents;
    for i in 0 .. jsonb_array_length(d.items) - 1 loop
        found := found + case when d.items -> i = case i % 4 when 0 then to_jsonb(i) when 1 then jsonb_build_array(i, '],[') when 2 then jsonb_build_object('i', i, 'ä"', '}') else 'null' end then 1 else 0 end;
    end loop;
    raise notice 'items % of %', found, jsonb_array_length(d.items);
    found := 0;
    for i in reverse jsonb_array_length(d.items) - 1 .. 0 loop
        found := found + case when d.items -> i = d.items -> (i - jsonb_array_length(d.items)) then 1 else 0 end;
    end loop;
    raise notice 'from both ends %', found;
    found := 0;
    for i in 0 .. 2999 loop
        n := i * 1777 % 3000;
        found := found + case when d.members -> (case when n % 10 = 0 then 'k"ä' || n else 'k' || n end) = to_jsonb(n) and not d.members ? ('q' || n) and d.members -> ('k' || n || 'x') is null then 1 else 0 end;
    end loop;
    raise notice 'members %', found;
    found := 0;
    while found < json_array_length(d.written) and (d.written ->> found)::int = found loop
        found := found + 1;
    end loop;
    raise notice 'written %', found;
    raise notice 'beyond % % % %', d.items -> 3000, d.items -> -3001, d.items -> 2147483647, d.items -> -2147483648;
    raise notice 'beside % % %', d.members -> '', d.members -> 'k', d.members -> 'zzzzzzzzzzzzzzzzzz';
end $$;
--~ items 3000 of 3000
--~ from both ends 3000
--~ members 3000
--~ written 3000
--~ beyond <NULL> <NULL> <NULL> <NULL>
--~ beside <NULL> <NULL> <NULL>
--= DO
select count(*) from documents, generate_series(-3100, 3100) i where items -> i is not null;
--> count:int8
--| 6000
select count(*) from documents, generate_series(-5, 3100) i where members ->> ('k' || i) is not null;
--> count:int8
--| 2700
select count(*) from documents a, documents b, generate_series(0, 2999) i where (a.items -> i) is not distinct from (b.items -> i) and a.items #> array[i::text, '0'] is not distinct from b.items #> array[i::text, '0'];
--> count:int8
--| 3000
drop table documents;
--= DROP TABLE
