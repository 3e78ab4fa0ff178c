-- Statements that differ in literals only share a plan; literals with escapes are no such literals.
CREATE TABLE u (a int, b text);
--= CREATE TABLE
INSERT INTO u VALUES (1, 'plain');
--= INSERT 0 1
INSERT INTO u VALUES (2, U&'\0061\0308');
--= INSERT 0 1
INSERT INTO u VALUES (3, u&'\0062');
--= INSERT 0 1
INSERT INTO u VALUES (4, U&'!0063' UESCAPE '!');
--= INSERT 0 1
INSERT INTO u VALUES (5, E'\x64');
--= INSERT 0 1
INSERT INTO u VALUES (6, N'e');
--= INSERT 0 1
SELECT a, b, octet_length(b) FROM u WHERE b <> 'x' ORDER BY a;
--> a:int4 | b:text | octet_length:int4
--| 1 | plain | 5
--| 2 | ä | 3
--| 3 | b | 1
--| 4 | c | 1
--| 5 | d | 1
--| 6 | e | 1
SELECT a, b, octet_length(b) FROM u WHERE b = U&'\0062' ORDER BY a;
--> a:int4 | b:text | octet_length:int4
--| 3 | b | 1
SELECT a, U&"\0062" FROM u WHERE a = 3;
--> a:int4 | b:text
--| 3 | b
