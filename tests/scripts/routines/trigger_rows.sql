-- The row that isn't there: OLD of an INSERT and NEW of a DELETE are NULL, and so are their fields.
CREATE TABLE t (id int PRIMARY KEY, v text);
--= CREATE TABLE
CREATE TABLE log (id int GENERATED ALWAYS AS IDENTITY, op text, was text, now text);
--= CREATE TABLE
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' OR NEW.v IS DISTINCT FROM OLD.v THEN
        INSERT INTO log (op, was, now) VALUES (TG_OP, OLD.v, NEW.v);
    END IF;
    RETURN COALESCE(NEW, OLD);
END $$;
--= CREATE FUNCTION
CREATE TRIGGER note BEFORE INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION note();
--= CREATE TRIGGER
INSERT INTO t VALUES (1, 'a'), (2, NULL);
--= INSERT 0 2
UPDATE t SET v = v;
--= UPDATE 2
UPDATE t SET v = 'b' WHERE id = 1;
--= UPDATE 1
DELETE FROM t WHERE id = 1;
--= DELETE 1
SELECT op, was, now FROM log ORDER BY id;
--> op:text | was:text | now:text
--| INSERT | ∅ | a
--| INSERT | ∅ | ∅
--| UPDATE | a | b
--| DELETE | b | ∅
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE NOTICE '% old % % new % %', TG_OP, OLD IS NULL, OLD.id, NEW IS NULL, to_jsonb(NEW);
    RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER tell AFTER INSERT OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
INSERT INTO t VALUES (3, 'c');
--~ INSERT old t <NULL> new f {"v": "c", "id": 3}
--= INSERT 0 1
DELETE FROM t WHERE id = 3;
--~ DELETE old f 3 new t <NULL>
--= DELETE 1
ALTER TABLE t ADD COLUMN w int DEFAULT 7;
--= ALTER TABLE
CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'old w %', OLD.w; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER later AFTER INSERT ON t FOR EACH ROW EXECUTE FUNCTION later();
--= CREATE TRIGGER
INSERT INTO t VALUES (4, 'd');
--~ old w <NULL>
--~ INSERT old t <NULL> new f {"v": "d", "w": 7, "id": 4}
--= INSERT 0 1
CREATE FUNCTION wrong() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '%', OLD.nosuch; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER wrong AFTER INSERT ON t FOR EACH ROW EXECUTE FUNCTION wrong();
--= CREATE TRIGGER
INSERT INTO t VALUES (5, 'e');
--~ old w <NULL>
--~ INSERT old t <NULL> new f {"v": "e", "w": 7, "id": 5}
--! 42703: record "old" has no field "nosuch"
DROP TABLE t, log;
--= DROP TABLE
DROP FUNCTION note(), tell(), later(), wrong();
--= DROP FUNCTION
-- Functions that take rows of the table take NEW.
CREATE TABLE spoken (id int, b text);
--= CREATE TABLE
ALTER TABLE spoken ADD gone int;
--= ALTER TABLE
ALTER TABLE spoken DROP gone;
--= ALTER TABLE
ALTER TABLE spoken ADD c int;
--= ALTER TABLE
CREATE FUNCTION said(spoken) RETURNS text LANGUAGE sql AS $$ SELECT $1.b || '!' || coalesce($1.c, 0) $$;
--= CREATE FUNCTION
CREATE FUNCTION which(spoken) RETURNS text LANGUAGE sql AS $$ SELECT 'spoken' $$;
--= CREATE FUNCTION
CREATE FUNCTION speak() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    r spoken;
BEGIN
    NEW.b := said(NEW) || which(OLD);
    r := NEW;
    RAISE NOTICE '% % % % %', pg_typeof(NEW), pg_typeof(OLD), pg_typeof(ARRAY[NEW]), said(r), to_jsonb(NEW);
    RAISE NOTICE '%', (SELECT array_agg(n) FROM (VALUES (NEW)) v(n));
    RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER speaks BEFORE INSERT OR UPDATE ON spoken FOR EACH ROW EXECUTE FUNCTION speak();
--= CREATE TRIGGER
INSERT INTO spoken VALUES (1, 'x', 5);
--~ spoken spoken spoken[] x!5spoken!5 {"b": "x!5spoken", "c": 5, "id": 1}
--~ {"(1,x!5spoken,5)"}
--= INSERT 0 1
UPDATE spoken SET b = 'y';
--~ spoken spoken spoken[] y!5spoken!5 {"b": "y!5spoken", "c": 5, "id": 1}
--~ {"(1,y!5spoken,5)"}
--= UPDATE 1
TABLE spoken;
--> id:int4 | b:text | c:int4
--| 1 | y!5spoken | 5
