-- Hash partitions by types of all kinds: each row has its place, and is found there again.
CREATE TYPE digit AS ENUM ('zero', 'one', 'two', 'three', 'four');
--= CREATE TYPE
CREATE DOMAIN place AS digit;
--= CREATE DOMAIN
CREATE TABLE digits (d digit, n int) PARTITION BY HASH (d);
--= CREATE TABLE
CREATE TABLE digits_0 PARTITION OF digits FOR VALUES WITH (MODULUS 2, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE digits_1 PARTITION OF digits FOR VALUES WITH (MODULUS 2, REMAINDER 1);
--= CREATE TABLE
INSERT INTO digits VALUES ('zero', 0), ('one', 1), ('two', 2), ('three', 3), ('four', 4), (NULL, NULL);
--= INSERT 0 6
SELECT d, n FROM digits WHERE d = 'three';
--> d:user | n:int4
--| three | 3
ALTER TYPE digit ADD VALUE 'half' BEFORE 'one';
--= ALTER TYPE
ALTER TYPE digit RENAME VALUE 'three' TO 'drei';
--= ALTER TYPE
INSERT INTO digits VALUES ('half', 0);
--= INSERT 0 1
SELECT d, n FROM digits WHERE d IN ('drei', 'half') ORDER BY d;
--> d:user | n:int4
--| half | 0
--| drei | 3
UPDATE digits SET d = 'half' WHERE d = 'drei';
--= UPDATE 1
SELECT count(*) FROM digits WHERE d = 'half';
--> count:int8
--| 2
CREATE TABLE lists (d digit[], p place) PARTITION BY HASH (d, p);
--= CREATE TABLE
CREATE TABLE lists_0 PARTITION OF lists FOR VALUES WITH (MODULUS 1, REMAINDER 0);
--= CREATE TABLE
INSERT INTO lists VALUES ('{one,two}', 'four');
--= INSERT 0 1
SELECT d, p FROM lists WHERE d = '{one,two}';
--> d:user | p:user
--| {one,two} | four
