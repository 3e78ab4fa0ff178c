--@ cambium
-- A5B: each reads what the other writes. Two doctors go off call because the other one is still on.
CREATE TABLE doctor (name text PRIMARY KEY, on_call bool);
--= CREATE TABLE
INSERT INTO doctor VALUES ('alice', true), ('bob', true);
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT count(*) FROM doctor WHERE on_call;
--> count:int8
--| 2
@b SELECT count(*) FROM doctor WHERE on_call;
--> count:int8
--| 2
@a UPDATE doctor SET on_call = false WHERE name = 'alice';
--= UPDATE 1
@b UPDATE doctor SET on_call = false WHERE name = 'bob';
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM doctor ORDER BY name;
--> name:text | on_call:bool
--| alice | f
--| bob | t
