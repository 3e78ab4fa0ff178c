--@ cambium
-- Fekete, O'Neil, O'Neil 2004: a transaction that only reads must not see a state no serial order produces. Savings and checking, a deposit,
-- a withdrawal with an overdraft fee, and a report between them.
CREATE TABLE account (name text PRIMARY KEY, balance int);
INSERT INTO account VALUES ('checking', 0), ('savings', 0);
@withdraw BEGIN;
@withdraw SELECT sum(balance) FROM account;
@deposit BEGIN;
@deposit UPDATE account SET balance = 20 WHERE name = 'savings';
@deposit COMMIT;
@report BEGIN READ ONLY;
@report SELECT * FROM account ORDER BY name;
@report COMMIT;
@withdraw UPDATE account SET balance = -11 WHERE name = 'checking';
@withdraw COMMIT;
SELECT * FROM account ORDER BY name;
