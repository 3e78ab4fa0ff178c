-- Rules of statements in functions, prepared statements, and with parameters.
CREATE TABLE rr (id int, n int);
--= CREATE TABLE
CREATE TABLE rr_log (what text, id int, n int);
--= CREATE TABLE
CREATE VIEW rr_view AS SELECT id, n FROM rr;
--= CREATE VIEW
CREATE RULE ins AS ON INSERT TO rr_view DO INSTEAD INSERT INTO rr VALUES (NEW.id, NEW.n) RETURNING *;
--= CREATE RULE
CREATE RULE upd AS ON UPDATE TO rr_view DO INSTEAD UPDATE rr SET n = NEW.n WHERE id = OLD.id RETURNING *;
--= CREATE RULE
CREATE RULE log AS ON INSERT TO rr DO ALSO INSERT INTO rr_log VALUES ('ins', NEW.id, NEW.n);
--= CREATE RULE
CREATE RULE del AS ON DELETE TO rr WHERE OLD.n > 10 DO INSTEAD INSERT INTO rr_log VALUES ('kept', OLD.id, OLD.n);
--= CREATE RULE
PREPARE ins AS INSERT INTO rr_view VALUES ($1, $2), ($1 + 1, $2) RETURNING id, n * 2 AS twice;
--= PREPARE
EXECUTE ins(1, 10);
--> id:int4 | twice:int4
--| 1 | 20
--| 2 | 20
--= INSERT 0 2
EXECUTE ins(3, 30);
--> id:int4 | twice:int4
--| 3 | 60
--| 4 | 60
--= INSERT 0 2
PREPARE upd(int, int) AS UPDATE rr_view SET n = n + $2 WHERE id = $1 RETURNING n;
--= PREPARE
EXECUTE upd(1, 5);
--> n:int4
--| 15
--= UPDATE 1
EXECUTE upd(100, 5);
--> n:int4
--= UPDATE 0
PREPARE void AS INSERT INTO rr VALUES ($1, $2);
--= PREPARE
EXECUTE void(7, 70);
--= INSERT 0 1
CREATE OR REPLACE RULE log AS ON INSERT TO rr DO ALSO INSERT INTO rr_log VALUES ('new', NEW.id, -NEW.n);
--= CREATE RULE
EXECUTE void(8, 80);
--= INSERT 0 1
DROP RULE log ON rr;
--= DROP RULE
EXECUTE void(9, 90);
--= INSERT 0 1
CREATE RULE log AS ON INSERT TO rr DO ALSO INSERT INTO rr_log VALUES ('ins', NEW.id, NEW.n);
--= CREATE RULE
DO $$
DECLARE
    r record;
    c int;
BEGIN
    INSERT INTO rr_view VALUES (20, 1), (21, 1);
    GET DIAGNOSTICS c = ROW_COUNT;
    RAISE NOTICE 'inserted %, found %', c, FOUND;
    INSERT INTO rr_view VALUES (22, 2) RETURNING * INTO r;
    RAISE NOTICE 'returned %', r;
    UPDATE rr_view SET n = 9 WHERE id = 20 RETURNING n INTO c;
    RAISE NOTICE 'updated to %, found %', c, FOUND;
    UPDATE rr_view SET n = 9 WHERE id = 2000;
    GET DIAGNOSTICS c = ROW_COUNT;
    RAISE NOTICE 'updated %, found %', c, FOUND;
    DELETE FROM rr WHERE id >= 3;
    GET DIAGNOSTICS c = ROW_COUNT;
    RAISE NOTICE 'deleted %', c;
    FOR r IN INSERT INTO rr_view SELECT i, i FROM generate_series(30, 32) i RETURNING id LOOP
        RAISE NOTICE 'row %', r.id;
    END LOOP;
    c := 5;
    INSERT INTO rr VALUES (c, c + 1);
    EXECUTE 'INSERT INTO rr_view VALUES ($1, $2) RETURNING id' INTO c USING 40, 41;
    RAISE NOTICE 'executed %', c;
END $$;
--~ inserted 2, found t
--~ returned (22,2)
--~ updated to 9, found t
--~ updated 0, found f
--~ deleted 3
--~ row 30
--~ row 31
--~ row 32
--~ executed 40
--= DO
SELECT * FROM rr ORDER BY id, n;
--> id:int4 | n:int4
--| 1 | 15
--| 2 | 10
--| 3 | 30
--| 4 | 30
--| 5 | 6
--| 7 | 70
--| 8 | 80
--| 9 | 90
--| 30 | 30
--| 31 | 31
--| 32 | 32
--| 40 | 41
SELECT * FROM rr_log ORDER BY what, id, n;
--> what:text | id:int4 | n:int4
--| ins | 1 | 10
--| ins | 2 | 10
--| ins | 3 | 30
--| ins | 4 | 30
--| ins | 5 | 6
--| ins | 7 | 70
--| ins | 20 | 1
--| ins | 21 | 1
--| ins | 22 | 2
--| ins | 30 | 30
--| ins | 31 | 31
--| ins | 32 | 32
--| ins | 40 | 41
--| kept | 3 | 30
--| kept | 4 | 30
--| kept | 7 | 70
--| kept | 8 | 80
--| kept | 9 | 90
--| new | 8 | -80
CREATE FUNCTION rr_sql(int) RETURNS SETOF rr_view LANGUAGE sql AS 'INSERT INTO rr_view VALUES ($1, 0), ($1 + 1, 0) RETURNING *';
--= CREATE FUNCTION
SELECT * FROM rr_sql(50);
--> id:int4 | n:int4
--| 50 | 0
--| 51 | 0
CREATE FUNCTION rr_body(x int) RETURNS int BEGIN ATOMIC UPDATE rr_view SET n = x WHERE id = 50; INSERT INTO rr_view VALUES (x, x) RETURNING id; END;
--= CREATE FUNCTION
SELECT rr_body(60);
--> rr_body:int4
--| 60
SELECT * FROM rr WHERE id >= 50 ORDER BY id;
--> id:int4 | n:int4
--| 50 | 60
--| 51 | 0
--| 60 | 60
-- A function sees its own snapshot in what a rule computes.
CREATE FUNCTION rr_count() RETURNS bigint LANGUAGE sql AS 'SELECT count(*) FROM rr';
--= CREATE FUNCTION
CREATE TABLE rr_counts (n bigint);
--= CREATE TABLE
CREATE RULE counts AS ON INSERT TO rr DO ALSO INSERT INTO rr_counts VALUES (rr_count());
--= CREATE RULE
INSERT INTO rr VALUES (1000, 1), (1001, 1);
--= INSERT 0 2
SELECT count(DISTINCT n) FROM rr_counts;
--> count:int8
--| 1
-- Triggers of what rules change.
CREATE FUNCTION rr_trigger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% % % %', TG_WHEN, TG_OP, TG_TABLE_NAME, TG_LEVEL; RETURN COALESCE(NEW, OLD); END $$;
--= CREATE FUNCTION
CREATE TRIGGER b BEFORE INSERT OR UPDATE OR DELETE ON rr FOR EACH ROW EXECUTE FUNCTION rr_trigger();
--= CREATE TRIGGER
CREATE TRIGGER a AFTER INSERT OR UPDATE OR DELETE ON rr_log FOR EACH STATEMENT EXECUTE FUNCTION rr_trigger();
--= CREATE TRIGGER
CREATE TRIGGER s AFTER INSERT OR UPDATE OR DELETE ON rr FOR EACH STATEMENT EXECUTE FUNCTION rr_trigger();
--= CREATE TRIGGER
INSERT INTO rr VALUES (2000, 1);
--~ BEFORE INSERT rr ROW
--~ AFTER INSERT rr STATEMENT
--~ AFTER INSERT rr_log STATEMENT
--= INSERT 0 1
DELETE FROM rr WHERE id = 2000;
--~ AFTER INSERT rr_log STATEMENT
--~ BEFORE DELETE rr ROW
--~ AFTER DELETE rr STATEMENT
--= DELETE 1
DELETE FROM rr WHERE id = 7;
--~ AFTER INSERT rr_log STATEMENT
--~ AFTER DELETE rr STATEMENT
--= DELETE 0
-- Cursors and EXPLAIN.
CREATE RULE nothing AS ON DELETE TO rr_view DO INSTEAD NOTHING;
--= CREATE RULE
CREATE RULE shows AS ON UPDATE TO rr_log DO INSTEAD SELECT OLD.id, NEW.n FROM rr WHERE false;
--= CREATE RULE
UPDATE rr_log SET n = 1;
--> id:int4 | n:int4
--= UPDATE 0
PREPARE shows AS UPDATE rr_log SET n = $1;
--= PREPARE
EXECUTE shows(1);
--> id:int4 | n:int4
--= UPDATE 0
