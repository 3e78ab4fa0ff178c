--@ cambium
-- A token names one commit; cambium.commit_status tells whether it happened, and if not that it never will.
CREATE TABLE t (id int PRIMARY KEY);
--= CREATE TABLE
SET cambium.commit_token = '11111111-1111-4111-8111-111111111111';
--= SET
SHOW cambium.commit_token;
--> cambium.commit_token:text
--| 11111111-1111-4111-8111-111111111111
INSERT INTO t VALUES (1);
--= INSERT 0 1
SHOW cambium.commit_token;
--> cambium.commit_token:text
--| 
SELECT status, position = (SELECT position FROM cambium.history('t', 1)) AS where_it_was FROM cambium.commit_status('11111111-1111-4111-8111-111111111111');
--> status:text | where_it_was:bool
--| committed | t

-- Used up.
BEGIN;
--= BEGIN
SET LOCAL cambium.commit_token = '11111111-1111-4111-8111-111111111111';
--= SET
INSERT INTO t VALUES (2);
--= INSERT 0 1
COMMIT;
--! 42710: a transaction with this commit token has already been committed
SELECT * FROM t;
--> id:int4
--| 1

-- Asking before the commit fences it.
BEGIN;
--= BEGIN
SET LOCAL cambium.commit_token = '22222222-2222-4222-8222-222222222222';
--= SET
INSERT INTO t VALUES (2);
--= INSERT 0 1
@asker SELECT * FROM cambium.commit_status('22222222-2222-4222-8222-222222222222');
--> status:text | position:int8
--| not committed | ∅
COMMIT;
--! 55000: the commit token has been given up
SELECT * FROM t;
--> id:int4
--| 1
SELECT * FROM cambium.commit_status('22222222-2222-4222-8222-222222222222');
--> status:text | position:int8
--| not committed | ∅
SELECT cambium.commit_status('22222222-2222-4222-8222-222222222222');
--> commit_status:record
--| ("not committed",)

-- A transaction that fails keeps its token for another try; one that writes nothing doesn't use it.
SET cambium.commit_token = '33333333-3333-4333-8333-333333333333';
--= SET
SELECT count(*) FROM t;
--> count:int8
--| 1
INSERT INTO t VALUES (1);
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO t VALUES (3);
--= INSERT 0 1
SELECT status FROM cambium.commit_status('33333333-3333-4333-8333-333333333333');
--> status:text
--| committed

-- Tokens of other roles are others.
CREATE ROLE clerk;
--= CREATE ROLE
SET ROLE clerk;
--= SET
SELECT status FROM cambium.commit_status('33333333-3333-4333-8333-333333333333');
--> status:text
--| not committed
RESET ROLE;
--= RESET
SET cambium.commit_token = 'no token';
--! 22P02: invalid input syntax for type uuid: "no token"
