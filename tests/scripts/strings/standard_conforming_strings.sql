-- With standard_conforming_strings off a plain string knows escapes, as one with E does.
SET escape_string_warning = off;
--= SET
SET standard_conforming_strings = off;
--= SET
SHOW standard_conforming_strings;
--> standard_conforming_strings:text
--| off
SELECT 'a\nb', 'x''y\\z', 'no', E'e\tf', $$d\n$$, B'101', X'1F', 'q'LIKE'q\\' AS "like";
--> ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:bit | ?column?:bit | like:bool
--| a␊b | x'y\z | no | e␉f | d\n | 101 | 00011111 | f
SELECT N'n\x41', 'a'
 'b\tc', 'a\'b\'', 'c''\'d\'', 'a\
b';
--> bpchar:bpchar | ?column?:text | ?column?:text | ?column?:text | ?column?:text
--| nA | ab␉c | a'b' | c''d' | a␊b
SELECT 1 AS "?'\n?" /* '\' */ -- '\'
  , 'after\101';
--> ?'\n?:int4 | ?column?:text
--| 1 | afterA
SELECT U&'\0041';
--! 0A000: unsafe use of string constant with Unicode escapes
SELECT 'open\', 'q';
--! 42601: unterminated quoted string at or near "'"
SELECT '\xff';
--! 22021: invalid byte sequence for encoding "UTF8": 0xff
CREATE TABLE kept (a text DEFAULT 'd\ne' CHECK (a <> '\'\''));
--= CREATE TABLE
INSERT INTO kept DEFAULT VALUES;
--= INSERT 0 1
INSERT INTO kept VALUES ('\'\'');
--! 23514: new row for relation "kept" violates check constraint "kept_a_check"
INSERT INTO kept VALUES ('\101\x42\u0043');
--= INSERT 0 1
SELECT a, a = 'd\ne' FROM kept ORDER BY a;
--> a:text | ?column?:bool
--| ABC | f
--| d␊e | t
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'kept'::regclass;
--> pg_get_expr:text
--| 'd␊e'::text
PREPARE p AS SELECT 'p\tq';
--= PREPARE
EXECUTE p;
--> ?column?:text
--| p␉q
SET standard_conforming_strings = on;
--= SET
SELECT 'a\nb', E'a\tb';
--> ?column?:text | ?column?:text
--| a\nb | a␉b
SELECT a, a = E'd\ne' FROM kept ORDER BY a;
--> a:text | ?column?:bool
--| ABC | f
--| d␊e | t
SET standard_conforming_strings = off;
--= SET
SET escape_string_warning = on;
--= SET
SELECT 'a\nb', 'c', 'd\\e';
--~ nonstandard use of escape in a string literal
--~ nonstandard use of \\ in a string literal
--> ?column?:text | ?column?:text | ?column?:text
--| a␊b | c | d\e
SELECT 'a\'b\'', E'\n';
--~ nonstandard use of \' in a string literal
--> ?column?:text | ?column?:text
--| a'b' | ␊
