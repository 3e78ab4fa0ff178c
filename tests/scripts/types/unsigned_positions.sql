-- pg_lsn and xid8 are numbers without a sign, in indexes and keys too.
CREATE table l(a pg_lsn, b xid8);
--= CREATE TABLE
INSERT into l values ('0/1','1'),('FFFFFFFF/1','18446744073709551615'),('7FFFFFFF/FFFFFFFF','9223372036854775807'),('80000000/0','9223372036854775808'),('0/0','0');
--= INSERT 0 5
SELECT * from l order by a;
--> a:pg_lsn | b:xid8
--| 0/0 | 0
--| 0/1 | 1
--| 7FFFFFFF/FFFFFFFF | 9223372036854775807
--| 80000000/0 | 9223372036854775808
--| FFFFFFFF/1 | 18446744073709551615
SELECT * from l order by b desc;
--> a:pg_lsn | b:xid8
--| FFFFFFFF/1 | 18446744073709551615
--| 80000000/0 | 9223372036854775808
--| 7FFFFFFF/FFFFFFFF | 9223372036854775807
--| 0/1 | 1
--| 0/0 | 0
SELECT max(a), min(a), max(b), min(b) from l;
--> max:pg_lsn | min:pg_lsn | max:xid8 | min:xid8
--| FFFFFFFF/1 | 0/0 | 18446744073709551615 | 0
SELECT max(a), min(a) from l;
--> max:pg_lsn | min:pg_lsn
--| FFFFFFFF/1 | 0/0
SELECT a, a > '7FFFFFFF/FFFFFFFF' , b > '9223372036854775807' from l order by a;
--> a:pg_lsn | ?column?:bool | ?column?:bool
--| 0/0 | f | f
--| 0/1 | f | f
--| 7FFFFFFF/FFFFFFFF | f | f
--| 80000000/0 | t | t
--| FFFFFFFF/1 | t | t
CREATE index on l(a);
--= CREATE INDEX
CREATE index on l(b);
--= CREATE INDEX
CREATE unique index on l(b,a);
--= CREATE INDEX
set enable_seqscan = off;
--= SET
SELECT * from l where a > '0/1' order by a;
--> a:pg_lsn | b:xid8
--| 7FFFFFFF/FFFFFFFF | 9223372036854775807
--| 80000000/0 | 9223372036854775808
--| FFFFFFFF/1 | 18446744073709551615
SELECT * from l where b >= '9223372036854775808' order by b;
--> a:pg_lsn | b:xid8
--| 80000000/0 | 9223372036854775808
--| FFFFFFFF/1 | 18446744073709551615
SELECT * from l where a between '80000000/0' and 'FFFFFFFF/FFFFFFFF' order by a desc;
--> a:pg_lsn | b:xid8
--| FFFFFFFF/1 | 18446744073709551615
--| 80000000/0 | 9223372036854775808
SELECT 'FFFFFFFF/FFFFFFFF'::pg_lsn - '0/0'::pg_lsn, '0/0'::pg_lsn - 'FFFFFFFF/FFFFFFFF'::pg_lsn, '80000000/0'::pg_lsn + 5, '80000000/0'::pg_lsn - 5, 'FFFFFFFF/FFFFFFFF'::pg_lsn + 1;
--! 22023: pg_lsn out of range
SELECT pg_lsn_larger('80000000/0','0/1'), greatest('80000000/0'::pg_lsn,'0/1'), xid8cmp('9223372036854775808','1'), pg_lsn_cmp('80000000/0','0/1');
--> pg_lsn_larger:pg_lsn | greatest:pg_lsn | xid8cmp:int4 | pg_lsn_cmp:int4
--| 80000000/0 | 80000000/0 | 1 | 1
SELECT xid8_larger('9223372036854775808','1'), xid8_smaller('9223372036854775808','1');
--> xid8_larger:xid8 | xid8_smaller:xid8
--| 9223372036854775808 | 1
CREATE table p(b pg_lsn primary key) partition by range (b);
--= CREATE TABLE
CREATE table p1 partition of p for values from ('0/0') to ('80000000/0');
--= CREATE TABLE
CREATE table p2 partition of p for values from ('80000000/0') to (maxvalue);
--= CREATE TABLE
INSERT into p select a from l;
--= INSERT 0 5
SELECT tableoid::regclass, * from p order by 2;
--> tableoid:regclass | b:pg_lsn
--| p1 | 0/0
--| p1 | 0/1
--| p1 | 7FFFFFFF/FFFFFFFF
--| p2 | 80000000/0
--| p2 | FFFFFFFF/1
DELETE from l where a = '80000000/0';
--= DELETE 1
UPDATE l set a = '80000000/1' where b = '0';
--= UPDATE 1
SELECT * from l order by a;
--> a:pg_lsn | b:xid8
--| 0/1 | 1
--| 7FFFFFFF/FFFFFFFF | 9223372036854775807
--| 80000000/1 | 0
--| FFFFFFFF/1 | 18446744073709551615
SELECT '9223372036854775808'::xid8::xid, xid('9223372036854775808'::xid8);
--> xid:xid | xid:xid
--| 0 | 0
SELECT array_agg(a order by a) from l;
--> array_agg:_pg_lsn
--| {0/1,7FFFFFFF/FFFFFFFF,80000000/1,FFFFFFFF/1}
SELECT * from l order by row(a,b);
--> a:pg_lsn | b:xid8
--| 0/1 | 1
--| 7FFFFFFF/FFFFFFFF | 9223372036854775807
--| 80000000/1 | 0
--| FFFFFFFF/1 | 18446744073709551615
SELECT array['80000000/0'::pg_lsn] > array['0/1'::pg_lsn];
--> ?column?:bool
--| t
SELECT hash_record(row('80000000/0'::pg_lsn)) is not null;
--> ?column?:bool
--| t
SELECT a::text from l order by 1;
--> a:text
--| 0/1
--| 7FFFFFFF/FFFFFFFF
--| 80000000/1
--| FFFFFFFF/1
SELECT '80000000/0'::pg_lsn::numeric;
--! 42846: cannot cast type pg_lsn to numeric
SELECT 9223372036854775808::numeric::pg_lsn, pg_lsn(18446744073709551615), pg_lsn(18446744073709551616);
--! 42846: cannot cast type numeric to pg_lsn
SELECT pg_wal_lsn_diff('FFFFFFFF/0','0/0');
--> pg_wal_lsn_diff:numeric
--| 18446744069414584320
