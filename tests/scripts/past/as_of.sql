--@ cambium
-- AS OF reads an earlier state: rows, definitions and indexes as they were then, with today's privileges. Positions are kept in
-- settings, so that nothing here depends on how many records the server itself has written.
CREATE TABLE account (id int PRIMARY KEY, owner text NOT NULL, balance int NOT NULL);
--= CREATE TABLE
CREATE INDEX ON account (owner);
--= CREATE INDEX
INSERT INTO account VALUES (1, 'ann', 100), (2, 'bob', 200), (3, 'cid', 300);
--= INSERT 0 3
SELECT set_config('past.start', position::text, false) IS NOT NULL AS kept FROM cambium.log;
--> kept:bool
--| t
UPDATE account SET balance = balance - 10 WHERE owner = 'bob';
--= UPDATE 1
SELECT set_config('past.paid', position::text, false) IS NOT NULL AS kept FROM cambium.log;
--> kept:bool
--| t
DELETE FROM account WHERE id = 3;
--= DELETE 1
UPDATE account SET owner = 'eve' WHERE id = 1;
--= UPDATE 1

SELECT * FROM account ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | eve | 100
--| 2 | bob | 190
SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | ann | 100
--| 2 | bob | 200
--| 3 | cid | 300
SELECT * FROM account AS OF COMMIT current_setting('past.paid')::bigint ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | ann | 100
--| 2 | bob | 190
--| 3 | cid | 300

-- By key, by index, with an alias, in a join, grouped.
SELECT balance FROM account AS OF COMMIT current_setting('past.start')::bigint WHERE id = 2;
--> balance:int4
--| 200
SELECT id FROM account a AS OF COMMIT current_setting('past.start')::bigint WHERE a.owner = 'ann';
--> id:int4
--| 1
SELECT id FROM account WHERE owner = 'ann';
--> id:int4
SELECT a.id, b.id FROM account a JOIN account b ON b.id = a.id + 1 AS OF COMMIT current_setting('past.start')::bigint ORDER BY 1;
--> id:int4 | id:int4
--| 1 | 2
--| 2 | 3
SELECT count(*), sum(balance) FROM account AS OF COMMIT current_setting('past.start')::bigint;
--> count:int8 | sum:int8
--| 3 | 600

-- It holds for one SELECT and what is nested in it, so past and present can be compared.
SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint EXCEPT SELECT * FROM account ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | ann | 100
--| 2 | bob | 200
--| 3 | cid | 300
SELECT id FROM account AS OF COMMIT current_setting('past.start')::bigint WHERE balance > (SELECT avg(balance) FROM account) ORDER BY id;
--> id:int4
--| 3
SELECT a.id, a.balance AS before, b.balance AS after FROM (SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint) a JOIN account b USING (id) ORDER BY 1;
--> id:int4 | before:int4 | after:int4
--| 1 | 100 | 100
--| 2 | 200 | 190
INSERT INTO account SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint WHERE id = 3;
--= INSERT 0 1
SELECT * FROM account WHERE id = 3;
--> id:int4 | owner:text | balance:int4
--| 3 | cid | 300

-- Own changes are no past.
BEGIN;
--= BEGIN
UPDATE account SET balance = 0;
--= UPDATE 3
SELECT sum(balance) FROM account AS OF COMMIT current_setting('past.start')::bigint;
--> sum:int8
--| 600
ROLLBACK;
--= ROLLBACK

-- With the definitions of that time.
CREATE VIEW rich AS SELECT id FROM account WHERE balance >= 200;
--= CREATE VIEW
SELECT set_config('past.view', position::text, false) IS NOT NULL AS kept FROM cambium.log;
--> kept:bool
--| t
ALTER TABLE account ADD COLUMN note text DEFAULT 'none';
--= ALTER TABLE
UPDATE account SET balance = 1;
--= UPDATE 3
SELECT * FROM account ORDER BY id;
--> id:int4 | owner:text | balance:int4 | note:text
--| 1 | eve | 1 | none
--| 2 | bob | 1 | none
--| 3 | cid | 1 | none
SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | ann | 100
--| 2 | bob | 200
--| 3 | cid | 300
SELECT * FROM rich AS OF COMMIT current_setting('past.view')::bigint ORDER BY id;
--> id:int4
--| 3
SELECT * FROM rich AS OF COMMIT current_setting('past.start')::bigint;
--! 42P01: relation "rich" does not exist
DROP VIEW rich;
--= DROP VIEW
ALTER TABLE account RENAME COLUMN owner TO holder;
--= ALTER TABLE
SELECT holder FROM account AS OF COMMIT current_setting('past.start')::bigint;
--! 42703: column "holder" does not exist
DROP TABLE account;
--= DROP TABLE
SELECT owner FROM account AS OF COMMIT current_setting('past.start')::bigint ORDER BY 1;
--> owner:text
--| ann
--| bob
--| cid
CREATE TABLE account (id int);
--= CREATE TABLE
SELECT * FROM account;
--> id:int4
SELECT owner FROM account AS OF COMMIT current_setting('past.start')::bigint ORDER BY 1;
--> owner:text
--| ann
--| bob
--| cid
EXPLAIN (COSTS OFF) SELECT owner FROM account AS OF COMMIT current_setting('past.start')::bigint WHERE id = 1;
--> QUERY PLAN:text
--| Index Scan using account_pkey on account
--| ␠ Index Cond: (id = 1)

-- What follows from the definitions is as it was, too.
SELECT c.relname, a.attname, a.attnum FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AS OF COMMIT current_setting('past.start')::bigint
WHERE c.relname = 'account' AND a.attnum > 0 ORDER BY attnum;
--> relname:name | attname:name | attnum:int2
--| account | id | 1
--| account | owner | 2
--| account | balance | 3
SELECT indexname FROM pg_indexes AS OF COMMIT current_setting('past.start')::bigint WHERE tablename = 'account' ORDER BY 1;
--> indexname:name
--| account_owner_idx
--| account_pkey
SELECT count(*) FROM pg_attribute WHERE attrelid = 'account'::regclass AND attnum > 0;
--> count:int8
--| 1
SELECT relname FROM pg_class AS OF COMMIT current_setting('past.start')::bigint WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
EXCEPT SELECT relname FROM pg_class ORDER BY 1;
--> relname:name
SELECT now_is.oid = was.oid AS same_table FROM pg_class now_is, (SELECT oid FROM pg_class AS OF COMMIT current_setting('past.start')::bigint WHERE relname = 'account') was
WHERE now_is.relname = 'account';
--> same_table:bool
--| f

-- Whole transactions.
BEGIN AS OF COMMIT current_setting('past.start')::bigint;
--= BEGIN
SELECT * FROM account ORDER BY id;
--> id:int4 | owner:text | balance:int4
--| 1 | ann | 100
--| 2 | bob | 200
--| 3 | cid | 300
SELECT attname FROM pg_attribute WHERE attrelid = 'account'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name
--| id
--| owner
--| balance
INSERT INTO account VALUES (4, 'dan', 1);
--! 25006: cannot execute INSERT in a read-only transaction
ROLLBACK;
--= ROLLBACK
BEGIN READ ONLY AS OF COMMIT current_setting('past.paid')::bigint;
--= BEGIN
SELECT sum(balance) FROM account;
--> sum:int8
--| 590
SELECT sum(balance) FROM account AS OF COMMIT current_setting('past.start')::bigint;
--> sum:int8
--| 600
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SET TRANSACTION AS OF COMMIT current_setting('past.start')::bigint;
--= SET
SHOW transaction_read_only;
--> transaction_read_only:text
--| on
SELECT count(*) FROM account;
--> count:int8
--| 3
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SELECT 1 AS one FROM account;
--> one:int4
SET TRANSACTION AS OF COMMIT 3;
--! 25001: SET TRANSACTION AS OF must be called before any query
ROLLBACK;
--= ROLLBACK
BEGIN READ WRITE AS OF COMMIT 3;
--! 25006: a transaction that is AS OF an earlier state cannot be read-write
BEGIN AS OF COMMIT 3;
--= BEGIN
SET TRANSACTION READ WRITE;
--! 25006: a transaction that is AS OF an earlier state cannot be read-write
ROLLBACK;
--= ROLLBACK
SET SESSION CHARACTERISTICS AS TRANSACTION AS OF COMMIT 3;
--! 0A000: AS OF holds for one transaction: it cannot be a session's default

-- By time: the last commit at or before it.
SELECT set_config('past.time', clock_timestamp()::text, false) IS NOT NULL AS kept;
--> kept:bool
--| t
INSERT INTO account VALUES (7);
--= INSERT 0 1
SELECT count(*) FROM account AS OF TIMESTAMP current_setting('past.time')::timestamptz;
--> count:int8
--| 0
SELECT count(*) FROM account AS OF TIMESTAMP clock_timestamp();
--> count:int8
--| 1
SELECT count(*) FROM account;
--> count:int8
--| 1

-- Prepared: the position may be a parameter.
PREPARE at (bigint) AS SELECT count(*) FROM account AS OF COMMIT $1;
--= PREPARE
EXECUTE at (current_setting('past.start')::bigint);
--> count:int8
--| 3
EXECUTE at (current_setting('past.paid')::bigint);
--> count:int8
--| 3

-- What cannot be.
SELECT * FROM account AS OF COMMIT 1000000;
--! 22023: there is no commit 1000000 yet
SELECT * FROM account AS OF COMMIT -1;
--! 72000: there is no commit -1
SELECT * FROM account AS OF COMMIT NULL;
--! 22023: AS OF must not be null
SELECT * FROM account AS OF COMMIT 'x';
--! 22P02: invalid input syntax for type bigint: "x"
SELECT * FROM account AS OF COMMIT id;
--! 42703: column "id" does not exist
SELECT * FROM account AS OF COMMIT true;
--! 42804: argument of AS OF COMMIT must be type bigint, not type boolean
SELECT * FROM account AS OF COMMIT 0;
--! 72000: there is no commit 0
SELECT * FROM account AS OF TIMESTAMP now() + interval '1 hour';
--! 22023: AS OF needs a time in the past
SELECT * FROM account AS OF TIMESTAMP '1999-01-01';
--! 72000: no commit of that time is kept
BEGIN AS OF TIMESTAMP '-infinity';
--! 72000: no commit of that time is kept
SELECT * FROM pg_stat_activity AS OF COMMIT current_setting('past.start')::bigint;
--! 0A000: AS OF cannot be applied to "pg_stat_activity"
SELECT * FROM account AS OF COMMIT current_setting('past.start')::bigint FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with AS OF
