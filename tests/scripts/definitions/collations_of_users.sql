-- Collations of domains and of attributes, those that users make, and what is told of expressions.
CREATE DOMAIN d AS text COLLATE "C";
--= CREATE DOMAIN
CREATE DOMAIN d0 AS text COLLATE "nope";
--! 42704: collation "nope" for encoding "UTF8" does not exist
CREATE DOMAIN d1 AS int COLLATE "C";
--! 42804: collations are not supported by type integer
CREATE DOMAIN dd AS d;
--= CREATE DOMAIN
CREATE TABLE t (a d, b text, c text COLLATE "C", e dd, f d COLLATE "POSIX", g varchar(3) COLLATE "POSIX", h d[], i d COLLATE "default");
--= CREATE TABLE
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| a | "C"
--| b | "default"
--| c | "C"
--| e | "C"
--| f | "POSIX"
--| g | "POSIX"
--| h | "C"
--| i | "default"
SELECT typname, typcollation::regcollation FROM pg_type WHERE typname IN ('d', 'dd', '_d') ORDER BY 1;
--> typname:name | typcollation:regcollation
--| _d | "C"
--| d | "C"
--| dd | "C"
SELECT column_name, collation_schema, collation_name, domain_name FROM information_schema.columns WHERE table_name = 't' ORDER BY 1;
--> column_name:name | collation_schema:name | collation_name:name | domain_name:name
--| a | pg_catalog | C | d
--| b | ∅ | ∅ | ∅
--| c | pg_catalog | C | ∅
--| e | pg_catalog | C | dd
--| f | pg_catalog | POSIX | d
--| g | pg_catalog | POSIX | ∅
--| h | pg_catalog | C | ∅
--| i | ∅ | ∅ | d
SELECT domain_name, collation_schema, collation_name FROM information_schema.domains WHERE domain_name IN ('d', 'dd') ORDER BY 1;
--> domain_name:name | collation_schema:name | collation_name:name
--| d | pg_catalog | C
--| dd | pg_catalog | C
SELECT pg_collation_for(a), pg_collation_for(b), pg_collation_for(c), pg_collation_for(e), pg_collation_for(f), pg_collation_for(a || 'x'), pg_collation_for(upper(c)), pg_collation_for('x'::text), pg_collation_for('x' COLLATE "C"), pg_collation_for(b COLLATE "POSIX"), pg_collation_for(h), COLLATION FOR (c) FROM (SELECT 1) x LEFT JOIN t ON true;
--> pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text
--| "C" | "default" | "C" | "C" | "POSIX" | "C" | "C" | "default" | "C" | "POSIX" | "C" | "C"
SELECT pg_collation_for(a || c), pg_collation_for(a || f), pg_collation_for(b || c) FROM (SELECT 1) x LEFT JOIN t ON true;
--> pg_collation_for:text | pg_collation_for:text | pg_collation_for:text
--| "C" | ∅ | "C"
SELECT pg_collation_for(1);
--! 42804: collations are not supported by type integer
CREATE TYPE ct AS (a text COLLATE "C", b text COLLATE "nope");
--! 42704: collation "nope" for encoding "UTF8" does not exist
CREATE TYPE ct AS (a text COLLATE "C", b text);
--= CREATE TYPE
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'ct'::regclass ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| a | "C"
--| b | "default"
SELECT attribute_name, collation_name FROM information_schema.attributes WHERE udt_name = 'ct' ORDER BY 1;
--> attribute_name:name | collation_name:name
--| a | C
--| b | ∅
CREATE TABLE of_type OF ct;
--= CREATE TABLE
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'of_type'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| a | "C"
--| b | "default"
SELECT * FROM json_to_recordset('[{"a":"x"}]') AS x(a text COLLATE "nope");
--! 42704: collation "nope" for encoding "UTF8" does not exist
SELECT * FROM json_to_recordset('[{"a":"x"}]') AS x(a text COLLATE "C");
--> a:text
--| x
CREATE COLLATION c1 (LOCALE = 'C');
--= CREATE COLLATION
CREATE COLLATION c1 (LOCALE = 'C');
--! 42710: collation "c1" for encoding "UTF8" already exists
CREATE COLLATION IF NOT EXISTS c1 (LOCALE = 'C');
--~ collation "c1" for encoding "UTF8" already exists, skipping
--= CREATE COLLATION
CREATE COLLATION c2 FROM "C";
--= CREATE COLLATION
CREATE COLLATION c3 (LC_COLLATE = 'C', LC_CTYPE = 'C.UTF-8');
--= CREATE COLLATION
--@ differs: a hint says which locales there are
CREATE COLLATION c4 (LOCALE = 'xx_XX.utf8');
--! 22023: could not create locale "xx_XX.utf8": No such file or directory
CREATE COLLATION c5 (provider = icu, locale = 'und', deterministic = false);
--= CREATE COLLATION
CREATE COLLATION c6 (provider = libc, locale = 'C', deterministic = false);
--! 0A000: nondeterministic collations not supported with this provider
CREATE COLLATION c7 (provider = nope, locale = 'C');
--! 42P17: unrecognized collation provider: nope
CREATE COLLATION c8 (foo = 1);
--! 42601: collation attribute "foo" not recognized
CREATE COLLATION c9 (provider = libc);
--! 42P17: parameter "lc_collate" must be specified
CREATE COLLATION c10 (locale = 'C', lc_ctype = 'C');
--! 42601: conflicting or redundant options
CREATE COLLATION c11 FROM "nope";
--! 42704: collation "nope" for encoding "UTF8" does not exist
CREATE TABLE t2 (a text COLLATE c1 PRIMARY KEY, b text COLLATE public.c2, c text);
--= CREATE TABLE
CREATE INDEX ON t2 (b COLLATE c1);
--= CREATE INDEX
CREATE INDEX ON t2 (c COLLATE c2);
--= CREATE INDEX
CREATE INDEX ON t2 (lower(c COLLATE c2));
--= CREATE INDEX
INSERT INTO t2 VALUES ('b', 'b', 'b'), ('A', 'A', 'A');
--= INSERT 0 2
SELECT a FROM t2 ORDER BY a;
--> a:text
--| A
--| b
SELECT c FROM t2 ORDER BY c COLLATE c2;
--> c:text
--| A
--| b
SELECT indexdef FROM pg_indexes WHERE tablename = 't2' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX t2_b_idx ON public.t2 USING btree (b COLLATE c1)
--| CREATE INDEX t2_c_idx ON public.t2 USING btree (c COLLATE c2)
--| CREATE INDEX t2_lower_idx ON public.t2 USING btree (lower((c COLLATE c2)))
--| CREATE UNIQUE INDEX t2_pkey ON public.t2 USING btree (a)
SELECT collname, collprovider, collisdeterministic, collencoding, collcollate, collctype, pg_collation_is_visible(oid) FROM pg_collation WHERE collname IN ('c1', 'c2', 'c3') ORDER BY 1;
--> collname:name | collprovider:char | collisdeterministic:bool | collencoding:int4 | collcollate:text | collctype:text | pg_collation_is_visible:bool
--| c1 | c | t | 6 | C | C | t
--| c2 | c | t | -1 | C | C | t
--| c3 | c | t | 6 | C | C.UTF-8 | t
SELECT 'c1'::regcollation, 'public.c2'::regcollation, pg_collation_for(a) FROM t2 LIMIT 1;
--> regcollation:regcollation | regcollation:regcollation | pg_collation_for:text
--| c1 | c2 | c1
SELECT column_name, collation_schema, collation_name FROM information_schema.columns WHERE table_name = 't2' ORDER BY 1;
--> column_name:name | collation_schema:name | collation_name:name
--| a | public | c1
--| b | public | c2
--| c | ∅ | ∅
COMMENT ON COLLATION c1 IS 'of ours';
--= COMMENT
SELECT obj_description('c1'::regcollation, 'pg_collation');
--> obj_description:text
--| of ours
CREATE VIEW w AS SELECT c FROM t2 ORDER BY c COLLATE c2;
--= CREATE VIEW
ALTER COLLATION c1 RENAME TO c2;
--! 42710: collation "c2" already exists in schema "public"
ALTER COLLATION c1 RENAME TO c1b;
--= ALTER COLLATION
ALTER COLLATION c2 RENAME TO c2b;
--= ALTER COLLATION
CREATE SCHEMA s;
--= CREATE SCHEMA
ALTER COLLATION c2b SET SCHEMA s;
--= ALTER COLLATION
SELECT indexdef FROM pg_indexes WHERE tablename = 't2' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX t2_b_idx ON public.t2 USING btree (b COLLATE c1b)
--| CREATE INDEX t2_c_idx ON public.t2 USING btree (c COLLATE s.c2b)
--| CREATE INDEX t2_lower_idx ON public.t2 USING btree (lower((c COLLATE s.c2b)))
--| CREATE UNIQUE INDEX t2_pkey ON public.t2 USING btree (a)
INSERT INTO t2 VALUES ('c', 'c', 'c');
--= INSERT 0 1
SELECT * FROM w;
--> c:text
--| A
--| b
--| c
DROP COLLATION c1b;
--! 2BP01: cannot drop collation c1b because other objects depend on it
DROP COLLATION IF EXISTS nope;
--~ collation "nope" does not exist, skipping
--= DROP COLLATION
DROP COLLATION nope;
--! 42704: collation "nope" for encoding "UTF8" does not exist
DROP COLLATION c3;
--= DROP COLLATION
SET client_min_messages = warning;
--= SET
DROP COLLATION c1b CASCADE;
--= DROP COLLATION
DROP COLLATION s.c2b CASCADE;
--= DROP COLLATION
SELECT attname FROM pg_attribute WHERE attrelid = 't2'::regclass AND attnum > 0 AND NOT attisdropped;
--> attname:name
--| c
