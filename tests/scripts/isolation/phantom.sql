--@ cambium
-- P3: an insert into a range that was read conflicts with whoever read it and wrote on that ground.
CREATE TABLE booking (room int, hour int, who text, PRIMARY KEY (room, hour));
--= CREATE TABLE
INSERT INTO booking VALUES (1, 9, 'x');
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
--> count:int8
--| 0
@b SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
--> count:int8
--| 0
@a INSERT INTO booking VALUES (1, 10, 'a');
--= INSERT 0 1
@b INSERT INTO booking VALUES (1, 11, 'b');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM booking ORDER BY hour;
--> room:int4 | hour:int4 | who:text
--| 1 | 9 | x
--| 1 | 10 | a
