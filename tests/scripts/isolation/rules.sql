--@ cambium
-- What the commands of rules read and write is the statement's, and rules are what every statement on their relation depends on.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
CREATE TABLE other (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE log (id int, others bigint);
--= CREATE TABLE
CREATE RULE r AS ON INSERT TO t DO ALSO INSERT INTO log VALUES (NEW.id, (SELECT count(*) FROM other));
--= CREATE RULE
INSERT INTO other VALUES (1);
--= INSERT 0 1
-- Write skew through a rule.
@a BEGIN;
--= BEGIN
@a SET LOCAL replay = off;
--= SET
@b BEGIN;
--= BEGIN
@b SELECT count(*) FROM log;
--> count:int8
--| 0
@a INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
@b INSERT INTO other VALUES (2);
--= INSERT 0 1
@b COMMIT;
--= COMMIT
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM log;
--> id:int4 | others:int8
-- The same with replay: nobody has seen what the rule wrote, so it is written anew.
@a BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
@b INSERT INTO other VALUES (3);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT * FROM log;
--> id:int4 | others:int8
--| 1 | 3
-- A rule that comes meanwhile applies.
@a BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (2, 2);
--= INSERT 0 1
@b CREATE RULE never AS ON INSERT TO t WHERE NEW.id = 2 DO INSTEAD NOTHING;
--= CREATE RULE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 1
