-- All collations order by code points; the names are kept.
CREATE TABLE collated (a text COLLATE "C", b text COLLATE "POSIX", c text COLLATE pg_catalog."default", d varchar(3) COLLATE ucs_basic, e text[] COLLATE "C.utf8", f text);
--= CREATE TABLE
SELECT attname, attcollation FROM pg_attribute WHERE attrelid = 'collated'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:oid
--| a | 950
--| b | 951
--| c | 100
--| d | 12340
--| e | 12341
--| f | 100
ALTER TABLE collated ALTER a TYPE varchar(10);
--= ALTER TABLE
ALTER TABLE collated ALTER b TYPE text COLLATE "C";
--= ALTER TABLE
ALTER TABLE collated ADD g text COLLATE "C";
--= ALTER TABLE
SELECT column_name, collation_name FROM information_schema.columns WHERE table_name = 'collated' ORDER BY ordinal_position;
--> column_name:name | collation_name:name
--| a | ∅
--| b | C
--| c | ∅
--| d | ucs_basic
--| e | C.utf8
--| f | ∅
--| g | C
CREATE TABLE collated_like (LIKE collated);
--= CREATE TABLE
SELECT attname, attcollation FROM pg_attribute WHERE attrelid = 'collated_like'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:oid
--| a | 100
--| b | 950
--| c | 100
--| d | 12340
--| e | 12341
--| f | 100
--| g | 950
CREATE INDEX collated_f_a ON collated (f COLLATE "C", a, b);
--= CREATE INDEX
CREATE INDEX collated_low ON collated (lower(f) COLLATE "POSIX");
--= CREATE INDEX
SELECT indexrelid::regclass::text, indcollation FROM pg_index WHERE indrelid = 'collated'::regclass ORDER BY 1;
--> indexrelid:text | indcollation:oidvector
--| collated_f_a | 950 100 950
--| collated_low | 951
SELECT pg_get_indexdef('collated_f_a'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX collated_f_a ON public.collated USING btree (f COLLATE "C", a, b)
SELECT pg_get_indexdef('collated_low'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX collated_low ON public.collated USING btree (lower(f) COLLATE "POSIX")
CREATE TABLE collated_int (a int COLLATE "C");
--! 42804: collations are not supported by type integer
ALTER TABLE collated ALTER f TYPE int COLLATE "C" USING 1;
--! 42804: collations are not supported by type integer
CREATE TABLE collated_nope (a text COLLATE "nope");
--! 42704: collation "nope" for encoding "UTF8" does not exist
CREATE TABLE collated_nope (a text COLLATE nosuch."C");
--! 3F000: schema "nosuch" does not exist
SELECT 'a' COLLATE "nope";
--! 42704: collation "nope" for encoding "UTF8" does not exist
SELECT 1 COLLATE "C";
--! 42804: collations are not supported by type integer
SELECT 'a' COLLATE "C" < 'b' COLLATE "C";
--> ?column?:bool
--| t
SELECT 'a' COLLATE "und-x-icu";
--> ?column?:text
--| a
DROP TABLE collated, collated_like;
--= DROP TABLE
