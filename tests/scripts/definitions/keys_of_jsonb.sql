-- Keys of jsonb in texts of definitions are texts
create table j(d jsonb, a int[], v varchar, check (d['key'] <> '{}'), check (d['a']['b'] is not null));
--= CREATE TABLE
create view jv as select d['x'] a, d['x']['y'] b, (d -> 'a')['b'] g, ('{"a":1}'::jsonb)['a'] i, d[1] k, d[a[1]] l, d[v] m, d['x'::text] n, d['a'][2]['c'] o, d[upper('x')] p from j; create index on j ((d['x']));
--= CREATE VIEW
--= CREATE INDEX
select pg_get_viewdef('jv'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT j.d['x'::text] AS a,␊    j.d['x'::text]['y'::text] AS b,␊    ((j.d -> 'a'::text))['b'::text] AS g,␊    ('{"a": 1}'::jsonb)['a'::text] AS i,␊    j.d[1] AS k,␊    j.d[j.a[1]] AS l,␊    j.d[j.v] AS m,␊    j.d['x'::text] AS n,␊    j.d['a'::text][2]['c'::text] AS o,␊    j.d[upper('x'::text)] AS p␊   FROM j;
select pg_get_viewdef('jv'::regclass,true);
--> pg_get_viewdef:text
--| ␠SELECT j.d['x'::text] AS a,␊    j.d['x'::text]['y'::text] AS b,␊    (j.d -> 'a'::text)['b'::text] AS g,␊    ('{"a": 1}'::jsonb)['a'::text] AS i,␊    j.d[1] AS k,␊    j.d[j.a[1]] AS l,␊    j.d[j.v] AS m,␊    j.d['x'::text] AS n,␊    j.d['a'::text][2]['c'::text] AS o,␊    j.d[upper('x'::text)] AS p␊   FROM j;
select pg_get_constraintdef(oid) from pg_constraint where conrelid='j'::regclass order by 1;
--> pg_get_constraintdef:text
--| CHECK ((d['a'::text]['b'::text] IS NOT NULL))
--| CHECK ((d['key'::text] <> '{}'::jsonb))
select pg_get_indexdef(indexrelid) from pg_index where indrelid='j'::regclass;
--> pg_get_indexdef:text
--| CREATE INDEX j_d_idx ON public.j USING btree ((d['x'::text]))
create rule r as on insert to j do also update j set d['p']='1', d['a'][1] = '2', a[1] = 3, a['2'] = 4;
--= CREATE RULE
select pg_get_ruledef(oid) from pg_rewrite where rulename='r';
--> pg_get_ruledef:text
--| CREATE RULE r AS␊    ON INSERT TO public.j DO  UPDATE j SET d['p'::text] = '1'::jsonb, d['a'::text][1] = '2'::jsonb, a[1] = 3, a[2] = 4;
