-- Hash partitions by functions of operator classes that users have made: in SQL, in PL/pgSQL and the system's own.
CREATE FUNCTION hash_sum(value int4, seed int8) RETURNS int8 AS $$ SELECT value + seed; $$ LANGUAGE sql STRICT IMMUTABLE;
--= CREATE FUNCTION
CREATE FUNCTION hash_plus(a int4, seed int8) RETURNS int8 AS $$ BEGIN RETURN a + seed; END; $$ LANGUAGE plpgsql IMMUTABLE;
--= CREATE FUNCTION
CREATE FUNCTION hash_length(value text, seed int8) RETURNS int8 AS $$ SELECT length(coalesce(value, ''))::int8 $$ LANGUAGE sql IMMUTABLE;
--= CREATE FUNCTION
CREATE OPERATOR CLASS sum_ops FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 hash_sum(int4, int8);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS plus_ops FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 hash_plus(int4, int8);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS length_ops FOR TYPE text USING hash AS OPERATOR 1 =, FUNCTION 2 hash_length(text, int8);
--= CREATE OPERATOR CLASS
CREATE OPERATOR CLASS own8_ops FOR TYPE int8 USING hash AS OPERATOR 1 =, FUNCTION 1 hashint8(int8), FUNCTION 2 hashint8extended(int8, int8);
--= CREATE OPERATOR CLASS
CREATE TABLE hp (a int, b text, c int8) PARTITION BY HASH (a sum_ops, b length_ops);
--= CREATE TABLE
CREATE TABLE hp0 PARTITION OF hp FOR VALUES WITH (MODULUS 4, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE hp3 PARTITION OF hp FOR VALUES WITH (MODULUS 4, REMAINDER 3);
--= CREATE TABLE
CREATE TABLE hp1 PARTITION OF hp FOR VALUES WITH (MODULUS 4, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE hp2 PARTITION OF hp FOR VALUES WITH (MODULUS 4, REMAINDER 2);
--= CREATE TABLE
INSERT INTO hp VALUES (NULL, NULL), (1, NULL), (1, 'xxx'), (NULL, 'xxx'), (2, 'xxx'), (1, 'abcde'), (10, 'xyz'), (11, 'u'), (12, ''), (13, 'kjhkh');
--= INSERT 0 10
SELECT tableoid::regclass::text, a, b FROM hp ORDER BY 1, 2, 3;
--> tableoid:text | a:int4 | b:text
--| hp0 | 1 | xxx
--| hp0 | 11 | u
--| hp0 | ∅ | ∅
--| hp1 | 1 | ∅
--| hp2 | 1 | abcde
--| hp2 | 12 | 
--| hp2 | 13 | kjhkh
--| hp2 | ∅ | xxx
--| hp3 | 2 | xxx
--| hp3 | 10 | xyz
SELECT a, b, satisfies_hash_partition('hp'::regclass, 4, 0, a, b) s0, satisfies_hash_partition('hp'::regclass, 4, 1, a, b) s1,
  satisfies_hash_partition('hp'::regclass, 4, 2, a, b) s2, satisfies_hash_partition('hp'::regclass, 4, 3, a, b) s3 FROM hp ORDER BY 1, 2;
--> a:int4 | b:text | s0:bool | s1:bool | s2:bool | s3:bool
--| 1 | abcde | f | f | t | f
--| 1 | xxx | t | f | f | f
--| 1 | ∅ | f | t | f | f
--| 2 | xxx | f | f | f | t
--| 10 | xyz | f | f | f | t
--| 11 | u | t | f | f | f
--| 12 |  | f | f | t | f
--| 13 | kjhkh | f | f | t | f
--| ∅ | xxx | f | f | t | f
--| ∅ | ∅ | t | f | f | f
SELECT count(*) FROM hp WHERE a = 1 AND b = 'xxx';
--> count:int8
--| 1
SELECT a, b FROM hp WHERE a = 1 AND b IN ('xxx', 'abcde') ORDER BY b;
--> a:int4 | b:text
--| 1 | abcde
--| 1 | xxx
SELECT a, b FROM hp WHERE a IS NULL AND b = 'xxx';
--> a:int4 | b:text
--| ∅ | xxx
PREPARE found (int, text) AS SELECT tableoid::regclass::text, a, b FROM hp WHERE a = $1 AND b = $2;
--= PREPARE
EXECUTE found(12, '');
--> tableoid:text | a:int4 | b:text
--| hp2 | 12 | 
EXECUTE found(13, 'kjhkh');
--> tableoid:text | a:int4 | b:text
--| hp2 | 13 | kjhkh
UPDATE hp SET a = 3 WHERE b = 'xyz';
--= UPDATE 1
SELECT tableoid::regclass::text, a, b FROM hp WHERE b = 'xyz';
--> tableoid:text | a:int4 | b:text
--| hp2 | 3 | xyz
INSERT INTO hp1 VALUES (1, 'xxx');
--! 23514: new row for relation "hp1" violates partition constraint
SELECT pg_get_partkeydef('hp'::regclass);
--> pg_get_partkeydef:text
--| HASH (a sum_ops, b length_ops)
SELECT partstrat, array(SELECT opcname FROM unnest(partclass) id JOIN pg_opclass c ON c.oid = id) FROM pg_partitioned_table WHERE partrelid = 'hp'::regclass;
--> partstrat:char | array:_name
--| h | {sum_ops,length_ops}

-- Rows that are there already.
CREATE TABLE hpp (a int, b int, c int8) PARTITION BY HASH (a plus_ops, c own8_ops);
--= CREATE TABLE
CREATE TABLE hpp0 PARTITION OF hpp FOR VALUES WITH (MODULUS 2, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE hpp1 (LIKE hpp);
--= CREATE TABLE
INSERT INTO hpp1 SELECT g, 1, g FROM generate_series(1, 10) g WHERE NOT satisfies_hash_partition('hpp'::regclass, 2, 0, g, g::int8);
--= INSERT 0 5
ALTER TABLE hpp ATTACH PARTITION hpp1 FOR VALUES WITH (MODULUS 2, REMAINDER 1);
--= ALTER TABLE
INSERT INTO hpp SELECT g, 2, g FROM generate_series(1, 20) g;
--= INSERT 0 20
SELECT tableoid::regclass::text, count(*), sum(a) FROM hpp GROUP BY 1 ORDER BY 1;
--> tableoid:text | count:int8 | sum:int8
--| hpp0 | 8 | 79
--| hpp1 | 17 | 157
SELECT a, c FROM hpp WHERE a = 7 AND c = 7;
--> a:int4 | c:int8
--| 7 | 7
--| 7 | 7
CREATE TABLE hpx (LIKE hpp);
--= CREATE TABLE
INSERT INTO hpx VALUES (1, 1, 1), (2, 2, 2), (3, 3, 3);
--= INSERT 0 3
ALTER TABLE hpp DETACH PARTITION hpp1;
--= ALTER TABLE
ALTER TABLE hpp ATTACH PARTITION hpx FOR VALUES WITH (MODULUS 2, REMAINDER 1);
--! 23514: partition constraint of relation "hpx" is violated by some row

-- satisfies_hash_partition tests what it is given.
SELECT satisfies_hash_partition(0, 4, 0, NULL);
--! XX000: could not open relation with OID 0
SELECT satisfies_hash_partition('pg_class'::regclass, 4, 0, NULL);
--! 22023: "pg_class" is not a hash partitioned table
SELECT satisfies_hash_partition('hp1'::regclass, 4, 0, NULL);
--! 22023: "hp1" is not a hash partitioned table
SELECT satisfies_hash_partition('hp'::regclass, 0, 0, NULL);
--! 22023: modulus for hash partition must be an integer value greater than zero
SELECT satisfies_hash_partition('hp'::regclass, 1, -1, NULL);
--! 22023: remainder for hash partition must be an integer value greater than or equal to zero
SELECT satisfies_hash_partition('hp'::regclass, 1, 1, NULL);
--! 22023: remainder for hash partition must be less than modulus
SELECT satisfies_hash_partition('hp'::regclass, NULL, 0, NULL);
--> satisfies_hash_partition:bool
--| f
SELECT satisfies_hash_partition('hp'::regclass, 4, NULL, NULL);
--> satisfies_hash_partition:bool
--| f
SELECT satisfies_hash_partition('hp'::regclass, 4, 0, NULL::int, NULL::text, NULL::json);
--! 22023: number of partitioning columns (2) does not match number of partition keys provided (3)
SELECT satisfies_hash_partition('hp'::regclass, 3, 1, NULL::int);
--! 22023: number of partitioning columns (2) does not match number of partition keys provided (1)
SELECT satisfies_hash_partition('hp'::regclass, 2, 1, NULL::int, NULL::int);
--! 22023: column 2 of the partition key has type text, but supplied value is of type integer
SELECT satisfies_hash_partition('hp'::regclass, 4, 0, 0, ''::text);
--> satisfies_hash_partition:bool
--| f
SELECT satisfies_hash_partition('hp'::regclass, 4, 0, 2, ''::text);
--> satisfies_hash_partition:bool
--| t
SELECT satisfies_hash_partition('hp'::regclass, 4, 0, 3, 'x'::varchar);
--> satisfies_hash_partition:bool
--| t
SELECT satisfies_hash_partition('hp'::regclass, 2, 1, VARIADIC ARRAY[1, 2]);
--! 22023: column 2 of the partition key has type "text", but supplied value is of type "integer"
CREATE TABLE ints (a int, b int, c jsonb) PARTITION BY HASH (a sum_ops, b sum_ops);
--= CREATE TABLE
SELECT satisfies_hash_partition('ints'::regclass, 4, 0, VARIADIC ARRAY[0, 0]);
--> satisfies_hash_partition:bool
--| f
SELECT satisfies_hash_partition('ints'::regclass, 4, 0, VARIADIC ARRAY[0, 1]);
--> satisfies_hash_partition:bool
--| t
SELECT satisfies_hash_partition('ints'::regclass, 4, 0, VARIADIC ARRAY[]::int[]);
--! 22023: number of partitioning columns (2) does not match number of partition keys provided (0)
SELECT satisfies_hash_partition('ints'::regclass, 4, 0, VARIADIC ARRAY[now(), now()]);
--! 22023: column 1 of the partition key has type "integer", but supplied value is of type "timestamp with time zone"
CREATE TABLE texts (a text) PARTITION BY HASH (a);
--= CREATE TABLE
SELECT satisfies_hash_partition('texts'::regclass, 2, 0, 'xxx'::text), satisfies_hash_partition('texts'::regclass, 2, 1, 'xxx'::text);
--> satisfies_hash_partition:bool | satisfies_hash_partition:bool
--| f | t

-- What a key hangs on stays.
--@ differs: PostgreSQL drops a support function that its access method can do without, and partitions with it lose their key
DROP FUNCTION hash_plus(int4, int8);
--! 2BP01: cannot drop function hash_plus(integer,bigint) because other objects depend on it
DROP OPERATOR CLASS length_ops USING hash;
--! 2BP01: cannot drop operator class length_ops for access method hash because other objects depend on it
DROP OPERATOR FAMILY length_ops USING hash;
--! 2BP01: cannot drop operator family length_ops for access method hash because other objects depend on it
DROP OPERATOR CLASS length_ops USING hash CASCADE;
--~ drop cascades to table hp
--= DROP OPERATOR CLASS
SELECT to_regclass('hp') IS NULL;
--> ?column?:bool
--| t
SELECT opfname FROM pg_opfamily WHERE oid >= 16384 ORDER BY 1;
--> opfname:name
--| length_ops
--| own8_ops
--| plus_ops
--| sum_ops
DROP OPERATOR FAMILY length_ops USING hash;
--= DROP OPERATOR FAMILY
DROP FUNCTION hash_length(text, int8);
--= DROP FUNCTION

-- A class without a function that takes a seed can't tell partitions apart; here CREATE TABLE says so.
CREATE OPERATOR CLASS unhashed_ops FOR TYPE int4 USING hash AS OPERATOR 1 =;
--= CREATE OPERATOR CLASS
--@ differs: PostgreSQL says so when the first partition or row comes
CREATE TABLE unhashed (a int4) PARTITION BY HASH (a unhashed_ops);
--! 42P17: operator class "unhashed_ops" of access method hash is missing support function 2 for type integer

-- Nor can a function that doesn't compute from its arguments alone.
CREATE FUNCTION hash_at_random(value int4, seed int8) RETURNS int8 AS $$ SELECT (random() * 1000)::int8; $$ LANGUAGE sql IMMUTABLE;
--= CREATE FUNCTION
CREATE OPERATOR CLASS random_ops FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 hash_at_random(int4, int8);
--= CREATE OPERATOR CLASS
--@ differs: PostgreSQL doesn't look into it
CREATE TABLE scattered (a int4) PARTITION BY HASH (a random_ops);
--= CREATE TABLE

-- A function that returns NULL.
CREATE FUNCTION hash_null(value int4, seed int8) RETURNS int8 AS $$ SELECT NULL::int8; $$ LANGUAGE sql IMMUTABLE;
--= CREATE FUNCTION
CREATE OPERATOR CLASS null_ops FOR TYPE int4 USING hash AS OPERATOR 1 =, FUNCTION 2 hash_null(int4, int8);
--= CREATE OPERATOR CLASS
CREATE TABLE lost (a int4) PARTITION BY HASH (a null_ops);
--= CREATE TABLE
CREATE TABLE lost_0 PARTITION OF lost FOR VALUES WITH (MODULUS 1, REMAINDER 0);
--= CREATE TABLE
INSERT INTO lost VALUES (NULL);
--= INSERT 0 1
DO $$ BEGIN INSERT INTO lost VALUES (1); EXCEPTION WHEN internal_error THEN RAISE NOTICE '%', regexp_replace(SQLERRM, '\d+', 'n'); END $$;
--~ function n returned NULL
--= DO
