--@ cambium
-- P3: an insert into a range that was read conflicts with whoever read it and wrote on that ground.
CREATE TABLE booking (room int, hour int, who text, PRIMARY KEY (room, hour));
INSERT INTO booking VALUES (1, 9, 'x');
@a BEGIN;
@b BEGIN;
@a SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
@b SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
@a INSERT INTO booking VALUES (1, 10, 'a');
@b INSERT INTO booking VALUES (1, 11, 'b');
@a COMMIT;
@b COMMIT;
SELECT * FROM booking ORDER BY hour;
