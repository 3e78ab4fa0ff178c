-- What has a collation of ICU: keys, columns, views, domains, functions; and how it is defined.
CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
--= CREATE COLLATION
CREATE COLLATION ai (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
--= CREATE COLLATION
CREATE COLLATION num (provider = icu, locale = 'en-u-kn-true');
--= CREATE COLLATION
CREATE COLLATION up (provider = icu, locale = 'und-u-kf-upper');
--= CREATE COLLATION
CREATE COLLATION de2 FROM "de-x-icu";
--= CREATE COLLATION
CREATE TABLE t (id int PRIMARY KEY, name text COLLATE ci, word text COLLATE "de-x-icu", plain text, code varchar(10) COLLATE num, c char(5) COLLATE ci);
--= CREATE TABLE
INSERT INTO t VALUES (1,'Anna','zebra','b','a10','x'),(2,'anna','Äpfel','B','a2','X'),(3,'Bert','apfel','a','a1','y'),(4,'bert','Zoo','A','A3','Y '),(5,'Çelik','öde','c','b1',NULL);
--= INSERT 0 5
CREATE TABLE pk (k text COLLATE ci PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO pk VALUES ('Key', 1);
--= INSERT 0 1
INSERT INTO pk VALUES ('KEY', 2);
--! 23505: duplicate key value violates unique constraint "pk_pkey"
INSERT INTO pk VALUES ('KEY', 2) ON CONFLICT DO NOTHING;
--= INSERT 0 0
UPDATE pk SET k = 'kEY' WHERE k = 'KEY' RETURNING *;
--> k:text | v:int4
--| kEY | 1
--= UPDATE 1
SELECT * FROM pk WHERE k = 'key';
--> k:text | v:int4
--| kEY | 1
CREATE TABLE fk (r text COLLATE ci REFERENCES pk, w text REFERENCES pk);
--= CREATE TABLE
INSERT INTO fk VALUES ('kEy', 'KeY');
--= INSERT 0 1
INSERT INTO fk VALUES ('nokey', NULL);
--! 23503: insert or update on table "fk" violates foreign key constraint "fk_r_fkey"
DELETE FROM pk;
--! 23503: update or delete on table "pk" violates foreign key constraint "fk_r_fkey" on table "fk"
SELECT collname, collprovider, collisdeterministic, colliculocale, collencoding FROM pg_collation WHERE collnamespace = 'public'::regnamespace ORDER BY 1;
--> collname:name | collprovider:char | collisdeterministic:bool | colliculocale:text | collencoding:int4
--| ai | i | f | und-u-ks-level1 | -1
--| ci | i | f | und-u-ks-level2 | -1
--| de2 | i | t | de | -1
--| num | i | t | en-u-kn-true | -1
--| up | i | t | und-u-kf-upper | -1
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| id | -
--| name | ci
--| word | "de-x-icu"
--| plain | "default"
--| code | num
--| c | ci
CREATE VIEW v AS SELECT name, word COLLATE ci AS w, lower(name) AS l FROM t WHERE name = 'Anna' ORDER BY word COLLATE "sv-x-icu";
--= CREATE VIEW
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT t.name,␊    (t.word COLLATE ci) AS w,␊    lower(t.name) AS l␊   FROM t␊  WHERE (t.name = 'Anna'::text)␊  ORDER BY (t.word COLLATE "sv-x-icu");
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'v'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| name | ci
--| w | ci
--| l | ci
DROP COLLATION ci;
--! 2BP01: cannot drop collation ci because other objects depend on it
ALTER COLLATION num RENAME TO numeric_order;
--= ALTER COLLATION
SELECT code FROM t ORDER BY code;
--> code:varchar
--| a1
--| a2
--| A3
--| a10
--| b1
ALTER COLLATION numeric_order REFRESH VERSION;
--~ version has not changed
--= ALTER COLLATION
CREATE COLLATION bad (provider = icu);
--! 42P17: parameter "locale" must be specified
CREATE COLLATION bad (provider = icu, locale = 'de', deterministic = maybe);
--! 42601: deterministic requires a Boolean value
CREATE COLLATION bad (provider = libc, locale = 'C', deterministic = false);
--! 0A000: nondeterministic collations not supported with this provider
CREATE COLLATION bad (provider = icu, locale = '');
--= CREATE COLLATION
CREATE DOMAIN cit AS text COLLATE ci;
--= CREATE DOMAIN
CREATE TABLE dt (a cit, b cit COLLATE "C", arr text[] COLLATE ci);
--= CREATE TABLE
INSERT INTO dt VALUES ('x', 'x', '{a,B}'), ('X', 'X', '{A,b}');
--= INSERT 0 2
SELECT count(*) FROM dt WHERE a = 'x';
--> count:int8
--| 2
SELECT count(*) FROM dt WHERE b = 'x';
--> count:int8
--| 1
SELECT count(*) FROM dt WHERE arr = '{a,b}';
--> count:int8
--| 2
SELECT DISTINCT arr FROM dt;
--> arr:_text
--| {a,B}
SELECT a, count(*) FROM dt GROUP BY a;
--> a:text | count:int8
--| x | 2
ALTER TABLE t ALTER plain TYPE text COLLATE ci;
--= ALTER TABLE
SELECT id FROM t WHERE plain = 'UPSERTED';
--> id:int4
CREATE INDEX ON t (lower(name));
--= CREATE INDEX
CREATE INDEX ON t (word COLLATE "C");
--= CREATE INDEX
CREATE INDEX ON t (plain COLLATE "default");
--= CREATE INDEX
CREATE TABLE ct AS SELECT name, lower(name) AS l, name || 'x' AS x, min(name) OVER () AS m, coalesce(name, word COLLATE ci) AS c, word FROM t;
--= SELECT 5
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'ct'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attcollation:regcollation
--| name | ci
--| l | ci
--| x | ci
--| m | ci
--| c | ci
--| word | "de-x-icu"
SELECT count(*) FROM ct WHERE l = 'ANNA';
--> count:int8
--| 2
CREATE FUNCTION cmp(a text, b text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT a = b';
--= CREATE FUNCTION
CREATE FUNCTION cmp2(a text, b text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN a = b; END';
--= CREATE FUNCTION
CREATE FUNCTION cmp3(a text) RETURNS text LANGUAGE plpgsql AS $$ DECLARE x text COLLATE ci := a; y text := a; BEGIN RETURN (x = upper(x))::text || (y = upper(y))::text; END $$;
--= CREATE FUNCTION
SELECT cmp('a' COLLATE ci, 'A'), cmp2('a' COLLATE ci, 'A'), cmp('a', 'A'), cmp2('a', 'A'), cmp3('a');
--> cmp:bool | cmp2:bool | cmp:bool | cmp2:bool | cmp3:text
--| t | t | f | f | truefalse
CREATE TABLE ex (a text COLLATE ci, EXCLUDE (a WITH =));
--= CREATE TABLE
CREATE TABLE gen (a text COLLATE ci, b text GENERATED ALWAYS AS (a || 'x') STORED, CHECK (a <> 'BAD'));
--= CREATE TABLE
INSERT INTO gen VALUES ('bad');
--! 23514: new row for relation "gen" violates check constraint "gen_a_check"
INSERT INTO gen VALUES ('ok');
--= INSERT 0 1
SELECT * FROM gen WHERE b = 'OKX';
--> a:text | b:text
SELECT * FROM gen WHERE a = 'OK';
--> a:text | b:text
--| ok | okx
ALTER TABLE gen ALTER a TYPE text;
--! 0A000: cannot alter type of a column used by a generated column
SELECT * FROM gen WHERE a = 'OK';
--> a:text | b:text
--| ok | okx
CREATE TABLE inh (z int) INHERITS (t);
--= CREATE TABLE
INSERT INTO inh (id, name) VALUES (50, 'aNNa');
--= INSERT 0 1
SELECT id FROM t WHERE name = 'anna' ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 50
SELECT id FROM inh WHERE name = 'ANNA';
--> id:int4
--| 50
CREATE TYPE comp AS (a text COLLATE ci, b int);
--= CREATE TYPE
SELECT ROW('a', 1)::comp = ROW('A', 1)::comp, (ROW('a', 1)::comp).a = 'A';
--> ?column?:bool | ?column?:bool
--| t | t
CREATE TABLE js AS SELECT * FROM json_to_recordset('[{"a":"x"},{"a":"X"}]') AS r(a text COLLATE ci);
--= SELECT 2
SELECT count(*) FROM js WHERE a = 'X';
--> count:int8
--| 2
MERGE INTO pk USING (VALUES ('KEY', 9), ('new', 1)) s(k, v) ON pk.k = s.k WHEN MATCHED THEN UPDATE SET v = s.v WHEN NOT MATCHED THEN INSERT VALUES (s.k, s.v);
--= MERGE 2
SELECT * FROM pk ORDER BY k;
--> k:text | v:int4
--| kEY | 9
--| new | 1
SELECT count(*) > 800 FROM pg_collation;
--> ?column?:bool
--| t
SELECT 'de-x-icu'::regcollation, collname, collprovider FROM pg_collation WHERE oid = '"de-x-icu"'::regcollation;
--> regcollation:regcollation | collname:name | collprovider:char
--| "de-x-icu" | de-x-icu | i
SELECT collation_name FROM information_schema.collations WHERE collation_name IN ('ci', 'de-x-icu', 'de2') ORDER BY 1;
--> collation_name:name
--| ci
--| de-x-icu
--| de2
ALTER COLLATION ci RENAME TO anycase;
--= ALTER COLLATION
SELECT attname, attcollation::regcollation FROM pg_attribute WHERE attrelid = 'pk'::regclass AND attnum > 0;
--> attname:name | attcollation:regcollation
--| k | anycase
--| v | -
SELECT k FROM pk WHERE k = 'NEW';
--> k:text
--| new
SELECT pg_collation_actual_version('"C"'::regcollation) IS NULL, pg_collation_actual_version('"de-x-icu"'::regcollation) = (SELECT collversion FROM pg_collation WHERE collname = 'de-x-icu');
--> ?column?:bool | ?column?:bool
--| t | t
CREATE COLLATION pinned (provider = icu, locale = 'de');
--= CREATE COLLATION
CREATE COLLATION "C" (provider = icu, locale = 'de');
--= CREATE COLLATION
CREATE COLLATION IF NOT EXISTS pinned (provider = icu, locale = 'fr');
--~ collation "pinned" already exists, skipping
--= CREATE COLLATION
CREATE COLLATION pinned FROM ci2;
--! 42704: collation "ci2" for encoding "UTF8" does not exist
COMMENT ON COLLATION pinned IS 'German';
--= COMMENT
DROP COLLATION pinned;
--= DROP COLLATION
DROP TABLE fk;
--= DROP TABLE
DROP TYPE comp;
--= DROP TYPE
DROP COLLATION anycase CASCADE;
--~ drop cascades to 21 other objects
--= DROP COLLATION
SELECT attname FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum;
--> attname:name
--| id
--| word
--| code
