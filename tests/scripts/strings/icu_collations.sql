-- Texts compared, sorted and grouped by ICU's collations.
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
SELECT * FROM t WHERE name = 'ANNA' ORDER BY id;
--> id:int4 | name:text | word:text | plain:text | code:varchar | c:bpchar
--| 1 | Anna | zebra | b | a10 | x   ␠
--| 2 | anna | Äpfel | B | a2 | X   ␠
SELECT word FROM t ORDER BY word;
--> word:text
--| apfel
--| Äpfel
--| öde
--| zebra
--| Zoo
SELECT word FROM t ORDER BY word COLLATE "C";
--> word:text
--| Zoo
--| apfel
--| zebra
--| Äpfel
--| öde
SELECT code FROM t ORDER BY code;
--> code:varchar
--| a1
--| a2
--| A3
--| a10
--| b1
SELECT plain FROM t ORDER BY plain COLLATE "en-x-icu";
--> plain:text
--| a
--| A
--| b
--| B
--| c
SELECT plain FROM t ORDER BY plain COLLATE up, id;
--> plain:text
--| A
--| a
--| B
--| b
--| c
SELECT plain FROM t ORDER BY plain;
--> plain:text
--| A
--| B
--| a
--| b
--| c
SELECT name, count(*) FROM t GROUP BY name ORDER BY 1;
--> name:text | count:int8
--| Anna | 2
--| Bert | 2
--| Çelik | 1
SELECT DISTINCT c FROM t ORDER BY 1;
--> c:bpchar
--| x   ␠
--| y   ␠
--| ∅
SELECT count(DISTINCT name), min(name), max(name), min(word), max(word) FROM t;
--> count:int8 | min:text | max:text | min:text | max:text
--| 3 | anna | Çelik | apfel | Zoo
SELECT a.id, b.id FROM t a JOIN t b ON a.name = b.name ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 1
--| 2 | 2
--| 3 | 3
--| 3 | 4
--| 4 | 3
--| 4 | 4
--| 5 | 5
SELECT a.id, b.id FROM t a JOIN t b ON a.name = b.plain COLLATE "C" ORDER BY 1, 2;
--> id:int4 | id:int4
SELECT id FROM t WHERE name IN ('ANNA', 'BERT') ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT id FROM t WHERE name = ANY (ARRAY['anna']) ORDER BY id;
--> id:int4
--| 1
--| 2
SELECT id FROM t WHERE name IN (SELECT 'BERT') ORDER BY id;
--> id:int4
--| 3
--| 4
SELECT id FROM t WHERE lower(name) = 'ÇELIK' ORDER BY id;
--> id:int4
--| 5
SELECT id FROM t WHERE name = 'anna' COLLATE "C" ORDER BY id;
--> id:int4
--| 2
SELECT id FROM t WHERE name = word;
--! 42P22: could not determine which collation to use for string comparison
SELECT id FROM t WHERE name = word COLLATE "C";
--> id:int4
SELECT id FROM t WHERE name COLLATE "C" = word COLLATE "POSIX";
--! 42P21: collation mismatch between explicit collations "C" and "POSIX"
SELECT id FROM t ORDER BY name || word;
--! 42P21: collation mismatch between implicit collations "ci" and "de-x-icu"
SELECT name || 'x' AS n, pg_collation_for(name || 'x'), pg_collation_for(word), pg_collation_for(plain) FROM t ORDER BY id LIMIT 1;
--> n:text | pg_collation_for:text | pg_collation_for:text | pg_collation_for:text
--| Annax | ci | "de-x-icu" | "default"
SELECT name FROM t WHERE name LIKE 'a%';
--! 0A000: nondeterministic collations are not supported for LIKE
SELECT name FROM t WHERE name ILIKE 'a%';
--! 0A000: nondeterministic collations are not supported for ILIKE
SELECT name FROM t WHERE name ~ 'a';
--! 0A000: nondeterministic collations are not supported for regular expressions
SELECT name FROM t WHERE name COLLATE "C" LIKE 'a%';
--> name:text
--| anna
SELECT strpos(name, 'n'), 1 FROM t;
--! 0A000: nondeterministic collations are not supported for substring searches
SELECT replace(name, 'n', 'm') FROM t;
--! 0A000: nondeterministic collations are not supported for substring searches
SELECT word FROM t WHERE word LIKE 'Ä%';
--> word:text
--| Äpfel
SELECT upper('straße' COLLATE "de-x-icu"), upper('i' COLLATE "tr-x-icu"), lower('I' COLLATE "tr-x-icu"), initcap('ijs élan' COLLATE "nl-x-icu");
--> upper:text | upper:text | lower:text | initcap:text
--| STRASSE | İ | ı | IJs Élan
CREATE UNIQUE INDEX t_name ON t (name);
--! 23505: could not create unique index "t_name"
DELETE FROM t WHERE id IN (2, 4);
--= DELETE 2
CREATE UNIQUE INDEX t_name ON t (name);
--= CREATE INDEX
INSERT INTO t VALUES (6, 'ANNA');
--! 23505: duplicate key value violates unique constraint "t_name"
INSERT INTO t VALUES (6, 'ANNA') ON CONFLICT (name) DO UPDATE SET plain = 'upserted' RETURNING id, name, plain;
--> id:int4 | name:text | plain:text
--| 1 | Anna | upserted
--= INSERT 0 1
SELECT * FROM t WHERE name = 'aNNa';
--> id:int4 | name:text | word:text | plain:text | code:varchar | c:bpchar
--| 1 | Anna | zebra | upserted | a10 | x   ␠
SELECT * FROM t WHERE name > 'ANNA' ORDER BY name;
--> id:int4 | name:text | word:text | plain:text | code:varchar | c:bpchar
--| 3 | Bert | apfel | a | a1 | y   ␠
--| 5 | Çelik | öde | c | b1 | ∅
SELECT name FROM t WHERE name BETWEEN 'a' AND 'bert' ORDER BY name DESC;
--> name:text
--| Bert
--| Anna
SELECT 'a' < 'B' COLLATE "en-x-icu", 'a' < 'B' COLLATE "C", 'a' < 'B', 'a' COLLATE ci = 'A', 'á' COLLATE ai = 'A', ('a','b') = ('A' COLLATE ci,'b');
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | f | t | t | t
SELECT greatest('a', 'B' COLLATE "en-x-icu"), least('a', 'B' COLLATE "C"), nullif('a' COLLATE ci, 'A'), CASE 'A' COLLATE ci WHEN 'a' THEN 1 ELSE 2 END;
--> greatest:text | least:text | nullif:text | case:int4
--| B | B | ∅ | 1
SELECT array_agg(x ORDER BY x COLLATE "en-x-icu") FROM (VALUES ('b'),('A'),('a'),('B')) v(x);
--> array_agg:_text
--| {a,A,b,B}
SELECT x, row_number() OVER (PARTITION BY x COLLATE ci ORDER BY x COLLATE up), rank() OVER (ORDER BY x COLLATE ci) FROM (VALUES ('b'),('A'),('a'),('B')) v(x) ORDER BY 1;
--> x:text | row_number:int8 | rank:int8
--| A | 1 | 1
--| B | 1 | 3
--| a | 2 | 1
--| b | 2 | 3
SELECT x COLLATE ci FROM (VALUES ('a'),('b')) v(x) EXCEPT SELECT 'A';
--> x:text
--| b
SELECT count(*) FROM (SELECT x COLLATE ci FROM (VALUES ('a'),('b')) v(x) INTERSECT SELECT 'A') i;
--> count:int8
--| 1
SELECT 1 COLLATE ci;
--! 42804: collations are not supported by type integer
SELECT 'a' COLLATE nope;
--! 42704: collation "nope" for encoding "UTF8" does not exist
SELECT name FROM t GROUP BY name HAVING name = 'bert';
--> name:text
--| Bert
SELECT id FROM t ORDER BY name || word;
--! 42P21: collation mismatch between implicit collations "ci" and "de-x-icu"
SELECT DISTINCT name || word FROM t;
--! 42P21: collation mismatch between implicit collations "ci" and "de-x-icu"
SELECT name || word FROM t GROUP BY 1;
--! 42P21: collation mismatch between implicit collations "ci" and "de-x-icu"
SELECT id FROM t WHERE name || 'x' = 'ANNAX';
--> id:int4
--| 1
SELECT (SELECT name FROM t WHERE id = 1) = 'ANNA', ARRAY(SELECT name FROM t WHERE id = 1) = '{ANNA}', (SELECT max(name) FROM t) = 'ÇELIK';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
WITH w AS (SELECT name AS n FROM t) SELECT n FROM w WHERE n = 'ANNA';
--> n:text
--| Anna
SELECT * FROM (SELECT name AS n, count(*) AS c FROM t GROUP BY name) s WHERE n = 'anna';
--> n:text | c:int8
--| Anna | 1
SELECT x FROM unnest(ARRAY['z','ö','a','o','å','ä']) x ORDER BY x COLLATE "sv-x-icu";
--> x:text
--| a
--| o
--| z
--| å
--| ä
--| ö
SELECT x FROM unnest(ARRAY['z','ö','a','o','å','ä']) x ORDER BY x COLLATE "de-x-icu";
--> x:text
--| a
--| å
--| ä
--| o
--| ö
--| z
SELECT x FROM unnest(ARRAY['ch','cz','h','ci']) x ORDER BY x COLLATE "cs-x-icu";
--> x:text
--| ci
--| cz
--| h
--| ch
SELECT x FROM unnest(ARRAY['a','B','b','A']) x ORDER BY x COLLATE "und-x-icu";
--> x:text
--| a
--| A
--| b
--| B
SELECT 'A' COLLATE ci IS DISTINCT FROM 'a', 'b' BETWEEN 'A' COLLATE ci AND 'C', 'a' COLLATE ci <> 'A', 'a' COLLATE ci || 'b' = 'AB';
--! 42601: syntax error at or near "COLLATE"
SELECT string_agg(DISTINCT x COLLATE ci, ',' ORDER BY x COLLATE ci) FROM (VALUES ('a'),('b'),('A')) v(x);
--> string_agg:text
--| a,b
SELECT mode() WITHIN GROUP (ORDER BY x COLLATE ci) = 'A', percentile_disc(0.5) WITHIN GROUP (ORDER BY x COLLATE "en-x-icu") FROM (VALUES ('a'),('B'),('A')) v(x);
--> ?column?:bool | percentile_disc:text
--| t | A
SELECT hashtext('a' COLLATE ci) = hashtext('A' COLLATE ci);
--> ?column?:bool
--| t
SELECT ROW('a' COLLATE ci) = ROW('A'), ROW('a' COLLATE ci, 1) < ROW('A', 2), ARRAY['a' COLLATE ci] = ARRAY['A'], 'A' = ANY (ARRAY['a' COLLATE ci]);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
PREPARE p(text) AS SELECT id FROM t WHERE name = $1 ORDER BY id;
--= PREPARE
EXECUTE p('aNNA');
--> id:int4
--| 1

SELECT x FROM unnest(ARRAY['b','B','a']) x ORDER BY x COLLATE "en-x-icu" USING ~<~;
--> x:text
--| B
--| a
--| b
SELECT x ~<~ 'a', x < 'a' FROM (VALUES ('B' COLLATE "en-x-icu"), ('a')) v(x);
--> ?column?:bool | ?column?:bool
--| t | f
--| f | f
CREATE TYPE textrange AS RANGE (subtype = text, collation = ci);
--= CREATE TYPE
SELECT 'B' <@ textrange('a', 'c'), textrange('A', 'C') = textrange('a', 'c');
--! 22P02: malformed range literal: "B"
SELECT rngcollation::regcollation FROM pg_range WHERE rngtypid = 'textrange'::regtype;
--> rngcollation:regcollation
--| ci
CREATE TYPE badrange AS RANGE (subtype = int, collation = ci);
--! 42809: range collation specified but subtype does not support collation
CREATE TABLE alt (k text COLLATE ci PRIMARY KEY, v varchar COLLATE ci UNIQUE);
--= CREATE TABLE
INSERT INTO alt VALUES ('Key', 'Val');
--= INSERT 0 1
ALTER TABLE alt ALTER k TYPE text, ALTER v TYPE text COLLATE "en-x-icu";
--= ALTER TABLE
SELECT count(*) FROM alt WHERE k = 'KEY';
--> count:int8
--| 0
SELECT count(*) FROM alt WHERE k = 'Key';
--> count:int8
--| 1
SELECT count(*) FROM alt WHERE v = 'VAL';
--> count:int8
--| 0
SELECT count(*) FROM alt WHERE v = 'Val';
--> count:int8
--| 1
INSERT INTO alt VALUES ('KEY', 'VAL');
--= INSERT 0 1
ALTER TABLE alt ALTER k TYPE text COLLATE ci;
--! 23505: could not create unique index "alt_pkey"
DELETE FROM alt WHERE k = 'Key';
--= DELETE 1
ALTER TABLE alt ALTER k TYPE text COLLATE ci;
--= ALTER TABLE
INSERT INTO alt VALUES ('key', 'x');
--! 23505: duplicate key value violates unique constraint "alt_pkey"
SELECT pg_get_indexdef(indexrelid), indcollation[0]::regcollation FROM pg_index WHERE indrelid = 'alt'::regclass ORDER BY 1;
--> pg_get_indexdef:text | indcollation:regcollation
--| CREATE UNIQUE INDEX alt_pkey ON public.alt USING btree (k) | ci
--| CREATE UNIQUE INDEX alt_v_key ON public.alt USING btree (v) | "en-x-icu"
SELECT x COLLATE ci AS x FROM (VALUES ('a')) v(x) UNION SELECT word FROM t WHERE word = 'A' ORDER BY 1;
--> x:text
--| a
CREATE FUNCTION my_like(x text) RETURNS text LANGUAGE plpgsql AS 'BEGIN RETURN x; END';
--= CREATE FUNCTION
SELECT my_like('a' COLLATE ci);
--> my_like:text
--| a
-- Comparisons agree with the order of sorts, ligatures and accents together.
SELECT 'öSS' < 'oß' COLLATE "und-x-icu", 'öss' < 'oß' COLLATE "und-x-icu", 'äß' < 'aß' COLLATE "de-x-icu", 'éss' < 'eß' COLLATE "fr-x-icu", 'strasse' < 'straße' COLLATE "de-x-icu";
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | f | f | t
SELECT array_agg(t ORDER BY t COLLATE "und-x-icu") FROM unnest('{öSS,oß,öss,oss,OSS,Öß,oßa,össa}'::text[]) t;
--> array_agg:_text
--| {oss,OSS,oß,öss,öSS,Öß,oßa,össa}
