-- Text is converted between the client's encoding and UTF-8; what has no place in one of them is an error.
SHOW client_encoding;
--> client_encoding:text
--| UTF8
SET client_encoding = 'latin1';
--= SET
SHOW client_encoding;
--> client_encoding:text
--| LATIN1
SELECT pg_client_encoding(), 'plain';
--> pg_client_encoding:name | ?column?:text
--| LATIN1 | plain
SELECT U&'\20AC';
--! 22P05: character with byte sequence 0xe2 0x82 0xac in encoding "UTF8" has no equivalent in encoding "LATIN1"
SELECT length(U&'\00E9\00FC');
--> length:int4
--| 2
SET client_encoding TO 'WIN1252';
--= SET
SELECT pg_client_encoding();
--> pg_client_encoding:name
--| WIN1252
SELECT U&'\65E5';
--! 22P05: character with byte sequence 0xe6 0x97 0xa5 in encoding "UTF8" has no equivalent in encoding "WIN1252"
SET NAMES 'utf8';
--= SET
SHOW client_encoding;
--> client_encoding:text
--| UTF8
SET client_encoding = 'nosuch';
--! 22023: invalid value for parameter "client_encoding": "nosuch"
SET client_encoding = 'SQL_ASCII';
--= SET
SELECT 1;
--> ?column?:int4
--| 1
RESET client_encoding;
--= RESET
SELECT convert_to(U&'\20AC5', 'WIN1252'), convert_to(U&'\20AC5', 'LATIN9'), convert_from('\xe9'::bytea, 'LATIN1'), convert('\x80'::bytea, 'WIN1252', 'UTF8');
--> convert_to:bytea | convert_to:bytea | convert_from:text | convert:bytea
--| \x8035 | \xa435 | é | \xe282ac
SELECT convert_to(U&'\20AC', 'LATIN1');
--! 22P05: character with byte sequence 0xe2 0x82 0xac in encoding "UTF8" has no equivalent in encoding "LATIN1"
SELECT convert_from('\xe9'::bytea, 'UTF8');
--! 22021: invalid byte sequence for encoding "UTF8": 0xe9
SELECT convert_from('\xcfd0'::bytea, 'KOI8R'), convert_from('\x93fa967b'::bytea, 'SJIS'), convert_from('\xc6fccbdc'::bytea, 'EUC_JP'), convert_to(U&'\4E2D', 'GBK'), convert_to(U&'\4E2D', 'BIG5');
--> convert_from:text | convert_from:text | convert_from:text | convert_to:bytea | convert_to:bytea
--| оп | 日本 | 日本 | \xd6d0 | \xa4a4
SELECT pg_encoding_to_char(8), pg_char_to_encoding('win1252'), pg_char_to_encoding('ISO-8859-15'), pg_char_to_encoding('nosuch'), pg_encoding_to_char(99), pg_encoding_to_char(6);
--> pg_encoding_to_char:name | pg_char_to_encoding:int4 | pg_char_to_encoding:int4 | pg_char_to_encoding:int4 | pg_encoding_to_char:name | pg_encoding_to_char:name
--| LATIN1 | 24 | 16 | -1 |  | UTF8
SELECT n, pg_encoding_to_char(n), pg_encoding_max_length(n) FROM generate_series(0, 41) n WHERE pg_encoding_max_length(n) <> 1;
--> n:int4 | pg_encoding_to_char:name | pg_encoding_max_length:int4
--| 1 | EUC_JP | 3
--| 2 | EUC_CN | 3
--| 3 | EUC_KR | 3
--| 4 | EUC_TW | 4
--| 5 | EUC_JIS_2004 | 3
--| 6 | UTF8 | 4
--| 7 | MULE_INTERNAL | 4
--| 35 | SJIS | 2
--| 36 | BIG5 | 2
--| 37 | GBK | 2
--| 38 | UHC | 2
--| 39 | GB18030 | 4
--| 40 | JOHAB | 3
--| 41 | SHIFT_JIS_2004 | 2
