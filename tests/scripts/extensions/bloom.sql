-- bloom is an access method that comes with its extension, and goes with it.
CREATE TABLE flower (id int PRIMARY KEY, petals int, name text, colour varchar(9), seeds bigint);
--= CREATE TABLE
CREATE INDEX ON flower USING bloom (petals);
--! 42704: access method "bloom" does not exist
CREATE OPERATOR CLASS seed_ops FOR TYPE bigint USING bloom AS OPERATOR 1 = (bigint, bigint), FUNCTION 1 hashint8(bigint);
--! 42704: access method "bloom" does not exist
SELECT amname, amtype FROM pg_am WHERE amname = 'bloom';
--> amname:name | amtype:char
CREATE EXTENSION bloom;
--= CREATE EXTENSION
SELECT amname, amtype FROM pg_am WHERE amname = 'bloom';
--> amname:name | amtype:char
--| bloom | i
SELECT extname, extversion FROM pg_extension WHERE extname = 'bloom';
--> extname:name | extversion:text
--| bloom | 1.0
CREATE INDEX flower_all ON flower USING bloom (petals, name, colour) WITH (length = 80, col1 = 2, col3 = 4);
--= CREATE INDEX
CREATE INDEX ON flower USING bloom (seeds);
--! 42704: data type bigint has no default operator class for access method "bloom"
CREATE UNIQUE INDEX ON flower USING bloom (petals);
--! 0A000: access method "bloom" does not support unique indexes
CREATE INDEX ON flower USING bloom (petals DESC);
--! 0A000: access method "bloom" does not support ASC/DESC options
CREATE INDEX ON flower USING bloom (petals) INCLUDE (name);
--! 0A000: access method "bloom" does not support included columns
CREATE INDEX ON flower USING bloom (petals) WITH (length = 0);
--! 22023: value 0 out of bounds for option "length"
CREATE INDEX ON flower USING bloom (petals) WITH (col33 = 1);
--! 22023: unrecognized parameter "col33"
CREATE INDEX ON flower USING bloom (petals) WITH (fillfactor = 70);
--! 22023: unrecognized parameter "fillfactor"
ALTER TABLE flower ADD EXCLUDE USING bloom (petals WITH =);
--! 0A000: access method "bloom" does not support exclusion constraints
INSERT INTO flower SELECT i, i % 5, 'n' || i, 'red', i FROM generate_series(1, 100) i;
--= INSERT 0 100
SELECT count(*) FROM flower WHERE petals = 3 AND name LIKE 'n1%';
--> count:int8
--| 2
SELECT pg_get_indexdef('flower_all'::regclass), reloptions FROM pg_class WHERE relname = 'flower_all';
--> pg_get_indexdef:text | reloptions:_text
--| CREATE INDEX flower_all ON public.flower USING bloom (petals, name, colour) WITH (length='80', col1='2', col3='4') | {length=80,col1=2,col3=4}
SELECT opcname, opcintype::regtype, opcdefault FROM pg_opclass JOIN pg_am ON pg_am.oid = opcmethod WHERE amname = 'bloom' ORDER BY 1;
--> opcname:name | opcintype:regtype | opcdefault:bool
--| int4_ops | integer | t
--| text_ops | text | t
SELECT pg_indexam_has_property(oid, 'can_order'), pg_indexam_has_property(oid, 'can_multi_col'), pg_indexam_has_property(oid, 'can_include') FROM pg_am WHERE amname = 'bloom';
--> pg_indexam_has_property:bool | pg_indexam_has_property:bool | pg_indexam_has_property:bool
--| f | t | f
DROP INDEX flower_all;
--= DROP INDEX
DROP EXTENSION bloom;
--= DROP EXTENSION
CREATE INDEX ON flower USING bloom (petals);
--! 42704: access method "bloom" does not exist
