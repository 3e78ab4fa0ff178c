-- Errors in PL/pgSQL: RAISE, handlers, subtransactions, diagnostics, ASSERT.
CREATE TABLE account (id integer PRIMARY KEY, balance integer NOT NULL CHECK (balance >= 0));
--= CREATE TABLE
INSERT INTO account VALUES (1, 100), (2, 50);
--= INSERT 0 2
DO $$ BEGIN RAISE NOTICE 'plain'; RAISE WARNING 'warned'; RAISE INFO 'informed'; END $$;
--~ plain
--~ warned
--~ informed
--= DO
DO $$ BEGIN RAISE DEBUG 'hidden'; RAISE LOG 'hidden too'; RAISE NOTICE '% and % of %%', 1, 'two'; END $$;
--~ 1 and two of %
--= DO
DO $$ BEGIN RAISE NOTICE 'null is % and %', NULL, NULL::text; END $$;
--~ null is <NULL> and <NULL>
--= DO
DO $$ BEGIN RAISE NOTICE '% % %', true, ARRAY[1,NULL], ROW(1,'a',NULL); END $$;
--~ t {1,NULL} (1,a,)
--= DO
DO $$ BEGIN RAISE EXCEPTION 'failed with %', 42; END $$;
--! P0001: failed with 42
DO $$ BEGIN RAISE 'no level'; END $$;
--! P0001: no level
DO $$ BEGIN RAISE EXCEPTION 'coded' USING ERRCODE = 'unique_violation', DETAIL = 'some detail', HINT = 'some hint'; END $$;
--! 23505: coded
DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'AB123', MESSAGE = 'by option'; END $$;
--! AB123: by option
DO $$ BEGIN RAISE division_by_zero; END $$;
--! 22012: division_by_zero
DO $$ BEGIN RAISE SQLSTATE '22012'; END $$;
--! 22012: 22012
DO $$ BEGIN RAISE unique_violation USING MESSAGE = 'duplicate ' || 'thing'; END $$;
--! 23505: duplicate thing
DO $$ BEGIN RAISE NOTICE USING MESSAGE = 'only options'; END $$;
--~ only options
--= DO
DO $$ BEGIN RAISE no_such_condition; END $$;
--! 42704: unrecognized exception condition "no_such_condition"
DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = 'no_such_code'; END $$;
--! 42704: unrecognized exception condition "no_such_code"
DO $$ BEGIN RAISE NOTICE 'too few %'; END $$;
--! 42601: too few parameters specified for RAISE
DO $$ BEGIN RAISE NOTICE 'too many', 1; END $$;
--! 42601: too many parameters specified for RAISE
DO $$ BEGIN RAISE EXCEPTION 'x' USING MESSAGE = 'y'; END $$;
--! 42601: RAISE option already specified: MESSAGE
DO $$ BEGIN RAISE EXCEPTION 'x' USING DETAIL = NULL; END $$;
--! 22004: RAISE statement option cannot be null
DO $$ BEGIN RAISE; END $$;
--! 0Z002: RAISE without parameters cannot be used outside an exception handler
CREATE FUNCTION safe_divide(a integer, b integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  RETURN a / b;
EXCEPTION
  WHEN division_by_zero THEN
    RAISE NOTICE 'caught % %', SQLSTATE, SQLERRM;
    RETURN NULL;
END $$;
--= CREATE FUNCTION
SELECT safe_divide(6, 3), safe_divide(1, 0);
--> safe_divide:int4 | safe_divide:int4
--~ caught 22012 division by zero
--| 2 | ∅
SELECT a, safe_divide(10, a) FROM generate_series(0, 1) a;
--> a:int4 | safe_divide:int4
--~ caught 22012 division by zero
--| 0 | ∅
--| 1 | 10
CREATE FUNCTION transfer(source integer, target integer, amount integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account SET balance = balance + amount WHERE id = target;
  UPDATE account SET balance = balance - amount WHERE id = source;
  RETURN 'done';
EXCEPTION
  WHEN check_violation THEN RETURN 'refused: ' || SQLERRM;
END $$;
--= CREATE FUNCTION
SELECT transfer(1, 2, 30);
--> transfer:text
--| done
SELECT transfer(1, 2, 300);
--> transfer:text
--| refused: new row for relation "account" violates check constraint "account_balance_check"
SELECT * FROM account ORDER BY id;
--> id:int4 | balance:int4
--| 1 | 70
--| 2 | 80
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
--~ inner undone: duplicate key value violates unique constraint "account_pkey"
--= DO
SELECT id FROM account ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
--| 5
DO $$
DECLARE state text; message text; detail text; hint text; tab text; con text; col text;
BEGIN
  INSERT INTO account VALUES (1, 1);
EXCEPTION WHEN OTHERS THEN
  GET STACKED DIAGNOSTICS state = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, hint = PG_EXCEPTION_HINT,
    tab = TABLE_NAME, con = CONSTRAINT_NAME, col = COLUMN_NAME;
  RAISE NOTICE '% | % | % | % | % | % | %', state, message, detail, hint, tab, con, col;
END $$;
--~ 23505 | duplicate key value violates unique constraint "account_pkey" | Key (id)=(1) already exists. |  | account | account_pkey |␠
--= DO
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
--~ the detail
--~ the hint
--~ c
--~ t
--~ s
--~ k
--~ y
--~ PL/pgSQL function inline_code_block line 4 at RAISE
--= DO
DO $$ DECLARE d text; BEGIN GET STACKED DIAGNOSTICS d = MESSAGE_TEXT; END $$;
--! 0Z002: GET STACKED DIAGNOSTICS cannot be used outside an exception handler
DO $$ DECLARE d text; BEGIN GET DIAGNOSTICS d = MESSAGE_TEXT; END $$;
--! 42601: diagnostics item MESSAGE_TEXT is not allowed in GET CURRENT DIAGNOSTICS
DO $$ DECLARE d text; BEGIN GET DIAGNOSTICS d = NO_SUCH_ITEM; END $$;
--! 42601: unrecognized GET DIAGNOSTICS item at or near "NO_SUCH_ITEM"
DO $$ DECLARE d text; BEGIN
  GET DIAGNOSTICS d = PG_CONTEXT; RAISE NOTICE '%', d; END $$;
--~ PL/pgSQL function inline_code_block line 2 at GET DIAGNOSTICS
--= DO
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
--~ handling inner
--~ outer got inner
--= DO
DO $$ BEGIN
  RAISE EXCEPTION 'one';
EXCEPTION WHEN OTHERS THEN
  RAISE EXCEPTION 'two after %', SQLERRM;
END $$;
--! P0001: two after one
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN unique_violation OR division_by_zero THEN RAISE NOTICE 'either'; END $$;
--~ either
--= DO
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN data_exception THEN RAISE NOTICE 'by class'; END $$;
--~ by class
--= DO
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN SQLSTATE '22012' THEN RAISE NOTICE 'by state'; END $$;
--~ by state
--= DO
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN SQLSTATE '22000' THEN RAISE NOTICE 'by class state'; END $$;
--~ by class state
--= DO
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN no_data_found THEN RAISE NOTICE 'wrong'; WHEN OTHERS THEN RAISE NOTICE 'others'; END $$;
--~ others
--= DO
DO $$ BEGIN PERFORM 1 / 0; EXCEPTION WHEN unique_violation THEN RAISE NOTICE 'wrong'; END $$;
--! 22012: division by zero
DO $$ BEGIN NULL; EXCEPTION WHEN no_such_condition THEN NULL; END $$;
--! 42704: unrecognized exception condition "no_such_condition"
DO $$ BEGIN NULL; EXCEPTION WHEN SQLSTATE '2201' THEN NULL; END $$;
--! 42601: invalid SQLSTATE code at or near "'2201'"
DO $$ BEGIN PERFORM nosuch(); EXCEPTION WHEN undefined_function THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ function nosuch() does not exist
--= DO
DO $$ BEGIN PERFORM * FROM nosuch; EXCEPTION WHEN undefined_table THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ relation "nosuch" does not exist
--= DO
DO $$ BEGIN EXECUTE 'SELEC 1'; EXCEPTION WHEN syntax_error THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ syntax error at or near "SELEC"
--= DO
DO $$ DECLARE x integer; BEGIN x := 'abc'; EXCEPTION WHEN invalid_text_representation THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ invalid input syntax for type integer: "abc"
--= DO
DO $$ DECLARE x integer; BEGIN SELECT id INTO STRICT x FROM account; EXCEPTION WHEN too_many_rows THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ query returned more than one row
--= DO
DO $$ DECLARE x integer; BEGIN SELECT id INTO STRICT x FROM account WHERE id < 0; EXCEPTION WHEN no_data_found THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ query returned no rows
--= DO
DO $$ BEGIN CASE 5 WHEN 1 THEN NULL; END CASE; EXCEPTION WHEN case_not_found THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ case not found
--= DO
DO $$ BEGIN INSERT INTO account VALUES (9, NULL); EXCEPTION WHEN not_null_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ null value in column "balance" of relation "account" violates not-null constraint
--= DO
DO $$ BEGIN INSERT INTO account VALUES (9, -1); EXCEPTION WHEN integrity_constraint_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ new row for relation "account" violates check constraint "account_balance_check"
--= DO
DO $$ DECLARE x integer := 1; BEGIN x := 2; PERFORM 1 / 0; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'variables are not undone: %', x; END $$;
--~ variables are not undone: 2
--= DO
DO $$ BEGIN ASSERT 1 + 1 = 2, 'fine'; RAISE NOTICE 'passed'; ASSERT false; END $$;
--~ passed
--! P0004: assertion failed
DO $$ BEGIN ASSERT NULL, 'said ' || 'so'; END $$;
--! P0004: said so
DO $$ BEGIN ASSERT false, 'not for others'; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'swallowed'; END $$;
--! P0004: not for others
DO $$ BEGIN ASSERT false, 'by name'; EXCEPTION WHEN assert_failure THEN RAISE NOTICE 'by name: %', SQLERRM; END $$;
--~ by name: by name
--= DO
CREATE FUNCTION inner_fails() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'deep';
END $$;
--= CREATE FUNCTION
CREATE FUNCTION outer_calls() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM inner_fails();
END $$;
--= CREATE FUNCTION
SELECT outer_calls();
--! P0001: deep
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
--= CREATE FUNCTION
SELECT retries(3);
--> retries:int4
--| 3
SELECT id FROM account WHERE id > 100;
--> id:int4
--| 103
BEGIN;
--= BEGIN
INSERT INTO account VALUES (50, 1);
--= INSERT 0 1
SELECT transfer(50, 1, 5);
--> transfer:text
--| refused: new row for relation "account" violates check constraint "account_balance_check"
SELECT id, balance FROM account WHERE id = 50;
--> id:int4 | balance:int4
--| 50 | 1
SAVEPOINT s;
--= SAVEPOINT
SELECT outer_calls();
--! P0001: deep
ROLLBACK TO s;
--= ROLLBACK
SELECT count(*) FROM account WHERE id = 50;
--> count:int8
--| 1
ROLLBACK;
--= ROLLBACK
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
--= CREATE FUNCTION
SELECT upsert(7, 1);
--> upsert:text
--| inserted
SELECT upsert(7, 2);
--> upsert:text
--| updated
SELECT balance FROM account WHERE id = 7;
--> balance:int4
--| 2
CREATE TABLE parent (id integer PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE child (id integer REFERENCES parent);
--= CREATE TABLE
DO $$ BEGIN INSERT INTO child VALUES (1); EXCEPTION WHEN foreign_key_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ insert or update on table "child" violates foreign key constraint "child_id_fkey"
--= DO
DO $$ BEGIN INSERT INTO parent VALUES (1); INSERT INTO child VALUES (1); DELETE FROM parent; EXCEPTION WHEN foreign_key_violation THEN RAISE NOTICE '%', SQLERRM; END $$;
--~ update or delete on table "parent" violates foreign key constraint "child_id_fkey" on table "child"
--= DO
SELECT count(*) FROM parent;
--> count:int8
--| 0
DO $$ BEGIN SAVEPOINT s; END $$;
--! 0A000: unsupported transaction command in PL/pgSQL
DO $$ BEGIN EXECUTE 'COMMIT'; END $$;
--! 0A000: EXECUTE of transaction commands is not implemented
SET client_min_messages = warning;
--= SET
DO $$ BEGIN RAISE NOTICE 'hidden'; RAISE WARNING 'shown'; END $$;
--~ shown
--= DO
RESET client_min_messages;
--= RESET
SET client_min_messages = debug1;
--= SET
DO $$ BEGIN RAISE DEBUG 'shown'; RAISE LOG 'log'; END $$;
--~ shown
--~ log
--= DO
RESET client_min_messages;
--= RESET
DROP FUNCTION safe_divide, transfer, inner_fails, outer_calls, retries, upsert;
--= DROP FUNCTION
DROP TABLE account, child, parent;
--= DROP TABLE
