-- What depends on settings or the catalog can't be part of keys and generated columns: conversions no more than functions. An index over (at::date) was built in one
-- time zone and read in all others.
CREATE TYPE mood AS ENUM ('sad', 'ok');
--= CREATE TYPE
CREATE TABLE t (at timestamptz, local timestamp, d date, tm time, i interval, m mood, r int4range, a text[], c numeric, s text, n money, o regclass);
--= CREATE TABLE
CREATE INDEX ON t ((at::date));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((at::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((local::timestamptz));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((d::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((i::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((m::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((r::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((a::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((s::date));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((s::time));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((s::mood));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((c::money));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((o::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((s || d));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((t::text));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((a::date[]));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t (s) WHERE at > d;
--! 42P17: functions in index predicate must be marked IMMUTABLE
CREATE INDEX ON t (s) WHERE local < at;
--! 42P17: functions in index predicate must be marked IMMUTABLE
ALTER TABLE t ADD g text GENERATED ALWAYS AS (d::text) STORED;
--! 42P17: generation expression is not immutable
CREATE TABLE p (d date) PARTITION BY LIST ((d::text));
--! 42P17: functions in partition key expression must be marked IMMUTABLE
CREATE INDEX ON t ((at + i));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((local + i), (s || c));
--= CREATE INDEX
-- These give the same always; so do literals, which are read when the definition is made.
CREATE INDEX ON t ((local::date), (d::timestamp), (tm::text), (c::text), (s::int), (s::text[]::text), (a::varchar[]));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t ((local::date), (d::timestamp), (tm::text), (c::text), (s::int), (a::varchar[]), (s || c));
--= CREATE INDEX
CREATE INDEX ON t (s) WHERE at > '2020-01-01 00:00+00' AND m = 'ok' AND d <> '2020-01-01';
--= CREATE INDEX
-- What a function is declared to be is its owner's promise; of one in SQL that is not declared the body counts.
CREATE FUNCTION promised(timestamptz) RETURNS date IMMUTABLE LANGUAGE sql AS 'SELECT ($1 AT TIME ZONE ''UTC'')::date';
--= CREATE FUNCTION
CREATE FUNCTION unpromised(timestamptz) RETURNS date LANGUAGE sql AS 'SELECT $1::date';
--= CREATE FUNCTION
CREATE FUNCTION seen(text) RETURNS int LANGUAGE sql AS 'SELECT length($1)';
--= CREATE FUNCTION
CREATE INDEX ON t (promised(at));
--= CREATE INDEX
CREATE INDEX ON t (unpromised(at));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE INDEX ON t (seen(s));
--= CREATE INDEX
