-- Domains inside of arrays and rows are tested, however deep.
CREATE DOMAIN posint AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE DOMAIN pair AS int[] CHECK (array_length(VALUE, 1) = 2 AND VALUE[1] < VALUE[2]);
--= CREATE DOMAIN
CREATE TYPE item AS (name text, amount posint);
--= CREATE TYPE
CREATE DOMAIN checked_item AS item CHECK ((VALUE).name <> '');
--= CREATE DOMAIN
CREATE TABLE t (id int PRIMARY KEY, numbers posint[], item item, checked checked_item, pair pair);
--= CREATE TABLE
INSERT INTO t VALUES (1, ARRAY[1, 2], ROW('a', 1), ROW('b', 2), ARRAY[1, 2]);
--= INSERT 0 1
INSERT INTO t (id, numbers) VALUES (2, ARRAY[1, -1]);
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO t (id, numbers) VALUES (2, '{0}');
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO t (id, item) VALUES (2, ROW('a', 0));
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO t (id, item) VALUES (2, '(a,-5)');
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO t (id, checked) VALUES (2, ROW('', 5));
--! 23514: value for domain checked_item violates check constraint "checked_item_check"
INSERT INTO t (id, checked) VALUES (2, ROW('x', -5));
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO t (id, pair) VALUES (2, ARRAY[2, 1]);
--! 23514: value for domain pair violates check constraint "pair_check"
INSERT INTO t (id, pair) VALUES (2, '{1,2,3}');
--! 23514: value for domain pair violates check constraint "pair_check"
SELECT ARRAY[1, 0]::posint[];
--! 23514: value for domain posint violates check constraint "posint_check"
SELECT '{1,0}'::posint[];
--! 23514: value for domain posint violates check constraint "posint_check"
SELECT ARRAY[3, 4]::posint[], ARRAY[NULL, 1]::posint[], '(x,3)'::item, ARRAY['(x,3)', NULL]::item[];
--> array:user | array:user | item:user | array:user
--| {3,4} | {NULL,1} | (x,3) | {"(x,3)",NULL}
SELECT '{"(x,-3)"}'::item[];
--! 23514: value for domain posint violates check constraint "posint_check"
UPDATE t SET numbers = ARRAY[5] WHERE id = 1;
--= UPDATE 1
UPDATE t SET numbers = '{-5}' WHERE id = 1;
--! 23514: value for domain posint violates check constraint "posint_check"
SELECT * FROM t;
--> id:int4 | numbers:user | item:user | checked:user | pair:_int4
--| 1 | {5} | (a,1) | (b,2) | {1,2}
DROP TABLE t;
--= DROP TABLE
DROP DOMAIN checked_item;
--= DROP DOMAIN
DROP TYPE item;
--= DROP TYPE
DROP DOMAIN posint, pair;
--= DROP DOMAIN
