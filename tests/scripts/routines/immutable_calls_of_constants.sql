-- An immutable function is called once for the same constants, however many rows ask for it.
CREATE SEQUENCE calls;
--= CREATE SEQUENCE
CREATE FUNCTION imm(int) RETURNS int LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN PERFORM nextval('calls'); RETURN $1; END $$;
--= CREATE FUNCTION
CREATE FUNCTION words(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN PERFORM nextval('calls'); RETURN upper($1); END $$;
--= CREATE FUNCTION
SELECT count(*) FROM generate_series(1, 100) g WHERE imm(5) > g;
--> count:int8
--| 4
SELECT last_value, is_called FROM calls;
--> last_value:int8 | is_called:bool
--| 1 | t
SELECT imm(imm(2)) + g FROM generate_series(1, 3) g;
--> ?column?:int4
--| 3
--| 4
--| 5
SELECT last_value FROM calls;
--> last_value:int8
--| 3
SELECT words('a') || g FROM generate_series(1, 3) g;
--> ?column?:text
--| A1
--| A2
--| A3
SELECT last_value FROM calls;
--> last_value:int8
--| 4
DO $$ DECLARE t text; BEGIN FOR i IN 1..3 LOOP t := words('a'); t := t || i; RAISE NOTICE '%', t; END LOOP; END $$;
--~ A1
--~ A2
--~ A3
--= DO
SELECT count(*) FROM generate_series(1, 3) g WHERE imm(g) > 0;
--> count:int8
--| 3
SELECT setval('calls', 1);
--> setval:int8
--| 1
SELECT count(*) FROM generate_series(1, 3) g WHERE imm(g) > 0;
--> count:int8
--| 3
SELECT last_value FROM calls;
--> last_value:int8
--| 4
CREATE FUNCTION many(int) RETURNS int[] LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN ARRAY[$1, $1]; END $$;
--= CREATE FUNCTION
DO $$ DECLARE a int[]; BEGIN FOR i IN 1..2 LOOP a := many(7); a[1] := a[1] + i; RAISE NOTICE '%', a; END LOOP; END $$;
--~ {8,7}
--~ {9,7}
--= DO
