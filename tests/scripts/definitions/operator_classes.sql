-- Operator classes of btree and hash with the operators of their types, and what they are made of.
CREATE FUNCTION hash4(value int4, seed int8) RETURNS int8 AS $$ SELECT value + seed; $$ LANGUAGE sql STRICT IMMUTABLE;
--= CREATE FUNCTION
CREATE FUNCTION compare4(int4, int4) RETURNS int LANGUAGE sql AS $$ SELECT CASE WHEN $1 = $2 THEN 0 WHEN $1 > $2 THEN 1 ELSE -1 END; $$;
--= CREATE FUNCTION
CREATE OPERATOR CLASS h4 FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 1 hashint4(int4), FUNCTION 2 hash4(int4, int8);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS b4 FOR TYPE int4 USING btree AS OPERATOR 1 < (int4, int4), OPERATOR 2 <= (int4, int4), OPERATOR 3 = (int4, int4),
  OPERATOR 4 >= (int4, int4), OPERATOR 5 > (int4, int4), FUNCTION 1 compare4(int4, int4);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS bt FOR TYPE text USING btree AS OPERATOR 1 < FOR SEARCH, OPERATOR 3 =, FUNCTION 1 (text, text) bttextcmp(text, text), FUNCTION 2 bttextsortsupport(internal);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS h4 FOR TYPE int4 USING hash AS OPERATOR 1 =;
--! 42710: operator class "h4" for access method "hash" already exists
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 2 =, FUNCTION 2 hash4(int4, int8);
--! 42P17: invalid operator number 2, must be between 1 and 1
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 4 hash4(int4, int8);
--! 42P17: invalid function number 4, must be between 1 and 3
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 1 hash4(int4, int8);
--! 42P17: hash function 1 must have one argument
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 int4pl(int4, int4);
--! 42P17: hash function 2 must return bigint
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, OPERATOR 1 =;
--! 42P17: operator number 1 for (integer,integer) appears more than once
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 hash4(int4, int8), FUNCTION 2 hash4(int4, int8);
--! 42P17: function number 2 for (integer,integer) appears more than once
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 nowhere(int4, int8);
--! 42883: function nowhere(integer, bigint) does not exist
CREATE OPERATOR CLASS x FOR TYPE int4 USING btree AS OPERATOR 1 <, FUNCTION 1 hash4(int4, int8);
--! 42P17: btree comparison functions must return integer
CREATE OPERATOR CLASS x FOR TYPE int4 USING btree AS OPERATOR 1 <, FUNCTION 1 int4um(int4);
--! 42P17: btree comparison functions must have two arguments
CREATE OPERATOR CLASS x FOR TYPE int4 USING btree AS OPERATOR 1 +;
--! 42P17: index search operators must return boolean
CREATE OPERATOR CLASS x FOR TYPE int4 USING btree AS OPERATOR 1 < FOR ORDER BY integer_ops;
--! 42P17: access method "btree" does not support ordering operators
CREATE OPERATOR CLASS x FOR TYPE varchar USING btree AS OPERATOR 1 <;
--! 42883: operator does not exist: character varying < character varying
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash AS STORAGE int8, OPERATOR 1 =;
--! 42P17: storage type cannot be different from data type for access method "hash"
CREATE OPERATOR CLASS x DEFAULT FOR TYPE int4 USING btree AS OPERATOR 1 <;
--! 42710: could not make operator class "x" be default for type int4
CREATE OPERATOR CLASS x FOR TYPE int4 USING nowhere AS OPERATOR 1 <;
--! 42704: access method "nowhere" does not exist

-- An operator of one's own with the function of the type's is that order, too.
CREATE OPERATOR === (LEFTARG = int4, RIGHTARG = int4, FUNCTION = int4eq, COMMUTATOR = ===, HASHES);
--= CREATE OPERATOR
CREATE OPERATOR CLASS e4 FOR TYPE int4 USING hash AS OPERATOR 1 ===, FUNCTION 2 hash4(int4, int8);
--= CREATE OPERATOR CLASS
CREATE TABLE contradictions (a int, b int) PARTITION BY HASH (a e4, b e4);
--= CREATE TABLE
CREATE TABLE contradictions_0 PARTITION OF contradictions FOR VALUES WITH (MODULUS 2, REMAINDER 0);
--= CREATE TABLE
INSERT INTO contradictions VALUES (0, 0);
--! 23514: no partition of relation "contradictions" found for row
SELECT * FROM contradictions WHERE a IS NULL AND a === 1 AND b === 1;
--> a:int4 | b:int4
SELECT * FROM contradictions WHERE a === 0 AND b = 0;
--> a:int4 | b:int4
DROP TABLE contradictions;
--= DROP TABLE
DROP OPERATOR === (int4, int4);
--! 2BP01: cannot drop operator ===(integer,integer) because other objects depend on it
DROP OPERATOR CLASS e4 USING hash;
--= DROP OPERATOR CLASS
DROP OPERATOR === (int4, int4);
--= DROP OPERATOR

-- Ranges and lists by such a class.
CREATE TABLE ranges (a int4) PARTITION BY RANGE (a b4);
--= CREATE TABLE
CREATE TABLE ranges_1 PARTITION OF ranges FOR VALUES FROM (0) TO (1000);
--= CREATE TABLE
INSERT INTO ranges VALUES (100), (200);
--= INSERT 0 2
INSERT INTO ranges VALUES (2000);
--! 23514: no partition of relation "ranges" found for row
CREATE INDEX ranges_a ON ranges (a b4);
--= CREATE INDEX
SELECT a FROM ranges WHERE a > 150;
--> a:int4
--| 200
CREATE TABLE items (a int4, t text);
--= CREATE TABLE
CREATE INDEX items_h ON items USING hash (a h4);
--= CREATE INDEX
CREATE INDEX items_b ON items (a b4 DESC, t bt);
--= CREATE INDEX
CREATE INDEX items_w ON items (a h4);
--! 42704: operator class "h4" does not exist for access method "btree"
CREATE INDEX items_w ON items (t b4);
--! 42804: operator class "b4" does not accept data type text
INSERT INTO items SELECT g, 't' || g FROM generate_series(1, 20) g;
--= INSERT 0 20
SELECT t FROM items WHERE a = 7;
--> t:text
--| t7
SELECT indexname, indexdef FROM pg_indexes WHERE tablename IN ('items', 'ranges', 'ranges_1') ORDER BY 1;
--> indexname:name | indexdef:text
--| items_b | CREATE INDEX items_b ON public.items USING btree (a b4 DESC, t bt)
--| items_h | CREATE INDEX items_h ON public.items USING hash (a h4)
--| ranges_1_a_idx | CREATE INDEX ranges_1_a_idx ON public.ranges_1 USING btree (a b4)
--| ranges_a | CREATE INDEX ranges_a ON ONLY public.ranges USING btree (a b4)
CREATE TABLE likewise (LIKE items INCLUDING INDEXES);
--= CREATE TABLE
SELECT indexdef FROM pg_indexes WHERE tablename = 'likewise' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX likewise_a_idx ON public.likewise USING hash (a h4)
--| CREATE INDEX likewise_a_t_idx ON public.likewise USING btree (a b4 DESC, t bt)

-- As the catalogs have them.
SELECT opcname, opfname, opcintype::regtype, opcdefault, opckeytype::regtype FROM pg_opclass JOIN pg_opfamily f ON f.oid = opcfamily WHERE opcname IN ('h4', 'b4', 'bt') ORDER BY 1;
--> opcname:name | opfname:name | opcintype:regtype | opcdefault:bool | opckeytype:regtype
--| b4 | b4 | integer | f | -
--| bt | bt | text | f | -
--| h4 | h4 | integer | f | -
SELECT opfname, amoplefttype::regtype, amoprighttype::regtype, amopstrategy, amoppurpose, amopopr::regoperator, amname, amopsortfamily
  FROM pg_amop JOIN pg_opfamily f ON f.oid = amopfamily JOIN pg_am am ON am.oid = amopmethod WHERE opfname IN ('h4', 'b4', 'bt') ORDER BY 1, 4;
--> opfname:name | amoplefttype:regtype | amoprighttype:regtype | amopstrategy:int2 | amoppurpose:char | amopopr:regoperator | amname:name | amopsortfamily:oid
--| b4 | integer | integer | 1 | s | <(integer,integer) | btree | 0
--| b4 | integer | integer | 2 | s | <=(integer,integer) | btree | 0
--| b4 | integer | integer | 3 | s | =(integer,integer) | btree | 0
--| b4 | integer | integer | 4 | s | >=(integer,integer) | btree | 0
--| b4 | integer | integer | 5 | s | >(integer,integer) | btree | 0
--| bt | text | text | 1 | s | <(text,text) | btree | 0
--| bt | text | text | 3 | s | =(text,text) | btree | 0
--| h4 | integer | integer | 1 | s | =(integer,integer) | hash | 0
SELECT opfname, amproclefttype::regtype, amprocrighttype::regtype, amprocnum, amproc FROM pg_amproc JOIN pg_opfamily f ON f.oid = amprocfamily WHERE opfname IN ('h4', 'b4', 'bt') ORDER BY 1, 4;
--> opfname:name | amproclefttype:regtype | amprocrighttype:regtype | amprocnum:int2 | amproc:regproc
--| b4 | integer | integer | 1 | compare4
--| bt | text | text | 1 | bttextcmp
--| bt | text | text | 2 | bttextsortsupport
--| h4 | integer | integer | 1 | hashint4
--| h4 | integer | integer | 2 | hash4
SELECT pg_describe_object(classid, objid, 0), pg_describe_object(refclassid, refobjid, 0), deptype FROM pg_depend
  WHERE refclassid IN ('pg_opclass'::regclass, 'pg_opfamily'::regclass) AND classid IN ('pg_opclass'::regclass, 'pg_class'::regclass) AND objid >= 16384 ORDER BY 1, 2;
--> pg_describe_object:text | pg_describe_object:text | deptype:char
--| index items_b | operator class b4 for access method btree | n
--| index items_b | operator class bt for access method btree | n
--| index items_h | operator class h4 for access method hash | n
--| index likewise_a_idx | operator class h4 for access method hash | n
--| index likewise_a_t_idx | operator class b4 for access method btree | n
--| index likewise_a_t_idx | operator class bt for access method btree | n
--| index ranges_1_a_idx | operator class b4 for access method btree | n
--| index ranges_a | operator class b4 for access method btree | n
--| operator class b4 for access method btree | operator family b4 for access method btree | a
--| operator class bt for access method btree | operator family bt for access method btree | a
--| operator class h4 for access method hash | operator family h4 for access method hash | a
--| table ranges | operator class b4 for access method btree | n
--@ differs: here all functions go with their class, in PostgreSQL those that its access method can do without go with the family
SELECT count(*) FROM pg_depend WHERE refclassid = 'pg_opclass'::regclass AND classid IN ('pg_amop'::regclass, 'pg_amproc'::regclass);
--> count:int8
--| 13

-- Other names, schemas, owners.
ALTER OPERATOR CLASS b4 USING btree RENAME TO b4_new;
--= ALTER OPERATOR CLASS
ALTER OPERATOR FAMILY b4 USING btree RENAME TO b4_family;
--= ALTER OPERATOR FAMILY
ALTER OPERATOR CLASS b4_new USING btree RENAME TO bt;
--! 42710: operator class "bt" for access method "btree" already exists in schema "public"
ALTER OPERATOR FAMILY b4_family USING btree RENAME TO bt;
--! 42710: operator family "bt" for access method "btree" already exists in schema "public"
ALTER OPERATOR CLASS nowhere USING btree RENAME TO x;
--! 42704: operator class "nowhere" does not exist for access method "btree"
ALTER OPERATOR FAMILY nowhere USING btree RENAME TO x;
--! 42704: operator family "nowhere" does not exist for access method "btree"
CREATE SCHEMA other;
--= CREATE SCHEMA
ALTER OPERATOR CLASS b4_new USING btree SET SCHEMA other;
--= ALTER OPERATOR CLASS
ALTER OPERATOR FAMILY b4_family USING btree SET SCHEMA other;
--= ALTER OPERATOR FAMILY
SELECT pg_get_partkeydef('ranges'::regclass), pg_get_indexdef('items_b'::regclass);
--> pg_get_partkeydef:text | pg_get_indexdef:text
--| RANGE (a other.b4_new) | CREATE INDEX items_b ON public.items USING btree (a other.b4_new DESC, t bt)
COMMENT ON OPERATOR CLASS other.b4_new USING btree IS 'a class';
--= COMMENT
COMMENT ON OPERATOR FAMILY other.b4_family USING btree IS 'a family';
--= COMMENT
SELECT obj_description(oid, 'pg_opclass') FROM pg_opclass WHERE opcname = 'b4_new';
--> obj_description:text
--| a class
SELECT obj_description(oid, 'pg_opfamily') FROM pg_opfamily WHERE opfname = 'b4_family';
--> obj_description:text
--| a family
SELECT pg_opclass_is_visible(oid), (pg_identify_object('pg_opclass'::regclass, oid, 0)).identity FROM pg_opclass WHERE opcname = 'b4_new';
--> pg_opclass_is_visible:bool | identity:text
--| f | other.b4_new USING btree
SELECT pg_opfamily_is_visible(oid), (pg_identify_object('pg_opfamily'::regclass, oid, 0)).identity FROM pg_opfamily WHERE opfname = 'b4_family';
--> pg_opfamily_is_visible:bool | identity:text
--| f | other.b4_family USING btree
CREATE ROLE class_owner;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO class_owner;
--= GRANT
ALTER OPERATOR CLASS other.b4_new USING btree OWNER TO class_owner;
--= ALTER OPERATOR CLASS
ALTER OPERATOR FAMILY other.b4_family USING btree OWNER TO class_owner;
--= ALTER OPERATOR FAMILY
SELECT opcowner::regrole FROM pg_opclass WHERE opcname = 'b4_new';
--> opcowner:regrole
--| class_owner
SELECT opfowner::regrole FROM pg_opfamily WHERE opfname = 'b4_family';
--> opfowner:regrole
--| class_owner
SET ROLE class_owner;
--= SET
CREATE OPERATOR CLASS x FOR TYPE int4 USING btree AS OPERATOR 1 <;
--! 42501: must be superuser to create an operator class
CREATE OPERATOR FAMILY x USING btree;
--! 42501: must be superuser to create an operator family
ALTER OPERATOR CLASS h4 USING hash RENAME TO x;
--! 42501: must be owner of operator class h4
--@ differs: PostgreSQL calls it btree.bt
DROP OPERATOR FAMILY bt USING btree;
--! 42501: must be owner of operator family bt
RESET ROLE;
--= RESET

-- What goes with what.
DROP FUNCTION compare4(int4, int4);
--! 2BP01: cannot drop function compare4(integer,integer) because other objects depend on it
DROP OPERATOR CLASS other.b4_new USING btree;
--! 2BP01: cannot drop operator class other.b4_new for access method btree because other objects depend on it
DROP OPERATOR FAMILY other.b4_family USING btree;
--! 2BP01: cannot drop operator family other.b4_family for access method btree because other objects depend on it
DROP OPERATOR FAMILY other.b4_family USING btree CASCADE;
--~ drop cascades to 3 other objects
--= DROP OPERATOR FAMILY
SELECT to_regclass('ranges'), to_regclass('items_b');
--> to_regclass:regclass | to_regclass:regclass
--| ∅ | ∅
DROP FUNCTION compare4(int4, int4);
--= DROP FUNCTION
DROP TABLE items, likewise;
--= DROP TABLE
DROP OPERATOR CLASS h4 USING hash;
--= DROP OPERATOR CLASS
SELECT opfname FROM pg_opfamily WHERE opfname = 'h4';
--> opfname:name
--| h4
CREATE OPERATOR CLASS h4 FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 1 hashint4(int4);
--= CREATE OPERATOR CLASS
SELECT count(*) FROM pg_opfamily WHERE opfname = 'h4';
--> count:int8
--| 1
DROP OPERATOR FAMILY h4 USING hash;
--= DROP OPERATOR FAMILY
SELECT count(*) FROM pg_opclass WHERE opcname = 'h4';
--> count:int8
--| 0
REVOKE CREATE ON SCHEMA public FROM class_owner;
--= REVOKE
DROP ROLE class_owner;
--= DROP ROLE

-- Families of their own.
CREATE OPERATOR FAMILY f4 USING hash;
--= CREATE OPERATOR FAMILY
CREATE OPERATOR FAMILY f4 USING hash;
--! 42710: operator family "f4" for access method "hash" already exists
CREATE OPERATOR FAMILY f4 USING btree;
--= CREATE OPERATOR FAMILY
CREATE OPERATOR FAMILY f4 USING nowhere;
--! 42704: access method "nowhere" does not exist
CREATE OPERATOR CLASS f4_ops FOR TYPE int4 USING hash FAMILY f4 AS OPERATOR 1 =, FUNCTION 2 hash4(int4, int8);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS x FOR TYPE int4 USING hash FAMILY nowhere AS OPERATOR 1 =;
--! 42704: operator family "nowhere" does not exist for access method "hash"
SELECT opcname, opfname FROM pg_opclass JOIN pg_opfamily f ON f.oid = opcfamily WHERE opcname = 'f4_ops';
--> opcname:name | opfname:name
--| f4_ops | f4
COMMENT ON OPERATOR FAMILY f4 USING hash IS 'one of hash';
--= COMMENT
DROP OPERATOR FAMILY f4 USING btree;
--= DROP OPERATOR FAMILY
DROP OPERATOR FAMILY f4 USING hash;
--= DROP OPERATOR FAMILY
SELECT count(*) FROM pg_opclass WHERE opcname = 'f4_ops';
--> count:int8
--| 0

-- Orders of one's own.
--@ differs: trees are in the order of their types
CREATE OPERATOR CLASS down FOR TYPE int4 USING btree AS OPERATOR 1 >, OPERATOR 2 >=, OPERATOR 3 =, OPERATOR 4 <=, OPERATOR 5 <, FUNCTION 1 btint4cmp(int4, int4);
--! 0A000: CREATE OPERATOR CLASS with an order of its own is not supported for access method "btree"
