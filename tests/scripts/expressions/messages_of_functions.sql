--@ positions
-- What functions and casts say of arguments that they don't take.

-- Half of a surrogate pair: the error points at what stands where the other half should.
SELECT U&'wrong: \db99\\';
--! 42601 at 23: invalid Unicode surrogate pair
SELECT U&'wrong: \db99xy';
--! 42601 at 23: invalid Unicode surrogate pair
SELECT U&'wrong: \db99\0061';
--! 42601 at 23: invalid Unicode surrogate pair
SELECT U&'wrong: \db99';
--! 42601 at 23: invalid Unicode surrogate pair
SELECT U&'wrong: \dc99';
--! 42601 at 18: invalid Unicode surrogate pair
SELECT U&'wrong: \+00db99\+000061';
--! 42601 at 26: invalid Unicode surrogate pair
SELECT U&'wrong: \+00db99\+00dc61';
--> ?column?:text
--| wrong: 󶑡
SELECT U&'wrong: \+2FFFFF';
--! 42601 at 18: invalid Unicode escape value
SELECT U&'wrong: \061';
--! 42601 at 18: invalid Unicode escape
SELECT U&'wrong: \+0061';
--! 42601 at 18: invalid Unicode escape
SELECT U&'wrong: \0000';
--! 42601 at 18: invalid Unicode escape value
SELECT U&"wrong: \db99xy";
--! 42601 at 23: invalid Unicode surrogate pair
SELECT U&"wrong: \061";
--! 42601 at 18: invalid Unicode escape
SELECT U&'wrong: +0061' UESCAPE '+';
--! 42601 at 33: invalid Unicode escape character at or near "'+'"
SELECT U&'wrong: !db99!!' UESCAPE '!';
--! 42601 at 23: invalid Unicode surrogate pair
SELECT E'wrong: \udb99';
--! 42601 at 23: invalid Unicode surrogate pair at or near "'"
SELECT E'wrong: \udb99xy';
--! 42601 at 23: invalid Unicode surrogate pair at or near "x"
SELECT E'wrong: \udb99\\';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\"
SELECT E'wrong: \udb99\n';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\"
SELECT E'wrong: \udb99''x';
--! 42601 at 23: invalid Unicode surrogate pair at or near "'"
SELECT E'wrong: \udb99\'x';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\"
SELECT E'wrong: \udb99\x41';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\"
SELECT E'wrong: \udb99\101';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\"
SELECT E'wrong: \udb99\u0061';
--! 42601 at 23: invalid Unicode surrogate pair at or near "\u0061"
SELECT E'wrong: \udb99\u006';
--! 22025 at 23: invalid Unicode escape
SELECT E'wrong: \udc99';
--! 42601 at 17: invalid Unicode surrogate pair at or near "\udc99"
SELECT E'wrong: \U0000db99\U00000061';
--! 42601 at 27: invalid Unicode surrogate pair at or near "\U00000061"
SELECT E'wrong: \U0000db99\U0000dc61';
--> ?column?:text
--| wrong: 󶑡
SELECT E'wrong: \U002FFFFF';
--! 42601 at 17: invalid Unicode escape value at or near "\U002FFFFF"
SELECT E'wrong: \u0000';
--! 42601 at 17: invalid Unicode escape value at or near "\u0000"
SELECT E'wrong: \u061';
--! 22025 at 17: invalid Unicode escape
SELECT E'wrong: \U0061';
--! 22025 at 17: invalid Unicode escape
SET standard_conforming_strings = off;
--= SET
SELECT U&'d\0061t\+000061' AS U&"d\0061t\+000061";
--! 0A000 at 8: unsafe use of string constant with Unicode escapes
SELECT U&'d!0061t\+000061' UESCAPE '!' AS U&"d*0061t\+000061" UESCAPE '*';
--! 0A000 at 8: unsafe use of string constant with Unicode escapes
SELECT U&' \' UESCAPE '!';
--! 0A000 at 8: unsafe use of string constant with Unicode escapes
SELECT U&'wrong: \061';
--! 0A000 at 8: unsafe use of string constant with Unicode escapes
SELECT 'tricky\u0061';
--~ nonstandard use of escape in a string literal
--> ?column?:text
--| trickya
RESET standard_conforming_strings;
--= RESET

-- A vector has one dimension, and no NULLs.
SELECT array[]::oidvector;
--! 42804: array is not a valid oidvector
SELECT array[]::int2vector;
--! 42804: array is not a valid int2vector
SELECT array[1,2]::oidvector;
--> array:oidvector
--| 1 2
SELECT array[1,2]::int2vector;
--> array:int2vector
--| 1 2
SELECT array[[1,2],[3,4]]::int2[]::int2vector;
--! 42846 at 34: cannot cast type smallint[] to int2vector
SELECT array[1,2]::oid[]::oidvector;
--! 42846 at 25: cannot cast type oid[] to oidvector
SELECT array[1,2]::int2[]::int2vector;
--! 42846 at 26: cannot cast type smallint[] to int2vector
SELECT array[]::oid[]::oidvector;
--! 42846 at 22: cannot cast type oid[] to oidvector
SELECT array[[1,2],[3,4]]::oid[]::oidvector;
--! 42846 at 33: cannot cast type oid[] to oidvector
SELECT array[1,null]::oid[]::oidvector;
--! 42846 at 28: cannot cast type oid[] to oidvector
SELECT '[2:3]={1,2}'::oid[]::oidvector;
--! 42846 at 28: cannot cast type oid[] to oidvector
SELECT '[0:1]={1,2}'::oid[]::oidvector;
--! 42846 at 28: cannot cast type oid[] to oidvector
CREATE TABLE nt (v tsvector);
--= CREATE TABLE
INSERT INTO nt SELECT to_tsvector('');
--= INSERT 0 1
SELECT array[null]::oidvector;
--! 42804: array is not a valid oidvector
SELECT array[[1],[2]]::oidvector;
--! 42804: array is not a valid oidvector
SELECT array[[1],[2]]::int2vector;
--! 42804: array is not a valid int2vector
SELECT ''::oidvector, ''::int2vector, '1 2'::oidvector;
--> oidvector:oidvector | int2vector:int2vector | oidvector:oidvector
--|  |  | 1 2
CREATE TABLE ov (o oidvector, i int2vector);
--= CREATE TABLE
INSERT INTO ov VALUES ('', '');
--= INSERT 0 1
SELECT * FROM ov;
--> o:oidvector | i:int2vector
--|  | 
INSERT INTO ov VALUES (array[]::oidvector, '1');
--= INSERT 0 1
SELECT * FROM ov;
--! 42804: array is not a valid oidvector
DROP TABLE ov;
--= DROP TABLE
SELECT count(proargtypes::text) > 1000 FROM pg_proc;
--> ?column?:bool
--| t
SELECT array_ndims(proargtypes), array_lower(proargtypes,1), proargtypes, proargtypes = '' FROM pg_proc WHERE proname = 'pi';
--> array_ndims:int4 | array_lower:int4 | proargtypes:oidvector | ?column?:bool
--| 1 | 0 |  | t

-- Subscripts of jsonb.
SELECT ('[1]'::jsonb)[1.0];
--! 42804 at 23: subscript type numeric is not supported
SELECT ('[1]'::jsonb)[true];
--! 42804 at 23: subscript type boolean is not supported
SELECT ('[1]'::jsonb)['a'];
--> jsonb:jsonb
--| ∅
SELECT ('[1]'::jsonb)['0'];
--> jsonb:jsonb
--| 1
SELECT ('[1]'::jsonb)[0::bigint];
--! 42804 at 23: subscript type bigint is not supported
SELECT ('[1]'::jsonb)[0::smallint];
--> jsonb:jsonb
--| 1
SELECT ('[1]'::jsonb)['0'::name];
--> jsonb:jsonb
--| 1
SELECT ('[1]'::jsonb)['0'::varchar];
--> jsonb:jsonb
--| 1
SELECT ('[1]'::jsonb)[null];
--> jsonb:jsonb
--| ∅
SELECT ('[1]'::jsonb)[date '2020-01-01'];
--! 42804 at 28: subscript type date is not supported
SELECT ('[1]'::jsonb)[:];
--! 42804: jsonb subscript does not support slices
SELECT ('[1]'::jsonb)[1:];
--! 42804 at 23: jsonb subscript does not support slices
SELECT ('[1]'::jsonb)[:1];
--! 42804 at 24: jsonb subscript does not support slices
SELECT ('[1]'::jsonb)[0:1];
--! 42804 at 25: jsonb subscript does not support slices
SELECT ('[1]'::jsonb)['a':1];
--! 42804 at 27: jsonb subscript does not support slices
SELECT ('[1]'::jsonb)[0][0:1];
--! 42804 at 23: jsonb subscript does not support slices
CREATE TABLE ju (j jsonb);
--= CREATE TABLE
INSERT INTO ju VALUES ('[1]');
--= INSERT 0 1
UPDATE ju SET j[1.0] = '2';
--! 42804 at 17: subscript type numeric is not supported
UPDATE ju SET j[true] = '2';
--! 42804 at 17: subscript type boolean is not supported
UPDATE ju SET j[0:1] = '2';
--! 42804 at 19: jsonb subscript does not support slices
UPDATE ju SET j['a'] = '2';
--! 22P02: path element at position 1 is not an integer: "a"
UPDATE ju SET j[0::int2] = '2';
--= UPDATE 1
UPDATE ju SET j[0::int8] = '2';
--! 42804 at 17: subscript type bigint is not supported
SELECT * FROM ju;
--> j:jsonb
--| [2]
DROP TABLE ju;
--= DROP TABLE

-- Patterns of like_regex, and numbers of jsonpath: the scanner takes the longest piece.
SELECT '$ ? (@ like_regex "(invalid pattern")'::jsonpath;
--! 2201B at 8: invalid regular expression: parentheses () not balanced
SELECT '$ ? (@ like_regex "[a")'::jsonpath;
--! 2201B at 8: invalid regular expression: brackets [] not balanced
SELECT '$ ? (@ like_regex "a**")'::jsonpath;
--! 2201B at 8: invalid regular expression: quantifier operand invalid
SELECT '$ ? (@ like_regex "\\")'::jsonpath;
--! 2201B at 8: invalid regular expression: invalid escape \ sequence
SELECT '$ ? (@ like_regex "a" flag "x")'::jsonpath;
--! 0A000 at 8: XQuery "x" flag (expanded regular expressions) is not implemented
SELECT '$ ? (@ like_regex "(a" flag "q")'::jsonpath;
--> jsonpath:jsonpath
--| $?(@ like_regex "(a" flag "q")
SELECT '$ ? (@ like_regex "(a" flag "xq")'::jsonpath;
--> jsonpath:jsonpath
--| $?(@ like_regex "(a" flag "xq")
SELECT '$ ? (@ like_regex "a{2,1}")'::jsonpath;
--! 2201B at 8: invalid regular expression: invalid repetition count(s)
SELECT '1e'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1e" of jsonpath input
SELECT '1.e'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1.e" of jsonpath input
SELECT '1.2e'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1.2e" of jsonpath input
SELECT '1.2.e'::jsonpath;
--> jsonpath:jsonpath
--| (1.2)."e"
SELECT '(1.2).e'::jsonpath;
--> jsonpath:jsonpath
--| (1.2)."e"
SELECT '1e+'::jsonpath;
--! 42601 at 8: invalid numeric literal at or near "1e+" of jsonpath input
SELECT '1e-x'::jsonpath;
--! 42601 at 8: invalid numeric literal at or near "1e-" of jsonpath input
SELECT '1.2e3a'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1.2e3a" of jsonpath input
SELECT '1a'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1a" of jsonpath input
SELECT '1.2a'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1.2a" of jsonpath input
SELECT '0x1'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '00'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "00" of jsonpath input
SELECT '01'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "01" of jsonpath input
SELECT '1.type()'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1.t" of jsonpath input
SELECT '1..e'::jsonpath;
--> jsonpath:jsonpath
--| (1)."e"
SELECT '1..e3'::jsonpath;
--> jsonpath:jsonpath
--| (1)."e3"
SELECT '1.2.e3'::jsonpath;
--> jsonpath:jsonpath
--| (1.2)."e3"
SELECT '.5e'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near ".5e" of jsonpath input
SELECT '.e'::jsonpath;
--! 42601 at 8: syntax error at or near "." of jsonpath input
SELECT '1_000'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1$'::jsonpath;
--! 42601 at 8: syntax error at or near "$" of jsonpath input
SELECT '1"a"'::jsonpath;
--! 42601 at 8: syntax error at or near """ of jsonpath input
SELECT '1é'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '$[1a]'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1a" of jsonpath input
SELECT '$.a == 1e'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1e" of jsonpath input
SELECT '1\u0061'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1e1000000'::jsonpath;
--! 22003 at 8: value overflows numeric format
SELECT '$ foo'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '$ foo '::jsonpath;
--! 42601 at 8: syntax error at or near " " of jsonpath input
SELECT '$ foo  bar'::jsonpath;
--! 42601 at 8: syntax error at or near "  " of jsonpath input
SELECT '$ foo($)'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT 'foo($)'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1 "a"'::jsonpath;
--! 42601 at 8: syntax error at or near """ of jsonpath input
SELECT '$."a" "b"'::jsonpath;
--! 42601 at 8: syntax error at or near """ of jsonpath input
SELECT '$ $"x"'::jsonpath;
--! 42601 at 8: syntax error at or near """ of jsonpath input
SELECT '$ $x'::jsonpath;
--! 42601 at 8: syntax error at or near "$x" of jsonpath input
SELECT '001'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1ab'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1e3ab'::jsonpath;
--! 42601 at 8: syntax error at end of jsonpath input
SELECT '1e3a'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near "1e3a" of jsonpath input
SELECT '$.1a'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near ".1a" of jsonpath input
SELECT '$.0x1'::jsonpath;
--! 42601 at 8: trailing junk after numeric literal at or near ".0x" of jsonpath input
SELECT '$ ? (@ like_regex "(")'::text::jsonpath;
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT ('$ ? (@ like_regex "' || v || '")')::jsonpath FROM (VALUES ('a'), ('(')) t(v);
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT '"(" like_regex "("'::jsonpath;
--! 2201B at 8: invalid regular expression: parentheses () not balanced
SELECT jsonb_path_query('"a"', '$ ? (@ like_regex "(")');
--! 2201B at 32: invalid regular expression: parentheses () not balanced
SELECT '{"$ ? (@ like_regex \"(\")"}'::jsonpath[];
--! 2201B at 8: invalid regular expression: parentheses () not balanced

-- Flags, identifiers and sizes as texts.
SELECT regexp_replace('abcd', '.', 'X', '1');
--! 22023: invalid regular expression option: "1"
SELECT regexp_replace('abcd', '.', 'X', 'g1');
--! 22023: invalid regular expression option: "1"
SELECT regexp_replace('abcd', '.', 'X', 'z');
--! 22023: invalid regular expression option: "z"
SELECT regexp_replace('abcd', '.', 'X', 1, 0, '1');
--! 22023: invalid regular expression option: "1"
SELECT regexp_match('abcd', '.', 'g');
--! 22023: regexp_match() does not support the "global" option
SELECT regexp_matches('abcd', '.', '1');
--! 22023: invalid regular expression option: "1"
SELECT parse_ident('foo.');
--! 22023: string is not a valid identifier: "foo."
SELECT parse_ident('.x');
--! 22023: string is not a valid identifier: ".x"
SELECT parse_ident('a.b.');
--! 22023: string is not a valid identifier: "a.b."
SELECT parse_ident('a..b');
--! 22023: string is not a valid identifier: "a..b"
SELECT parse_ident('a.1');
--! 22023: string is not a valid identifier: "a.1"
SELECT parse_ident('1a');
--! 22023: string is not a valid identifier: "1a"
SELECT parse_ident(' ');
--! 22023: string is not a valid identifier: " "
SELECT parse_ident('');
--! 22023: string is not a valid identifier: ""
SELECT parse_ident('"a');
--! 22023: string is not a valid identifier: ""a"
SELECT parse_ident('a."b');
--! 22023: string is not a valid identifier: "a."b"
SELECT parse_ident('""');
--! 22023: string is not a valid identifier: """"
SELECT parse_ident('a.""');
--! 22023: string is not a valid identifier: "a."""
SELECT parse_ident('a b');
--! 22023: string is not a valid identifier: "a b"
SELECT parse_ident('a(');
--! 22023: string is not a valid identifier: "a("
SELECT parse_ident('a.b(', false);
--> parse_ident:_text
--| {a,b}
SELECT parse_ident('a.*');
--! 22023: string is not a valid identifier: "a.*"
SELECT parse_ident('."a"');
--! 22023: string is not a valid identifier: "."a""
SELECT parse_ident('xxx.1020');
--! 22023: string is not a valid identifier: "xxx.1020"
SELECT parse_ident(E'"c".X XXXX\002XXXXXX');
--! 22023: string is not a valid identifier: ""c".X XXXXXXXXXX"
SELECT pg_size_bytes('+912+ kB');
--! 22023: invalid size: "+912+ kB"
SELECT pg_size_bytes('1 AB');
--! 22023: invalid size: "1 AB"
SELECT pg_size_bytes('1 AB A');
--! 22023: invalid size: "1 AB A"
SELECT pg_size_bytes('');
--! 22023: invalid size: ""
SELECT pg_size_bytes('kb');
--! 22023: invalid size: "kb"
SELECT pg_size_bytes('..');
--! 22023: invalid size: ".."
SELECT pg_size_bytes('-.');
--! 22023: invalid size: "-."
SELECT pg_size_bytes('-.kb');
--! 22023: invalid size: "-.kb"
SELECT pg_size_bytes('-. kb');
--! 22023: invalid size: "-. kb"
SELECT pg_size_bytes('.+912');
--! 22023: invalid size: ".+912"
SELECT pg_size_bytes('+912+ kB');
--! 22023: invalid size: "+912+ kB"
SELECT pg_size_bytes('++123 kB');
--! 22023: invalid size: "++123 kB"
SELECT pg_size_bytes('1e');
--! 22023: invalid size: "1e"
SELECT pg_size_bytes('1e1');
--> pg_size_bytes:int8
--| 10
SELECT pg_size_bytes('1e1 kB');
--> pg_size_bytes:int8
--| 10240
SELECT pg_size_bytes('1e100000000 kB');
--! 22003: value overflows numeric format
SELECT pg_size_bytes('9223372036854775807.9');
--! 22003: bigint out of range
SELECT pg_size_bytes('1e100');
--! 22003: bigint out of range
SELECT pg_size_bytes('1 PB');
--> pg_size_bytes:int8
--| 1125899906842624
SELECT pg_size_bytes('1 EB');
--! 22023: invalid size: "1 EB"
SELECT pg_size_bytes('1 bytes');
--> pg_size_bytes:int8
--| 1
SELECT pg_size_bytes('1B');
--! 22023: invalid size: "1B"
SELECT pg_size_bytes('1 kB ');
--> pg_size_bytes:int8
--| 1024
SELECT pg_size_bytes('1.e2 kB'), pg_size_bytes('.5kB'), pg_size_bytes('1e2e');
--! 22023: invalid size: "1e2e"
SELECT pg_size_bytes('1e2e');
--! 22023: invalid size: "1e2e"
SELECT pg_size_bytes('1.'), pg_size_bytes('-1e1kB');
--> pg_size_bytes:int8 | pg_size_bytes:int8
--| 1 | -10240

-- Names of what is in no schema that there is.
SELECT regproc('ng_catalog.now');
--! 3F000 at 16: schema "ng_catalog" does not exist
SELECT regoper('ng_catalog.||/');
--! 3F000 at 16: schema "ng_catalog" does not exist
SELECT regoperator('ng_catalog.+(int4,int4)');
--! 42883 at 20: operator does not exist: ng_catalog.+(int4,int4)
SELECT regprocedure('ng_catalog.abs(numeric)');
--! 3F000 at 21: schema "ng_catalog" does not exist
SELECT regclass('ng_catalog.pg_class');
--! 3F000 at 17: schema "ng_catalog" does not exist
SELECT regtype('ng_catalog.int4');
--! 3F000 at 16: schema "ng_catalog" does not exist
SELECT regcollation('ng_catalog."POSIX"');
--! 3F000 at 21: schema "ng_catalog" does not exist
SELECT regconfig('ng_catalog.english');
--! 3F000 at 18: schema "ng_catalog" does not exist
SELECT regdictionary('ng_catalog.simple');
--! 3F000 at 22: schema "ng_catalog" does not exist
SELECT regrole('nosuch');
--! 42704 at 16: role "nosuch" does not exist
SELECT regrole('a.b');
--! 42602 at 16: invalid name syntax
SELECT regnamespace('nosuch');
--! 3F000 at 21: schema "nosuch" does not exist
SELECT regnamespace('a.b');
--! 42602 at 21: invalid name syntax
SELECT regproc('pg_catalog.nosuch');
--! 42883 at 16: function "pg_catalog.nosuch" does not exist
SELECT regproc('nosuch');
--! 42883 at 16: function "nosuch" does not exist
SELECT regoper('pg_catalog.||//');
--! 42883 at 16: operator does not exist: pg_catalog.||//
SELECT regoper('||//');
--! 42883 at 16: operator does not exist: ||//
SELECT regoperator('++(int4,int4)');
--! 42883 at 20: operator does not exist: ++(int4,int4)
SELECT regprocedure('absinthe(numeric)');
--! 42883 at 21: function "absinthe(numeric)" does not exist
SELECT regprocedure('pg_catalog.absinthe(numeric)');
--! 42883 at 21: function "pg_catalog.absinthe(numeric)" does not exist
SELECT regprocedure('abs');
--! 22P02 at 21: expected a left parenthesis
SELECT regprocedure('abs(nosuch)');
--! 42704 at 21: type "nosuch" does not exist
SELECT regprocedure('ng_catalog.abs(nosuch)');
--! 42704 at 21: type "nosuch" does not exist
SELECT regproc('a.b.c');
--! 0A000 at 16: cross-database references are not implemented: a.b.c
SELECT regproc('a.b.c.d');
--! 42601 at 16: improper qualified name (too many dotted names): a.b.c.d
SELECT to_regproc('ng_catalog.now');
--> to_regproc:regproc
--| ∅
SELECT to_regoper('ng_catalog.||/');
--> to_regoper:regoper
--| ∅
SELECT to_regoperator('ng_catalog.+(int4,int4)');
--> to_regoperator:regoperator
--| ∅
SELECT to_regprocedure('ng_catalog.abs(numeric)');
--> to_regprocedure:regprocedure
--| ∅
SELECT to_regclass('ng_catalog.pg_class');
--> to_regclass:regclass
--| ∅
SELECT to_regtype('ng_catalog.int4');
--> to_regtype:regtype
--| ∅
SELECT to_regcollation('ng_catalog."POSIX"');
--> to_regcollation:regcollation
--| ∅
SELECT to_regrole('nosuch');
--> to_regrole:regrole
--| ∅
SELECT to_regnamespace('nosuch');
--> to_regnamespace:regnamespace
--| ∅
SELECT ng_catalog.now();
--! 3F000 at 8: schema "ng_catalog" does not exist
SELECT 1 OPERATOR(ng_catalog.+) 2;
--! 3F000 at 10: schema "ng_catalog" does not exist
SELECT regtype('1a');
--! 42601 at 16: trailing junk after numeric literal at or near "1a"
SELECT regtype('nosuch');
--! 42704 at 16: type "nosuch" does not exist
SELECT regtype('int4(');
--! 42601 at 16: syntax error at end of input
SELECT regtype('nosuch.a');
--! 3F000 at 16: schema "nosuch" does not exist
SELECT to_regtype('nosuch');
--> to_regtype:regtype
--| ∅
SELECT to_regproc('a.b.c');
--! 0A000: cross-database references are not implemented: a.b.c
SELECT to_regproc('a.b.c.d');
--! 42601: improper qualified name (too many dotted names): a.b.c.d
SELECT regproc('pg_catalog.abs');
--! 42725 at 16: more than one function named "pg_catalog.abs"
SELECT regproc('public.abs');
--! 42883 at 16: function "public.abs" does not exist
SELECT regprocedure('pg_toast.abs(int4)');
--! 42883 at 21: function "pg_toast.abs(int4)" does not exist
SELECT 1::ng_catalog.int4;
--! 3F000 at 11: schema "ng_catalog" does not exist
SELECT ('a' COLLATE ng_catalog."C");
--! 3F000 at 13: schema "ng_catalog" does not exist

-- Parts of dates and times: words count by ten letters.
SELECT extract(timezone_m from date '2020-08-11');
--! 0A000: unit "timezone_m" not supported for type date
SELECT extract(timezone from date '2020-08-11');
--! 0A000: unit "timezone" not supported for type date
SELECT extract(timezone_h from date '2020-08-11');
--! 0A000: unit "timezone_h" not supported for type date
SELECT extract(timezone_hour from date '2020-08-11');
--! 0A000: unit "timezone_hour" not supported for type date
SELECT extract(hour from date '2020-08-11');
--! 0A000: unit "hour" not supported for type date
SELECT extract(microsec from date '2020-08-11');
--! 22023: unit "microsec" not recognized for type date
SELECT extract(foo from date '2020-08-11');
--! 22023: unit "foo" not recognized for type date
SELECT extract(zone from date '2020-08-11');
--! 42601 at 16: syntax error at or near "zone"
SELECT extract(now from date '2020-08-11');
--! 0A000: unit "now" not supported for type date
SELECT extract(today from date '2020-08-11');
--! 0A000: unit "today" not supported for type date
SELECT extract(hour from date 'infinity');
--! 0A000: unit "hour" not supported for type date
SELECT extract(timezone_m from date 'infinity');
--! 0A000: unit "timezone_m" not supported for type date
SELECT extract(foo from date 'infinity');
--! 22023: unit "foo" not recognized for type date
SELECT extract(day from date 'infinity');
--> extract:numeric
--| ∅
SELECT extract(epoch from date 'infinity');
--> extract:numeric
--| Infinity
SELECT extract(timezone_m from timestamp '2020-08-11');
--! 0A000: unit "timezone_m" not supported for type timestamp without time zone
SELECT extract(foo from timestamp '2020-08-11');
--! 22023: unit "foo" not recognized for type timestamp without time zone
SELECT extract(timezone_m from timestamp 'infinity');
--> extract:numeric
--| ∅
SELECT extract(timezone_m from interval '1 day');
--! 0A000: unit "timezone_m" not supported for type interval
SELECT extract(foo from interval '1 day');
--! 22023: unit "foo" not recognized for type interval
SELECT extract(julian from interval '1 day');
--! 0A000: unit "julian" not supported for type interval
SELECT extract(dow from interval '1 day');
--! 0A000: unit "dow" not supported for type interval
SELECT extract(week from interval '1 day');
--! 0A000: unit "week" not supported for type interval
SELECT extract(timezone_m from time '10:00');
--! 0A000: unit "timezone_m" not supported for type time without time zone
SELECT extract(day from time '10:00');
--! 0A000: unit "day" not supported for type time without time zone
SELECT extract(foo from time '10:00');
--! 22023: unit "foo" not recognized for type time without time zone
SELECT extract(fortnight from time '10:00');
--! 22023: unit "fortnight" not recognized for type time without time zone
SELECT extract(epoch from time '10:00');
--> extract:numeric
--| 36000.000000
SELECT extract(day from timetz '10:00+1');
--! 0A000: unit "day" not supported for type time with time zone
SELECT extract(timezone_m from timetz '10:00+1');
--> extract:numeric
--| 0
SELECT extract(foo from timetz '10:00+1');
--! 22023: unit "foo" not recognized for type time with time zone
SELECT extract(foo from timestamptz '2020-08-11');
--! 22023: unit "foo" not recognized for type timestamp with time zone
SELECT extract(today from timestamptz '2020-08-11');
--! 0A000: unit "today" not supported for type timestamp with time zone
SELECT date_trunc('timezone_m', timestamp '2020-08-11');
--! 0A000: unit "timezone_m" not supported for type timestamp without time zone
SELECT date_trunc('foo', timestamp '2020-08-11');
--! 22023: unit "foo" not recognized for type timestamp without time zone
SELECT date_trunc('foo', timestamptz '2020-08-11');
--! 22023: unit "foo" not recognized for type timestamp with time zone
SELECT date_trunc('dow', timestamptz '2020-08-11');
--! 22023: unit "dow" not recognized for type timestamp with time zone
SELECT date_trunc('week', interval '1 day');
--! 0A000: unit "week" not supported for type interval
SELECT date_trunc('foo', interval '1 day');
--! 22023: unit "foo" not recognized for type interval
SELECT date_trunc('timezone', interval '1 day');
--! 0A000: unit "timezone" not supported for type interval
SELECT extract(mm from timestamp '2020-08-11 10:20'), extract(j from date '2020-08-11'), extract(jd from date '2020-08-11'), extract(timezone_mxx from timestamptz '2020-01-01'), extract(microseconxyz from time '10:00:01'), extract(millenniumx from date '2020-01-01');
--> extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric
--| 20 | 2459073 | 2459073 | 0 | 1000000 | 3
SELECT extract(mm from interval '1 min');
--> extract:numeric
--| 1
SELECT extract(mm from date '2020-01-01');
--! 0A000: unit "mm" not supported for type date
SELECT extract(infinity from timestamp '2020-01-01');
--! 0A000: unit "infinity" not supported for type timestamp without time zone
SELECT extract(jan from timestamp '2020-01-01');
--! 22023: unit "jan" not recognized for type timestamp without time zone
SELECT extract(ago from timestamp '2020-01-01');
--! 22023: unit "ago" not recognized for type timestamp without time zone
SELECT extract(now from time '10:00');
--! 22023: unit "now" not recognized for type time without time zone
SELECT extract(now from interval '1 day');
--! 22023: unit "now" not recognized for type interval
SELECT date_trunc('mm', timestamp '2020-01-01 10:11:12');
--! 22023: unit "mm" not recognized for type timestamp without time zone
SELECT date_trunc('microseconds_', timestamp '2020-01-01 10:11:12.123456');
--> date_trunc:timestamp
--| 2020-01-01 10:11:12.123456

-- Text search: weights, marks, and queries without words.
SELECT ts_filter('base hidden'::tsvector, '{a,b,NULL}');
--! 22004: weight array may not contain nulls
SELECT ts_filter('base hidden'::tsvector, '{a,b,e}');
--! 22023: unrecognized weight: "e"
SELECT ts_filter('base hidden'::tsvector, '{a,b}');
--> ts_filter:tsvector
--| 
SELECT setweight('a:1 b:2'::tsvector, 'a', '{a,null}');
--> setweight:tsvector
--| 'a':1A 'b':2
SELECT setweight('a:1 b:2'::tsvector, 'e', '{a}');
--! 22023: unrecognized weight: "e"
SELECT setweight('a:1 b:2'::tsvector, 'e');
--! 22023: unrecognized weight: "e"
SELECT ts_delete('a:1 b:2'::tsvector, '{a,null}'::text[]);
--> ts_delete:tsvector
--| 'b':2
SELECT array_to_tsvector('{a,null}'::text[]);
--! 22004: lexeme array may not contain nulls
SELECT array_to_tsvector('{a,""}'::text[]);
--! 2200F: lexeme array may not contain empty strings
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'StartSel=' || repeat('x', 32768));
--! 22023: value for "StartSel" is too long
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'StopSel=' || repeat('x', 32768));
--! 22023: value for "StopSel" is too long
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'FragmentDelimiter=' || repeat('x', 32768));
--! 22023: value for "FragmentDelimiter" is too long
SELECT length(ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'StartSel=' || repeat('x', 32767)));
--> length:int4
--| 32778
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'nosuch=1');
--! 22023: unrecognized headline parameter: "nosuch"
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'MaxWords=x');
--! 22P02: invalid input syntax for type integer: "x"
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'MaxWords=1, MinWords=2');
--! 22023: MinWords should be less than MaxWords
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'MinWords=0');
--! 22023: MinWords should be positive
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'ShortWord=-1');
--! 22023: ShortWord should be >= 0
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'MaxFragments=-1');
--! 22023: MaxFragments should be >= 0
SELECT ts_headline('english', 'foo bar', to_tsquery('english', 'foo'), 'HighlightAll=maybe');
--> ts_headline:text
--| <b>foo</b> bar
SELECT websearch_to_tsquery('english', 'the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', '');
--~ text-search query doesn't contain lexemes: ""
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', ' ');
--~ text-search query doesn't contain lexemes: " "
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', '"');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', '-');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', 'the -of "a"');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT to_tsquery('english', 'the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> to_tsquery:tsquery
--| 
SELECT to_tsquery('english', '');
--~ text-search query doesn't contain lexemes: ""
--> to_tsquery:tsquery
--| 
SELECT to_tsquery('english', ' ');
--~ text-search query doesn't contain lexemes: " "
--> to_tsquery:tsquery
--| 
SELECT to_tsquery('english', 'the & of');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> to_tsquery:tsquery
--| 
SELECT to_tsquery('english', 'the & cat');
--> to_tsquery:tsquery
--| 'cat'
SELECT to_tsquery('english', '''''');
--! 42601: syntax error in tsquery: "''"
SELECT to_tsquery('simple', '!!');
--! 42601: no operand in tsquery: "!!"
SELECT to_tsquery('english', '!the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> to_tsquery:tsquery
--| 
SELECT plainto_tsquery('english', 'the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> plainto_tsquery:tsquery
--| 
SELECT plainto_tsquery('english', '');
--~ text-search query doesn't contain lexemes: ""
--> plainto_tsquery:tsquery
--| 
SELECT plainto_tsquery('english', '!');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> plainto_tsquery:tsquery
--| 
SELECT phraseto_tsquery('english', 'the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> phraseto_tsquery:tsquery
--| 
SELECT phraseto_tsquery('english', '');
--~ text-search query doesn't contain lexemes: ""
--> phraseto_tsquery:tsquery
--| 
SELECT ''::tsquery;
--~ text-search query doesn't contain lexemes: ""
--> tsquery:tsquery
--| 
SELECT ' '::tsquery;
--~ text-search query doesn't contain lexemes: " "
--> tsquery:tsquery
--| 
SELECT '''''  '::tsquery;
--! 42601 at 8: syntax error in tsquery: "''  "
SELECT 'a & '::tsquery;
--! 42601 at 8: no operand in tsquery: "a & "
SELECT '&'::tsquery;
--! 42601 at 8: syntax error in tsquery: "&"
SELECT '!'::tsquery;
--! 42601 at 8: no operand in tsquery: "!"
SELECT '('::tsquery;
--! 42601 at 8: no operand in tsquery: "("
SELECT 'a b'::tsquery;
--! 42601 at 8: syntax error in tsquery: "a b"
SELECT '  a'::text::tsquery;
--> tsquery:tsquery
--| 'a'
SELECT ''::text::tsquery;
--~ text-search query doesn't contain lexemes: ""
--> tsquery:tsquery
--| 
SELECT ts_rewrite(to_tsquery('english', 'the'), 'a'::tsquery, 'b'::tsquery);
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> ts_rewrite:tsquery
--| 
SELECT to_tsvector('english', 'cat') @@ to_tsquery('english', 'the');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> ?column?:bool
--| f
SELECT 'the'::text @@ 'the'::text;
--> ?column?:bool
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--| f
SELECT numnode(''::tsquery);
--~ text-search query doesn't contain lexemes: ""
--> numnode:int4
--| 0
SELECT querytree(''::tsquery);
--~ text-search query doesn't contain lexemes: ""
--> querytree:text
--| 
SELECT websearch_to_tsquery('english', '&');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT websearch_to_tsquery('english', '! ');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> websearch_to_tsquery:tsquery
--| 
SELECT plainto_tsquery('english', ' ');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> plainto_tsquery:tsquery
--| 
SELECT phraseto_tsquery('english', ' ');
--~ text-search query contains only stop words or doesn't contain lexemes, ignored
--> phraseto_tsquery:tsquery
--| 
SELECT to_tsquery('simple', ' !');
--! 42601: no operand in tsquery: " !"

-- Privileges on columns that there are not.
SELECT has_column_privilege('pg_authid', 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege('pg_authid'::regclass, 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege('pg_authid', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_authid'::regclass, 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('postgres', 'pg_authid', 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege('postgres', 'pg_authid', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('postgres', 'pg_authid'::regclass, 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege('postgres', 'pg_authid'::regclass, 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(10::oid, 'pg_authid', 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege(10::oid, 'pg_authid', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(10::oid, 'pg_authid'::regclass, 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege(10::oid, 'pg_authid'::regclass, 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(9999, 'nosuchcol', 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(9999, 1::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(9999, 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('postgres', 9999, 'nosuchcol', 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('postgres', 9999, 1::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(10::oid, 9999, 'nosuchcol', 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege(10::oid, 9999, 1::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 9999, 1::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 9999, 'nosuchcol', 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'pg_authid', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'pg_authid', 'nosuchcol', 'select');
--! 42703: column "nosuchcol" of relation "pg_authid" does not exist
SELECT has_column_privilege('pg_monitor', 'pg_class', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'pg_class', 1::int2, 'select');
--> has_column_privilege:bool
--| t
SELECT has_column_privilege('pg_monitor', 'pg_class', 'relname', 'select');
--> has_column_privilege:bool
--| t
SELECT has_column_privilege('pg_monitor', 'pg_class', 'relname', 'update');
--> has_column_privilege:bool
--| f
SELECT has_column_privilege('pg_authid', 1::int2, 'nosuch');
--! 22023: unrecognized privilege type: "nosuch"
SELECT has_column_privilege(9999, 1::int2, 'nosuch');
--! 22023: unrecognized privilege type: "nosuch"
SELECT has_column_privilege('nosuchrole', 'pg_authid', 1::int2, 'select');
--! 42704: role "nosuchrole" does not exist
SELECT has_column_privilege(99999::oid, 'pg_authid', 1::int2, 'select');
--> has_column_privilege:bool
--| f
SELECT has_column_privilege('pg_authid', (-1)::int2, 'select');
--> has_column_privilege:bool
--| t
SELECT has_column_privilege('pg_authid', 'ctid', 'select');
--> has_column_privilege:bool
--| t
SELECT has_column_privilege('pg_authid', 0::int2, 'select');
--> has_column_privilege:bool
--| ∅
CREATE TABLE hcp (a int, b int, c int);
--= CREATE TABLE
ALTER TABLE hcp DROP COLUMN b;
--= ALTER TABLE
SELECT has_column_privilege('hcp', 2::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('hcp', 'b', 'select');
--! 42703: column "b" of relation "hcp" does not exist
SELECT has_column_privilege('hcp', '........pg.dropped.2........', 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'hcp', 2::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'hcp', 3::int2, 'select');
--> has_column_privilege:bool
--| f
SELECT has_column_privilege('pg_monitor', 'hcp', 'b', 'select');
--! 42703: column "b" of relation "hcp" does not exist
GRANT SELECT ON hcp TO pg_monitor;
--= GRANT
SELECT has_column_privilege('pg_monitor', 'hcp', 2::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'hcp', 3::int2, 'select');
--> has_column_privilege:bool
--| t
SELECT has_column_privilege('pg_monitor', 'hcp', 99::int2, 'select');
--> has_column_privilege:bool
--| ∅
SELECT has_column_privilege('pg_monitor', 'hcp', 'ctid', 'select');
--> has_column_privilege:bool
--| t
SELECT has_any_column_privilege(9999, 'select');
--> has_any_column_privilege:bool
--| ∅
SELECT has_table_privilege(9999, 'select');
--> has_table_privilege:bool
--| ∅
SELECT has_any_column_privilege('pg_monitor', 9999, 'select');
--> has_any_column_privilege:bool
--| ∅
SELECT has_table_privilege('pg_monitor', 9999, 'select');
--> has_table_privilege:bool
--| ∅
SELECT has_table_privilege('postgres', 9999, 'select');
--> has_table_privilege:bool
--| ∅
DROP TABLE hcp;
--= DROP TABLE

-- Templates of datetime(), and times compared with dates beyond them.
SELECT jsonb_path_query('"12:34"', '$.datetime("aaa")');
--! 22007: invalid datetime format separator: "a"
SELECT jsonb_path_query('"12:34"', '$.datetime("aaaa")');
--! 22007: invalid datetime format separator: "a"
SELECT jsonb_path_query('"aaaa"', '$.datetime("HH24")');
--! 22007: invalid value "aa" for "HH24"
SELECT jsonb_path_query('"10-03-2017"', '$.datetime("dd-mm-yyyy a")');
--! 22007: invalid datetime format separator: "a"
SELECT jsonb_path_query('"10-03-2017"', '$.datetime("dd mm yyyy")');
--! 22007: unmatched format separator " "
SELECT jsonb_path_query('"10-03-2017 12:34"', '$.datetime("dd-mm-yyyy")');
--! 22007: trailing characters remain in input string after datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI TZH")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24\"x\"MI")');
--! 22007: unmatched format character "x"
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI\\x")');
--! 22007: invalid datetime format separator: "\"
SELECT jsonb_path_query('"12:34"', '$.datetime("é")');
--! 22007: invalid datetime format separator: "é"
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24é")');
--! 22007: invalid datetime format separator: "é"
SELECT jsonb_path_query('"12:34"', '$.datetime("D")');
--! 22007: trailing characters remain in input string after datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI:SS")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("")');
--! 22007: datetime format is not dated and not timed
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24-MI")');
--! 22007: unmatched format separator "-"
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI ")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34x"', '$.datetime("HH24:MI")');
--! 22007: trailing characters remain in input string after datetime format
SELECT jsonb_path_query('"aa"', '$.datetime("YYYY")');
--! 22007: invalid value "aa" for "YYYY"
SELECT jsonb_path_query('"2020-13-01"', '$.datetime("YYYY-MM-DD")');
--! 22008: date/time field value out of range: "2020-13-01"
SELECT jsonb_path_query('"25:00"', '$.datetime("HH24:MI")');
--! 22008: date/time field value out of range: "25:00"
SELECT jsonb_path_query('"a"', '$.datetime()');
--! 22031: datetime format is not recognized: "a"
SELECT jsonb_path_query('1', '$.datetime()');
--! 22031: jsonpath item method .datetime() can only be applied to a string
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI AD")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI HH24")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI SSSSS")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("HH24:MI IYYY YYYY")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"12:34"', '$.datetime("TZ")');
--! 0A000: formatting field "TZ" is only supported in to_char
SELECT jsonb_path_query('"12:34"', '$.datetime("FMHH24:MI")');
--> jsonb_path_query:jsonb
--| "12:34:00"
SELECT jsonb_path_query_tz('["5874897-12-31", "2020-01-01 00:00:00"]', '$[0].datetime() > $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["2020-01-01", "2020-01-01 00:00:00"]', '$[0].datetime() == $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["1000000-01-01", "2020-01-01 00:00:00+00"]', '$[0].datetime("YYYY-MM-DD") > $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["1000000-01-01", "2020-01-01 00:00:00"]', '$[0].datetime("YYYY-MM-DD") > $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["1000000-01-01", "2020-01-01 00:00:00"]', '$[1].datetime() < $[0].datetime("YYYY-MM-DD")');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["1000000-01-01", "2020-01-01 00:00:00"]', '$[0].datetime() > $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query_tz('["294276-12-31 23:59:59", "2020-01-01 00:00:00+00"]', '$[0].datetime("YYYY-MM-DD HH24:MI:SS") > $[1].datetime()');
--> jsonb_path_query_tz:jsonb
--| true
SELECT jsonb_path_query('["1000000-01-01", "2020-01-01 00:00:00+00"]', '$[0].datetime("YYYY-MM-DD") > $[1].datetime()');
--! 0A000: cannot convert value from date to timestamptz without time zone usage

-- Dates and times compared at the ends of their ranges.
SET timezone = 'PST8PDT';
--= SET
SELECT '4714-11-24 BC'::date < '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 BC'::date <= '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 BC'::date = '2020-10-05'::timestamptz;
--> ?column?:bool
--| f
SELECT '4714-11-24 BC'::date > '2020-10-05'::timestamptz;
--> ?column?:bool
--| f
SELECT '2020-10-05'::timestamptz >= '4714-11-24 BC'::date;
--> ?column?:bool
--| t
SELECT '4714-11-24 BC'::date < '4714-11-24 00:00:00+00 BC'::timestamptz;
--> ?column?:bool
--| f
SELECT '4714-11-24 BC'::date > '4714-11-24 00:00:00+00 BC'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 BC'::date < '-infinity'::timestamptz;
--> ?column?:bool
--| f
SELECT '4714-11-24 BC'::date > '-infinity'::timestamptz;
--> ?column?:bool
--| t
SELECT '5874897-12-31'::date < '2020-10-05'::timestamptz;
--> ?column?:bool
--| f
SELECT '5874897-12-31'::date > '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '5874897-12-31'::date < 'infinity'::timestamptz;
--> ?column?:bool
--| t
SELECT '5874897-12-31'::date = 'infinity'::timestamptz;
--> ?column?:bool
--| f
SELECT '5874897-12-31'::date > '2020-10-05'::timestamp;
--> ?column?:bool
--| t
SELECT '5874897-12-31'::date < '2020-10-05'::timestamp;
--> ?column?:bool
--| f
SELECT '5874897-12-31'::date <= 'infinity'::timestamp;
--> ?column?:bool
--| t
SELECT '2020-10-05'::timestamp < '5874897-12-31'::date;
--> ?column?:bool
--| t
SELECT '294276-12-31'::date = '294276-12-31'::timestamp;
--> ?column?:bool
--| t
SELECT '294277-01-01'::date > '294276-12-31 23:59:59'::timestamp;
--> ?column?:bool
--| t
SELECT 'infinity'::date > 'infinity'::timestamp;
--> ?column?:bool
--| f
SELECT 'infinity'::date = 'infinity'::timestamptz;
--> ?column?:bool
--| t
SELECT '-infinity'::date <= '4714-11-24 BC'::timestamp;
--> ?column?:bool
--| t
SELECT '294276-12-31 23:59:59'::timestamp < '2020-10-05'::timestamptz;
--> ?column?:bool
--| f
SELECT '294276-12-31 23:59:59'::timestamp > '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 00:00:00 BC'::timestamp < '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '2020-10-05'::timestamptz < '294276-12-31 23:59:59'::timestamp;
--> ?column?:bool
--| t
SELECT '2020-10-05'::timestamptz > '294276-12-31 23:59:59'::timestamp;
--> ?column?:bool
--| f
SELECT '294276-12-31 23:59:59'::timestamp = 'infinity'::timestamptz;
--> ?column?:bool
--| f
SELECT '294276-12-31 23:59:59'::timestamp < 'infinity'::timestamptz;
--> ?column?:bool
--| t
SET timezone = 'UTC';
--= SET
SELECT '4714-11-24 BC'::date < '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SET timezone = 'Asia/Tokyo';
--= SET
SELECT '4714-11-24 BC'::date < '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 BC'::date < '4714-11-24 00:00:00+00 BC'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 00:00:00 BC'::timestamp < '2020-10-05'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 00:00:00 BC'::timestamp < '4714-11-24 00:00:00+00 BC'::timestamptz;
--> ?column?:bool
--| t
SELECT '4714-11-24 00:00:00 BC'::timestamp < '-infinity'::timestamptz;
--> ?column?:bool
--| f
SELECT '4714-11-24 00:00:00 BC'::timestamp > '-infinity'::timestamptz;
--> ?column?:bool
--| t
SELECT date_cmp_timestamptz('4714-11-24 BC', '2020-10-05');
--> date_cmp_timestamptz:int4
--| -1
SELECT timestamp_cmp_timestamptz('4714-11-24 BC', '2020-10-05');
--> timestamp_cmp_timestamptz:int4
--| -1
SELECT date_cmp_timestamp('5874897-12-31', '2020-10-05');
--> date_cmp_timestamp:int4
--| 1
RESET timezone;
--= RESET

-- Numbers as large as there are.
SELECT to_char('-Infinity'::numeric, 'MI##.99');
--> to_char:text
--| -##.##
SELECT to_char('NaN'::numeric, 'MI##.99');
--> to_char:text
--| ␠##.##
SELECT to_char('-Infinity'::numeric, '9.9MI');
--> to_char:text
--| #.#-
SELECT to_char('NaN'::numeric, '9.9MI');
--> to_char:text
--| #.#␠
SELECT to_char('-Infinity'::numeric, 'S9.9');
--> to_char:text
--| -#.#
SELECT to_char('NaN'::numeric, 'S9.9');
--> to_char:text
--| +#.#
SELECT to_char('-Infinity'::numeric, '9.9S');
--> to_char:text
--| #.#-
SELECT to_char('NaN'::numeric, '9.9S');
--> to_char:text
--| #.#+
SELECT to_char('-Infinity'::numeric, '9.9PR');
--> to_char:text
--| <#.#>
SELECT to_char('NaN'::numeric, '9.9PR');
--> to_char:text
--| ␠#.#␠
SELECT to_char('-Infinity'::numeric, 'SG99.9');
--> to_char:text
--| -##.#
SELECT to_char('NaN'::numeric, 'SG99.9');
--> to_char:text
--| +##.#
SELECT to_char('-Infinity'::numeric, '99.9SG');
--> to_char:text
--| ##.#-
SELECT to_char('NaN'::numeric, '99.9SG');
--> to_char:text
--| ##.#+
SELECT to_char('-Infinity'::numeric, '##.99');
--> to_char:text
--| ##-.##
SELECT to_char('NaN'::numeric, '##.99');
--> to_char:text
--| ## .##
SELECT to_char('-Infinity'::numeric, 'FM999.99');
--> to_char:text
--| -###.##
SELECT to_char('NaN'::numeric, 'FM999.99');
--> to_char:text
--| NaN
SELECT to_char('Infinity'::numeric, '99TH');
--> to_char:text
--| ␠##
SELECT to_char(1.235e131071::numeric, '9.999EEEE');
--> to_char:text
--| ␠1.235e+131071
SELECT to_char('1.235e131071'::numeric, '9.99EEEE');
--> to_char:text
--| ␠1.24e+131071
SELECT to_char('-1.235e131071'::numeric, '9EEEE');
--> to_char:text
--| -1e+131071
SELECT to_char('9.9999e131071'::numeric, '9.9EEEE');
--> to_char:text
--| ␠10.0e+131071
SELECT to_char('9.9999e131070'::numeric, '9.9EEEE');
--> to_char:text
--| ␠10.0e+131070
SELECT to_char('1.5e-16000'::numeric, '9.9EEEE');
--> to_char:text
--| ␠1.5e-16000
SELECT to_char('1.5e-16383'::numeric, '9.999EEEE');
--! 22003 at 16: value overflows numeric format
SELECT to_char('9.99e-16381'::numeric, '9.9EEEE');
--> to_char:text
--| ␠10.0e-16381
SELECT to_char('1.235e131071'::numeric, '9.9999999999EEEE');
--> to_char:text
--| ␠1.2350000000e+131071
SELECT to_char('0'::numeric, '9.99EEEE');
--> to_char:text
--| ␠0.00e+00
select to_char(9.99::numeric,'9.9EEEE'), to_char(9.99::float8,'9.9EEEE'), to_char(99.99::numeric,'9.9EEEE'), to_char(-0.0999::numeric,'9.9EEEE'), to_char(999999,'9EEEE'), to_char(999999::int8,'9EEEE'), to_char(9.99::float4,'9.9EEEE');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠10.0e+00 | ␠1.0e+01 | ␠10.0e+01 | -10.0e-02 | ␠1e+06 | ␠10e+05 | ␠1.0e+01
select to_char(2.5::float8,'9EEEE'), to_char(3.5::float8,'9EEEE'), to_char(25,'9EEEE'), to_char(35,'9EEEE'), to_char(25::int8,'9EEEE'), to_char(2.5::numeric,'9EEEE'), to_char(0.0::float8,'9.9EEEE'), to_char(1e-300::float8,'9.999EEEE'), to_char(1.5::float4, '99.9999999999EEEE'), to_char(0, '9.9EEEE'), to_char(0.00::numeric,'9.9EEEE');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠2e+00 | ␠4e+00 | ␠2e+01 | ␠4e+01 | ␠3e+01 | ␠3e+00 | ␠0.0e+00 | ␠1.000e-300 | ␠1.5000000000e+00 | ␠0.0e+00 | ␠0.0e+00
SELECT g = 6*10::numeric^131071, g = 9*10::numeric^131071 FROM generate_series(6*10::numeric^131071, 9*10::numeric^131071, 10::numeric^131071) g;
--> ?column?:bool | ?column?:bool
--| t | f
--| f | f
--| f | f
--| f | t
SELECT count(*) FROM generate_series(-6*10::numeric^131071, -9*10::numeric^131071, -10::numeric^131071) g;
--> count:int8
--| 4
SELECT count(*) FROM generate_series(6*10::numeric^131071, 'infinity', 10::numeric^131071) g;
--! 22023: stop value cannot be infinity
SELECT count(*) FROM generate_series(9*10::numeric^131071, 9*10::numeric^131071, 1) g;
--> count:int8
--| 1
SELECT count(*) FROM generate_series(1, 3, 'nan'::numeric) g;
--! 22023: step size cannot be NaN
SELECT count(*) FROM generate_series(1, 3, 'infinity'::numeric) g;
--! 22023: step size cannot be infinity
SELECT count(*) FROM generate_series(1, 'nan'::numeric, 1) g;
--! 22023: stop value cannot be NaN
SELECT count(*) FROM generate_series(1, 3, 0::numeric) g;
--! 22023: step size cannot equal zero
SELECT count(*) FROM generate_series('nan'::numeric, 3, 1) g;
--! 22023: start value cannot be NaN
SELECT count(*) FROM generate_series(1, 'infinity'::numeric) g LIMIT 0;
--> count:int8
SELECT count(*) FROM generate_series('infinity'::numeric, 1) g;
--! 22023: start value cannot be infinity

-- Items of access lists.
SELECT '""=r*/""'::aclitem;
--! 22P02 at 8: a name must follow the "/" sign
SELECT '=r/'::aclitem;
--! 22P02 at 8: a name must follow the "/" sign
SELECT '=r/""'::aclitem;
--! 22P02 at 8: a name must follow the "/" sign
SELECT '=r/postgres'::aclitem;
--> aclitem:aclitem
--| =r/postgres
SELECT '=r'::aclitem;
--~ defaulting grantor to user ID 10
--> aclitem:aclitem
--| =r/postgres
SELECT '""=r*/postgres'::aclitem;
--> aclitem:aclitem
--| =r*/postgres
SELECT 'postgres=r*w/postgres'::aclitem;
--> aclitem:aclitem
--| postgres=r*w/postgres
SELECT 'postgres=q/postgres'::aclitem;
--! 22P02 at 8: invalid mode character: must be one of "arwdDxtXUCTcsA"
SELECT 'postgres=r/nosuch'::aclitem;
--! 42704 at 8: role "nosuch" does not exist
SELECT 'nosuch=r/postgres'::aclitem;
--! 42704 at 8: role "nosuch" does not exist
SELECT 'postgres=r/postgres x'::aclitem;
--! 22P02 at 8: extra garbage at the end of the ACL specification
SELECT 'postgres'::aclitem;
--! 22P02 at 8: unrecognized key word: "postgres"
SELECT ''::aclitem;
--! 22P02 at 8: unrecognized key word: ""
SELECT 'group postgres=r/postgres'::aclitem;
--> aclitem:aclitem
--| postgres=r/postgres
SELECT 'user postgres=r/postgres'::aclitem;
--> aclitem:aclitem
--| postgres=r/postgres
SELECT 'bad postgres=r/postgres'::aclitem;
--! 22P02 at 8: unrecognized key word: "bad"
SELECT 'group =r/postgres'::aclitem;
--! 42704 at 8: role "group" does not exist
SELECT '"post""gres"=r/postgres'::aclitem;
--! 42704 at 8: role "post"gres" does not exist
SELECT '=*r/postgres'::aclitem;
--> aclitem:aclitem
--| =r/postgres
SELECT 'postgres=r**/postgres'::aclitem;
--> aclitem:aclitem
--| postgres=r*/postgres
SELECT 'nosuch=r/postgres'::text::aclitem;
--! 42704: role "nosuch" does not exist
SELECT '{nosuch=r/postgres}'::aclitem[];
--! 42704 at 8: role "nosuch" does not exist
SELECT '{=r,postgres=w/postgres}'::aclitem[];
--~ defaulting grantor to user ID 10
--> aclitem:_aclitem
--| {=r/postgres,postgres=w/postgres}
SELECT 'postgres=rwa'::text::aclitem;
--> aclitem:aclitem
--~ defaulting grantor to user ID 10
--| postgres=arw/postgres
SELECT aclexplode('{postgres=sA/postgres}'::aclitem[]);
--> aclexplode:record
--| (10,10,SET,f)
--| (10,10,"ALTER SYSTEM",f)
SELECT makeaclitem(0, 10, 'SELECT', true);
--> makeaclitem:aclitem
--| =r*/postgres
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'SELECT', TRUE);
--> makeaclitem:aclitem
--| postgres=r*/postgres
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'SELECT, INSERT', FALSE);
--! 22023: unrecognized privilege type: "SELECT, INSERT"
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'select , update,delete ,truncate,references,trigger,execute,usage,create,temp,temporary,connect,set,alter system', TRUE);
--! 22023: unrecognized privilege type: "select , update,delete ,truncate,references,trigger,execute,usage,create,temp,temporary,connect,set,alter system"
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'SELECT, fake_privilege', FALSE);
--! 22023: unrecognized privilege type: "SELECT, fake_privilege"
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, '', FALSE);
--! 22023: unrecognized privilege type: ""
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'SELECT WITH GRANT OPTION', FALSE);
--! 22023: unrecognized privilege type: "SELECT WITH GRANT OPTION"
SELECT makeaclitem('postgres'::regrole, 'postgres'::regrole, 'RULE', FALSE);
--> makeaclitem:aclitem
--| postgres=/postgres
SELECT makeaclitem(99999, 10, 'SELECT', FALSE);
--> makeaclitem:aclitem
--| 99999=r/postgres
SELECT makeaclitem(10, 99999, 'SELECT', FALSE);
--> makeaclitem:aclitem
--| postgres=r/99999
SELECT makeaclitem(10, 10, NULL, FALSE);
--> makeaclitem:aclitem
--| ∅
SELECT makeaclitem(10, 10, 'SELECT', NULL);
--> makeaclitem:aclitem
--| ∅
