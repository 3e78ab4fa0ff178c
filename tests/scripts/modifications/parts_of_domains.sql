-- Domains test what all assignments to parts of a column have made of it.
CREATE TYPE pair AS (x int, ys text[]);
--= CREATE TYPE
CREATE DOMAIN whole_pair AS pair CHECK (VALUE IS NULL OR (VALUE).ys IS NOT NULL);
--= CREATE DOMAIN
CREATE TABLE t (p whole_pair, q whole_pair);
--= CREATE TABLE
INSERT INTO t (q.x, q.ys) VALUES (1, ARRAY['foo']);
--= INSERT 0 1
INSERT INTO t (q.x, q.ys) VALUES (2, '{foo}'), (3, '{bar}');
--= INSERT 0 2
INSERT INTO t (q.x, q.ys[1]) SELECT 4, 'baz';
--= INSERT 0 1
INSERT INTO t (q.x) VALUES (1);
--! 23514: value for domain whole_pair violates check constraint "whole_pair_check"
UPDATE t SET q.ys = NULL;
--! 23514: value for domain whole_pair violates check constraint "whole_pair_check"
UPDATE t SET q.x = 7, q.ys = '{z}' WHERE (q).x = 1;
--= UPDATE 1
UPDATE t SET p.x = 7 WHERE (q).x = 7;
--! 23514: value for domain whole_pair violates check constraint "whole_pair_check"
UPDATE t SET p.x = 7, p.ys[2] = 'y' WHERE (q).x = 7;
--= UPDATE 1
SELECT * FROM t ORDER BY (q).x;
--> p:user | q:user
--| ∅ | (2,{foo})
--| ∅ | (3,{bar})
--| ∅ | (4,{baz})
--| (7,[2:2]={y}) | (7,{z})
CREATE DOMAIN filled AS int[] CHECK (VALUE IS NULL OR VALUE[1] IS NOT NULL AND VALUE[2] IS NOT NULL);
--= CREATE DOMAIN
CREATE DOMAIN positive AS filled CHECK (VALUE[1] > 0);
--= CREATE DOMAIN
CREATE TABLE u (f filled, g positive);
--= CREATE TABLE
INSERT INTO u (f[1], f[2]) VALUES (1, 2);
--= INSERT 0 1
INSERT INTO u (f[1]) VALUES (1);
--! 23514: value for domain filled violates check constraint "filled_check"
INSERT INTO u (g[1], g[2]) VALUES (1, 2);
--= INSERT 0 1
INSERT INTO u (g[1], g[2]) VALUES (-1, 2);
--! 23514: value for domain positive violates check constraint "positive_check"
INSERT INTO u (g[1]) VALUES (1);
--! 23514: value for domain positive violates check constraint "filled_check"
UPDATE u SET f[1] = NULL, f[2] = 3;
--! 23514: value for domain filled violates check constraint "filled_check"
UPDATE u SET f[1] = 7, f[2] = 3 WHERE f IS NOT NULL;
--= UPDATE 1
UPDATE u SET g[2] = NULL WHERE g IS NOT NULL;
--! 23514: value for domain positive violates check constraint "filled_check"
UPDATE u SET g[1] = 0 WHERE g IS NOT NULL;
--! 23514: value for domain positive violates check constraint "positive_check"
UPDATE u SET g[1] = NULL, g[1] = 5 WHERE g IS NOT NULL;
--= UPDATE 1
SELECT * FROM u ORDER BY f, g;
--> f:_int4 | g:_int4
--| {7,3} | ∅
--| ∅ | {5,2}
