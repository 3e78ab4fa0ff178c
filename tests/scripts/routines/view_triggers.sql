-- INSTEAD OF triggers: what is done to a view's rows is theirs.
CREATE TABLE people (id int PRIMARY KEY, name text);
--= CREATE TABLE
CREATE TABLE towns (id int PRIMARY KEY, town text);
--= CREATE TABLE
CREATE VIEW residents AS SELECT p.id, p.name, t.town FROM people p LEFT JOIN towns t ON t.id = p.id;
--= CREATE VIEW
INSERT INTO residents VALUES (1, 'Ann', 'Oslo');
--! 55000: cannot insert into view "residents"
CREATE FUNCTION change_residents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE NOTICE '% % % % % %', TG_NAME, TG_WHEN, TG_LEVEL, TG_OP, OLD, NEW;
    IF TG_OP = 'INSERT' THEN
        IF NEW.name IS NULL THEN RETURN NULL; END IF;
        INSERT INTO people VALUES (NEW.id, NEW.name);
        INSERT INTO towns VALUES (NEW.id, COALESCE(NEW.town, 'nowhere'));
        NEW.town := COALESCE(NEW.town, 'nowhere');
        RETURN NEW;
    ELSIF TG_OP = 'UPDATE' THEN
        UPDATE people SET name = NEW.name WHERE id = OLD.id;
        UPDATE towns SET town = NEW.town WHERE id = OLD.id;
        RETURN NEW;
    END IF;
    DELETE FROM people WHERE id = OLD.id;
    DELETE FROM towns WHERE id = OLD.id;
    RETURN OLD;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER change INSTEAD OF INSERT OR UPDATE OR DELETE ON residents FOR EACH ROW EXECUTE FUNCTION change_residents();
--= CREATE TRIGGER
INSERT INTO residents VALUES (1, 'Ann', 'Oslo'), (2, 'Bo', NULL);
--~ change INSTEAD OF ROW INSERT <NULL> (1,Ann,Oslo)
--~ change INSTEAD OF ROW INSERT <NULL> (2,Bo,)
--= INSERT 0 2
INSERT INTO residents (name, id) VALUES ('Cy', 3) RETURNING *;
--~ change INSTEAD OF ROW INSERT <NULL> (3,Cy,)
--> id:int4 | name:text | town:text
--| 3 | Cy | nowhere
--= INSERT 0 1
INSERT INTO residents (id) VALUES (4);
--~ change INSTEAD OF ROW INSERT <NULL> (4,,)
--= INSERT 0 0
INSERT INTO residents SELECT 5, 'Di', 'Rome' RETURNING id, town;
--~ change INSTEAD OF ROW INSERT <NULL> (5,Di,Rome)
--> id:int4 | town:text
--| 5 | Rome
--= INSERT 0 1
SELECT * FROM residents ORDER BY id;
--> id:int4 | name:text | town:text
--| 1 | Ann | Oslo
--| 2 | Bo | nowhere
--| 3 | Cy | nowhere
--| 5 | Di | Rome
UPDATE residents SET town = 'Bern' WHERE name = 'Bo' RETURNING id, town;
--~ change INSTEAD OF ROW UPDATE (2,Bo,nowhere) (2,Bo,Bern)
--> id:int4 | town:text
--| 2 | Bern
--= UPDATE 1
UPDATE residents r SET name = upper(r.name), town = x.town FROM (VALUES (3, 'Lima')) x(id, town) WHERE x.id = r.id AND r.town <> x.town RETURNING r.*, x.id;
--~ change INSTEAD OF ROW UPDATE (3,Cy,nowhere) (3,CY,Lima)
--> id:int4 | name:text | town:text | id:int4
--| 3 | CY | Lima | 3
--= UPDATE 1
UPDATE residents SET name = DEFAULT WHERE id = 5;
--~ change INSTEAD OF ROW UPDATE (5,Di,Rome) (5,,Rome)
--= UPDATE 1
DELETE FROM residents WHERE town = 'Bern' RETURNING *;
--~ change INSTEAD OF ROW DELETE (2,Bo,Bern) <NULL>
--> id:int4 | name:text | town:text
--| 2 | Bo | Bern
--= DELETE 1
DELETE FROM residents r USING towns t WHERE t.id = r.id AND t.town = 'Rome';
--~ change INSTEAD OF ROW DELETE (5,,Rome) <NULL>
--= DELETE 1
DELETE FROM residents WHERE id = 77;
--= DELETE 0
SELECT * FROM residents ORDER BY id;
--> id:int4 | name:text | town:text
--| 1 | Ann | Oslo
--| 3 | CY | Lima
SELECT tgname, tgtype, pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 'residents'::regclass;
--> tgname:name | tgtype:int2 | pg_get_triggerdef:text
--| change | 93 | CREATE TRIGGER change INSTEAD OF INSERT OR DELETE OR UPDATE ON public.residents FOR EACH ROW EXECUTE FUNCTION change_residents()
CREATE OR REPLACE VIEW residents AS SELECT p.id, p.name, t.town FROM people p JOIN towns t ON t.id = p.id;
--= CREATE VIEW
INSERT INTO residents VALUES (6, 'Ed', 'Nice');
--~ change INSTEAD OF ROW INSERT <NULL> (6,Ed,Nice)
--= INSERT 0 1
ALTER TABLE residents DISABLE TRIGGER change;
--! 42809: ALTER action DISABLE TRIGGER cannot be performed on relation "residents"
DROP TRIGGER change ON residents;
--= DROP TRIGGER
INSERT INTO residents VALUES (7, 'Flo', 'Pisa');
--! 55000: cannot insert into view "residents"
CREATE TRIGGER x INSTEAD OF INSERT ON people FOR EACH ROW EXECUTE FUNCTION change_residents();
--! 42809: "people" is a table
CREATE TRIGGER x BEFORE INSERT ON residents FOR EACH ROW EXECUTE FUNCTION change_residents();
--! 42809: "residents" is a view
CREATE TRIGGER x INSTEAD OF INSERT ON residents FOR EACH STATEMENT EXECUTE FUNCTION change_residents();
--! 0A000: INSTEAD OF triggers must be FOR EACH ROW
CREATE TRIGGER x INSTEAD OF INSERT ON residents FOR EACH ROW WHEN (true) EXECUTE FUNCTION change_residents();
--! 0A000: INSTEAD OF triggers cannot have WHEN conditions
CREATE TRIGGER x INSTEAD OF UPDATE OF name ON residents FOR EACH ROW EXECUTE FUNCTION change_residents();
--! 0A000: INSTEAD OF triggers cannot have column lists
DROP VIEW residents;
--= DROP VIEW
DROP TABLE people, towns;
--= DROP TABLE
DROP FUNCTION change_residents();
--= DROP FUNCTION
