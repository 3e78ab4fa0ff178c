-- tableoid is known of a row before there is one: constraints and conditions of triggers may name it.
CREATE TABLE made (a int CHECK (tableoid > 0 OR a > 0));
--= CREATE TABLE
INSERT INTO made VALUES (1);
--= INSERT 0 1
CREATE TABLE checked (a int);
--= CREATE TABLE
ALTER TABLE checked ADD CONSTRAINT own CHECK (tableoid > 0 AND tableoid < 4000000000);
--= ALTER TABLE
INSERT INTO checked VALUES (1);
--= INSERT 0 1
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'own';
--> pg_get_constraintdef:text
--| CHECK (((tableoid > (0)::oid) AND (tableoid < ('4000000000'::bigint)::oid)))
CREATE TABLE heir () INHERITS (checked);
--= CREATE TABLE
ALTER TABLE checked ADD CONSTRAINT parent CHECK (tableoid::regclass::text = 'checked');
--= ALTER TABLE
INSERT INTO heir VALUES (2);
--! 23514: new row for relation "heir" violates check constraint "parent"
INSERT INTO checked VALUES (2);
--= INSERT 0 1
ALTER TABLE checked ADD CHECK (ctid IS NOT NULL);
--! 42P10: system column "ctid" reference in check constraint is invalid
ALTER TABLE checked ADD CHECK (checked.xmin IS NOT NULL);
--! 42P10: system column "xmin" reference in check constraint is invalid
ALTER TABLE checked ADD CHECK (cmax > 0);
--! 42P10: system column "cmax" reference in check constraint is invalid
CREATE TABLE generated (a int, b oid GENERATED ALWAYS AS (tableoid) STORED);
--= CREATE TABLE
INSERT INTO generated VALUES (1);
--= INSERT 0 1
SELECT b::regclass FROM generated;
--> b:regclass
--| generated
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'generated'::regclass;
--> pg_get_expr:text
--| tableoid
CREATE TABLE refused (a int, b tid GENERATED ALWAYS AS (ctid) STORED);
--! 42P10: cannot use system column "ctid" in column generation expression
-- Indexes, statistics and keys of partitions know none of them.
CREATE INDEX ON checked (tableoid);
--! 0A000: index creation on system columns is not supported
CREATE INDEX ON checked ((tableoid::int8));
--! 0A000: index creation on system columns is not supported
CREATE INDEX ON checked ((ctid::text));
--! 0A000: index creation on system columns is not supported
CREATE INDEX ON checked (a) WHERE tableoid > 0;
--! 0A000: index creation on system columns is not supported
CREATE INDEX ON checked (a) INCLUDE (ctid);
--! 0A000: index creation on system columns is not supported
CREATE STATISTICS refused ON (ctid::text), a FROM checked;
--! 0A000: statistics creation on system columns is not supported
CREATE STATISTICS refused ON tableoid, a FROM checked;
--! 0A000: statistics creation on system columns is not supported
CREATE TABLE refused (a int) PARTITION BY LIST (tableoid);
--! 42P17: cannot use system column "tableoid" in partition key
ALTER TABLE checked ALTER tableoid SET DEFAULT 1;
--! 0A000: cannot alter system column "tableoid"
ALTER TABLE checked ALTER ctid TYPE text;
--! 0A000: cannot alter system column "ctid"
ALTER TABLE checked DROP tableoid;
--! 0A000: cannot drop system column "tableoid"
ALTER TABLE checked DROP IF EXISTS ctid;
--! 0A000: cannot drop system column "ctid"
-- Triggers.
CREATE TABLE fired (a int);
--= CREATE TABLE
CREATE FUNCTION fire() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', TG_NAME, TG_OP; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER refused BEFORE INSERT ON fired FOR EACH ROW WHEN (new.xmin IS NULL) EXECUTE FUNCTION fire();
--! 0A000: BEFORE trigger's WHEN condition cannot reference NEW system columns
CREATE TRIGGER refused AFTER INSERT ON fired FOR EACH ROW WHEN (old.xmin IS NULL) EXECUTE FUNCTION fire();
--! 42P17: INSERT trigger's WHEN condition cannot reference OLD values
CREATE TRIGGER refused AFTER DELETE ON fired FOR EACH ROW WHEN (new.a = 1 OR new.tableoid = 1) EXECUTE FUNCTION fire();
--! 42P17: DELETE trigger's WHEN condition cannot reference NEW values
CREATE TRIGGER a AFTER INSERT ON fired FOR EACH ROW WHEN (new.tableoid = 'fired'::regclass) EXECUTE FUNCTION fire();
--= CREATE TRIGGER
CREATE TRIGGER b BEFORE UPDATE ON fired FOR EACH ROW WHEN (old.tableoid <> 'fired'::regclass) EXECUTE FUNCTION fire();
--= CREATE TRIGGER
CREATE TRIGGER c AFTER UPDATE ON fired FOR EACH ROW WHEN (old.tableoid = new.tableoid AND new.a IS NOT NULL) EXECUTE FUNCTION fire();
--= CREATE TRIGGER
INSERT INTO fired VALUES (1);
--~ a INSERT
--= INSERT 0 1
UPDATE fired SET a = 2;
--~ c UPDATE
--= UPDATE 1
SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 'fired'::regclass ORDER BY tgname;
--> pg_get_triggerdef:text
--| CREATE TRIGGER a AFTER INSERT ON public.fired FOR EACH ROW WHEN ((new.tableoid = ('fired'::regclass)::oid)) EXECUTE FUNCTION fire()
--| CREATE TRIGGER b BEFORE UPDATE ON public.fired FOR EACH ROW WHEN ((old.tableoid <> ('fired'::regclass)::oid)) EXECUTE FUNCTION fire()
--| CREATE TRIGGER c AFTER UPDATE ON public.fired FOR EACH ROW WHEN (((old.tableoid = new.tableoid) AND (new.a IS NOT NULL))) EXECUTE FUNCTION fire()
-- Policies.
CREATE POLICY a ON checked USING (tableoid = 'checked'::regclass) WITH CHECK (xmin IS NOT NULL);
--= CREATE POLICY
CREATE POLICY b ON checked FOR DELETE USING (ctid IS NOT NULL AND a IN (SELECT a FROM fired WHERE ctid = '(0,1)'));
--= CREATE POLICY
SELECT polname, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) FROM pg_policy ORDER BY polname;
--> polname:name | pg_get_expr:text | pg_get_expr:text
--| a | (tableoid = ('checked'::regclass)::oid) | (xmin IS NOT NULL)
--| b | ((ctid IS NOT NULL) AND (a IN ( SELECT fired.a␊   FROM fired␊  WHERE (fired.ctid = '(0,1)'::tid)))) | ∅
CREATE ROLE cols_reader;
--= CREATE ROLE
GRANT ALL ON checked, fired TO cols_reader;
--= GRANT
ALTER TABLE checked ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE cols_reader;
--= SET
SELECT a, tableoid::regclass FROM checked;
--> a:int4 | tableoid:regclass
--| 1 | checked
--| 2 | checked
INSERT INTO checked VALUES (3);
--= INSERT 0 1
DELETE FROM checked;
--= DELETE 3
RESET ROLE;
--= RESET
DROP TABLE checked CASCADE;
--~ drop cascades to table heir
--= DROP TABLE
DROP TABLE fired;
--= DROP TABLE
DROP ROLE cols_reader;
--= DROP ROLE
-- Joined, they go by their relations' names only.
CREATE TABLE one (a int);
--= CREATE TABLE
CREATE TABLE two (b int);
--= CREATE TABLE
SELECT tableoid FROM one JOIN two ON true;
--! 42703: column "tableoid" does not exist
SELECT ctid FROM one CROSS JOIN two;
--! 42703: column "ctid" does not exist
SELECT tableoid FROM one, two;
--! 42702: column reference "tableoid" is ambiguous
SELECT one.tableoid FROM one JOIN two ON true;
--> tableoid:oid
SELECT tableoid FROM one LEFT JOIN (one AS three JOIN two ON true) ON three.ctid = one.ctid;
--! 42703: column "tableoid" does not exist
SELECT a FROM one JOIN two ON tableoid = 1;
--! 42702: column reference "tableoid" is ambiguous
SELECT a FROM one JOIN (two CROSS JOIN two AS three) ON tableoid IS NULL;
--> a:int4
SELECT j.tableoid FROM (one CROSS JOIN two) AS j;
--! 42703: column j.tableoid does not exist
