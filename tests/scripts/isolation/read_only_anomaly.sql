--@ cambium
-- Fekete, O'Neil, O'Neil 2004: a transaction that only reads must not see a state no serial order produces. Savings and checking, a deposit,
-- a withdrawal with an overdraft fee, and a report between them.
CREATE TABLE account (name text PRIMARY KEY, balance int);
--= CREATE TABLE
INSERT INTO account VALUES ('checking', 0), ('savings', 0);
--= INSERT 0 2
@withdraw BEGIN;
--= BEGIN
@withdraw SELECT sum(balance) FROM account;
--> sum:int8
--| 0
@deposit BEGIN;
--= BEGIN
@deposit UPDATE account SET balance = 20 WHERE name = 'savings';
--= UPDATE 1
@deposit COMMIT;
--= COMMIT
@report BEGIN READ ONLY;
--= BEGIN
@report SELECT * FROM account ORDER BY name;
--> name:text | balance:int4
--| checking | 0
--| savings | 20
@report COMMIT;
--= COMMIT
@withdraw UPDATE account SET balance = -11 WHERE name = 'checking';
--= UPDATE 1
@withdraw COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM account ORDER BY name;
--> name:text | balance:int4
--| checking | 0
--| savings | 20
