-- Statistics targets, storage, compression and options of columns, replica identities: kept for those who describe and dump.
CREATE TABLE tuned (id int PRIMARY KEY, a text COMPRESSION pglz, b text NOT NULL, n numeric);
--= CREATE TABLE
ALTER TABLE tuned ALTER a SET STATISTICS 500, ALTER a SET STORAGE EXTERNAL, ALTER COLUMN n SET (n_distinct = -0.5, n_distinct_inherited = 7);
--= ALTER TABLE
ALTER TABLE tuned ALTER b SET STORAGE main, ALTER b SET COMPRESSION pglz;
--= ALTER TABLE
SELECT attname, attstattarget, attstorage, attcompression, (SELECT array_agg(o) FROM unnest(attoptions) o WHERE o LIKE 'n%') AS options FROM pg_attribute WHERE attrelid = 'tuned'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attstattarget:int4 | attstorage:char | attcompression:char | options:_text
--| id | -1 | p |  | ∅
--| a | 500 | e | p | ∅
--| b | -1 | m | p | ∅
--| n | -1 | m |  | {n_distinct=-0.5,n_distinct_inherited=7}
ALTER TABLE tuned ALTER id SET STORAGE external;
--! 0A000: column data type integer can only have storage PLAIN
ALTER TABLE tuned ALTER id SET STORAGE plain;
--= ALTER TABLE
ALTER TABLE tuned ALTER a SET STORAGE nowhere;
--! 22023: invalid storage type "nowhere"
ALTER TABLE tuned ALTER id SET COMPRESSION pglz;
--! 0A000: column data type integer does not support compression
ALTER TABLE tuned ALTER a SET COMPRESSION zip;
--! 22023: invalid compression method "zip"
ALTER TABLE tuned ALTER a SET STATISTICS -2;
--! 22023: statistics target -2 is too low
ALTER TABLE tuned ALTER b SET STATISTICS 10001;
--~ lowering statistics target to 10000
--= ALTER TABLE
ALTER TABLE tuned ALTER ctid SET STATISTICS 1;
--! 0A000: cannot alter system column "ctid"
ALTER TABLE tuned ALTER nowhere SET STATISTICS 1;
--! 42703: column "nowhere" of relation "tuned" does not exist
ALTER TABLE tuned ALTER n SET (n_distinct = -2);
--! 22023: value -2 out of bounds for option "n_distinct"
ALTER TABLE tuned ALTER n SET (fillfactor = 10);
--! 22023: unrecognized parameter "fillfactor"
ALTER TABLE tuned ALTER n RESET (n_distinct);
--= ALTER TABLE
SELECT attname, attstattarget, attstorage, attcompression, (SELECT array_agg(o) FROM unnest(attoptions) o WHERE o LIKE 'n%') AS options FROM pg_attribute WHERE attrelid = 'tuned'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attstattarget:int4 | attstorage:char | attcompression:char | options:_text
--| id | -1 | p |  | ∅
--| a | 500 | e | p | ∅
--| b | 10000 | m | p | ∅
--| n | -1 | m |  | {n_distinct_inherited=7}
CREATE TABLE like_all (LIKE tuned INCLUDING ALL);
--= CREATE TABLE
CREATE TABLE like_none (LIKE tuned);
--= CREATE TABLE
CREATE TABLE heir () INHERITS (tuned);
--= CREATE TABLE
ALTER TABLE tuned ALTER n SET STATISTICS 9;
--= ALTER TABLE
SELECT attrelid::regclass, attname, attstattarget, attstorage, attcompression, (SELECT array_agg(o) FROM unnest(attoptions) o WHERE o LIKE 'n%') AS options FROM pg_attribute WHERE attrelid IN ('like_all'::regclass, 'like_none'::regclass, 'heir'::regclass) AND attnum > 0 ORDER BY attrelid, attnum;
--> attrelid:regclass | attname:name | attstattarget:int4 | attstorage:char | attcompression:char | options:_text
--| like_all | id | -1 | p |  | ∅
--| like_all | a | -1 | e | p | ∅
--| like_all | b | -1 | m | p | ∅
--| like_all | n | -1 | m |  | ∅
--| like_none | id | -1 | p |  | ∅
--| like_none | a | -1 | x |  | ∅
--| like_none | b | -1 | x |  | ∅
--| like_none | n | -1 | m |  | ∅
--| heir | id | -1 | p |  | ∅
--| heir | a | -1 | e | p | ∅
--| heir | b | -1 | m | p | ∅
--| heir | n | 9 | m |  | ∅
ALTER TABLE tuned ALTER a TYPE varchar(5);
--= ALTER TABLE
SELECT attname, attstattarget, attstorage, attcompression FROM pg_attribute WHERE attrelid = 'tuned'::regclass AND attname = 'a';
--> attname:name | attstattarget:int4 | attstorage:char | attcompression:char
--| a | 500 | x | 
ALTER TABLE tuned ALTER a SET STATISTICS -1, ALTER b SET COMPRESSION default;
--= ALTER TABLE
SELECT attname, attstattarget, attcompression FROM pg_attribute WHERE attrelid = 'tuned'::regclass AND attname IN ('a', 'b');
--> attname:name | attstattarget:int4 | attcompression:char
--| a | -1 | 
--| b | 10000 | 
-- Replica identities.
SELECT relreplident FROM pg_class WHERE oid = 'tuned'::regclass;
--> relreplident:char
--| d
ALTER TABLE tuned REPLICA IDENTITY FULL;
--= ALTER TABLE
SELECT relreplident FROM pg_class WHERE oid = 'tuned'::regclass;
--> relreplident:char
--| f
ALTER TABLE tuned REPLICA IDENTITY NOTHING;
--= ALTER TABLE
SELECT relreplident FROM pg_class WHERE oid = 'tuned'::regclass;
--> relreplident:char
--| n
CREATE UNIQUE INDEX by_b ON tuned (b);
--= CREATE INDEX
CREATE UNIQUE INDEX by_a ON tuned (a);
--= CREATE INDEX
CREATE UNIQUE INDEX by_lower ON tuned (lower(b));
--= CREATE INDEX
CREATE UNIQUE INDEX by_part ON tuned (b) WHERE n > 1;
--= CREATE INDEX
CREATE INDEX plain ON tuned (b);
--= CREATE INDEX
CREATE INDEX elsewhere ON like_all (b);
--= CREATE INDEX
ALTER TABLE tuned ADD CONSTRAINT later UNIQUE (b) DEFERRABLE;
--= ALTER TABLE
ALTER TABLE tuned REPLICA IDENTITY USING INDEX by_a;
--! 42809: index "by_a" cannot be used as replica identity because column "a" is nullable
ALTER TABLE tuned REPLICA IDENTITY USING INDEX by_lower;
--! 0A000: cannot use expression index "by_lower" as replica identity
ALTER TABLE tuned REPLICA IDENTITY USING INDEX by_part;
--! 0A000: cannot use partial index "by_part" as replica identity
ALTER TABLE tuned REPLICA IDENTITY USING INDEX plain;
--! 42809: cannot use non-unique index "plain" as replica identity
ALTER TABLE tuned REPLICA IDENTITY USING INDEX later;
--! 0A000: cannot use non-immediate index "later" as replica identity
ALTER TABLE tuned REPLICA IDENTITY USING INDEX elsewhere;
--! 42809: "elsewhere" is not an index for table "tuned"
ALTER TABLE tuned REPLICA IDENTITY USING INDEX nowhere;
--! 42704: index "nowhere" for table "tuned" does not exist
ALTER TABLE tuned REPLICA IDENTITY USING INDEX by_b;
--= ALTER TABLE
SELECT relreplident FROM pg_class WHERE oid = 'tuned'::regclass;
--> relreplident:char
--| i
SELECT indexrelid::regclass FROM pg_index WHERE indrelid = 'tuned'::regclass AND indisreplident;
--> indexrelid:regclass
--| by_b
ALTER TABLE tuned REPLICA IDENTITY DEFAULT;
--= ALTER TABLE
SELECT count(*) FROM pg_index WHERE indrelid = 'tuned'::regclass AND indisreplident;
--> count:int8
--| 0
CREATE VIEW v AS SELECT 1 AS x;
--= CREATE VIEW
ALTER TABLE v REPLICA IDENTITY FULL;
--! 42809: ALTER action REPLICA IDENTITY cannot be performed on relation "v"
