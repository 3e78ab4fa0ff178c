-- Options of COPY that make no sense, and what can't be copied.
CREATE TABLE t(a int, b text);
--= CREATE TABLE

COPY t TO stdout (header 3);
--! 42601: header requires a Boolean value or "match"

COPY t TO stdout (header match);
--! 0A000: cannot use "match" with HEADER in COPY TO

COPY t TO stdout (quote '"');
--! 0A000: COPY quote available only in CSV mode

COPY t TO stdout (format csv, quote 'ab');
--! 0A000: COPY quote must be a single one-byte character

COPY t TO stdout (format csv, quote ',');
--! 22023: COPY delimiter and quote must be different

COPY t TO stdout (format csv, escape 'ab');
--! 0A000: COPY escape must be a single one-byte character

COPY t TO stdout (escape 'a');
--! 0A000: COPY escape available only in CSV mode

COPY t TO stdout (force_quote (a));
--! 0A000: COPY force quote available only in CSV mode

COPY t TO stdout (format csv, force_quote (z));
--! 42703: column "z" of relation "t" does not exist

COPY t (a) TO stdout (format csv, force_quote (b));
--! 42P10: FORCE_QUOTE column "b" not referenced by COPY

COPY t TO stdout (format csv, force_quote (a,a));
--! 42701: column "a" specified more than once

COPY t TO stdout (format csv, force_not_null (a));
--! 0A000: COPY force not null only available using COPY FROM

COPY t FROM '/dev/null' (force_not_null (a));
--! 0A000: COPY force not null available only in CSV mode

COPY t FROM '/dev/null' (format csv, force_quote (a));
--! 0A000: COPY force quote only available using COPY TO

COPY t FROM '/dev/null' (force_null (a));
--! 0A000: COPY force null available only in CSV mode

COPY t FROM '/dev/null' (format csv, force_null (z));
--! 42703: column "z" of relation "t" does not exist

COPY t(a) FROM '/dev/null' (format csv, force_null (b));
--! 42P10: FORCE_NULL column "b" not referenced by COPY

COPY t(a) FROM '/dev/null' (format csv, force_not_null (b));
--! 42P10: FORCE_NOT_NULL column "b" not referenced by COPY

COPY t FROM '/dev/null' (format csv, force_not_null *);
--! 22023: argument to option "force_not_null" must be a list of column names

COPY t TO stdout (encoding 'nope');
--! 22023: argument to option "encoding" must be a valid encoding name

COPY t TO stdout (format binary, delimiter ',');
--! 42601: cannot specify DELIMITER in BINARY mode

COPY t TO stdout (format binary, NULL '');
--! 42601: cannot specify NULL in BINARY mode

COPY t TO stdout (format binary, header);
--! 0A000: cannot specify HEADER in BINARY mode

COPY t TO stdout (format binary, quote 'a');
--! 0A000: COPY quote available only in CSV mode

COPY t TO stdout (nope);
--! 42601: option "nope" not recognized

COPY t TO stdout (format csv, format text);
--! 42601: conflicting or redundant options

COPY t TO stdout (format nope);
--! 22023: COPY format "nope" not recognized

COPY t FROM '/dev/null' WHERE a > 1 AND EXISTS (SELECT 1);
--! 0A000: cannot use subquery in COPY FROM WHERE condition

COPY t FROM '/dev/null' WHERE sum(a) > 1;
--! 42803: aggregate functions are not allowed in COPY FROM WHERE conditions

COPY t FROM '/dev/null' WHERE nope;
--! 42703: column "nope" does not exist

COPY t FROM '/dev/null' WHERE a;
--! 42804: argument of WHERE must be type boolean, not type integer

COPY t FROM '/dev/null' WHERE generate_series(1,2) > 1;
--! 0A000: set-returning functions are not allowed in COPY FROM WHERE conditions

COPY t FROM '/dev/null' (delimiter 'a');
--! 22023: COPY delimiter cannot be "a"

COPY t FROM '/dev/null' (delimiter '.');
--! 22023: COPY delimiter cannot be "."

COPY t FROM '/dev/null' (delimiter '\');
--! 22023: COPY delimiter cannot be "\"

COPY t FROM '/dev/null' (delimiter '5');
--! 22023: COPY delimiter cannot be "5"

COPY t FROM '/dev/null' (delimiter 'A');
--= COPY 0

COPY t FROM '/dev/null' (delimiter '');
--! 0A000: COPY delimiter must be a single one-byte character

COPY t FROM '/dev/null' (NULL 'a,b', delimiter ',');
--! 0A000: COPY delimiter must not appear in the NULL specification

COPY t FROM '/dev/null' (format csv, NULL '"', quote '"');
--! 0A000: CSV quote character must not appear in the NULL specification

copy t FROM '/dev/null' (format csv, NULL 'a,b');
--! 0A000: COPY delimiter must not appear in the NULL specification

COPY t FROM '/dev/null' (format csv, delimiter 'a');
--= COPY 0

COPY t FROM '/dev/null' WITH csv header quote AS '"' force NOT NULL a;
--= COPY 0

COPY t FROM '/dev/null' (freeze 3);
--! 42601: freeze requires a Boolean value

COPY t FROM '/dev/null' (freeze true, freeze false);
--! 42601: conflicting or redundant options

COPY t FROM '/dev/null' (freeze x);
--! 42601: freeze requires a Boolean value

COPY t FROM '/dev/null' freeze;
--! 55000: cannot perform COPY FREEZE because the table was not created or truncated in the current subtransaction

CREATE TABLE p(a int) PARTITION BY RANGE(a);
--= CREATE TABLE

COPY p FROM '/dev/null' (freeze);
--! 0A000: cannot perform COPY FREEZE on a partitioned table

COPY p FROM '/dev/null' (freeze off);
--= COPY 0

CREATE MATERIALIZED VIEW mv AS SELECT * FROM t;
--= SELECT 0

COPY mv FROM '/dev/null';
--! 42809: cannot copy to materialized view "mv"

COPY sq FROM '/dev/null';
--! 42P01: relation "sq" does not exist

CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW

COPY v FROM '/dev/null';
--! 42809: cannot copy to view "v"

COPY t (a, a) FROM '/dev/null';
--! 42701: column "a" specified more than once

COPY t (a, a) TO stdout;
--! 42701: column "a" specified more than once

COPY t (ctid) TO stdout;
--! 42703: column "ctid" of relation "t" does not exist

copy t (ctid) FROM '/dev/null';
--! 42703: column "ctid" of relation "t" does not exist

COPY nope FROM '/dev/null';
--! 42P01: relation "nope" does not exist

COPY (INSERT INTO t VALUES (1,'a')) TO stdout;
--! 0A000: COPY query must have a RETURNING clause

COPY (SELECT 1) FROM '/dev/null';
--! 42601: syntax error at or near "FROM"

COPY (CREATE TABLE x(a int)) TO stdout;
--! 42601: syntax error at or near "CREATE"

COPY (SELECT 1 INTO zz) TO stdout;
--! 0A000: COPY (SELECT INTO) is not supported

CREATE INDEX ti ON t(a);
--= CREATE INDEX

COPY ti FROM '/dev/null';
--! 42809: "ti" is an index

CREATE TRIGGER x INSTEAD OF INSERT ON v FOR EACH ROW EXECUTE FUNCTION tg();
--! 42883: function tg() does not exist

COPY v FROM '/dev/null';
--! 42809: cannot copy to view "v"

COPY v (a) FROM '/dev/null';
--! 42809: cannot copy to view "v"

COPY v (nope) FROM '/dev/null';
--! 42703: column "nope" of relation "v" does not exist

COPY v FROM '/dev/null' (freeze);
--! 42809: cannot copy to view "v"

CREATE MATERIALIZED VIEW mv AS SELECT * FROM t;
--! 42P07: relation "mv" already exists

COPY mv FROM '/dev/null';
--! 42809: cannot copy to materialized view "mv"

CREATE sequence sq;
--= CREATE SEQUENCE

COPY sq FROM '/dev/null';
--! 42809: cannot copy to sequence "sq"

CREATE VIEW v AS SELECT * FROM t;
--! 42P07: relation "v" already exists

COPY p TO stdout;
--! 42809: cannot copy from partitioned table "p"

COPY t (a, a) FROM '/dev/null';
--! 42701: column "a" specified more than once

COPY t (a, a) TO stdout;
--! 42701: column "a" specified more than once

COPY t (ctid) TO stdout;
--! 42703: column "ctid" of relation "t" does not exist

copy t (ctid) FROM '/dev/null';
--! 42703: column "ctid" of relation "t" does not exist

COPY nope FROM '/dev/null';
--! 42P01: relation "nope" does not exist

COPY (INSERT INTO t VALUES (1,'a')) TO stdout;
--! 0A000: COPY query must have a RETURNING clause

COPY (SELECT 1) FROM '/dev/null';
--! 42601: syntax error at or near "FROM"

COPY (CREATE TABLE x(a int)) TO stdout;
--! 42601: syntax error at or near "CREATE"

CREATE INDEX ti ON t(a);
--! 42P07: relation "ti" already exists

COPY ti TO stdout;
--! 42809: "ti" is an index

COPY ti FROM '/dev/null';
--! 42809: "ti" is an index
