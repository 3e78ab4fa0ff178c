--@ cambium
-- A5A: a transaction reads one snapshot, whatever commits meanwhile; reading only, it never fails.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10), (2, 20);
--= INSERT 0 2
@a BEGIN READ ONLY;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 10
@b UPDATE t SET v = v + 1;
--= UPDATE 2
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 20
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 11
--| 2 | 21
