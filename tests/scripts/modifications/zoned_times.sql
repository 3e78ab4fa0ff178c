-- Moving a timestamptz by days keeps the clock of the session's time zone, also where daylight saving begins or ends.
SET timezone = 'America/Chicago';
--= SET
CREATE TABLE trial (id int PRIMARY KEY, began timestamptz, ended timestamptz);
--= CREATE TABLE
INSERT INTO trial VALUES (1, '2010-10-04 09:24:15', '2011-02-01 09:24:15');
--= INSERT 0 1
UPDATE trial SET began = began + interval '120 days', ended = ended - interval '120 days';
--= UPDATE 1
SELECT * FROM trial;
--> id:int4 | began:timestamptz | ended:timestamptz
--| 1 | 2011-02-01 09:24:15-06 | 2010-10-04 09:24:15-05
UPDATE trial SET began = began - interval '4 months', ended = interval '4 months' + ended WHERE id = 1;
--= UPDATE 1
SELECT * FROM trial;
--> id:int4 | began:timestamptz | ended:timestamptz
--| 1 | 2010-10-01 09:24:15-05 | 2011-02-04 09:24:15-06
DROP TABLE trial;
--= DROP TABLE
RESET timezone;
--= RESET
