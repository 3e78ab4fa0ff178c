-- Errors in PL/pgSQL: RAISE, handlers, subtransactions, diagnostics, ASSERT.
CREATE TABLE account (id integer PRIMARY KEY, balance integer NOT NULL CHECK (balance >= 0));
INSERT INTO account VALUES (1, 100), (2, 50);
DO $$ BEGIN RAISE NOTICE 'plain'; RAISE WARNING 'warned'; RAISE INFO 'informed'; END $$;
DO $$ BEGIN RAISE DEBUG 'hidden'; RAISE LOG 'hidden too'; RAISE NOTICE '% and % of %%', 1, 'two'; END $$;
DO $$ BEGIN RAISE NOTICE 'null is % and %', NULL, NULL::text; END $$;
DO $$ BEGIN RAISE NOTICE '% % %', true, ARRAY[1,NULL], ROW(1,'a',NULL); END $$;
DO $$ BEGIN RAISE EXCEPTION 'failed with %', 42; END $$;
DO $$ BEGIN RAISE 'no level'; END $$;
DO $$ BEGIN RAISE EXCEPTION 'coded' USING ERRCODE = 'unique_violation', DETAIL = 'some detail', HINT = 'some hint'; END $$;
DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'AB123', MESSAGE = 'by option'; END $$;
DO $$ BEGIN RAISE division_by_zero; END $$;
DO $$ BEGIN RAISE SQLSTATE '22012'; END $$;
DO $$ BEGIN RAISE unique_violation USING MESSAGE = 'duplicate ' || 'thing'; END $$;
DO $$ BEGIN RAISE NOTICE USING MESSAGE = 'only options'; END $$;
DO $$ BEGIN RAISE no_such_condition; END $$;
DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = 'no_such_code'; END $$;
DO $$ BEGIN RAISE NOTICE 'too few %'; END $$;
DO $$ BEGIN RAISE NOTICE 'too many', 1; END $$;
DO $$ BEGIN RAISE EXCEPTION 'x' USING MESSAGE = 'y'; END $$;
DO $$ BEGIN RAISE EXCEPTION 'x' USING DETAIL = NULL; END $$;
DO $$ BEGIN RAISE; END $$;
CREATE FUNCTION safe_divide(a integer, b integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN a / b;
EXCEPTION
  WHEN division_by_zero THEN
    RAISE NOTICE 'caught % %', SQLSTATE, SQLERRM;
    RETURN NULL;
END $$;
SELECT safe_divide(6, 3), safe_divide(1, 0);
SELECT a, safe_divide(10, a) FROM generate_series(-1, 1) a;
CREATE FUNCTION transfer(source integer, target integer, amount integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account SET balance = balance + amount WHERE id = target;
  UPDATE account SET balance = balance - amount WHERE id = source;
  RETURN 'done';
EXCEPTION
  WHEN check_violation THEN RETURN 'refused: ' || SQLERRM;
END $$;
SELECT transfer(1, 2, 30);
SELECT transfer(1, 2, 300);
SELECT * FROM account ORDER BY id;
DO $$
BEGIN
  INSERT INTO account VALUES (3, 5);
  BEGIN
    INSERT INTO account VALUES (4, 5);
    INSERT INTO account VALUES (1, 5);
  EXCEPTION WHEN unique_violation THEN
    RAISE NOTICE 'inner undone: %', SQLERRM;
  END;
  INSERT INTO account VALUES (5, 5);
END $$;
SELECT id FROM account ORDER BY id;
DO $$
DECLARE state text; message text; detail text; hint text; tab text; con text; col text;
BEGIN
  INSERT INTO account VALUES (1, 1);
EXCEPTION WHEN OTHERS THEN
  GET STACKED DIAGNOSTICS state = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, hint = PG_EXCEPTION_HINT,
    tab = TABLE_NAME, con = CONSTRAINT_NAME, col = COLUMN_NAME;
  RAISE NOTICE '% | % | % | % | % | % | %', state, message, detail, hint, tab, con, col;
END $$;
DO $$
DECLARE d text;
BEGIN
  RAISE EXCEPTION 'first' USING DETAIL = 'the detail', HINT = 'the hint', COLUMN = 'c', TABLE = 't', SCHEMA = 's', CONSTRAINT = 'k', DATATYPE = 'y';
EXCEPTION WHEN raise_exception THEN
  GET STACKED DIAGNOSTICS d = PG_EXCEPTION_DETAIL; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = PG_EXCEPTION_HINT; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = COLUMN_NAME; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = TABLE_NAME; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = SCHEMA_NAME; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = CONSTRAINT_NAME; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = PG_DATATYPE_NAME; RAISE NOTICE '%', d;
  GET STACKED DIAGNOSTICS d = PG_EXCEPTION_CONTEXT; RAISE NOTICE '%', d;
END $$;
DO $$ DECLARE d text; BEGIN GET STACKED DIAGNOSTICS d = MESSAGE_TEXT; END $$;
DO $$ DECLARE d text; BEGIN GET DIAGNOSTICS d = MESSAGE_TEXT; END $$;
DO $$ DECLARE d text; BEGIN GET DIAGNOSTICS d = NO_SUCH_ITEM; END $$;
DO $$ DECLARE d text; BEGIN
  GET DIAGNOSTICS d = PG_CONTEXT; RAISE NOTICE '%', d; END $$;
DO $$ BEGIN
  BEGIN
    RAISE EXCEPTION 'inner';
  EXCEPTION WHEN OTHERS THEN
    RAISE NOTICE 'handling %', SQLERRM;
    RAISE;
  END;
EXCEPTION WHEN raise_exception THEN
  RAISE NOTICE 'outer got %', SQLERRM;
END $$;
DO $$ BEGIN
  RAISE EXCEPTION 'one';
EXCEPTION WHEN OTHERS THEN
  RAISE EXCEPTION 'two after %', SQLERRM;
END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN unique_violation OR division_by_zero THEN RAISE NOTICE 'either'; END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN data_exception THEN RAISE NOTICE 'by class'; END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN SQLSTATE '22012' THEN RAISE NOTICE 'by state'; END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN SQLSTATE '22000' THEN RAISE NOTICE 'by class state'; END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN no_data_found THEN RAISE NOTICE 'wrong'; WHEN OTHERS THEN RAISE NOTICE 'others'; END $$;
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN unique_violation THEN RAISE NOTICE 'wrong'; END $$;
DO $$ BEGIN NULL; EXCEPTION WHEN no_such_condition THEN NULL; END $$;
DO $$ BEGIN NULL; EXCEPTION WHEN SQLSTATE '2201' THEN NULL; END $$;
DO $$ BEGIN PERFORM nosuch(); EXCEPTION WHEN undefined_function THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN PERFORM * FROM nosuch; EXCEPTION WHEN undefined_table THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN EXECUTE 'SELEC 1'; EXCEPTION WHEN syntax_error THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ DECLARE x integer; BEGIN x := 'abc'; EXCEPTION WHEN invalid_text_representation THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ DECLARE x integer; BEGIN SELECT id INTO STRICT x FROM account; EXCEPTION WHEN too_many_rows THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ DECLARE x integer; BEGIN SELECT id INTO STRICT x FROM account WHERE id < 0; EXCEPTION WHEN no_data_found THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN CASE 5 WHEN 1 THEN NULL; END CASE; EXCEPTION WHEN case_not_found THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN INSERT INTO account VALUES (9, NULL); EXCEPTION WHEN not_null_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN INSERT INTO account VALUES (9, -1); EXCEPTION WHEN integrity_constraint_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ DECLARE x integer := 1; BEGIN x := 2; PERFORM 1 / 0; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'variables are not undone: %', x; END $$;
DO $$ BEGIN ASSERT 1 + 1 = 2, 'fine'; RAISE NOTICE 'passed'; ASSERT false; END $$;
DO $$ BEGIN ASSERT NULL, 'said ' || 'so'; END $$;
DO $$ BEGIN ASSERT false, 'not for others'; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'swallowed'; END $$;
DO $$ BEGIN ASSERT false, 'by name'; EXCEPTION WHEN assert_failure THEN RAISE NOTICE 'by name: %', SQLERRM; END $$;
CREATE FUNCTION inner_fails() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'deep';
END $$;
CREATE FUNCTION outer_calls() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM inner_fails();
END $$;
SELECT outer_calls();
CREATE FUNCTION retries(times integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE tries integer := 0;
BEGIN
  LOOP
    BEGIN
      tries := tries + 1;
      INSERT INTO account VALUES (100 + tries, tries);
      IF tries < times THEN
        RAISE EXCEPTION 'again';
      END IF;
      RETURN tries;
    EXCEPTION WHEN raise_exception THEN
      CONTINUE;
    END;
  END LOOP;
END $$;
SELECT retries(3);
SELECT id FROM account WHERE id > 100;
BEGIN;
INSERT INTO account VALUES (50, 1);
SELECT transfer(50, 1, 5);
SELECT id, balance FROM account WHERE id = 50;
SAVEPOINT s;
SELECT outer_calls();
ROLLBACK TO s;
SELECT count(*) FROM account WHERE id = 50;
ROLLBACK;
CREATE FUNCTION upsert(k integer, v integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    UPDATE account SET balance = v WHERE id = k;
    IF found THEN RETURN 'updated'; END IF;
    BEGIN
      INSERT INTO account VALUES (k, v);
      RETURN 'inserted';
    EXCEPTION WHEN unique_violation THEN NULL;
    END;
  END LOOP;
END $$;
SELECT upsert(7, 1);
SELECT upsert(7, 2);
SELECT balance FROM account WHERE id = 7;
CREATE TABLE parent (id integer PRIMARY KEY);
CREATE TABLE child (id integer REFERENCES parent);
DO $$ BEGIN INSERT INTO child VALUES (1); EXCEPTION WHEN foreign_key_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
DO $$ BEGIN INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1); DELETE FROM parent; EXCEPTION WHEN foreign_key_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
SELECT count(*) FROM parent;
DO $$ BEGIN SAVEPOINT s; END $$;
DO $$ BEGIN EXECUTE 'COMMIT'; END $$;
SET client_min_messages = warning;
DO $$ BEGIN RAISE NOTICE 'hidden'; RAISE WARNING 'shown'; END $$;
RESET client_min_messages;
SET client_min_messages = debug1;
DO $$ BEGIN RAISE DEBUG 'shown'; RAISE LOG 'log'; END $$;
RESET client_min_messages;
DROP FUNCTION safe_divide, transfer, inner_fails, outer_calls, retries, upsert;
DROP TABLE account, child, parent;
