-- An index that is there, and another table's; one whose parts are in partitions.
CREATE TABLE a (x int NOT NULL);
--= CREATE TABLE
CREATE TABLE b (x int NOT NULL);
--= CREATE TABLE
CREATE UNIQUE INDEX bx ON b (x);
--= CREATE INDEX
CREATE INDEX ax ON a (x);
--= CREATE INDEX
CLUSTER a USING bx;
--! 42809: "bx" is not an index for table "a"
CLUSTER a USING nix;
--! 42704: index "nix" for table "a" does not exist
ALTER TABLE a CLUSTER ON bx;
--! 42809: "bx" is not an index for table "a"
ALTER TABLE a CLUSTER ON b;
--! 42809: "b" is not an index
ALTER TABLE a REPLICA IDENTITY USING INDEX bx;
--! 42809: "bx" is not an index for table "a"
ALTER TABLE a REPLICA IDENTITY USING INDEX b;
--! 42809: "b" is not an index
ALTER TABLE a REPLICA IDENTITY USING INDEX nix;
--! 42704: index "nix" for table "a" does not exist
CLUSTER a USING ax;
--= CLUSTER
CREATE TABLE p (x int) PARTITION BY LIST (x);
--= CREATE TABLE
CREATE INDEX px ON p (x);
--= CREATE INDEX
ALTER INDEX px SET (fillfactor = 50);
--! 42809: ALTER action SET cannot be performed on relation "px"
ALTER INDEX px RESET (fillfactor);
--! 42809: ALTER action RESET cannot be performed on relation "px"
ALTER INDEX ax SET (fillfactor = 50);
--= ALTER INDEX
SELECT relname, reloptions FROM pg_class WHERE relname IN ('px', 'ax') ORDER BY 1;
--> relname:name | reloptions:_text
--| ax | {fillfactor=50}
--| px | ∅
