-- Keys and indexes by operator classes of types that take the column's values for their own.
CREATE TABLE ids (a int4) PARTITION BY RANGE (a oid_ops);
--= CREATE TABLE
CREATE TABLE ids_1 PARTITION OF ids FOR VALUES FROM (0) TO (1000);
--= CREATE TABLE
CREATE TABLE ids_2 PARTITION OF ids FOR VALUES FROM (1000) TO (-5);
--= CREATE TABLE
CREATE TABLE ids_3 PARTITION OF ids FOR VALUES FROM (-1) TO (-5);
--! 42P17: empty range bound specified for partition "ids_3"
CREATE TABLE ids_3 PARTITION OF ids FOR VALUES FROM (-10) TO (MAXVALUE);
--! 42P17: partition "ids_3" would overlap partition "ids_2"
INSERT INTO ids VALUES (5), (5000), (-6), (7);
--= INSERT 0 4
INSERT INTO ids VALUES (-5);
--! 23514: no partition of relation "ids" found for row
SELECT tableoid::regclass::text, a FROM ids ORDER BY a;
--> tableoid:text | a:int4
--| ids_2 | -6
--| ids_1 | 5
--| ids_1 | 7
--| ids_2 | 5000
SELECT a FROM ids WHERE a < 0;
--> a:int4
--| -6
SELECT a FROM ids WHERE a < 6 ORDER BY a;
--> a:int4
--| -6
--| 5
SELECT a FROM ids WHERE a = -6;
--> a:int4
--| -6
SELECT a FROM ids WHERE a BETWEEN -10 AND 10 ORDER BY a;
--> a:int4
--| -6
--| 5
--| 7
SELECT pg_get_partkeydef('ids'::regclass);
--> pg_get_partkeydef:text
--| RANGE (a oid_ops)
CREATE TABLE padded (a text) PARTITION BY LIST (a bpchar_ops);
--= CREATE TABLE
CREATE TABLE padded_1 PARTITION OF padded FOR VALUES IN ('a', 'b ');
--= CREATE TABLE
CREATE TABLE padded_2 PARTITION OF padded FOR VALUES IN ('a ');
--! 42P17: partition "padded_2" would overlap partition "padded_1"
INSERT INTO padded VALUES ('a '), ('b'), ('a');
--= INSERT 0 3
SELECT tableoid::regclass::text, a || '|' AS a FROM padded WHERE a = 'a ';
--> tableoid:text | a:text
--| padded_1 | a |
SELECT count(*) FROM padded WHERE a IN ('a', 'b');
--> count:int8
--| 2
CREATE TABLE hashed (a text, b int4) PARTITION BY HASH (a bpchar_ops, b oid_ops);
--= CREATE TABLE
CREATE TABLE hashed_0 PARTITION OF hashed FOR VALUES WITH (MODULUS 3, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE hashed_1 PARTITION OF hashed FOR VALUES WITH (MODULUS 3, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE hashed_2 PARTITION OF hashed FOR VALUES WITH (MODULUS 3, REMAINDER 2);
--= CREATE TABLE
INSERT INTO hashed SELECT 'x' || g || repeat(' ', g % 3), g - 5 FROM generate_series(1, 12) g;
--= INSERT 0 12
SELECT tableoid::regclass::text, count(*), min(b), max(a) FROM hashed GROUP BY 1 ORDER BY 1;
--> tableoid:text | count:int8 | min:int4 | max:text
--| hashed_0 | 5 | -4 | x8 ␠
--| hashed_1 | 3 | -3 | x9
--| hashed_2 | 4 | 0 | x7␠
SELECT b FROM hashed WHERE a = 'x4 ' AND b = -1;
--> b:int4
--| -1
SELECT b FROM hashed WHERE a = 'x4' AND b = -1;
--> b:int4
CREATE TABLE borrowed (t text, v varchar, i int4, b bit(3), c cidr);
--= CREATE TABLE
CREATE INDEX borrowed_1 ON borrowed (t bpchar_ops, v bpchar_ops, i oid_ops);
--= CREATE INDEX
CREATE INDEX borrowed_2 ON borrowed USING hash (t bpchar_ops);
--= CREATE INDEX
CREATE INDEX borrowed_3 ON borrowed (b varbit_ops, c inet_ops);
--= CREATE INDEX
CREATE INDEX borrowed_4 ON borrowed (i bpchar_ops);
--! 42804: operator class "bpchar_ops" does not accept data type integer
CREATE INDEX borrowed_4 ON borrowed (t oid_ops);
--! 42804: operator class "oid_ops" does not accept data type text
INSERT INTO borrowed VALUES ('x ', 'y ', -1, '101', '10.0.0.0/8'), ('x', 'y', 1, '111', '11.0.0.0/8');
--= INSERT 0 2
SELECT i FROM borrowed WHERE t = 'x';
--> i:int4
--| 1
SELECT i FROM borrowed WHERE i < 0;
--> i:int4
--| -1
SELECT i FROM borrowed WHERE b = '101';
--> i:int4
--| -1
SELECT indexdef FROM pg_indexes WHERE tablename = 'borrowed' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX borrowed_1 ON public.borrowed USING btree (t bpchar_ops, v bpchar_ops, i oid_ops)
--| CREATE INDEX borrowed_2 ON public.borrowed USING hash (t bpchar_ops)
--| CREATE INDEX borrowed_3 ON public.borrowed USING btree (b varbit_ops, c)
--@ differs: here it would tell apart what differs by blanks
CREATE UNIQUE INDEX borrowed_5 ON borrowed (t bpchar_ops);
--! 0A000: unique indexes with operator class "bpchar_ops" over type text are not supported
