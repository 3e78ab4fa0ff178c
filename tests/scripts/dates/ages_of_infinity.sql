-- The end of time has an age, the beginning is out of range.
SELECT age(timestamp 'infinity', timestamp '2020-01-01'), age(timestamp '2020-01-01', timestamp 'infinity'), age(timestamp 'infinity', timestamp 'infinity');
--> age:interval | age:interval | age:interval
--| 292257 years 8 days 04:00:54.775807 | -292257 years -8 days -04:00:54.775807 | 00:00:00
SELECT age(timestamp '-infinity', timestamp '2020-01-01');
--! 22008: timestamp out of range
SELECT age(timestamp '2020-01-01', timestamp '-infinity');
--! 22008: timestamp out of range
SELECT age(timestamptz 'infinity', timestamptz '2020-01-01 00:00+00');
--> age:interval
--| 292257 years 8 days 04:00:54.775807
