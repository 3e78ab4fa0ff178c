-- Clients read out of pg_rewrite which columns of tables stand behind those of views.
CREATE TABLE base (id int PRIMARY KEY, "a name" text, dropped int, amount numeric);
--= CREATE TABLE
ALTER TABLE base DROP dropped;
--= ALTER TABLE
CREATE VIEW plain AS SELECT id, "a name" AS n, amount, amount * 2 AS twice FROM base;
--= CREATE VIEW
CREATE VIEW above AS SELECT p.n, p.id AS "(of base)", b.amount FROM plain p JOIN base b ON b.id = p.id;
--= CREATE VIEW
CREATE MATERIALIZED VIEW kept AS SELECT id FROM above a JOIN base b ON a.amount = b.amount;
--= SELECT 0
CREATE FUNCTION pg_temp.origins(view regclass) RETURNS TABLE (resno int, resname text, origin regclass, number int) LANGUAGE sql AS $$
    SELECT m[1]::int, m[2], NULLIF(m[3], '0')::oid::regclass, m[4]::int
    FROM pg_rewrite, regexp_matches(ev_action::text, ':resno (\d+) :resname ((?:[^ \\]|\\.)+) :ressortgroupref 0 :resorigtbl (\d+) :resorigcol (\d+) :resjunk false', 'g') m
    WHERE ev_class = view AND rulename = '_RETURN' $$;
--= CREATE FUNCTION
SELECT * FROM pg_temp.origins('plain');
--> resno:int4 | resname:text | origin:regclass | number:int4
--| 1 | id | base | 1
--| 2 | n | base | 2
--| 3 | amount | base | 4
--| 4 | twice | ∅ | 0
SELECT * FROM pg_temp.origins('above');
--> resno:int4 | resname:text | origin:regclass | number:int4
--| 1 | n | plain | 2
--| 2 | \(of\ base\) | plain | 1
--| 3 | amount | base | 4
SELECT * FROM pg_temp.origins('kept');
--> resno:int4 | resname:text | origin:regclass | number:int4
--| 1 | id | base | 1
SELECT ev_class::regclass, left(ev_action::text, 18), right(ev_action::text, 2), ev_qual FROM pg_rewrite WHERE ev_class IN ('plain'::regclass, 'above'::regclass, 'kept'::regclass) ORDER BY ev_class;
--> ev_class:regclass | left:text | right:text | ev_qual:pg_node_tree
--| plain | ({QUERY :commandTy | }) | <>
--| above | ({QUERY :commandTy | }) | <>
--| kept | ({QUERY :commandTy | }) | <>
-- A grant on a column leaves the table's privileges what they were.
CREATE ROLE reads_a_column;
--= CREATE ROLE
GRANT SELECT (id) ON base TO reads_a_column;
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 'base';
--> relacl:_aclitem
--| ∅
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'base'::regclass AND attacl IS NOT NULL;
--> attname:name | attacl:_aclitem
--| id | {reads_a_column=r/postgres}
GRANT INSERT ON base TO reads_a_column;
--= GRANT
SELECT regexp_replace(relacl::text, current_user, 'owner', 'g') FROM pg_class WHERE relname = 'base';
--> regexp_replace:text
--| {owner=arwdDxt/owner,reads_a_column=a/owner}
REVOKE INSERT ON base FROM reads_a_column;
--= REVOKE
REVOKE SELECT (id) ON base FROM reads_a_column;
--= REVOKE
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'base'::regclass AND attacl IS NOT NULL;
--> attname:name | attacl:_aclitem
DROP OWNED BY reads_a_column;
--= DROP OWNED
DROP ROLE reads_a_column;
--= DROP ROLE
-- What holds no rows takes no room.
CREATE TABLE empty_one ();
--= CREATE TABLE
SELECT pg_relation_size('empty_one'), pg_total_relation_size('empty_one'), pg_size_pretty(pg_table_size('empty_one'));
--> pg_relation_size:int8 | pg_total_relation_size:int8 | pg_size_pretty:text
--| 0 | 0 | 0 bytes
CREATE TABLE with_key (id int PRIMARY KEY);
--= CREATE TABLE
SELECT pg_relation_size('with_key'), pg_indexes_size('with_key');
--> pg_relation_size:int8 | pg_indexes_size:int8
--| 0 | 8192
INSERT INTO with_key VALUES (1);
--= INSERT 0 1
SELECT pg_relation_size('with_key') > 0;
--> ?column?:bool
--| t
