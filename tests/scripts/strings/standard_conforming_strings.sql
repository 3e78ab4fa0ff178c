-- With standard_conforming_strings off a plain string knows escapes, as one with E does.
SET escape_string_warning = off;
SET standard_conforming_strings = off;
SHOW standard_conforming_strings;
SELECT 'a\nb', 'x''y\\z', 'no', E'e\tf', $$d\n$$, B'101', X'1F', 'q'LIKE'q\\' AS "like";
SELECT N'n\x41', 'a'
 'b\tc', 'a\'b', 'c''\'d', 'a\
b';
SELECT 1 AS "?'\n?" /* '\' */ -- '\'
  , 'after\101';
SELECT U&'\0041';
SELECT 'open\';
SELECT '\xff';
CREATE TABLE kept (a text DEFAULT 'd\ne' CHECK (a <> '\''));
INSERT INTO kept DEFAULT VALUES;
INSERT INTO kept VALUES ('\'');
INSERT INTO kept VALUES ('\101\x42\u0043');
SELECT a, a = 'd\ne' FROM kept ORDER BY a;
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'kept'::regclass;
PREPARE p AS SELECT 'p\tq';
EXECUTE p;
SET standard_conforming_strings = on;
SELECT 'a\nb', E'a\'b';
SELECT a, a = E'd\ne' FROM kept ORDER BY a;
SET standard_conforming_strings = off;
SET escape_string_warning = on;
SELECT 'a\nb', 'c', 'd\\e';
SELECT 'a\'b', E'\n';
