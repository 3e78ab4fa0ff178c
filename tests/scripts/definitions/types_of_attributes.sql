-- A composite type loses the attributes of a type that is dropped, and stays.
CREATE TYPE inner_type AS (x int);
--= CREATE TYPE
CREATE TYPE outer_type AS (y inner_type, z int, w inner_type[]);
--= CREATE TYPE
CREATE FUNCTION z_of(outer_type) RETURNS int LANGUAGE sql AS 'SELECT $1.z';
--= CREATE FUNCTION
DROP TYPE inner_type;
--! 2BP01: cannot drop type inner_type because other objects depend on it
DROP TYPE inner_type CASCADE;
--~ drop cascades to 2 other objects
--= DROP TYPE
SELECT attname FROM pg_attribute WHERE attrelid = 'outer_type'::regclass AND NOT attisdropped ORDER BY attnum;
--> attname:name
--| z
SELECT z_of(ROW (5)::outer_type);
--> z_of:int4
--| 5
CREATE DOMAIN positive AS int CHECK (value > 0);
--= CREATE DOMAIN
CREATE TYPE pair AS (a positive, b text);
--= CREATE TYPE
DROP DOMAIN positive;
--! 2BP01: cannot drop type positive because other objects depend on it
DROP DOMAIN positive CASCADE;
--~ drop cascades to column a of composite type pair
--= DROP DOMAIN
SELECT ROW ('x')::pair;
--> row:user
--| (x)
CREATE SCHEMA apart;
--= CREATE SCHEMA
CREATE TYPE apart.mood AS ENUM ('sad', 'happy');
--= CREATE TYPE
CREATE TYPE apart.person AS (name text, now apart.mood);
--= CREATE TYPE
CREATE TYPE visitor AS (who apart.person, since date);
--= CREATE TYPE
DROP SCHEMA apart CASCADE;
--~ drop cascades to 3 other objects
--= DROP SCHEMA
SELECT attname FROM pg_attribute WHERE attrelid = 'visitor'::regclass AND NOT attisdropped ORDER BY attnum;
--> attname:name
--| since
