-- REFERENCING OLD TABLE and NEW TABLE: triggers see the rows of their statement as tables; referential actions fire triggers of statements.

CREATE TABLE tt (id int PRIMARY KEY, v text, n int);
--= CREATE TABLE
CREATE FUNCTION show_new() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE NOTICE '% % new: %', TG_OP, TG_LEVEL, (SELECT string_agg(newtab::text, ', ' ORDER BY id) FROM newtab);
 RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE FUNCTION show_old() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE NOTICE '% % old: %', TG_OP, TG_LEVEL, (SELECT string_agg(o.id || '=' || o.v, ', ' ORDER BY o.id) FROM oldtab o);
 RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE FUNCTION show_both() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE c int; BEGIN
 EXECUTE 'SELECT count(*) FROM oldtab o JOIN newtab n USING (id) WHERE o.v IS DISTINCT FROM n.v' INTO c;
 RAISE NOTICE '% % changed: %', TG_OP, TG_LEVEL, c;
 FOR c IN SELECT n FROM newtab ORDER BY n LOOP RAISE NOTICE 'n %', c; END LOOP;
 RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER a_ins AFTER INSERT ON tt REFERENCING NEW TABLE AS newtab FOR EACH STATEMENT EXECUTE FUNCTION show_new();
--= CREATE TRIGGER
CREATE TRIGGER b_upd AFTER UPDATE ON tt REFERENCING OLD TABLE AS oldtab NEW TABLE newtab FOR EACH STATEMENT EXECUTE FUNCTION show_both();
--= CREATE TRIGGER
CREATE TRIGGER c_del AFTER DELETE ON tt REFERENCING OLD TABLE oldtab FOR EACH STATEMENT EXECUTE FUNCTION show_old();
--= CREATE TRIGGER
CREATE TRIGGER d_row AFTER UPDATE ON tt REFERENCING NEW TABLE newtab FOR EACH ROW WHEN (new.id > 2) EXECUTE FUNCTION show_new();
--= CREATE TRIGGER
INSERT INTO tt VALUES (1,'a',1),(2,'b',2),(3,'c',3);
--~ INSERT STATEMENT new: (1,a,1), (2,b,2), (3,c,3)
--= INSERT 0 3
UPDATE tt SET v = v || 'x' WHERE id < 3;
--~ UPDATE STATEMENT changed: 2
--~ n 1
--~ n 2
--= UPDATE 2
UPDATE tt SET n = n + 10;
--~ UPDATE ROW new: (1,ax,11), (2,bx,12), (3,c,13)
--~ UPDATE STATEMENT changed: 0
--~ n 11
--~ n 12
--~ n 13
--= UPDATE 3
UPDATE tt SET n = n WHERE false;
--~ UPDATE STATEMENT changed: 0
--= UPDATE 0
INSERT INTO tt VALUES (3,'d',3),(4,'e',4) ON CONFLICT (id) DO UPDATE SET v = excluded.v;
--~ UPDATE ROW new: (3,d,13)
--~ UPDATE STATEMENT changed: 1
--~ n 13
--~ INSERT STATEMENT new: (4,e,4)
--= INSERT 0 2
DELETE FROM tt WHERE id > 2;
--~ DELETE STATEMENT old: 3=d, 4=e
--= DELETE 2
WITH i AS (INSERT INTO tt VALUES (7,'seven',7) RETURNING *) INSERT INTO tt SELECT id + 1, v, n FROM i;
--~ INSERT STATEMENT new: (7,seven,7), (8,seven,7)
--= INSERT 0 1
MERGE INTO tt USING (VALUES (1),(9)) s(id) ON tt.id = s.id WHEN MATCHED THEN UPDATE SET v = 'merged' WHEN NOT MATCHED THEN INSERT VALUES (s.id, 'new', 0);
--~ UPDATE STATEMENT changed: 1
--~ n 11
--~ INSERT STATEMENT new: (9,new,0)
--= MERGE 2
SELECT pg_get_triggerdef(oid), tgoldtable, tgnewtable FROM pg_trigger WHERE tgrelid = 'tt'::regclass ORDER BY tgname;
--> pg_get_triggerdef:text | tgoldtable:name | tgnewtable:name
--| CREATE TRIGGER a_ins AFTER INSERT ON public.tt REFERENCING NEW TABLE AS newtab FOR EACH STATEMENT EXECUTE FUNCTION show_new() | ∅ | newtab
--| CREATE TRIGGER b_upd AFTER UPDATE ON public.tt REFERENCING OLD TABLE AS oldtab NEW TABLE AS newtab FOR EACH STATEMENT EXECUTE FUNCTION show_both() | oldtab | newtab
--| CREATE TRIGGER c_del AFTER DELETE ON public.tt REFERENCING OLD TABLE AS oldtab FOR EACH STATEMENT EXECUTE FUNCTION show_old() | oldtab | ∅
--| CREATE TRIGGER d_row AFTER UPDATE ON public.tt REFERENCING NEW TABLE AS newtab FOR EACH ROW WHEN ((new.id > 2)) EXECUTE FUNCTION show_new() | ∅ | newtab
SELECT trigger_name, action_reference_old_table, action_reference_new_table FROM information_schema.triggers ORDER BY 1;
--> trigger_name:name | action_reference_old_table:name | action_reference_new_table:name
--| a_ins | ∅ | newtab
--| b_upd | oldtab | newtab
--| c_del | oldtab | ∅
--| d_row | ∅ | newtab
CREATE TABLE p (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE c (id int PRIMARY KEY, p int REFERENCES p ON DELETE CASCADE ON UPDATE CASCADE);
--= CREATE TABLE
CREATE FUNCTION stmt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% % % %', TG_TABLE_NAME, TG_WHEN, TG_OP, TG_LEVEL; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER s1 BEFORE DELETE OR UPDATE ON c FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--= CREATE TRIGGER
CREATE TRIGGER s2 AFTER DELETE OR UPDATE ON c FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--= CREATE TRIGGER
CREATE TRIGGER s3 AFTER DELETE OR UPDATE ON p FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--= CREATE TRIGGER
CREATE FUNCTION c_old() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'gone: %', (SELECT string_agg(id::text, ',' ORDER BY id) FROM o); RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER s4 AFTER DELETE ON c REFERENCING OLD TABLE AS o FOR EACH STATEMENT EXECUTE FUNCTION c_old();
--= CREATE TRIGGER
INSERT INTO p VALUES (1),(2),(3);
--= INSERT 0 3
INSERT INTO c VALUES (10,1),(11,1),(20,2);
--= INSERT 0 3
DELETE FROM p WHERE id = 1;
--~ c BEFORE DELETE STATEMENT
--~ p AFTER DELETE STATEMENT
--~ c AFTER DELETE STATEMENT
--~ gone: 10,11
--= DELETE 1
DELETE FROM p WHERE id = 3;
--~ c BEFORE DELETE STATEMENT
--~ p AFTER DELETE STATEMENT
--~ c AFTER DELETE STATEMENT
--~ gone: <NULL>
--= DELETE 1
UPDATE p SET id = 5 WHERE id = 2;
--~ c BEFORE UPDATE STATEMENT
--~ p AFTER UPDATE STATEMENT
--~ c AFTER UPDATE STATEMENT
--= UPDATE 1
DELETE FROM p;
--~ c BEFORE DELETE STATEMENT
--~ p AFTER DELETE STATEMENT
--~ c AFTER DELETE STATEMENT
--~ gone: 20
--= DELETE 1
-- errors
CREATE TRIGGER e1 BEFORE INSERT ON tt REFERENCING NEW TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 42P17: transition table name can only be specified for an AFTER trigger
CREATE TRIGGER e2 AFTER INSERT OR UPDATE ON tt REFERENCING NEW TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 0A000: transition tables cannot be specified for triggers with more than one event
CREATE TRIGGER e3 AFTER INSERT ON tt REFERENCING OLD TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 42P17: OLD TABLE can only be specified for a DELETE or UPDATE trigger
CREATE TRIGGER e4 AFTER DELETE ON tt REFERENCING NEW TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 42P17: NEW TABLE can only be specified for an INSERT or UPDATE trigger
CREATE TRIGGER e5 AFTER UPDATE ON tt REFERENCING NEW TABLE AS x OLD TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 42P17: OLD TABLE name and NEW TABLE name cannot be the same
CREATE TRIGGER e6 AFTER UPDATE OF v ON tt REFERENCING NEW TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 0A000: transition tables cannot be specified for triggers with column lists
CREATE TRIGGER e7 AFTER UPDATE ON tt REFERENCING NEW ROW AS x FOR EACH ROW EXECUTE FUNCTION stmt();
--! 0A000: ROW variable naming in the REFERENCING clause is not supported
CREATE TRIGGER e8 AFTER TRUNCATE ON tt REFERENCING NEW TABLE AS x FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 0A000: TRUNCATE triggers with transition tables are not supported
CREATE TRIGGER e9 AFTER UPDATE ON tt REFERENCING NEW TABLE AS x NEW TABLE AS y FOR EACH STATEMENT EXECUTE FUNCTION stmt();
--! 42P17: NEW TABLE cannot be specified multiple times
DROP TRIGGER d_row ON tt;
--= DROP TRIGGER
CREATE FUNCTION looks() RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT count(*) FROM newtab); END $$;
--= CREATE FUNCTION
CREATE FUNCTION asks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cur CURSOR FOR SELECT id FROM newtab ORDER BY id DESC; c int; BEGIN
 OPEN cur; FETCH cur INTO c; RAISE NOTICE 'last %', c; CLOSE cur;
 EXECUTE 'SELECT count(*) FROM newtab WHERE id > $1' INTO c USING 100; RAISE NOTICE 'big %', c;
 BEGIN INSERT INTO newtab SELECT * FROM newtab; EXCEPTION WHEN OTHERS THEN RAISE NOTICE '% %', SQLSTATE, SQLERRM; END;
 BEGIN c := looks(); EXCEPTION WHEN undefined_table THEN RAISE NOTICE '%', SQLERRM; END;
 WITH newtab AS (SELECT 1 AS one) SELECT one INTO c FROM newtab;
 UPDATE tt SET v = tt.v || '!' FROM newtab WHERE tt.id = newtab.id AND length(tt.v) < 8;
 RETURN NULL; END $$;
--= CREATE FUNCTION
DROP TRIGGER b_upd ON tt;
--= DROP TRIGGER
CREATE TRIGGER z AFTER INSERT ON tt REFERENCING NEW TABLE AS newtab FOR EACH STATEMENT EXECUTE FUNCTION asks();
--= CREATE TRIGGER
INSERT INTO tt SELECT i, 'long', i FROM generate_series(101, 103) i;
--~ INSERT STATEMENT new: (101,long,101), (102,long,102), (103,long,103)
--~ last 103
--~ big 3
--~ 0A000 relation "newtab" cannot be the target of a modifying statement
--~ relation "newtab" does not exist
--= INSERT 0 3
SELECT * FROM newtab;
--! 42P01: relation "newtab" does not exist
SELECT id, v FROM tt ORDER BY id;
--> id:int4 | v:text
--| 1 | merged
--| 2 | bx
--| 7 | seven
--| 8 | seven
--| 9 | new
--| 101 | long!
--| 102 | long!
--| 103 | long!
ALTER TABLE tt DROP COLUMN n;
--= ALTER TABLE
INSERT INTO tt VALUES (200, 'x');
--~ INSERT STATEMENT new: (200,x)
--~ last 200
--~ big 1
--~ 0A000 relation "newtab" cannot be the target of a modifying statement
--~ relation "newtab" does not exist
--= INSERT 0 1
CREATE TABLE newtab (id int);
--= CREATE TABLE
INSERT INTO newtab VALUES (999);
--= INSERT 0 1
INSERT INTO tt VALUES (201, 'x');
--~ INSERT STATEMENT new: (201,x)
--~ last 201
--~ big 1
--~ 0A000 relation "newtab" cannot be the target of a modifying statement
--= INSERT 0 1
SELECT * FROM newtab;
--> id:int4
--| 999
CREATE TABLE rec (n int);
--= CREATE TABLE
CREATE FUNCTION again() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 RAISE NOTICE 'depth % rows %', pg_trigger_depth(), (SELECT string_agg(n::text, ',') FROM rows_now);
 INSERT INTO rec SELECT n - 1 FROM rows_now WHERE n > 1; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER again AFTER INSERT ON rec REFERENCING NEW TABLE AS rows_now FOR EACH STATEMENT WHEN (pg_trigger_depth() < 4) EXECUTE FUNCTION again();
--= CREATE TRIGGER
INSERT INTO rec VALUES (3), (1);
--~ depth 1 rows 3,1
--~ depth 2 rows 2
--~ depth 3 rows 1
--~ depth 4 rows <NULL>
--= INSERT 0 2
SELECT * FROM rec ORDER BY n;
--> n:int4
--| 1
--| 1
--| 2
--| 3
CREATE VIEW vw AS SELECT 1 AS a;
--= CREATE VIEW
CREATE TRIGGER e10 INSTEAD OF INSERT ON vw REFERENCING NEW TABLE AS x FOR EACH ROW EXECUTE FUNCTION stmt();
--! 42809: "vw" is a view
CREATE TABLE w (id int, v text);
--= CREATE TABLE
CREATE FUNCTION sees() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% of %', NEW.id, (SELECT count(*) FROM t_new); RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER sees AFTER INSERT ON w REFERENCING NEW TABLE AS t_new FOR EACH ROW EXECUTE FUNCTION sees();
--= CREATE TRIGGER
COPY w FROM STDIN;
--< 1	a
--< 2	b
--~ 1 of 2
--~ 2 of 2
--= COPY 2
WITH x AS (INSERT INTO w VALUES (3, 'c') RETURNING id) INSERT INTO w SELECT id + 1, 'd' FROM x;
--~ 3 of 2
--~ 4 of 2
--= INSERT 0 1
