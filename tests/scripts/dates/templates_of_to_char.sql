-- Templates of to_char that few write.
SELECT to_char(timestamp '2020-02-29 13:05:06.000012', 'FMMS FMUS FMFF1 FMFF2 FMFF4 FMFF6 FMFF3th'), to_char(interval '-1.034567 s', 'MS US FF1 FF2 FF4 FMFF6');
--> to_char:text | to_char:text
--| 000 000012 0 00 0000 000012 000th | -34 -34567 0 -3 -345 -34567
SELECT to_char(timestamp '2021-03-04', 'TMRM|RM|FMRM|TMMonth|Month|TMDD'), to_char(timestamp '0044-03-15 BC', 'Y,YYYth'), to_char(interval '-3 years 5 mons', 'Y,YYY YYYY');
--> to_char:text | to_char:text | to_char:text
--| III |III |III|March|March    |04 | 0,044th | 0,-02 -0002
SELECT to_char(interval '3 years', 'Qth|Q'), to_char(interval '-1 day', 'DDD FMDDD'), to_char(interval '-400 days', 'DDD');
--> to_char:text | to_char:text | to_char:text
--| | | -01 -1 | -400
SET TIME ZONE 'Asia/Kolkata';
--= SET
SELECT to_char(timestamptz '2021-03-04 00:00+00', 'OF|FMOF|TZMTH|TZH:TZM');
--> to_char:text
--| +05:30|+5:30|30|+05:30
SET TIME ZONE 'America/New_York';
--= SET
SELECT to_char(timestamptz '2021-03-04 00:00+00', 'OF|FMOF'), to_char(timestamptz '1800-03-04 00:00+00', 'OF|FMOF|TZH:TZM');
--> to_char:text | to_char:text
--| -05|-5 | -04:56|-4:56|-04:56
SELECT to_timestamp('tue', 'IDDD');
--! 22007: invalid value "tue" for "IDDD"
SELECT to_date('2020 9999', 'IYYY IDDD');
--> to_date:date
--| 2047-05-15
