-- Rows of tables that inherit: who reads or changes the table above does so with theirs, ONLY leaves them out.
CREATE TABLE p (id serial PRIMARY KEY, name text NOT NULL DEFAULT 'x', v int CHECK (v > 0));
--= CREATE TABLE
CREATE TABLE c (extra text, twice int GENERATED ALWAYS AS (v * 2) STORED) INHERITS (p);
--= CREATE TABLE
CREATE TABLE g (deep int) INHERITS (c);
--= CREATE TABLE
INSERT INTO p (name, v) VALUES ('p1', 1), ('p2', 2);
--= INSERT 0 2
INSERT INTO c (name, v, extra) VALUES ('c1', 3, 'e1');
--= INSERT 0 1
INSERT INTO g (name, v, extra, deep) VALUES ('g1', 4, 'e2', 9);
--= INSERT 0 1
SELECT tableoid::regclass, * FROM p ORDER BY id;
--> tableoid:regclass | id:int4 | name:text | v:int4
--| p | 1 | p1 | 1
--| p | 2 | p2 | 2
--| c | 3 | c1 | 3
--| g | 4 | g1 | 4
SELECT * FROM ONLY p ORDER BY id;
--> id:int4 | name:text | v:int4
--| 1 | p1 | 1
--| 2 | p2 | 2
SELECT * FROM c ORDER BY id;
--> id:int4 | name:text | v:int4 | extra:text | twice:int4
--| 3 | c1 | 3 | e1 | 6
--| 4 | g1 | 4 | e2 | 8
SELECT count(*) FROM p;
--> count:int8
--| 4
SELECT count(*) FROM ONLY p;
--> count:int8
--| 2
SELECT count(*) FROM ONLY (c);
--> count:int8
--| 1
SELECT tableoid::regclass::text, count(*), sum(v), max(id) FROM p GROUP BY 1 ORDER BY 1;
--> tableoid:text | count:int8 | sum:int8 | max:int4
--| c | 1 | 3 | 3
--| g | 1 | 4 | 4
--| p | 2 | 3 | 2
UPDATE p SET v = v + 10 WHERE name LIKE '%1' RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | name:text | v:int4
--| p | 1 | p1 | 11
--| c | 3 | c1 | 13
--| g | 4 | g1 | 14
--= UPDATE 3
SELECT * FROM c ORDER BY id;
--> id:int4 | name:text | v:int4 | extra:text | twice:int4
--| 3 | c1 | 13 | e1 | 26
--| 4 | g1 | 14 | e2 | 28
UPDATE ONLY p SET name = 'only' WHERE id = 2 RETURNING *;
--> id:int4 | name:text | v:int4
--| 2 | only | 2
--= UPDATE 1
UPDATE p SET name = 'none' WHERE id = 77;
--= UPDATE 0
DELETE FROM p WHERE id = 3 RETURNING *;
--> id:int4 | name:text | v:int4
--| 3 | c1 | 13
--= DELETE 1
DELETE FROM ONLY p WHERE id = 4;
--= DELETE 0
INSERT INTO c (name, v) VALUES ('bad', -1);
--! 23514: new row for relation "c" violates check constraint "p_v_check"
INSERT INTO c (name, v) VALUES (NULL, 1);
--! 23502: null value in column "name" of relation "c" violates not-null constraint
INSERT INTO c (id, name, v) VALUES (1, 'same id', 5);
--= INSERT 0 1
SELECT id, tableoid::regclass FROM p WHERE id = 1 ORDER BY 2;
--> id:int4 | tableoid:regclass
--| 1 | p
--| 1 | c
INSERT INTO p VALUES (1, 'a', 1) ON CONFLICT (id) DO UPDATE SET name = 'again' RETURNING *;
--> id:int4 | name:text | v:int4
--| 1 | again | 11
--= INSERT 0 1
MERGE INTO p USING (VALUES (1), (4), (50)) s(i) ON p.id = s.i WHEN MATCHED THEN UPDATE SET name = 'm' || p.name WHEN NOT MATCHED THEN INSERT VALUES (s.i, 'new', 1);
--= MERGE 4
SELECT tableoid::regclass, * FROM p ORDER BY id, 1;
--> tableoid:regclass | id:int4 | name:text | v:int4
--| p | 1 | magain | 11
--| c | 1 | msame id | 5
--| p | 2 | only | 2
--| g | 4 | mg1 | 14
--| p | 50 | new | 1
SELECT a.id, b.id FROM p a JOIN p b ON a.v = b.v AND a.id < b.id ORDER BY 1, 2;
--> id:int4 | id:int4
SELECT * FROM p WHERE v IN (SELECT v FROM c) ORDER BY id, name;
--> id:int4 | name:text | v:int4
--| 1 | msame id | 5
--| 4 | mg1 | 14
BEGIN;
--= BEGIN
DECLARE cu CURSOR FOR SELECT * FROM p WHERE id = 4 FOR UPDATE;
--= DECLARE CURSOR
FETCH cu;
--> id:int4 | name:text | v:int4
--| 4 | mg1 | 14
UPDATE p SET name = 'current' WHERE CURRENT OF cu;
--= UPDATE 1
DELETE FROM p WHERE CURRENT OF cu;
--= DELETE 1
COMMIT;
--= COMMIT
SELECT * FROM g;
--> id:int4 | name:text | v:int4 | extra:text | twice:int4 | deep:int4
CREATE VIEW pv AS SELECT id, name FROM p WHERE id < 10;
--= CREATE VIEW
UPDATE pv SET name = 'by view' WHERE id = 1;
--= UPDATE 2
SELECT tableoid::regclass, id, name FROM p WHERE name = 'by view' ORDER BY 1;
--> tableoid:regclass | id:int4 | name:text
--| p | 1 | by view
--| c | 1 | by view
COPY (SELECT * FROM ONLY p ORDER BY id) TO STDOUT;
--| 1␉by view␉11
--| 2␉only␉2
--| 50␉new␉1
--= COPY 3
COPY g TO STDOUT;
--= COPY 0
CREATE TABLE r (p_id int REFERENCES p);
--= CREATE TABLE
INSERT INTO c (id, v) VALUES (60, 1);
--= INSERT 0 1
INSERT INTO r VALUES (60);
--! 23503: insert or update on table "r" violates foreign key constraint "r_p_id_fkey"
INSERT INTO r VALUES (1);
--= INSERT 0 1
DELETE FROM p WHERE id = 1;
--! 23503: update or delete on table "p" violates foreign key constraint "r_p_id_fkey" on table "r"
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% % % %', TG_OP, TG_LEVEL, TG_RELNAME, CASE WHEN TG_LEVEL = 'ROW' THEN NEW.id END; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER a_row BEFORE UPDATE ON c FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER a_statement AFTER UPDATE ON c FOR EACH STATEMENT EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER a_statement AFTER UPDATE ON p FOR EACH STATEMENT EXECUTE FUNCTION tell();
--= CREATE TRIGGER
UPDATE p SET v = v + 1 WHERE id = 60;
--~ UPDATE ROW c 60
--~ UPDATE STATEMENT p <NULL>
--= UPDATE 1
UPDATE c SET v = v + 1 WHERE id = 60;
--~ UPDATE ROW c 60
--~ UPDATE STATEMENT c <NULL>
--= UPDATE 1
CREATE ROLE inherits_reader;
--= CREATE ROLE
GRANT SELECT (id, name), UPDATE (name) ON p TO inherits_reader;
--= GRANT
SET ROLE inherits_reader;
--= SET
SELECT id, name FROM p ORDER BY id, name;
--> id:int4 | name:text
--| 1 | by view
--| 1 | by view
--| 2 | only
--| 50 | new
--| 60 | x
SELECT id FROM c;
--! 42501: permission denied for table c
UPDATE p SET name = 'allowed' WHERE id = 60;
--~ UPDATE ROW c 60
--~ UPDATE STATEMENT p <NULL>
--= UPDATE 1
RESET ROLE;
--= RESET
TRUNCATE ONLY r, p;
--= TRUNCATE TABLE
SELECT count(*) FROM p;
--> count:int8
--| 0
TRUNCATE p CASCADE;
--~ truncate cascades to table "r"
--= TRUNCATE TABLE
SELECT count(*) FROM p;
--> count:int8
--| 0
DROP OWNED BY inherits_reader;
--= DROP OWNED
DROP ROLE inherits_reader;
--= DROP ROLE
