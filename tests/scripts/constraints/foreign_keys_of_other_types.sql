-- What references a column of another type: refused unless the types compare, and compared for what the values are.
CREATE TABLE p (a int PRIMARY KEY, n numeric UNIQUE, f float8 UNIQUE, b bigint UNIQUE, t text UNIQUE, d date UNIQUE, ts timestamp UNIQUE, f4 real UNIQUE);
--= CREATE TABLE
CREATE TABLE c (x numeric REFERENCES p (a));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
CREATE TABLE c (x float8 REFERENCES p (n));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
CREATE TABLE c (x text REFERENCES p (a));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
CREATE TABLE c (x int REFERENCES p (t));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
CREATE TABLE c (x oid REFERENCES p (a));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
CREATE TABLE c (x boolean REFERENCES p (a));
--! 42804: foreign key constraint "c_x_fkey" cannot be implemented
INSERT INTO p VALUES (1, 1.5, 9007199254740992, 9007199254740993, 'a', '2024-01-01', '2024-01-01 12:00', 0.1), (2, 7, 1.5, 2, 'ab', '2024-01-02', '2024-01-02', 0.5);
--= INSERT 0 2
CREATE TABLE c_big (x bigint REFERENCES p (a) ON DELETE CASCADE);
--= CREATE TABLE
INSERT INTO c_big VALUES (4294967297);
--! 23503: insert or update on table "c_big" violates foreign key constraint "c_big_x_fkey"
INSERT INTO c_big VALUES (2);
--= INSERT 0 1
CREATE TABLE c_day (x timestamp REFERENCES p (d));
--= CREATE TABLE
INSERT INTO c_day VALUES ('2024-01-01 12:00');
--! 23503: insert or update on table "c_day" violates foreign key constraint "c_day_x_fkey"
INSERT INTO c_day VALUES ('2024-01-02');
--= INSERT 0 1
CREATE TABLE c_time (x date REFERENCES p (ts));
--= CREATE TABLE
INSERT INTO c_time VALUES ('2024-01-01');
--! 23503: insert or update on table "c_time" violates foreign key constraint "c_time_x_fkey"
INSERT INTO c_time VALUES ('2024-01-02');
--= INSERT 0 1
CREATE TABLE c_real (x float8 REFERENCES p (f4));
--= CREATE TABLE
INSERT INTO c_real VALUES (0.1);
--! 23503: insert or update on table "c_real" violates foreign key constraint "c_real_x_fkey"
INSERT INTO c_real VALUES (0.5);
--= INSERT 0 1
CREATE TABLE c_num (x int REFERENCES p (n));
--= CREATE TABLE
CREATE INDEX ON c_num (x);
--= CREATE INDEX
INSERT INTO c_num VALUES (1);
--! 23503: insert or update on table "c_num" violates foreign key constraint "c_num_x_fkey"
INSERT INTO c_num VALUES (7);
--= INSERT 0 1
CREATE TABLE c_round (x bigint REFERENCES p (f));
--= CREATE TABLE
CREATE INDEX ON c_round (x);
--= CREATE INDEX
INSERT INTO c_round VALUES (9007199254740993);
--= INSERT 0 1
INSERT INTO c_round VALUES (3);
--! 23503: insert or update on table "c_round" violates foreign key constraint "c_round_x_fkey"
CREATE TABLE c_pad (x text REFERENCES p (t));
--= CREATE TABLE
CREATE TABLE q (t char(4) PRIMARY KEY);
--= CREATE TABLE
INSERT INTO q VALUES ('a'), ('b');
--= INSERT 0 2
CREATE TABLE q_child (x text REFERENCES q);
--= CREATE TABLE
INSERT INTO q_child VALUES ('a  ');
--= INSERT 0 1
DELETE FROM q WHERE t = 'a';
--! 23503: update or delete on table "q" violates foreign key constraint "q_child_x_fkey" on table "q_child"
DELETE FROM q WHERE t = 'b';
--= DELETE 1
UPDATE p SET f = 4 WHERE a = 1;
--! 23503: update or delete on table "p" violates foreign key constraint "c_round_x_fkey" on table "c_round"
UPDATE p SET n = 7.00 WHERE a = 2;
--= UPDATE 1
UPDATE p SET n = 8 WHERE a = 2;
--! 23503: update or delete on table "p" violates foreign key constraint "c_num_x_fkey" on table "c_num"
UPDATE p SET ts = '2024-01-02 00:00:01' WHERE a = 2;
--! 23503: update or delete on table "p" violates foreign key constraint "c_time_x_fkey" on table "c_time"
UPDATE p SET d = '2024-01-03' WHERE a = 2;
--! 23503: update or delete on table "p" violates foreign key constraint "c_day_x_fkey" on table "c_day"
UPDATE p SET f4 = 0.25 WHERE a = 2;
--! 23503: update or delete on table "p" violates foreign key constraint "c_real_x_fkey" on table "c_real"
UPDATE p SET f4 = 0.25, ts = '2024-01-01 13:00', d = '2024-01-05' WHERE a = 1;
--= UPDATE 1
ALTER TABLE p ALTER COLUMN n TYPE int;
--= ALTER TABLE
ALTER TABLE c_num ALTER COLUMN x TYPE numeric;
--! 42804: foreign key constraint "c_num_x_fkey" cannot be implemented
ALTER TABLE c_num ALTER COLUMN x TYPE float8;
--! 42804: foreign key constraint "c_num_x_fkey" cannot be implemented
DELETE FROM c_day;
--= DELETE 1
DELETE FROM c_time;
--= DELETE 1
DELETE FROM c_real;
--= DELETE 1
DELETE FROM c_num;
--= DELETE 1
DELETE FROM p WHERE a = 2;
--= DELETE 1
SELECT count(*) FROM c_big;
--> count:int8
--| 0
DROP TABLE p, q CASCADE;
--~ drop cascades to 8 other objects
--= DROP TABLE
DROP TABLE c_big, c_day, c_time, c_real, c_num, c_round, c_pad, q_child;
--= DROP TABLE
