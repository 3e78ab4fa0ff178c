-- Procedures, CALL and DO: parameters, transactions inside.
CREATE TABLE log (id integer PRIMARY KEY, note text);
--= CREATE TABLE
CREATE PROCEDURE add_note(k integer, note text) LANGUAGE plpgsql AS $$ BEGIN INSERT INTO log VALUES (k, note); END $$;
--= CREATE PROCEDURE
CALL add_note(1, 'first');
--= CALL
CALL add_note(note => 'named', k => 2);
--= CALL
CALL add_note(1);
--! 42883: procedure add_note(integer) does not exist
CALL add_note('x', 'y');
--! 22P02: invalid input syntax for type integer: "x"
CALL nosuch(1);
--! 42883: procedure nosuch(integer) does not exist
SELECT add_note(3, 'no');
--! 42809: add_note(integer, unknown) is a procedure
SELECT * FROM log ORDER BY id;
--> id:int4 | note:text
--| 1 | first
--| 2 | named
CREATE FUNCTION plain() RETURNS integer LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CALL plain();
--! 42809: plain() is not a procedure
CREATE PROCEDURE swap(INOUT a integer, INOUT b integer) LANGUAGE plpgsql AS $$ DECLARE t integer := a; BEGIN a := b; b := t; END $$;
--= CREATE PROCEDURE
CALL swap(1, 2);
--> a:int4 | b:int4
--| 2 | 1
--= CALL
CREATE PROCEDURE outs(n integer, OUT double integer, OUT word text) LANGUAGE plpgsql AS $$ BEGIN double := n * 2; word := 'w' || n; END $$;
--= CREATE PROCEDURE
CALL outs(4, NULL, NULL);
--> double:int4 | word:text
--| 8 | w4
--= CALL
CALL outs(4, 1, 'ignored');
--> double:int4 | word:text
--| 8 | w4
--= CALL
CALL outs(4);
--! 42883: procedure outs(integer) does not exist
DO $$ DECLARE x integer := 1; y integer := 2; w text; BEGIN CALL swap(x, y); RAISE NOTICE '% %', x, y; CALL outs(7, x, w); RAISE NOTICE '% %', x, w; END $$;
--~ 2 1
--~ 14 w7
--= DO
DO $$ BEGIN CALL swap(1, 2); END $$;
--! 42601: procedure parameter "a" is an output parameter but corresponding argument is not writable
DO $$ DECLARE a integer[] := ARRAY[1,2]; BEGIN CALL swap(a[1], a[2]); RAISE NOTICE '%', a; END $$;
--! 42601: procedure parameter "a" is an output parameter but corresponding argument is not writable
DO $$ DECLARE r record; BEGIN SELECT 1 AS p, 2 AS q INTO r; CALL swap(r.p, r.q); RAISE NOTICE '%', r; END $$;
--~ (2,1)
--= DO
CREATE PROCEDURE with_default(a integer, b integer DEFAULT 5) LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', a, b; END $$;
--= CREATE PROCEDURE
CALL with_default(1);
--~ 1 5
--= CALL
CALL with_default(1, 2);
--~ 1 2
--= CALL
CREATE PROCEDURE variadic_one(VARIADIC a integer[]) LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '%', a; END $$;
--= CREATE PROCEDURE
CALL variadic_one(1, 2, 3);
--~ {1,2,3}
--= CALL
CREATE PROCEDURE sql_proc(k integer) LANGUAGE sql AS $$ INSERT INTO log VALUES (k, 'sql'); UPDATE log SET note = note || '!' WHERE id = k; $$;
--= CREATE PROCEDURE
CALL sql_proc(10);
--= CALL
SELECT note FROM log WHERE id = 10;
--> note:text
--| sql!
CREATE PROCEDURE atomic_proc(k integer) BEGIN ATOMIC INSERT INTO log VALUES (k, 'atomic'); END;
--= CREATE PROCEDURE
CALL atomic_proc(11);
--= CALL
SELECT note FROM log WHERE id = 11;
--> note:text
--| atomic
CREATE PROCEDURE commits() LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 20 .. 25 LOOP
    INSERT INTO log VALUES (i, 'loop');
    IF i % 2 = 0 THEN COMMIT; ELSE ROLLBACK; END IF;
  END LOOP;
END $$;
--= CREATE PROCEDURE
CALL commits();
--= CALL
SELECT id FROM log WHERE id >= 20 ORDER BY id;
--> id:int4
--| 20
--| 22
--| 24
BEGIN;
--= BEGIN
CALL commits();
--! 23505: duplicate key value violates unique constraint "log_pkey"
ROLLBACK;
--= ROLLBACK
DO $$ BEGIN CALL commits(); END $$;
--! 23505: duplicate key value violates unique constraint "log_pkey"
DO $$ BEGIN INSERT INTO log VALUES (30, 'kept'); COMMIT; INSERT INTO log VALUES (31, 'lost'); ROLLBACK; INSERT INTO log VALUES (32, 'last'); END $$;
--= DO
SELECT id FROM log WHERE id >= 30 ORDER BY id;
--> id:int4
--| 30
--| 32
BEGIN;
--= BEGIN
DO $$ BEGIN COMMIT; END $$;
--! 2D000: invalid transaction termination
ROLLBACK;
--= ROLLBACK
CREATE FUNCTION tries_commit() RETURNS void LANGUAGE plpgsql AS $$ BEGIN COMMIT; END $$;
--= CREATE FUNCTION
SELECT tries_commit();
--! 2D000: invalid transaction termination
CREATE PROCEDURE handler() LANGUAGE plpgsql AS $$ BEGIN BEGIN COMMIT; EXCEPTION WHEN division_by_zero THEN NULL; END; END $$;
--= CREATE PROCEDURE
CALL handler();
--! 2D000: cannot commit while a subtransaction is active
CREATE PROCEDURE handler_rollback() LANGUAGE plpgsql AS $$ BEGIN BEGIN ROLLBACK; EXCEPTION WHEN division_by_zero THEN NULL; END; END $$;
--= CREATE PROCEDURE
CALL handler_rollback();
--! 2D000: cannot roll back while a subtransaction is active
CREATE PROCEDURE fails_late() LANGUAGE plpgsql AS $$ BEGIN INSERT INTO log VALUES (40, 'committed'); COMMIT; INSERT INTO log VALUES (41, 'gone'); PERFORM 1 / 0; END $$;
--= CREATE PROCEDURE
CALL fails_late();
--! 22012: division by zero
SELECT id FROM log WHERE id >= 40 ORDER BY id;
--> id:int4
--| 40
CREATE PROCEDURE loop_commit() LANGUAGE plpgsql AS $$
DECLARE r record; n integer := 0;
BEGIN
  FOR r IN SELECT id FROM log WHERE id < 25 ORDER BY id LOOP
    UPDATE log SET note = note || '+' WHERE id = r.id;
    n := n + 1;
    COMMIT;
  END LOOP;
  RAISE NOTICE 'went through %', n;
END $$;
--= CREATE PROCEDURE
CALL loop_commit();
--~ went through 7
--= CALL
SELECT id, note FROM log ORDER BY id;
--> id:int4 | note:text
--| 1 | first+
--| 2 | named+
--| 10 | sql!+
--| 11 | atomic+
--| 20 | loop+
--| 22 | loop+
--| 24 | loop+
--| 30 | kept
--| 32 | last
--| 40 | committed
CREATE PROCEDURE nested(depth integer) LANGUAGE plpgsql AS $$ BEGIN INSERT INTO log VALUES (100 + depth, 'nested'); IF depth > 0 THEN CALL nested(depth - 1); END IF; COMMIT; END $$;
--= CREATE PROCEDURE
CALL nested(2);
--= CALL
SELECT id FROM log WHERE id >= 100 ORDER BY id;
--> id:int4
--| 100
--| 101
--| 102
CREATE PROCEDURE returns_value() LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 42601: RETURN cannot have a parameter in a procedure
CREATE PROCEDURE early() LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'before'; RETURN; RAISE NOTICE 'after'; END $$;
--= CREATE PROCEDURE
CALL early();
--~ before
--= CALL
CREATE PROCEDURE strict_one() STRICT LANGUAGE plpgsql AS $$ BEGIN END $$;
--! 42P13: invalid attribute in procedure definition
CREATE PROCEDURE add_note(k integer, note text) LANGUAGE plpgsql AS $$ BEGIN END $$;
--! 42723: function "add_note" already exists with same argument types
CREATE OR REPLACE PROCEDURE add_note(k integer, note text) LANGUAGE plpgsql AS $$ BEGIN INSERT INTO log VALUES (k, upper(note)); END $$;
--= CREATE PROCEDURE
CALL add_note(50, 'upper');
--= CALL
SELECT note FROM log WHERE id = 50;
--> note:text
--| UPPER
CREATE OR REPLACE FUNCTION add_note(k integer, note text) RETURNS integer LANGUAGE sql AS 'SELECT 1';
--! 42809: cannot change routine kind
SELECT proname, prokind, prorettype::regtype, proargmodes, proargnames, proallargtypes::regtype[] FROM pg_proc WHERE prokind = 'p' AND pronamespace = 'public'::regnamespace ORDER BY proname COLLATE "C";
--> proname:name | prokind:char | prorettype:regtype | proargmodes:_char | proargnames:_text | proallargtypes:_regtype
--| add_note | p | void | ∅ | {k,note} | ∅
--| atomic_proc | p | void | ∅ | {k} | ∅
--| commits | p | void | ∅ | ∅ | ∅
--| early | p | void | ∅ | ∅ | ∅
--| fails_late | p | void | ∅ | ∅ | ∅
--| handler | p | void | ∅ | ∅ | ∅
--| handler_rollback | p | void | ∅ | ∅ | ∅
--| loop_commit | p | void | ∅ | ∅ | ∅
--| nested | p | void | ∅ | {depth} | ∅
--| outs | p | record | {i,o,o} | {n,double,word} | {integer,integer,text}
--| sql_proc | p | void | ∅ | {k} | ∅
--| swap | p | record | {b,b} | {a,b} | {integer,integer}
--| variadic_one | p | void | {v} | {a} | {integer[]}
--| with_default | p | void | ∅ | {a,b} | ∅
SELECT pg_get_functiondef('swap'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE PROCEDURE public.swap(INOUT a integer, INOUT b integer)␊ LANGUAGE plpgsql␊AS $procedure$ DECLARE t integer := a; BEGIN a := b; b := t; END $procedure$␊
SELECT pg_get_functiondef('outs'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE PROCEDURE public.outs(IN n integer, OUT double integer, OUT word text)␊ LANGUAGE plpgsql␊AS $procedure$ BEGIN double := n * 2; word := 'w' || n; END $procedure$␊
SELECT pg_get_function_arguments('with_default'::regproc), pg_get_function_result('with_default'::regproc);
--> pg_get_function_arguments:text | pg_get_function_result:text
--| IN a integer, IN b integer DEFAULT 5 | ∅
DROP FUNCTION add_note(integer, text);
--! 42809: add_note(integer, text) is not a function
DROP PROCEDURE add_note(integer, text);
--= DROP PROCEDURE
DROP ROUTINE plain(), swap(integer, integer), outs(integer, OUT integer, OUT text), with_default, variadic_one, sql_proc, atomic_proc, commits, tries_commit, handler, handler_rollback, fails_late, loop_commit, nested, early;
--= DROP ROUTINE
DO $$ BEGIN CREATE TABLE made (a integer); INSERT INTO made VALUES (1), (2); RAISE NOTICE '%', (SELECT count(*) FROM made); DROP TABLE made; END $$;
--~ 2
--= DO
DO $$ BEGIN CREATE TEMP TABLE scratch AS SELECT 1 AS one; PERFORM * FROM scratch; RAISE NOTICE '%', FOUND; END $$;
--~ t
--= DO
SELECT * FROM scratch;
--> one:int4
--| 1
DO $$ DECLARE v integer := 2; BEGIN CREATE TEMP TABLE picked AS SELECT g FROM generate_series(1, 5) g WHERE g > v; RAISE NOTICE '%', (SELECT count(*) FROM picked); END $$;
--~ 3
--= DO
DO $$ DECLARE t text := 'log'; n bigint; BEGIN EXECUTE format('SELECT count(*) FROM %I WHERE id < $1', t) INTO n USING 3; RAISE NOTICE '%', n; END $$;
--~ 2
--= DO
DO $$ DECLARE n integer; BEGIN EXECUTE 'UPDATE log SET note = $2 WHERE id = $1' USING 1, 'dynamic'; GET DIAGNOSTICS n = ROW_COUNT; RAISE NOTICE '%', n; END $$;
--~ 1
--= DO
SELECT note FROM log WHERE id = 1;
--> note:text
--| dynamic
DO $$ DECLARE r record; BEGIN FOR r IN EXECUTE 'SELECT id, note FROM log WHERE id < $1 ORDER BY id' USING 3 LOOP RAISE NOTICE '%', r; END LOOP; END $$;
--~ (1,dynamic)
--~ (2,named+)
--= DO
DO $$ DECLARE a integer; b text; BEGIN EXECUTE 'SELECT 1, ''x''' INTO a, b; RAISE NOTICE '% %', a, b; EXECUTE 'SELECT 1 WHERE false' INTO a; RAISE NOTICE '%', a; END $$;
--~ 1 x
--~ <NULL>
--= DO
DO $$ DECLARE a integer; BEGIN EXECUTE 'SELECT id FROM log' INTO STRICT a; END $$;
--! P0003: query returned more than one row
DO $$ DECLARE a integer; BEGIN EXECUTE NULL; END $$;
--! 22004: query string argument of EXECUTE is null
DO $$ BEGIN EXECUTE 'SELECT 1; SELECT 2'; END $$;
--= DO
DO $$ BEGIN EXECUTE 'SELECT $1'; END $$;
--! 42P02: there is no parameter $1
DO $$ BEGIN EXECUTE 'SELECT nosuch FROM log'; END $$;
--! 42703: column "nosuch" does not exist
DO $$ BEGIN EXECUTE 'INSERT INTO log VALUES (1, NULL)'; END $$;
--! 23505: duplicate key value violates unique constraint "log_pkey"
DO $$ BEGIN EXECUTE 'CREATE TABLE dynamic_table (a integer)'; EXECUTE 'DROP TABLE dynamic_table'; END $$;
--= DO
DO $$ DECLARE x integer; BEGIN EXECUTE 'UPDATE log SET note = note WHERE false' INTO x; END $$;
--! 42601: INTO used with a command that cannot return data
CREATE FUNCTION query_execute(t text) RETURNS SETOF integer LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY EXECUTE format('SELECT id FROM %I ORDER BY id LIMIT $1', t) USING 2; END $$;
--= CREATE FUNCTION
SELECT * FROM query_execute('log');
--> query_execute:int4
--| 1
--| 2
SELECT * FROM query_execute('nosuch');
--! 42P01: relation "nosuch" does not exist
DROP FUNCTION query_execute;
--= DROP FUNCTION
DROP TABLE log;
--= DROP TABLE
