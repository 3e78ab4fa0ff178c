-- Statistics of indexes' columns, and functions that would maintain what no index here has.
CREATE TABLE t (a int, t text, v int[]);
--= CREATE TABLE
CREATE INDEX i ON t ((a + 1), a) INCLUDE (t);
--= CREATE INDEX
ALTER INDEX i ALTER COLUMN 0 SET STATISTICS 10;
--! 22023: column number must be in range from 1 to 32767
ALTER INDEX i ALTER COLUMN 1 SET STATISTICS 10;
--= ALTER INDEX
ALTER INDEX i ALTER COLUMN 2 SET STATISTICS 10;
--! 0A000: cannot alter statistics on non-expression column "a" of index "i"
ALTER INDEX i ALTER COLUMN 3 SET STATISTICS 10;
--! 0A000: cannot alter statistics on included column "t" of index "i"
ALTER INDEX i ALTER COLUMN 4 SET STATISTICS 10;
--! 42703: column number 4 of relation "i" does not exist
ALTER INDEX i ALTER COLUMN 33000 SET STATISTICS 10;
--! 22023: column number must be in range from 1 to 32767
ALTER INDEX i ALTER COLUMN nowhere SET STATISTICS 10;
--! 42703: column "nowhere" of relation "i" does not exist
ALTER INDEX i ALTER COLUMN a SET STATISTICS 10;
--! 0A000: cannot alter statistics on non-expression column "a" of index "i"
ALTER INDEX i ALTER COLUMN 1 SET STATISTICS -2;
--! 22023: statistics target -2 is too low
SELECT attname, attnum, attstattarget FROM pg_attribute WHERE attrelid = 'i'::regclass ORDER BY 2;
--> attname:name | attnum:int2 | attstattarget:int4
--| expr | 1 | 10
--| a | 2 | -1
--| t | 3 | -1
ALTER INDEX i ALTER COLUMN 1 SET STATISTICS 100000;
--~ lowering statistics target to 10000
--= ALTER INDEX
ALTER INDEX i ALTER COLUMN expr SET STATISTICS 20;
--= ALTER INDEX
SELECT attname, attnum, attstattarget FROM pg_attribute WHERE attrelid = 'i'::regclass ORDER BY 2;
--> attname:name | attnum:int2 | attstattarget:int4
--| expr | 1 | 20
--| a | 2 | -1
--| t | 3 | -1
ALTER TABLE t ALTER COLUMN 1 SET STATISTICS 10;
--! 0A000: cannot refer to non-index column by number
ALTER INDEX i ALTER COLUMN 1 SET STATISTICS -1;
--= ALTER INDEX
SELECT attstattarget FROM pg_attribute WHERE attrelid = 'i'::regclass AND attnum = 1;
--> attstattarget:int4
--| -1
CREATE TABLE whole (a int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE INDEX whole_i ON whole ((a + 1));
--= CREATE INDEX
CREATE TABLE part PARTITION OF whole FOR VALUES FROM (0) TO (1);
--= CREATE TABLE
ALTER INDEX whole_i ALTER COLUMN 1 SET STATISTICS 7;
--= ALTER INDEX
CREATE TABLE later PARTITION OF whole FOR VALUES FROM (1) TO (2);
--= CREATE TABLE
SELECT attrelid::regclass::text, attstattarget FROM pg_attribute WHERE attrelid IN ('whole_i'::regclass, 'part_expr_idx'::regclass, 'later_expr_idx'::regclass) ORDER BY 1;
--> attrelid:text | attstattarget:int4
--| later_expr_idx | -1
--| part_expr_idx | 7
--| whole_i | 7

CREATE INDEX br ON t USING brin (a);
--= CREATE INDEX
CREATE INDEX gi ON t USING gin (v);
--= CREATE INDEX
SELECT brin_summarize_new_values('br'), brin_summarize_range('br', 0), brin_desummarize_range('br', 0), gin_clean_pending_list('gi'), brin_summarize_range('br', 4294967295);
--> brin_summarize_new_values:int4 | brin_summarize_range:int4 | brin_desummarize_range:void | gin_clean_pending_list:int8 | brin_summarize_range:int4
--| 0 | 0 |  | 0 | 0
SELECT brin_summarize_new_values('i'::regclass);
--! 42809: "i" is not a BRIN index
SELECT brin_summarize_new_values('t'::regclass);
--! 42809: "t" is not an index
SELECT brin_summarize_new_values('pg_class'::regclass);
--! 42809: "pg_class" is not an index
SELECT brin_summarize_new_values(0);
--! XX000: could not open relation with OID 0
SELECT brin_summarize_new_values(NULL);
--> brin_summarize_new_values:int4
--| ∅
SELECT brin_summarize_range('br', -1);
--! 22003: block number out of range: -1
SELECT brin_summarize_range('br', 4294967296);
--! 22003: block number out of range: 4294967296
SELECT brin_desummarize_range('br', -1);
--! 22003: block number out of range: -1
SELECT brin_desummarize_range('gi', 0);
--! 42809: "gi" is not a BRIN index
SELECT gin_clean_pending_list('br');
--! 42809: "br" is not a GIN index
CREATE ROLE maintainer;
--= CREATE ROLE
SET ROLE maintainer;
--= SET
SELECT brin_summarize_new_values('br');
--! 42501: must be owner of index br
SELECT brin_desummarize_range('br', 0);
--! 42501: must be owner of index br
SELECT gin_clean_pending_list('gi');
--! 42501: must be owner of index gi
RESET ROLE;
--= RESET
DROP ROLE maintainer;
--= DROP ROLE
