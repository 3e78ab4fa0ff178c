-- Statements that differ in literals only share a plan; literals with escapes are no such literals.
CREATE TABLE u (a int, b text);
INSERT INTO u VALUES (1, 'plain');
INSERT INTO u VALUES (2, U&'\0061\0308');
INSERT INTO u VALUES (3, u&'\0062');
INSERT INTO u VALUES (4, U&'!0063' UESCAPE '!');
INSERT INTO u VALUES (5, E'\x64');
INSERT INTO u VALUES (6, N'e');
SELECT a, b, octet_length(b) FROM u WHERE b <> 'x' ORDER BY a;
SELECT a, b, octet_length(b) FROM u WHERE b = U&'\0062' ORDER BY a;
SELECT a, U&"\0062" FROM u WHERE a = 3;
