-- A column gets a type only that its indexes can hold.
CREATE TABLE t (a int[], b int4range, c int, d text, EXCLUDE USING gist (b WITH &&));
--= CREATE TABLE
CREATE INDEX ON t USING gin (a);
--= CREATE INDEX
CREATE INDEX ON t (c);
--= CREATE INDEX
CREATE INDEX ON t USING hash (d);
--= CREATE INDEX
INSERT INTO t VALUES ('{1,2}', '[1,5)', 1, 'x');
--= INSERT 0 1
ALTER TABLE t ALTER a TYPE text USING a::text;
--! 42704: data type text has no default operator class for access method "gin"
ALTER TABLE t ALTER c TYPE json USING to_json(c);
--! 42704: data type json has no default operator class for access method "btree"
ALTER TABLE t ALTER c TYPE point USING point(c, c);
--! 42704: data type point has no default operator class for access method "btree"
ALTER TABLE t ALTER d TYPE json USING to_json(d);
--! 42704: data type json has no default operator class for access method "hash"
ALTER TABLE t ALTER a TYPE bigint[], ALTER c TYPE numeric, ALTER d TYPE varchar(5), ALTER b TYPE int8range USING int8range(lower(b), upper(b));
--= ALTER TABLE
SELECT * FROM t WHERE a @> '{2}' AND c = 1 AND d = 'x';
--> a:_int8 | b:int8range | c:numeric | d:varchar
--| {1,2} | [1,5) | 1 | x
-- The constraints of partitions other than checks have names of their own.
CREATE TABLE p (id int UNIQUE, v int CHECK (v > 0)) PARTITION BY LIST (id);
--= CREATE TABLE
CREATE TABLE c (id int UNIQUE, v int CHECK (v > 0));
--= CREATE TABLE
ALTER TABLE p ATTACH PARTITION c FOR VALUES IN (1);
--! 42804: child table is missing constraint "p_v_check"
CREATE TABLE c2 PARTITION OF p FOR VALUES IN (2);
--= CREATE TABLE
ALTER TABLE c RENAME CONSTRAINT c_id_key TO k;
--= ALTER TABLE
ALTER TABLE c2 RENAME CONSTRAINT c2_id_key TO k2;
--= ALTER TABLE
ALTER INDEX k2 RENAME TO k3;
--= ALTER INDEX
ALTER TABLE c2 RENAME CONSTRAINT p_v_check TO q;
--! 42P16: cannot rename inherited constraint "p_v_check"
SELECT conrelid::regclass, conname, conindid::regclass FROM pg_constraint WHERE conrelid IN ('p'::regclass, 'c'::regclass, 'c2'::regclass) ORDER BY 1::text, 2;
--> conrelid:regclass | conname:name | conindid:regclass
--| c | c_v_check | -
--| c | k | k
--| c2 | k3 | k3
--| p | p_id_key | p_id_key
--| p | p_v_check | -
--| c2 | p_v_check | -
INSERT INTO p VALUES (2, 1), (2, 2);
--! 23505: duplicate key value violates unique constraint "k3"
