-- WITH CHECK OPTION of a view over one whose triggers take the rows.
CREATE TABLE base (a int, b int);
--= CREATE TABLE
CREATE VIEW below AS SELECT a FROM base WHERE a < b;
--= CREATE VIEW
CREATE FUNCTION take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO base VALUES (NEW.a, 10);
  ELSE
    UPDATE base SET a = NEW.a WHERE a = OLD.a;
  END IF;
  RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER take INSTEAD OF INSERT OR UPDATE ON below FOR EACH ROW EXECUTE FUNCTION take();
--= CREATE TRIGGER
CREATE VIEW above AS SELECT * FROM below WHERE a > 0 WITH LOCAL CHECK OPTION;
--= CREATE VIEW
INSERT INTO above VALUES (-5);
--! 44000: new row violates check option for view "above"
INSERT INTO above VALUES (5);
--= INSERT 0 1
INSERT INTO above VALUES (50);
--= INSERT 0 1
UPDATE above SET a = a - 10;
--! 44000: new row violates check option for view "above"
UPDATE above SET a = a + 1 RETURNING a;
--> a:int4
--| 6
--= UPDATE 1
SELECT * FROM base ORDER BY a;
--> a:int4 | b:int4
--| 6 | 10
--| 50 | 10
ALTER VIEW above SET (check_option = cascaded);
--= ALTER VIEW
INSERT INTO above VALUES (100);
--= INSERT 0 1
UPDATE above SET a = 200 WHERE a = 6;
--= UPDATE 1
SELECT * FROM base ORDER BY a;
--> a:int4 | b:int4
--| 50 | 10
--| 100 | 10
--| 200 | 10
