-- A row that moves to another partition is gone for keys that reference the partition it leaves, and has changed for those that reference a table with both.
CREATE TABLE pk (a int, part int, b text) PARTITION BY LIST (part);
--= CREATE TABLE
CREATE TABLE pk1 PARTITION OF pk FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE pk2 PARTITION OF pk FOR VALUES IN (2);
--= CREATE TABLE
ALTER TABLE pk1 ADD UNIQUE (a);
--= ALTER TABLE
CREATE TABLE restricted (a int REFERENCES pk1 (a));
--= CREATE TABLE
INSERT INTO pk VALUES (5, 1, 'x'), (6, 1, 'y');
--= INSERT 0 2
INSERT INTO restricted VALUES (5);
--= INSERT 0 1
UPDATE pk SET part = 2 WHERE a = 5;
--! 23503: update or delete on table "pk1" violates foreign key constraint "restricted_a_fkey" on table "restricted"
UPDATE pk SET part = 2 WHERE a = 6;
--= UPDATE 1
SELECT tableoid::regclass, * FROM pk ORDER BY a;
--> tableoid:regclass | a:int4 | part:int4 | b:text
--| pk1 | 5 | 1 | x
--| pk2 | 6 | 2 | y
DROP TABLE restricted;
--= DROP TABLE
CREATE TABLE cascaded (a int REFERENCES pk1 (a) ON DELETE CASCADE ON UPDATE CASCADE);
--= CREATE TABLE
CREATE TABLE emptied (a int REFERENCES pk1 (a) ON DELETE SET NULL);
--= CREATE TABLE
INSERT INTO cascaded VALUES (5);
--= INSERT 0 1
INSERT INTO emptied VALUES (5);
--= INSERT 0 1
UPDATE pk SET part = 2, a = 7 WHERE a = 5;
--= UPDATE 1
SELECT * FROM cascaded;
--> a:int4
SELECT * FROM emptied;
--> a:int4
--| ∅
DROP TABLE cascaded, emptied, pk;
--= DROP TABLE
CREATE TABLE top (a int PRIMARY KEY, b text) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE mid PARTITION OF top FOR VALUES IN (1, 2) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE leaf1 PARTITION OF mid FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE leaf2 PARTITION OF mid FOR VALUES IN (2);
--= CREATE TABLE
CREATE TABLE other PARTITION OF top FOR VALUES IN (3, 4);
--= CREATE TABLE
CREATE TABLE of_top (a int REFERENCES top ON UPDATE CASCADE ON DELETE CASCADE);
--= CREATE TABLE
INSERT INTO top VALUES (1, 'x');
--= INSERT 0 1
INSERT INTO of_top VALUES (1);
--= INSERT 0 1
UPDATE top SET a = 3;
--= UPDATE 1
SELECT * FROM of_top;
--> a:int4
--| 3
UPDATE top SET a = 1;
--= UPDATE 1
CREATE TABLE of_mid (a int REFERENCES mid ON UPDATE CASCADE ON DELETE CASCADE);
--= CREATE TABLE
INSERT INTO of_mid VALUES (1);
--= INSERT 0 1
UPDATE mid SET a = 2;
--= UPDATE 1
SELECT of_top.a, of_mid.a FROM of_top, of_mid;
--> a:int4 | a:int4
--| 2 | 2
--@ differs: PostgreSQL refuses to move rows through the whole table once a part with partitions of its own is referenced
UPDATE top SET a = 1;
--= UPDATE 1
--@ differs: PostgreSQL refuses to move rows through the whole table once a part with partitions of its own is referenced
UPDATE top SET a = 4;
--= UPDATE 1
--@ differs: as the row has not moved there
SELECT count(*) FROM of_mid;
--> count:int8
--| 0
