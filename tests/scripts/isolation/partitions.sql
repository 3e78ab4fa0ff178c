--@ cambium
-- Rows of partitions conflict as rows of tables, and partitions that come or go with those who relied on where rows are.
CREATE TABLE p (id int, k text, n int DEFAULT 0, PRIMARY KEY (id, k)) PARTITION BY LIST (k);
--= CREATE TABLE
CREATE TABLE pa PARTITION OF p FOR VALUES IN ('a');
--= CREATE TABLE
CREATE TABLE pb PARTITION OF p FOR VALUES IN ('b');
--= CREATE TABLE
CREATE TABLE pd PARTITION OF p DEFAULT;
--= CREATE TABLE
INSERT INTO p VALUES (1, 'a'), (2, 'b'), (3, 'c');
--= INSERT 0 3
-- Increments through the whole and in the partition add up.
@a BEGIN;
--= BEGIN
@a UPDATE p SET n = n + 1 WHERE id = 1 AND k = 'a';
--= UPDATE 1
@b UPDATE pa SET n = n + 10 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT n FROM p WHERE id = 1;
--> n:int4
--| 11
-- Another partition's rows are none of a reader's business.
@a BEGIN;
--= BEGIN
@a SELECT sum(n) FROM p WHERE k = 'a';
--> sum:int8
--| 11
@b UPDATE p SET n = 5 WHERE k = 'b';
--= UPDATE 1
@a INSERT INTO p VALUES (10, 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
-- Rows of the partition that was read are.
@a BEGIN;
--= BEGIN
@a SELECT sum(n) FROM p WHERE k = 'a';
--> sum:int8
--| 11
@b INSERT INTO pa VALUES (11, 'a', 1);
--= INSERT 0 1
@a INSERT INTO p VALUES (12, 'b');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- A row that moves away is read and written.
@a BEGIN;
--= BEGIN
@a UPDATE p SET k = 'b' WHERE id = 1;
--= UPDATE 1
@b UPDATE p SET n = n + 1 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT tableoid::regclass, * FROM p WHERE id = 1;
--> tableoid:regclass | id:int4 | k:text | n:int4
--| pb | 1 | b | 12
-- That no partition was there is read too.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM p WHERE k = 'e';
--> count:int8
--| 0
@b CREATE TABLE pe PARTITION OF p FOR VALUES IN ('e');
--= CREATE TABLE
@a INSERT INTO p VALUES (20, 'e');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT tableoid::regclass, * FROM p WHERE id = 20;
--> tableoid:regclass | id:int4 | k:text | n:int4
--| pe | 20 | e | 0
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM pd;
--> count:int8
--| 1
@a INSERT INTO pd VALUES (21, 'f');
--= INSERT 0 1
@b CREATE TABLE pf PARTITION OF p FOR VALUES IN ('f');
--= CREATE TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT tableoid::regclass, * FROM p WHERE id = 21;
--> tableoid:regclass | id:int4 | k:text | n:int4
-- Within one transaction the bound of the default partition follows.
@a BEGIN;
--= BEGIN
@a INSERT INTO pd VALUES (30, 'g');
--= INSERT 0 1
@a DELETE FROM pd WHERE k = 'g';
--= DELETE 1
@a CREATE TABLE pg PARTITION OF p FOR VALUES IN ('g');
--= CREATE TABLE
@a INSERT INTO pd VALUES (30, 'g');
--! 23514: new row for relation "pd" violates partition constraint
@a ROLLBACK;
--= ROLLBACK
-- Detached while somebody writes through the whole.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM p;
--> count:int8
--| 6
@a INSERT INTO p VALUES (40, 'b');
--= INSERT 0 1
@b ALTER TABLE p DETACH PARTITION pb;
--= ALTER TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT count(*) FROM pb;
--> count:int8
--| 2
-- A parent in one of several partitions, and a child that comes while it goes.
CREATE TABLE child (id int, k text, FOREIGN KEY (id, k) REFERENCES p);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (3, 'c');
--= INSERT 0 1
@b DELETE FROM p WHERE id = 3;
--= DELETE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT (SELECT count(*) FROM child), (SELECT count(*) FROM p WHERE id = 3);
--> count:int8 | count:int8
--| 0 | 0
-- The past has its partitions.
SELECT set_config('past.partitions', position::text, false) IS NOT NULL AS kept FROM cambium.log;
--> kept:bool
--| t
DELETE FROM p;
--= DELETE 3
DROP TABLE child;
--= DROP TABLE
DROP TABLE pe;
--= DROP TABLE
SELECT tableoid::regclass, count(*) FROM p AS OF COMMIT current_setting('past.partitions')::bigint GROUP BY 1 ORDER BY 1;
--> tableoid:regclass | count:int8
--| pa | 2
--| 17416 | 1
SELECT count(*) FROM p;
--> count:int8
--| 0
