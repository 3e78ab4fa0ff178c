-- A command of EXECUTE is planned for the types of its values: rows without a type of their own are told by their fields.
CREATE TABLE short (id int, period text);
--= CREATE TABLE
CREATE TABLE long (id int, version int, period text);
--= CREATE TABLE
CREATE TABLE other (period int, id int);
--= CREATE TABLE
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE p text;
BEGIN
    EXECUTE 'SELECT $1.period' INTO p USING NEW;
    RAISE NOTICE '% %', TG_TABLE_NAME, p;
    RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER tell BEFORE INSERT ON short FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER tell BEFORE INSERT ON long FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER tell BEFORE INSERT ON other FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
INSERT INTO short VALUES (1, 'a');
--~ short a
--= INSERT 0 1
INSERT INTO long VALUES (1, 2, 'b');
--~ long b
--= INSERT 0 1
INSERT INTO other VALUES (3, 4);
--~ other 3
--= INSERT 0 1
INSERT INTO short VALUES (1, 'c');
--~ short c
--= INSERT 0 1
ALTER TABLE short DROP COLUMN id;
--= ALTER TABLE
INSERT INTO short VALUES ('d');
--~ short d
--= INSERT 0 1
ALTER TABLE long ALTER period TYPE date USING NULL;
--= ALTER TABLE
INSERT INTO long VALUES (1, 2, '2030-01-02');
--~ long 2030-01-02
--= INSERT 0 1
-- Parameters have neither modifier nor collation of what their values come from.
CREATE COLLATION upper_is_lower (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
--= CREATE COLLATION
DO $$
DECLARE
    v varchar(5) := 'ab';
    n numeric(5,2) := 1.5;
    m numeric(4,1) := 2.5;
    t text COLLATE upper_is_lower := 'a';
    u text := 'A';
    c text;
BEGIN
    EXECUTE 'CREATE TABLE made AS SELECT $1 AS v, $2 AS n' USING v, n;
    EXECUTE 'CREATE TABLE made_again AS SELECT $1 AS v, $2 AS n' USING v, m;
    EXECUTE 'SELECT pg_collation_for($1)' INTO c USING t;
    RAISE NOTICE '%', c;
    EXECUTE 'SELECT $1 = $2' INTO c USING t, u;
    RAISE NOTICE '%', c;
    EXECUTE 'SELECT $1 = $2 COLLATE upper_is_lower' INTO c USING t, u;
    RAISE NOTICE '%', c;
END $$;
--~ "default"
--~ false
--~ true
--= DO
SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod) FROM pg_attribute
    WHERE attrelid IN ('made'::regclass, 'made_again'::regclass) AND attnum > 0 ORDER BY 1, 2;
--> attrelid:regclass | attname:name | format_type:text
--| made | n | numeric
--| made | v | character varying
--| made_again | n | numeric
--| made_again | v | character varying
-- Rows of tables and of composite types, whose fields come and go.
CREATE TABLE shrinking (id int, gone int, period text);
--= CREATE TABLE
INSERT INTO shrinking VALUES (1, 2, 'p');
--= INSERT 0 1
CREATE FUNCTION period_of_row() RETURNS text LANGUAGE plpgsql AS $$
DECLARE r shrinking%ROWTYPE; p text;
BEGIN
    SELECT * INTO r FROM shrinking;
    EXECUTE 'SELECT $1.period' INTO p USING r;
    RETURN p;
END $$;
--= CREATE FUNCTION
SELECT period_of_row();
--> period_of_row:text
--| p
ALTER TABLE shrinking DROP COLUMN gone;
--= ALTER TABLE
SELECT period_of_row();
--> period_of_row:text
--| p
ALTER TABLE shrinking ALTER id TYPE text USING 'i';
--= ALTER TABLE
SELECT period_of_row();
--> period_of_row:text
--| p
ALTER TABLE shrinking DROP COLUMN id, ADD COLUMN id int;
--= ALTER TABLE
SELECT period_of_row();
--> period_of_row:text
--| p
