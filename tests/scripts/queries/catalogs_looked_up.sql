--@ cambium
-- Relations of the catalog are looked up for the few rows of others that are joined with them, by whichever column leaves the fewest.
create table x (a int primary key, b text);
--= CREATE TABLE
create index on x (b);
--= CREATE INDEX
explain (costs off) select a.attname, t.typname from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid where c.relname = 'x' and a.attnum > 0;
--> QUERY PLAN:text
--| Nested Loop
--| ␠ ->  Nested Loop
--| ␠       ->  Filter
--| ␠             Filter: (c.relname = 'x'::name)
--| ␠             ->  Seq Scan on pg_class c
--| ␠       ->  Filter
--| ␠             Filter: ((a.attnum > 0) AND (a.attrelid = c.oid))
--| ␠             ->  Seq Scan on pg_attribute a
--| ␠ ->  Filter
--| ␠       Filter: (t.oid = a.atttypid)
--| ␠       ->  Seq Scan on pg_type t
explain (costs off) select i.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_index d on d.indrelid = c.oid join pg_class i on i.oid = d.indexrelid where n.nspname = 'public' and c.relname = 'x';
--> QUERY PLAN:text
--| Nested Loop
--| ␠ ->  Hash Join
--| ␠       Hash Cond: (d.indrelid = c.oid)
--| ␠       ->  Seq Scan on pg_index d
--| ␠       ->  Hash Join
--| ␠             Hash Cond: (n.oid = c.relnamespace)
--| ␠             ->  Filter
--| ␠                   Filter: (n.nspname = 'public'::name)
--| ␠                   ->  Seq Scan on pg_namespace n
--| ␠             ->  Filter
--| ␠                   Filter: (c.relname = 'x'::name)
--| ␠                   ->  Seq Scan on pg_class c
--| ␠ ->  Filter
--| ␠       Filter: (i.oid = d.indexrelid)
--| ␠       ->  Seq Scan on pg_class i
explain (costs off) select c.relname, d.description from pg_class c left join pg_description d on d.objoid = c.oid and d.objsubid = 0 where c.oid = 'x'::regclass;
--> QUERY PLAN:text
--| Hash Left Join
--| ␠ Hash Cond: (d.objoid = c.oid)
--| ␠ ->  Filter
--| ␠       Filter: (c.oid = '17408'::oid)
--| ␠       ->  Seq Scan on pg_class c
--| ␠ ->  Filter
--| ␠       Filter: ((d.objsubid = 0) AND (d.objoid = '17408'::oid))
--| ␠       ->  Seq Scan on pg_description d
select i.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_index d on d.indrelid = c.oid join pg_class i on i.oid = d.indexrelid where n.nspname = 'public' and c.relname = 'x' order by 1;
--> relname:name
--| x_b_idx
--| x_pkey
