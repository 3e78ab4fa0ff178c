--@ cambium
-- A5B: each reads what the other writes. Two doctors go off call because the other one is still on.
CREATE TABLE doctor (name text PRIMARY KEY, on_call bool);
INSERT INTO doctor VALUES ('alice', true), ('bob', true);
@a BEGIN;
@b BEGIN;
@a SELECT count(*) FROM doctor WHERE on_call;
@b SELECT count(*) FROM doctor WHERE on_call;
@a UPDATE doctor SET on_call = false WHERE name = 'alice';
@b UPDATE doctor SET on_call = false WHERE name = 'bob';
@a COMMIT;
@b COMMIT;
SELECT * FROM doctor ORDER BY name;
