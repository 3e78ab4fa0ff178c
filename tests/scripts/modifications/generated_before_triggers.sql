-- BEFORE triggers don't see what generated columns were for the row of before, and what they assign to them is lost.
CREATE TABLE t (id int PRIMARY KEY, k int, g int GENERATED ALWAYS AS (k * 2) STORED);
--= CREATE TABLE
CREATE TABLE seen (line int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what text);
--= CREATE TABLE
CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO seen (what) VALUES (concat_ws(' ', TG_WHEN, TG_OP, OLD, NEW));
    IF TG_WHEN = 'BEFORE' THEN NEW.g = 77; NEW.k = NEW.k + 1; END IF;
    RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER before_1 BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION look();
--= CREATE TRIGGER
CREATE TRIGGER before_2 BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION look();
--= CREATE TRIGGER
CREATE TRIGGER behind AFTER INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION look();
--= CREATE TRIGGER
INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
UPDATE t SET k = 10 RETURNING *;
--> id:int4 | k:int4 | g:int4
--| 1 | 12 | 24
--= UPDATE 1
INSERT INTO t VALUES (1, 20) ON CONFLICT (id) DO UPDATE SET k = excluded.k RETURNING *;
--> id:int4 | k:int4 | g:int4
--| 1 | 24 | 48
--= INSERT 0 1
MERGE INTO t USING (VALUES (1, 30)) v (x, y) ON id = x WHEN MATCHED THEN UPDATE SET k = y;
--= MERGE 1
SELECT * FROM t;
--> id:int4 | k:int4 | g:int4
--| 1 | 32 | 64
SELECT * FROM seen ORDER BY line;
--> line:int4 | what:text
--| 1 | BEFORE INSERT (1,1,)
--| 2 | BEFORE INSERT (1,2,77)
--| 3 | AFTER INSERT (1,3,6)
--| 4 | BEFORE UPDATE (1,3,6) (1,10,)
--| 5 | BEFORE UPDATE (1,3,6) (1,11,)
--| 6 | AFTER UPDATE (1,3,6) (1,12,24)
--| 7 | BEFORE INSERT (1,20,)
--| 8 | BEFORE INSERT (1,21,77)
--| 9 | BEFORE UPDATE (1,12,24) (1,22,)
--| 10 | BEFORE UPDATE (1,12,24) (1,23,)
--| 11 | AFTER UPDATE (1,12,24) (1,24,48)
--| 12 | BEFORE UPDATE (1,24,48) (1,30,)
--| 13 | BEFORE UPDATE (1,24,48) (1,31,)
--| 14 | AFTER UPDATE (1,24,48) (1,32,64)
DROP TABLE t, seen;
--= DROP TABLE
DROP FUNCTION look;
--= DROP FUNCTION
-- suppress_redundant_updates_trigger compares the whole row.
CREATE TABLE t (id int PRIMARY KEY, k int, g int GENERATED ALWAYS AS (k * 2) STORED);
--= CREATE TABLE
CREATE TRIGGER redundant BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
UPDATE t SET k = 1 RETURNING *;
--> id:int4 | k:int4 | g:int4
--= UPDATE 0
UPDATE t SET k = 2 RETURNING *;
--> id:int4 | k:int4 | g:int4
--| 1 | 2 | 4
--= UPDATE 1
DROP TABLE t;
--= DROP TABLE
