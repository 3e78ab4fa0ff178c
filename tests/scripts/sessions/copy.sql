-- COPY in and out, text and csv.
CREATE TABLE t (id int, v text, n numeric);
--= CREATE TABLE
COPY t FROM STDIN;
--< 1	one	1.5
--< 2	\N	\N
--< 3	tab\there\\	-2
--= COPY 3
SELECT * FROM t ORDER BY id;
--> id:int4 | v:text | n:numeric
--| 1 | one | 1.5
--| 2 | ∅ | ∅
--| 3 | tab␉here\ | -2
COPY t TO STDOUT;
--| 1␉one␉1.5
--| 2␉\N␉\N
--| 3␉tab\there\\␉-2
--= COPY 3
COPY t (v, id) TO STDOUT;
--| one␉1
--| \N␉2
--| tab\there\\␉3
--= COPY 3
COPY t TO STDOUT WITH (FORMAT csv);
--| 1,one,1.5
--| 2,,
--| 3,tab␉here\,-2
--= COPY 3
COPY t TO STDOUT WITH (FORMAT csv, HEADER, DELIMITER ';', NULL 'nil', FORCE_QUOTE (v));
--| id;v;n
--| 1;"one";1.5
--| 2;nil;nil
--| 3;"tab␉here\";-2
--= COPY 3
COPY t TO STDOUT CSV HEADER;
--| id,v,n
--| 1,one,1.5
--| 2,,
--| 3,tab␉here\,-2
--= COPY 3
COPY t TO STDOUT WITH DELIMITER '|' NULL 'x';
--| 1|one|1.5
--| 2|x|x
--| 3|tab\there\\|-2
--= COPY 3
COPY (SELECT id * 2 AS d, v FROM t ORDER BY id DESC) TO STDOUT WITH (FORMAT csv, HEADER true);
--| d,v
--| 6,tab␉here\
--| 4,
--| 2,one
--= COPY 3
COPY (VALUES ('a,b', 'c"d'), ('', NULL), (E'x\ny', ' z')) TO STDOUT WITH CSV;
--| "a,b","c""d"
--| "",
--| "x␊y", z
--= COPY 3
COPY (SELECT * FROM nosuch) TO STDOUT;
--! 42P01: relation "nosuch" does not exist
COPY nosuch TO STDOUT;
--! 42P01: relation "nosuch" does not exist
COPY t (nosuch) TO STDOUT;
--! 42703: column "nosuch" of relation "t" does not exist
TRUNCATE t;
--= TRUNCATE TABLE
COPY t (id, v) FROM STDIN WITH (FORMAT csv);
--< 1,"quoted, ""x"""
--< 2,
--< 3,""
--< 4,"multi
--< line"
--= COPY 4
SELECT id, v, v IS NULL FROM t ORDER BY id;
--> id:int4 | v:text | ?column?:bool
--| 1 | quoted, "x" | f
--| 2 | ∅ | t
--| 3 |  | f
--| 4 | multi␊line | f
COPY t FROM STDIN WITH (FORMAT csv, HEADER);
--< id,v,n
--< 10,ten,10.0
--= COPY 1
COPY t FROM STDIN WITH (FORMAT csv, HEADER MATCH);
--< id,wrong,n
--! 22P04: column name mismatch in header line field 2: got "wrong", expected "v"
COPY t FROM STDIN;
--< x	y	1
--! 22P02: invalid input syntax for type integer: "x"
COPY t FROM STDIN;
--< 1	y
--! 22P04: missing data for column "n"
COPY t FROM STDIN;
--< 1	y	2	3
--! 22P04: extra data after last expected column
COPY t FROM STDIN WITH (DELIMITER 'ab');
--! 0A000: COPY delimiter must be a single one-byte character
COPY t FROM STDIN WITH (NOSUCH 1);
--! 42601: option "nosuch" not recognized
COPY t FROM STDIN WITH (FORMAT xml);
--! 22023: COPY format "xml" not recognized
COPY t FROM STDIN CSV;
--< 1,"open
--! 22P04: unterminated CSV quoted field
COPY t (id) FROM STDIN WHERE id > 100;
--< 99
--< 101
--= COPY 1
SELECT id FROM t WHERE id > 50;
--> id:int4
--| 101
CREATE TABLE c (id int PRIMARY KEY, k int CHECK (k > 0), d int DEFAULT 7, g int GENERATED ALWAYS AS (k + 1) STORED);
--= CREATE TABLE
COPY c (id, k) FROM STDIN;
--< 1	5
--< 2	6
--= COPY 2
SELECT * FROM c ORDER BY id;
--> id:int4 | k:int4 | d:int4 | g:int4
--| 1 | 5 | 7 | 6
--| 2 | 6 | 7 | 7
COPY c (id, k) FROM STDIN;
--< 3	7
--< 1	8
--! 23505: duplicate key value violates unique constraint "c_pkey"
COPY c (id, k) FROM STDIN;
--< 3	-7
--! 23514: new row for relation "c" violates check constraint "c_k_check"
SELECT count(*) FROM c;
--> count:int8
--| 2
COPY c (id, g) FROM STDIN;
--! 42P10: column "g" is a generated column
COPY c TO STDOUT;
--| 1␉5␉7
--| 2␉6␉7
--= COPY 2
BEGIN;
--= BEGIN
COPY c (id, k) FROM STDIN;
--< 5	5
--= COPY 1
ROLLBACK;
--= ROLLBACK
SELECT count(*) FROM c;
--> count:int8
--| 2
COPY (INSERT INTO c (id, k) VALUES (9, 9) RETURNING id) TO STDOUT;
--| 9
--= COPY 1
COPY (SELECT 1, NULL, true, 1.50, date '2024-01-01', ARRAY[1, 2], '\x0102'::bytea) TO STDOUT;
--| 1␉\N␉t␉1.50␉2024-01-01␉{1,2}␉\\x0102
--= COPY 1
COPY t FROM STDIN;
--< 1	a\tb\nc\x41\101\e	1
--= COPY 1
SELECT v FROM t WHERE n = 1 AND id = 1;
--> v:text
--| a␉b␊cAAe
COPY t TO STDOUT WITH (FORMAT csv, QUOTE '''', ESCAPE '\');
--| 1,'quoted, "x"',
--| 2,,
--| 3,'',
--| 4,'multi␊line',
--| 10,ten,10.0
--| 101,,
--| 1,'a␉b␊cAAe',1
--= COPY 7
COPY t FROM STDIN WITH (FORMAT csv, NULL 'NULL', FORCE_NOT_NULL (v));
--< 200,NULL,NULL
--= COPY 1
SELECT id, v, n FROM t WHERE id = 200;
--> id:int4 | v:text | n:numeric
--| 200 | NULL | ∅

-- Files of the server: what else is wrong is told first.
COPY nosuch FROM '/nowhere/x';
--! 42P01: relation "nosuch" does not exist

CREATE TABLE copy_file (i int, v text);
--= CREATE TABLE

COPY copy_file FROM '/nowhere/x' (FORMAT foo);
--! 22023: COPY format "foo" not recognized

COPY copy_file TO '/nowhere/x' (nonsense);
--! 42601: option "nonsense" not recognized

COPY copy_file TO 'x';
--! 42602: relative path not allowed for COPY to file

COPY (SELECT nosuch) TO '/nowhere/x';
--! 42703: column "nosuch" does not exist

COPY copy_file FROM '/nowhere/x';
--! 58P01: could not open file "/nowhere/x" for reading: No such file or directory

COPY copy_file FROM 'no_such_file';
--! 58P01: could not open file "no_such_file" for reading: No such file or directory

COPY copy_file TO '/nowhere/x';
--! 58P01: could not open file "/nowhere/x" for writing: No such file or directory

COPY copy_file FROM '/tmp';
--! 42809: "/tmp" is a directory

COPY copy_file TO '/tmp';
--! 42809: could not open file "/tmp" for writing: Is a directory

INSERT INTO copy_file VALUES (1, 'one'), (2, NULL), (3, E'a\tb');
--= INSERT 0 3

COPY copy_file TO '/dev/null';
--= COPY 3

COPY copy_file FROM '/dev/null' (FORMAT csv, HEADER);
--= COPY 0

DO $$ BEGIN COPY copy_file TO '/dev/null'; END $$;
--= DO

CREATE ROLE copy_role;
--= CREATE ROLE

SET ROLE copy_role;
--= SET

COPY nosuch FROM '/nowhere/x';
--! 42501: must be superuser or have privileges of the pg_read_server_files role to COPY from a file

COPY nosuch TO '/nowhere/x';
--! 42501: must be superuser or have privileges of the pg_write_server_files role to COPY to a file

COPY nosuch TO PROGRAM 'true';
--! 42501: must be superuser or have privileges of the pg_execute_server_program role to COPY to or from an external program

RESET ROLE;
--= RESET

GRANT pg_read_server_files TO copy_role;
--= GRANT ROLE

GRANT INSERT ON copy_file TO copy_role;
--= GRANT

SET ROLE copy_role;
--= SET

COPY copy_file FROM '/nowhere/x';
--! 58P01: could not open file "/nowhere/x" for reading: No such file or directory

COPY copy_file FROM '/dev/null';
--= COPY 0

RESET ROLE;
--= RESET

--@ differs: programs are not run
COPY copy_file TO PROGRAM 'true';
--! 0A000: COPY to or from a program is not supported

DROP TABLE copy_file;
--= DROP TABLE

DROP ROLE copy_role;
--= DROP ROLE

-- Options are read in order; what isn't one at all is told before what is wrong with one.
CREATE TABLE copy_options (i int);
--= CREATE TABLE

COPY copy_options TO '/nowhere/x' (FORMAT foo, bar 1);
--! 22023: COPY format "foo" not recognized

COPY copy_options TO '/nowhere/x' (bar 1, FORMAT foo);
--! 42601: option "bar" not recognized

COPY copy_options FROM '/nowhere/x' (DELIMITER 'abc', bar 1);
--! 42601: option "bar" not recognized

COPY copy_options FROM '/nowhere/x' (DELIMITER 'abc');
--! 0A000: COPY delimiter must be a single one-byte character

COPY nosuch TO '/nowhere/x' (FORMAT foo);
--! 42P01: relation "nosuch" does not exist

COPY (SELECT * FROM nosuch) TO '/nowhere/x' (FORMAT foo);
--! 22023: COPY format "foo" not recognized

DROP TABLE copy_options;
--= DROP TABLE
