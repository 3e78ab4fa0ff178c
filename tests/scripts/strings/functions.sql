-- String functions and operators, characters beyond ASCII included.
SELECT 'a' || 'b', 'a' || 1, 1 || 'a', 'x' || true, 'x' || NULL, 'a' || 1.50;
--> ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text
--| ab | a1 | 1a | xtrue | ∅ | a1.50
SELECT 1 || 2;
--! 42883: operator does not exist: integer || integer
SELECT length('jose'), length('naïve'), length('日本語'), length(''), char_length('日本'), character_length('x'), octet_length('日本'), bit_length('abc');
--> length:int4 | length:int4 | length:int4 | length:int4 | char_length:int4 | character_length:int4 | octet_length:int4 | bit_length:int4
--| 4 | 5 | 3 | 0 | 2 | 1 | 6 | 24
SELECT lower('ÀBC'), upper('àbc'), initcap('hello wORLD-foo bar_baz 1st');
--> lower:text | upper:text | initcap:text
--| àbc | ÀBC | Hello World-Foo Bar_Baz 1st
SELECT trim('  x  '), trim(both 'x' from 'xxaxx'), trim(leading from '  a '), trim(trailing 'ab' from 'xxabab'), trim('xy' from 'yxTomxx');
--> btrim:text | btrim:text | ltrim:text | rtrim:text | btrim:text
--| x | a | a␠ | xx | Tom
SELECT ltrim('  a '), rtrim(' a  '), btrim('xyxtrimyyx', 'xyz'), ltrim('zzzytest', 'xyz'), rtrim('testxxzx', 'xyz'), btrim('  a ');
--> ltrim:text | rtrim:text | btrim:text | ltrim:text | rtrim:text | btrim:text
--| a␠ | ␠a | trim | test | test | a
SELECT substring('Thomas' from 2 for 3), substring('Thomas' from 3), substring('Thomas' for 2), substring('Thomas', 2), substring('Thomas', 2, 3), substr('alphabet', 3), substr('alphabet', 3, 2);
--> substring:text | substring:text | substring:text | substring:text | substring:text | substr:text | substr:text
--| hom | omas | Th | homas | hom | phabet | ph
SELECT substring('abc' from 0 for 2), substring('abc' from -1 for 3), substring('abc' from 10), substring('日本語' from 2 for 1);
--> substring:text | substring:text | substring:text | substring:text
--| a | a |  | 本
SELECT substring('abc' from 2 for -1);
--! 22011: negative substring length not allowed
SELECT left('abcde', 2), left('abcde', -2), left('abc', 0), left('abc', 10), left('abc', -10), right('abcde', 2), right('abcde', -2), right('日本語', 1);
--> left:text | left:text | left:text | left:text | left:text | right:text | right:text | right:text
--| ab | abc |  | abc |  | de | cde | 語
SELECT position('om' in 'Thomas'), position('' in 'abc'), position('z' in 'abc'), strpos('high', 'ig'), strpos('日本語', '語');
--> position:int4 | position:int4 | position:int4 | strpos:int4 | strpos:int4
--| 3 | 1 | 0 | 2 | 3
SELECT overlay('Txxxxas' placing 'hom' from 2 for 4), overlay('abcdef' placing 'ZZ' from 3), overlay('abc' placing 'X' from 2 for 0);
--> overlay:text | overlay:text | overlay:text
--| Thomas | abZZef | aXbc
SELECT replace('abcdefabcdef', 'cd', 'XX'), replace('aaa', 'aa', 'b'), replace('abc', '', 'x'), replace('abc', 'b', '');
--> replace:text | replace:text | replace:text | replace:text
--| abXXefabXXef | ba | abc | ac
SELECT translate('12345', '143', 'ax'), translate('abc', '', 'x'), translate('abc', 'abc', 'x');
--> translate:text | translate:text | translate:text
--| a2x5 | abc | x
SELECT repeat('Pg', 4), repeat('x', 0), repeat('x', -1), reverse('abc'), reverse('日本語');
--> repeat:text | repeat:text | repeat:text | reverse:text | reverse:text
--| PgPgPgPg |  |  | cba | 語本日
SELECT lpad('hi', 5, 'xy'), lpad('hello', 2), rpad('hi', 5, 'xy'), rpad('hello', 2), lpad('hi', 5), rpad('hi', 5) || '|', lpad('hi', 5, ''), lpad('x', -1, 'a');
--> lpad:text | lpad:text | rpad:text | rpad:text | lpad:text | ?column?:text | lpad:text | lpad:text
--| xyxhi | he | hixyx | he | ␠  hi | hi   | | hi | 
SELECT split_part('abc~@~def~@~ghi', '~@~', 2), split_part('a,b,c', ',', -1), split_part('a,b,c', ',', 4), split_part('abc', '', 1), split_part('a,b', ',', -3);
--> split_part:text | split_part:text | split_part:text | split_part:text | split_part:text
--| def | c |  | abc | 
SELECT split_part('abc', ',', 0);
--! 22023: field position must not be zero
SELECT ascii('x'), ascii(''), ascii('日'), chr(65), chr(26085);
--> ascii:int4 | ascii:int4 | ascii:int4 | chr:text | chr:text
--| 120 | 0 | 26085 | A | 日
SELECT chr(0);
--! 54000: null character not permitted
SELECT chr(-1);
--! 22023: character number must be positive
SELECT chr(1114112);
--! 54000: requested character too large for encoding: 1114112
SELECT concat('a', 1, NULL, true, 2.50), concat_ws(',', 'a', NULL, 'b', ''), concat_ws(NULL, 'a', 'b'), concat_ws(',', NULL), concat();
--! 42883: function concat() does not exist
SELECT concat(VARIADIC ARRAY['a', 'b']), concat_ws('-', VARIADIC ARRAY['a', NULL, 'b']);
--> concat:text | concat_ws:text
--| ab | a-b
SELECT md5('abc'), md5(''), encode(sha224('abc'), 'hex'), encode(sha256('abc'), 'hex');
--> md5:text | md5:text | encode:text | encode:text
--| 900150983cd24fb0d6963f7d28e17f72 | d41d8cd98f00b204e9800998ecf8427e | 23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7 | ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
SELECT encode(sha384('abc'), 'hex'), encode(sha512('abc'), 'hex');
--> encode:text | encode:text
--| cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7 | ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
SELECT encode('abc'::bytea, 'hex'), encode('abc'::bytea, 'base64'), encode('\x00ff5c'::bytea, 'escape'), decode('YWJj', 'base64'), decode('616263', 'hex'), decode('a\\b\001', 'escape');
--> encode:text | encode:text | encode:text | decode:bytea | decode:bytea | decode:bytea
--| 616263 | YWJj | \000\377\\ | \x616263 | \x616263 | \x615c6201
SELECT decode('6', 'hex');
--! 22023: invalid hexadecimal data: odd number of digits
SELECT decode('zz', 'hex');
--! 22023: invalid hexadecimal digit: "z"
SELECT decode('!!', 'base64');
--! 22023: invalid symbol "!" found while decoding base64 sequence
SELECT encode('abc', 'rot13');
--! 22023: unrecognized encoding: "rot13"
SELECT encode(repeat('x', 60)::bytea, 'base64');
--> encode:text
--| eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4␊eHh4
SELECT to_hex(255), to_hex(-1), to_hex(255::bigint), to_hex(0);
--> to_hex:text | to_hex:text | to_hex:text | to_hex:text
--| ff | ffffffff | ff | 0
SELECT quote_ident('Foo bar'), quote_ident('foo'), quote_ident('select'), quote_ident('a"b'), quote_literal('O''Reilly'), quote_literal('a\b'), quote_literal(42.5), quote_nullable(NULL), quote_nullable('x');
--> quote_ident:text | quote_ident:text | quote_ident:text | quote_ident:text | quote_literal:text | quote_literal:text | quote_literal:text | quote_nullable:text | quote_nullable:text
--| "Foo bar" | foo | "select" | "a""b" | 'O''Reilly' | E'a\\b' | '42.5' | NULL | 'x'
SELECT starts_with('alphabet', 'alph'), starts_with('a', ''), 'alphabet' ^@ 'alph', 'x' ^@ 'y';
--> starts_with:bool | starts_with:bool | ?column?:bool | ?column?:bool
--| t | t | t | f
SELECT string_to_array('xx~~yy~~zz', '~~', 'yy'), string_to_array('a,b,,c', ','), string_to_array('abc', NULL), string_to_array('', ','), string_to_array('abc', ''), string_to_array(NULL, ',');
--> string_to_array:_text | string_to_array:_text | string_to_array:_text | string_to_array:_text | string_to_array:_text | string_to_array:_text
--| {xx,NULL,zz} | {a,b,"",c} | {a,b,c} | {} | {abc} | ∅
SELECT array_to_string(ARRAY[1, 2, NULL, 5], ',', '*'), array_to_string(ARRAY['a', NULL], ','), array_to_string('{}'::int[], ',');
--> array_to_string:text | array_to_string:text | array_to_string:text
--| 1,2,*,5 | a | 
SELECT * FROM string_to_table('a,b,c', ',') AS t(x) ORDER BY x;
--> x:text
--| a
--| b
--| c
SELECT * FROM string_to_table('a,b,c', ',', 'b') WITH ORDINALITY AS t(x, n);
--> x:text | n:int8
--| a | 1
--| ∅ | 2
--| c | 3
SELECT unistr('\0441\043B\043E\043D'), unistr('d\u0061t\+000061');
--> unistr:text | unistr:text
--| слон | data
SELECT unistr('wrong: \db99');
--! 42601: invalid Unicode surrogate pair
SELECT U&'d\0061t\+000061', U&'d!0061t!+000061' UESCAPE '!', U&"d\0061t" FROM (SELECT 1 AS dat) x;
--> ?column?:text | ?column?:text | dat:int4
--| data | data | 1
SELECT E'a\tb\nc\\d\'e\x41\u0042\103';
--> ?column?:text
--| a␉b␊c\d'eABC
SELECT E'\u12';
--! 22025: invalid Unicode escape
SELECT E'\xg';
--> ?column?:text
--| xg
SELECT 'it''s', $$dollar 'quoted'$$, $tag$a $$ b$tag$, 'con'
'cat';
--> ?column?:text | ?column?:text | ?column?:text | ?column?:text
--| it's | dollar 'quoted' | a $$ b | concat
SELECT 'con' 'cat';
--! 42601: syntax error at or near "'cat'"
SELECT 'a' < 'b', 'a' < 'B', 'abc' < 'abd', 'a' < 'a ', '' < 'a', 'Z' < 'a', 'é' > 'z';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | t | t
SELECT 'abc'::char(5) = 'abc', 'abc'::char(5) || '|', 'abc '::text = 'abc', 'abc '::char(4) = 'abc'::varchar, length('abc'::char(5)), 'a'::char(3) < 'a b'::char(3);
--> ?column?:bool | ?column?:text | ?column?:bool | ?column?:bool | length:int4 | ?column?:bool
--| t | abc| | f | t | 3 | t
SELECT 'abcdef'::varchar(3), 'abcdef'::char(3), 'abc'::varchar(5), 'abc'::char(5);
--> varchar:varchar | bpchar:bpchar | varchar:varchar | bpchar:bpchar
--| abc | abc | abc | abc ␠
SELECT 'x'::varchar(0);
--! 22023: length for type varchar must be at least 1
SELECT 'x'::char(0);
--! 22023: length for type char must be at least 1
SELECT 'x'::varchar(10485761);
--! 22023: length for type varchar cannot exceed 10485760
SELECT 'abc'::"char", ''::"char", 'abc'::name, repeat('x', 70)::name = repeat('x', 63)::name;
--> char:char | char:char | name:name | ?column?:bool
--| a |  | abc | t
SELECT normalize('é'), normalize(U&'e\0301') = 'é', normalize('é', NFD) = U&'e\0301', 'é' IS NORMALIZED, U&'e\0301' IS NFC NORMALIZED;
--> normalize:text | ?column?:bool | ?column?:bool | is_normalized:bool | is_normalized:bool
--| é | t | t | t | f
SELECT min(x), max(x), string_agg(x, ',' ORDER BY x), string_agg(x, ',' ORDER BY x DESC) FROM (VALUES ('b'), ('a'), (NULL), ('C')) v(x);
--> min:text | max:text | string_agg:text | string_agg:text
--| C | b | C,a,b | b,a,C
SELECT string_agg(x, NULL ORDER BY x), string_agg(DISTINCT x, '-'), string_agg(x, '' ORDER BY length(x), x) FROM (VALUES ('b'), ('a'), ('aa')) v(x);
--> string_agg:text | string_agg:text | string_agg:text
--| aaab | a-aa-b | abaa
SELECT string_agg(x, ',') FROM (VALUES ('a')) v(x) WHERE false;
--> string_agg:text
--| ∅
SELECT parse_ident('"SomeSchema".someTable'), parse_ident('a.b.c');
--> parse_ident:_text | parse_ident:_text
--| {SomeSchema,sometable} | {a,b,c}
SELECT parse_ident('foo.');
--! 22023: string is not a valid identifier: "foo."
SELECT pg_typeof('a' || 'b'), pg_typeof('a'), pg_typeof('a'::varchar || 'b'), pg_typeof(lower('A'::varchar)), pg_typeof('a'::char(3) || 'b'::char(3)), pg_typeof(upper('a'::name));
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| text | unknown | text | text | text | text
SELECT nosuchfunction('x');
--! 42883: function nosuchfunction(unknown) does not exist
SELECT length(5);
--! 42883: function length(integer) does not exist
SELECT lower(1);
--! 42883: function lower(integer) does not exist
SELECT substring(12345, 2);
--! 42883: function substring(integer, integer) does not exist
SELECT upper('a', 'b');
--! 42883: function upper(unknown, unknown) does not exist
SELECT 'x' + 'y';
--! 42725: operator is not unique: unknown + unknown
SELECT 'x' * 2;
--! 22P02: invalid input syntax for type integer: "x"
SELECT '5' + 3, '5' || 3;
--> ?column?:int4 | ?column?:text
--| 8 | 53
SELECT 'a' COLLATE "C" < 'B', 'a' COLLATE "C.UTF-8" > 'B', 'a' COLLATE "default" = 'a';
--! 42704: collation "C.UTF-8" for encoding "UTF8" does not exist
SELECT 'a' COLLATE "nosuch";
--! 42704: collation "nosuch" for encoding "UTF8" does not exist
SELECT 1 COLLATE "C";
--! 42804: collations are not supported by type integer
SELECT ('a' COLLATE "C") || ('b' COLLATE "POSIX");
--! 42P21: collation mismatch between explicit collations "C" and "POSIX"
SELECT 'a' COLLATE "C" < 'b' COLLATE "POSIX";
--! 42P21: collation mismatch between explicit collations "C" and "POSIX"
SELECT string_agg(chr(i), '') FROM generate_series(97, 105) i;
--> string_agg:text
--| abcdefghi
SELECT btrim('\x001122'::bytea, '\x00'), substring('\x010203'::bytea from 2 for 1), '\x01'::bytea || '\x02'::bytea, length('\x0102'::bytea), position('\x02'::bytea in '\x0102'::bytea), overlay('\x010203'::bytea placing '\xff'::bytea from 2);
--> btrim:bytea | substring:bytea | ?column?:bytea | length:int4 | position:int4 | overlay:bytea
--| \x1122 | \x02 | \x0102 | 2 | 2 | \x01ff03
SELECT get_byte('\x010203'::bytea, 1), set_byte('\x010203'::bytea, 1, 255), get_bit('\x05'::bytea, 0), set_bit('\x05'::bytea, 1, 1), bit_count('\xff01'::bytea), reverse('ab');
--> get_byte:int4 | set_byte:bytea | get_bit:int4 | set_bit:bytea | bit_count:int8 | reverse:text
--| 2 | \x01ff03 | 1 | \x07 | 9 | ba
SELECT get_byte('\x01'::bytea, 5);
--! 2202E: index 5 out of valid range, 0..0
SELECT '\xzz'::bytea;
--! 22023: invalid hexadecimal digit: "z"
SELECT '\x1'::bytea;
--! 22023: invalid hexadecimal data: odd number of digits
SELECT 'a\001b\\c'::bytea, E'\\x4142'::bytea, 'abc'::bytea < 'abd'::bytea, ''::bytea;
--> bytea:bytea | bytea:bytea | ?column?:bool | bytea:bytea
--| \x6101625c63 | \x4142 | t | \x
SELECT 'a\9'::bytea;
--! 22P02: invalid input syntax for type bytea
SELECT convert_to('é', 'UTF8'), convert_from('\xc3a9'::bytea, 'UTF8'), convert_to('é', 'LATIN1'), convert_from('\xe9', 'LATIN1');
--> convert_to:bytea | convert_from:text | convert_to:bytea | convert_from:text
--| \xc3a9 | é | \xe9 | é
SELECT convert_from('\xff'::bytea, 'UTF8');
--! 22021: invalid byte sequence for encoding "UTF8": 0xff
SELECT convert_to('x', 'nosuch');
--! 22023: invalid destination encoding name "nosuch"
SET bytea_output = 'escape';
--= SET
SELECT '\x00415c27ff'::bytea;
--> bytea:bytea
--| \000A\\'\377
RESET bytea_output;
--= RESET
SELECT B'1010', B'1010' & B'0110', B'1010' | B'0110', B'1010' # B'0110', ~B'1010', B'1010' << 1, B'1010' >> 2, B'10' || B'01', length(B'101'), X'1F', bit_count(B'1011');
--> ?column?:bit | ?column?:bit | ?column?:bit | ?column?:bit | ?column?:bit | ?column?:bit | ?column?:bit | ?column?:varbit | length:int4 | ?column?:bit | bit_count:int8
--| 1010 | 0010 | 1110 | 1100 | 0101 | 0100 | 0010 | 1001 | 3 | 00011111 | 3
SELECT B'101' & B'10';
--! 22026: cannot AND bit strings of different sizes
SELECT B'102';
--! 22P02: "2" is not a valid binary digit
SELECT '101'::bit(5), '10111'::bit(3), '10111'::varbit(3), 5::bit(4), B'101'::int, 44::bit(10);
--> bit:bit | bit:bit | varbit:varbit | bit:bit | int4:int4 | bit:bit
--| 10100 | 101 | 101 | 0101 | 5 | 0000101100
SELECT get_bit(B'101', 1), set_bit(B'101', 1, 1), substring(B'10110' from 2 for 3), position(B'11' in B'0110'), overlay(B'00000' placing B'11' from 2), octet_length(B'101010101');
--> get_bit:int4 | set_bit:bit | substring:bit | position:int4 | overlay:bit | octet_length:int4
--| 0 | 111 | 011 | 2 | 01100 | 2
SELECT B'101'::bit(3) = B'101', B'1' < B'01', B'' = B'';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
