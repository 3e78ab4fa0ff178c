-- The DETAIL of a duplicate key shows expressions as definitions do.
CREATE FUNCTION detail_of(text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE detail text;
BEGIN
    EXECUTE $1;
    RETURN 'no error';
EXCEPTION WHEN OTHERS THEN
    GET STACKED DIAGNOSTICS detail = PG_EXCEPTION_DETAIL;
    RETURN detail;
END $$;
--= CREATE FUNCTION
CREATE TABLE t (n name, m text, d int);
--= CREATE TABLE
CREATE UNIQUE INDEX ON t (lower(n::text));
--= CREATE INDEX
INSERT INTO t VALUES ('A', 'b', 1);
--= INSERT 0 1
SELECT detail_of($$INSERT INTO t VALUES ('a', 'c', 2)$$);
--> detail_of:text
--| Key (lower(n::text))=(a) already exists.
CREATE UNIQUE INDEX ON t ((m || 'x'), lower(m), d);
--= CREATE INDEX
SELECT detail_of($$INSERT INTO t VALUES ('q', 'b', 1)$$);
--> detail_of:text
--| Key ((m || 'x'::text), lower(m), d)=(bx, b, 1) already exists.
CREATE TABLE u (m text, d int, EXCLUDE USING btree ((d + 1) WITH =));
--= CREATE TABLE
INSERT INTO u VALUES ('x', 1);
--= INSERT 0 1
SELECT detail_of($$INSERT INTO u VALUES ('y', 1)$$);
--> detail_of:text
--| Key ((d + 1))=(2) conflicts with existing key ((d + 1))=(2).
INSERT INTO u VALUES ('X', 3);
--= INSERT 0 1
SELECT detail_of('CREATE UNIQUE INDEX ON u (upper(m))');
--> detail_of:text
--| Key (upper(m))=(X) is duplicated.
SELECT detail_of('CREATE UNIQUE INDEX ON u ((CASE WHEN d > 0 THEN 1 END))');
--> detail_of:text
--| Key ((␊CASE␊    WHEN d > 0 THEN 1␊    ELSE NULL::integer␊END))=(1) is duplicated.
