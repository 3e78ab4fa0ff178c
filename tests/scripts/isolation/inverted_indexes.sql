--@ cambium
-- What is read through an inverted index is the table, as without one: whoever changes what was looked for, or what was found, conflicts.
CREATE TABLE doctor (id int PRIMARY KEY, tags text[], note text);
--= CREATE TABLE
INSERT INTO doctor SELECT g, array['d' || g], 'n' FROM generate_series(1, 1000) g;
--= INSERT 0 1000
CREATE INDEX doctor_tags ON doctor USING gin (tags);
--= CREATE INDEX
UPDATE doctor SET tags = tags || '{call}' WHERE id IN (1, 2);
--= UPDATE 2
-- Write skew: each goes off call because the other one is still on.
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT count(*) FROM doctor WHERE tags @> '{call}';
--> count:int8
--| 2
@b SELECT count(*) FROM doctor WHERE tags @> '{call}';
--> count:int8
--| 2
@a UPDATE doctor SET tags = '{}' WHERE id = 1;
--= UPDATE 1
@b UPDATE doctor SET tags = '{}' WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT id FROM doctor WHERE tags @> '{call}';
--> id:int4
--| 2
-- A phantom.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM doctor WHERE tags @> '{night}';
--> count:int8
--| 0
@b INSERT INTO doctor VALUES (2001, '{night}');
--= INSERT 0 1
@a UPDATE doctor SET note = 'a' WHERE id = 7;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- What the statement didn't use may change.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM doctor WHERE tags @> '{night}';
--> count:int8
--| 1
@b UPDATE doctor SET note = 'b' WHERE id = 2001;
--= UPDATE 1
@a UPDATE doctor SET note = 'a' WHERE id = 8;
--= UPDATE 1
@a COMMIT;
--= COMMIT
-- Ended early, it has read the rows up to the last one that it gave.
@a BEGIN;
--= BEGIN
@a SELECT id FROM doctor WHERE tags && '{d5,d900}' LIMIT 1;
--> id:int4
--| 5
@b UPDATE doctor SET tags = '{d5}' WHERE id = 901;
--= UPDATE 1
@a UPDATE doctor SET note = 'a' WHERE id = 9;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT id FROM doctor WHERE tags && '{d5,d900}' LIMIT 1;
--> id:int4
--| 5
@b UPDATE doctor SET tags = '{d5}' WHERE id = 3;
--= UPDATE 1
@a UPDATE doctor SET note = 'a' WHERE id = 9;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- A snapshot sees its own version, however new the index is.
@a BEGIN READ ONLY;
--= BEGIN
@a SELECT id FROM doctor WHERE tags @> '{d77}';
--> id:int4
--| 77
@b UPDATE doctor SET tags = '{d77}' WHERE id = 78;
--= UPDATE 1
@b SELECT id FROM doctor WHERE tags @> '{d77}';
--> id:int4
--| 77
--| 78
@a SELECT id FROM doctor WHERE tags @> '{d77}';
--> id:int4
--| 77
@b SELECT id FROM doctor WHERE tags @> '{d77}';
--> id:int4
--| 77
--| 78
@a SELECT id FROM doctor WHERE tags @> '{d78}';
--> id:int4
--| 78
@a COMMIT;
--= COMMIT
@a SELECT id FROM doctor WHERE tags @> '{d77}';
--> id:int4
--| 77
--| 78
