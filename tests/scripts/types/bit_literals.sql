-- A literal of bits is of no length: what is made of it may have any.
CREATE TABLE kept AS SELECT B'101' AS a, X'1F' AS b, '101'::bit(3) AS c, coalesce(NULL, B'1') AS d;
--= SELECT 1
SELECT attname, format_type(atttypid, atttypmod), atttypmod FROM pg_attribute WHERE attrelid = 'kept'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text | atttypmod:int4
--| a | "bit" | -1
--| b | "bit" | -1
--| c | bit(3) | 3
--| d | "bit" | -1
INSERT INTO kept VALUES (B'1', B'', B'111', B'10101');
--= INSERT 0 1
INSERT INTO kept (c) VALUES (B'1');
--! 22026: bit string length 1 does not match type bit(3)
SELECT * FROM kept ORDER BY a;
--> a:bit | b:bit | c:bit | d:bit
--| 1 |  | 111 | 10101
--| 101 | 00011111 | 101 | 1
SELECT B'101' || B'1', B'101' & B'100', length(B''), B'1'::bit(3), substring(B'1010' FROM 2 FOR 2), get_bit(B'10', 0), array[B'1', B'10'], B'11'::int, overlay(B'000' PLACING B'11' FROM 2), (SELECT B'10');
--> ?column?:varbit | ?column?:bit | length:int4 | bit:bit | substring:bit | get_bit:int4 | array:_bit | int4:int4 | overlay:bit | ?column?:bit
--| 1011 | 100 | 0 | 100 | 01 | 1 | {1,10} | 3 | 011 | 10
SELECT B'101' UNION ALL SELECT B'1';
--> ?column?:bit
--| 101
--| 1
CREATE VIEW seen AS SELECT B'101' AS c, X'ab' AS d, c AS e FROM kept WHERE c = B'111';
--= CREATE VIEW
SELECT pg_get_viewdef('seen');
--> pg_get_viewdef:text
--| ␠SELECT '101'::"bit" AS c,␊    '10101011'::"bit" AS d,␊    kept.c AS e␊   FROM kept␊  WHERE (kept.c = '111'::"bit");
SELECT * FROM seen;
--> c:bit | d:bit | e:bit
--| 101 | 10101011 | 111
DROP VIEW seen;
--= DROP VIEW
DROP TABLE kept;
--= DROP TABLE
