-- What is and isn't the text of an array, and what cutting one leaves.
SELECT '{{},{}}'::text[];
--! 22P02: malformed array literal: "{{},{}}"
SELECT '{{"1 2" x},{3}}'::text[];
--! 22P02: malformed array literal: "{{"1 2" x},{3}}"
SELECT '{"a"b}'::text[];
--! 22P02: malformed array literal: "{"a"b}"
SELECT '{a"b"}'::text[];
--! 22P02: malformed array literal: "{a"b"}"
SELECT '{"a" , "b" }'::text[], '{ a b , c\"d }'::text[], '{}'::int[], '{"",NULL,"NULL"}'::text[];
--> text:_text | text:_text | int4:_int4 | text:_text
--| {a,b} | {"a b","c\"d"} | {} | {"",NULL,"NULL"}
SELECT trim_array('[10:16]={1,2,3,4,5,6,7}'::int[], 2), trim_array('{{1,2},{3,4}}'::int[], 1);
--> trim_array:_int4 | trim_array:_int4
--| {1,2,3,4,5} | {{1,2}}
CREATE DOMAIN vc4 AS varchar(4);
--= CREATE DOMAIN
CREATE DOMAIN pair AS int[2] CHECK (VALUE[1] < VALUE[2]);
--= CREATE DOMAIN
CREATE TABLE short (a vc4[], p pair);
--= CREATE TABLE
INSERT INTO short VALUES (ARRAY['too long'], NULL);
--! 22001: value too long for type character varying(4)
INSERT INTO short VALUES (ARRAY['ok'], ARRAY[2, 1]);
--! 23514: value for domain pair violates check constraint "pair_check"
INSERT INTO short VALUES (ARRAY['ok'], ARRAY[1, 2]);
--= INSERT 0 1
SELECT ARRAY[2, 1]::pair;
--! 23514: value for domain pair violates check constraint "pair_check"
SELECT ARRAY[1, 2]::pair, pg_typeof(ARRAY[1, 2]::pair);
--> array:_int4 | pg_typeof:regtype
--| {1,2} | pair
