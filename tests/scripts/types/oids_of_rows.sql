-- Types of rows and what else has no number of its own: their OIDs fit into signed numbers, and lead to their names and back.
CREATE TYPE oid_pair AS (a int, b text);
--= CREATE TYPE
CREATE TABLE oid_table (id int DEFAULT 1, p oid_pair);
--= CREATE TABLE
CREATE VIEW oid_view AS SELECT id FROM oid_table;
--= CREATE VIEW
SELECT min(oid::int) > 0 AS fits FROM (SELECT oid FROM pg_type UNION ALL SELECT oid FROM pg_class UNION ALL SELECT oid FROM pg_attrdef UNION ALL SELECT oid FROM pg_rewrite) o;
--> fits:bool
--| t
SELECT 'oid_pair'::regclass, 'oid_table'::regtype, 'oid_table[]'::regtype, 'oid_view'::regtype;
--> regclass:regclass | regtype:regtype | regtype:regtype | regtype:regtype
--| oid_pair | oid_table | oid_table[] | oid_view
SELECT t.typname, c.relname, e.typname AS element FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid LEFT JOIN pg_type e ON e.oid = t.typelem WHERE t.typname ~ '^_?oid_' ORDER BY 1;
--> typname:name | relname:name | element:name
--| _oid_pair | ∅ | oid_pair
--| _oid_table | ∅ | oid_table
--| _oid_view | ∅ | oid_view
--| oid_pair | oid_pair | ∅
--| oid_table | oid_table | ∅
--| oid_view | oid_view | ∅
SELECT c.relname, t.typname, d.adnum, r.rulename FROM pg_class c JOIN pg_type t ON t.oid = c.reltype LEFT JOIN pg_attrdef d ON d.adrelid = c.oid LEFT JOIN pg_rewrite r ON r.ev_class = c.oid WHERE c.relname ~ '^oid_' ORDER BY 1;
--> relname:name | typname:name | adnum:int2 | rulename:name
--| oid_pair | oid_pair | ∅ | ∅
--| oid_table | oid_table | 1 | ∅
--| oid_view | oid_view | ∅ | _RETURN
DROP VIEW oid_view;
--= DROP VIEW
DROP TABLE oid_table;
--= DROP TABLE
DROP TYPE oid_pair;
--= DROP TYPE
