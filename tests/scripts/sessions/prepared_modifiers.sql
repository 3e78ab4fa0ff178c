-- Parameters of PREPARE are of a type, whose modifier is read and left out.
PREPARE p (char(4), varchar(2), numeric(5, 1), timestamp(0), bit(3), char(2)[]) AS
    SELECT $1 || '|' AS a, length($1) AS b, $2 AS c, $3 AS d, $4 AS e, $5 AS f, $6 AS g, pg_typeof($1)::text AS h;
--= PREPARE
EXECUTE p ('a', 'abcd', 1.25, '2020-01-01 10:00:00.7', '10101', '{abc,d}');
--> a:text | b:int4 | c:varchar | d:numeric | e:timestamp | f:bit | g:_bpchar | h:text
--| a| | 1 | abcd | 1.25 | 2020-01-01 10:00:00.7 | 10101 | {abc,d} | character
EXECUTE p ('abcdefg', 'ab', 123456.789, '2020-01-01', '1', '{}');
--> a:text | b:int4 | c:varchar | d:numeric | e:timestamp | f:bit | g:_bpchar | h:text
--| abcdefg| | 7 | ab | 123456.789 | 2020-01-01 00:00:00 | 1 | {} | character
SELECT parameter_types::text FROM pg_prepared_statements WHERE name = 'p';
--> parameter_types:text
--| {character,"character varying",numeric,"timestamp without time zone",bit,character[]}
DEALLOCATE p;
--= DEALLOCATE
PREPARE p (varchar(2), nothing(3)) AS SELECT $1;
--! 42704: type "nothing" does not exist
PREPARE p (int(3)) AS SELECT $1;
--! 42601: syntax error at or near "("
