-- Foreign keys from partitioned tables, to them, and between them.
CREATE TABLE pk (a int, b int, PRIMARY KEY (a)) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE pk1 PARTITION OF pk FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE pk2 (b int, gone int, a int NOT NULL);
--= CREATE TABLE
ALTER TABLE pk2 DROP COLUMN gone;
--= ALTER TABLE
ALTER TABLE pk ATTACH PARTITION pk2 FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
INSERT INTO pk VALUES (1, 1), (11, 2), (12, 3);
--= INSERT 0 3
CREATE TABLE fk (x text, a int REFERENCES pk ON UPDATE CASCADE ON DELETE CASCADE) PARTITION BY LIST (x);
--= CREATE TABLE
CREATE TABLE fkx PARTITION OF fk FOR VALUES IN ('x');
--= CREATE TABLE
CREATE TABLE fky PARTITION OF fk FOR VALUES IN ('y');
--= CREATE TABLE
INSERT INTO fk VALUES ('x', 1), ('y', 11), ('y', NULL);
--= INSERT 0 3
INSERT INTO fk VALUES ('x', 2);
--! 23503: insert or update on table "fkx" violates foreign key constraint "fk_a_fkey"
INSERT INTO fky VALUES ('y', 99);
--! 23503: insert or update on table "fky" violates foreign key constraint "fk_a_fkey"
UPDATE fk SET a = 13 WHERE x = 'x';
--! 23503: insert or update on table "fkx" violates foreign key constraint "fk_a_fkey"
UPDATE pk SET a = 15 WHERE a = 1;
--= UPDATE 1
SELECT tableoid::regclass, * FROM pk ORDER BY a;
--> tableoid:regclass | a:int4 | b:int4
--| pk2 | 11 | 2
--| pk2 | 12 | 3
--| pk2 | 15 | 1
SELECT tableoid::regclass, * FROM fk ORDER BY x, a;
--> tableoid:regclass | x:text | a:int4
--| fkx | x | 15
--| fky | y | 11
--| fky | y | ∅
DELETE FROM pk WHERE a = 11;
--= DELETE 1
SELECT * FROM fk ORDER BY x, a;
--> x:text | a:int4
--| x | 15
--| y | ∅
CREATE TABLE single (a int REFERENCES pk);
--= CREATE TABLE
INSERT INTO single VALUES (12);
--= INSERT 0 1
INSERT INTO single VALUES (1);
--! 23503: insert or update on table "single" violates foreign key constraint "single_a_fkey"
--@ differs: a reference to a partition has no constraint of its own
DELETE FROM pk WHERE a = 12;
--! 23503: update or delete on table "pk2" violates foreign key constraint "single_a_fkey" on table "single"
--@ differs: the row is told by the partition it was in
UPDATE pk SET a = 3 WHERE a = 12;
--! 23503: update or delete on table "pk2" violates foreign key constraint "single_a_fkey" on table "single"
UPDATE pk SET b = 4 WHERE a = 12;
--= UPDATE 1
ALTER TABLE pk DETACH PARTITION pk1;
--= ALTER TABLE
TRUNCATE pk;
--! 0A000: cannot truncate a table referenced in a foreign key constraint
TRUNCATE pk2;
--! 0A000: cannot truncate a table referenced in a foreign key constraint
DROP TABLE pk2;
--! 2BP01: cannot drop table pk2 because other objects depend on it
DROP TABLE single;
--= DROP TABLE
ALTER TABLE fkx DROP CONSTRAINT fk_a_fkey;
--! 42P16: cannot drop inherited constraint "fk_a_fkey" of relation "fkx"
ALTER TABLE fk DROP CONSTRAINT fk_a_fkey;
--= ALTER TABLE
INSERT INTO fk VALUES ('x', 1000);
--= INSERT 0 1
ALTER TABLE fk ADD FOREIGN KEY (a) REFERENCES pk;
--! 23503: insert or update on table "fkx" violates foreign key constraint "fk_a_fkey"
ALTER TABLE fk ADD FOREIGN KEY (a) REFERENCES pk NOT VALID;
--! 42809: cannot add NOT VALID foreign key on partitioned table "fk" referencing relation "pk"
ALTER TABLE ONLY fk ADD FOREIGN KEY (a) REFERENCES pk;
--! 42809: cannot use ONLY for foreign key on partitioned table "fk" referencing relation "pk"
DELETE FROM fk WHERE a = 1000;
--= DELETE 1
ALTER TABLE fk ADD CONSTRAINT late FOREIGN KEY (a) REFERENCES pk DEFERRABLE INITIALLY DEFERRED;
--= ALTER TABLE
BEGIN;
--= BEGIN
INSERT INTO fk VALUES ('y', 17);
--= INSERT 0 1
INSERT INTO pk VALUES (17, 17);
--= INSERT 0 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO fk VALUES ('y', 18);
--= INSERT 0 1
COMMIT;
--! 23503: insert or update on table "fky" violates foreign key constraint "late"
ALTER TABLE fk DETACH PARTITION fky;
--= ALTER TABLE
INSERT INTO fky VALUES ('y', 18);
--! 23503: insert or update on table "fky" violates foreign key constraint "late"
ALTER TABLE fk ATTACH PARTITION fky FOR VALUES IN ('y');
--= ALTER TABLE
SELECT conrelid::regclass, conname, confrelid::regclass, conparentid <> 0 AS part FROM pg_constraint WHERE contype = 'f' AND conrelid IN ('fk'::regclass, 'fkx'::regclass, 'fky'::regclass) AND confrelid = 'pk'::regclass ORDER BY 1;
--> conrelid:regclass | conname:name | confrelid:regclass | part:bool
--| fk | late | pk | f
--| fkx | late | pk | t
--| fky | late | pk | t
CREATE TABLE def (a int DEFAULT 15, FOREIGN KEY (a) REFERENCES pk ON DELETE SET DEFAULT) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE def15 PARTITION OF def FOR VALUES IN (15);
--= CREATE TABLE
CREATE TABLE def17 PARTITION OF def FOR VALUES IN (17);
--= CREATE TABLE
INSERT INTO def VALUES (17);
--= INSERT 0 1
DELETE FROM fk WHERE a = 17;
--= DELETE 1
DELETE FROM pk WHERE a = 17;
--= DELETE 1
SELECT tableoid::regclass, * FROM def;
--> tableoid:regclass | a:int4
--| def15 | 15
CREATE TABLE tree (id int, up int, PRIMARY KEY (id), FOREIGN KEY (up) REFERENCES tree) PARTITION BY RANGE (id);
--= CREATE TABLE
CREATE TABLE tree1 PARTITION OF tree FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE tree2 PARTITION OF tree FOR VALUES FROM (10) TO (20);
--= CREATE TABLE
INSERT INTO tree VALUES (1, NULL), (11, 1), (2, 11);
--= INSERT 0 3
INSERT INTO tree VALUES (3, 4);
--! 23503: insert or update on table "tree1" violates foreign key constraint "tree_up_fkey"
--@ differs: a reference to a partition has no constraint of its own
DELETE FROM tree WHERE id = 11;
--! 23503: update or delete on table "tree2" violates foreign key constraint "tree_up_fkey" on table "tree"
DROP TABLE def, fk, pk, tree;
--= DROP TABLE
