-- The type of a table's rows, and arrays of it.
CREATE TABLE pairs (a int PRIMARY KEY, b text);
--= CREATE TABLE
INSERT INTO pairs VALUES (1, 'one'), (2, NULL), (3, 'th,ree');
--= INSERT 0 3
SELECT array_agg(p ORDER BY a) FROM pairs p;
--> array_agg:user
--| {"(1,one)","(2,)","(3,\"th,ree\")"}
SELECT pg_typeof(array_agg(p)), pg_typeof(p.*) FROM pairs p GROUP BY p;
--> pg_typeof:regtype | pg_typeof:regtype
--| pairs[] | pairs
--| pairs[] | pairs
--| pairs[] | pairs
SELECT (array_agg(p ORDER BY a))[3].b FROM pairs p;
--> b:text
--| th,ree
SELECT u.a, u.b FROM unnest((SELECT array_agg(p ORDER BY a) FROM pairs p)) u;
--> a:int4 | b:text
--| 1 | one
--| 2 | ∅
--| 3 | th,ree
SELECT '{"(7,seven)","(8,)"}'::pairs[];
--> pairs:user
--| {"(7,seven)","(8,)"}
SELECT ARRAY[ROW(1, 'x')::pairs, ROW(2, 'y')::pairs];
--> array:user
--| {"(1,x)","(2,y)"}
SELECT t.typname, e.typname, e.typtype, c.relname FROM pg_type t JOIN pg_type e ON e.oid = t.typelem JOIN pg_class c ON c.oid = e.typrelid WHERE t.oid = 'pairs[]'::regtype;
--> typname:name | typname:name | typtype:char | relname:name
--| _pairs | pairs | c | pairs
SELECT c.reltype = t.oid, c.reltype::regtype, t.typarray::regtype FROM pg_class c JOIN pg_type t ON t.typrelid = c.oid WHERE c.relname = 'pairs';
--> ?column?:bool | reltype:regtype | typarray:regtype
--| t | pairs | pairs[]
CREATE TABLE holder (id int PRIMARY KEY, one pairs, many pairs[]);
--= CREATE TABLE
INSERT INTO holder VALUES (1, (SELECT p FROM pairs p WHERE a = 1), (SELECT array_agg(p ORDER BY a) FROM pairs p));
--= INSERT 0 1
SELECT id, one, many, (one).b, many[1].a FROM holder;
--> id:int4 | one:user | many:user | b:text | a:int4
--| 1 | (1,one) | {"(1,one)","(2,)","(3,\"th,ree\")"} | one | 1
SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'holder'::regclass AND attnum > 0 ORDER BY attnum;
--> format_type:text
--| integer
--| pairs
--| pairs[]
DROP TABLE pairs;
--! 2BP01: cannot drop table pairs because other objects depend on it
DROP TABLE holder;
--= DROP TABLE
DROP TABLE pairs;
--= DROP TABLE
CREATE EXTENSION IF NOT EXISTS plpgsql;
--~ extension "plpgsql" already exists, skipping
--= CREATE EXTENSION
CREATE EXTENSION plpgsql;
--! 42710: extension "plpgsql" already exists
DROP EXTENSION IF EXISTS no_such_thing;
--~ extension "no_such_thing" does not exist, skipping
--= DROP EXTENSION
