-- A view that groups by a primary key, and shows columns beside it, can't be without the key.

CREATE TABLE t (id int PRIMARY KEY, b text);
--= CREATE TABLE
CREATE VIEW v AS SELECT id, b FROM t GROUP BY id;
--= CREATE VIEW
CREATE VIEW other AS SELECT id FROM t GROUP BY id;
--= CREATE VIEW
CREATE VIEW nested AS SELECT * FROM t WHERE b IN (SELECT b FROM t GROUP BY id);
--= CREATE VIEW
ALTER TABLE t DROP CONSTRAINT t_pkey;
--! 2BP01: cannot drop constraint t_pkey on table t because other objects depend on it
ALTER TABLE t DROP CONSTRAINT t_pkey RESTRICT;
--! 2BP01: cannot drop constraint t_pkey on table t because other objects depend on it
DROP VIEW nested;
--= DROP VIEW
ALTER TABLE t DROP CONSTRAINT t_pkey CASCADE;
--~ drop cascades to view v
--= ALTER TABLE
SELECT * FROM v;
--! 42P01: relation "v" does not exist
SELECT * FROM other;
--> id:int4
