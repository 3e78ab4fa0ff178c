-- Functions whose result comes from their arguments alone are computed where indexes and generated columns are: in sessions, the committer and recovery.
CREATE FUNCTION joined(text[]) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT string_agg(x, ' ' ORDER BY x) FROM unnest($1) x $$;
--= CREATE FUNCTION
CREATE FUNCTION values_of(jsonb) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT string_agg(value, ' ') FROM jsonb_each_text($1) $$;
--= CREATE FUNCTION
CREATE FUNCTION last_key(jsonb) RETURNS text IMMUTABLE LANGUAGE sql AS $$ WITH x AS (SELECT * FROM jsonb_each_text($1)) SELECT max(key) FROM x $$;
--= CREATE FUNCTION
CREATE FUNCTION first_row(int) RETURNS int IMMUTABLE LANGUAGE sql AS $$ SELECT x * 10 FROM generate_series($1, $1 + 5) x ORDER BY x DESC $$;
--= CREATE FUNCTION
CREATE FUNCTION largest(anyarray) RETURNS anyelement IMMUTABLE LANGUAGE sql AS $$ SELECT max(x) FROM unnest($1) x $$;
--= CREATE FUNCTION
CREATE FUNCTION by_path(text) RETURNS text IMMUTABLE LANGUAGE sql SET search_path = pg_catalog AS $$ SELECT string_agg(upper(x), '') FROM regexp_split_to_table($1, '-') x $$;
--= CREATE FUNCTION
CREATE FUNCTION size_class(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN IF $1 > 3 THEN RETURN 1; END IF; RETURN 2; END $$;
--= CREATE FUNCTION
CREATE FUNCTION try_int(s text) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN s::int; EXCEPTION WHEN OTHERS THEN RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE FUNCTION digits_of(s text) RETURNS text IMMUTABLE STRICT LANGUAGE plpgsql AS $$
DECLARE
  r text := '';
  c text;
BEGIN
  FOR i IN 1..length(s) LOOP
    c := substr(s, i, 1);
    CONTINUE WHEN c !~ '[0-9]';
    r := r || c;
  END LOOP;
  IF r = '' THEN RAISE EXCEPTION 'no digits in %', s USING errcode = '22023', hint = 'give some'; END IF;
  RETURN r;
END $$;
--= CREATE FUNCTION
CREATE FUNCTION selected(s text) RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$
DECLARE
  r record;
  t text;
BEGIN
  SELECT count(*) AS n, max(x) AS m INTO r FROM regexp_split_to_table(s, ' ') x;
  PERFORM 1 WHERE r.n > 1;
  IF NOT found THEN RETURN 'one'; END IF;
  SELECT upper(r.m) INTO STRICT t;
  RETURN r.n || t;
END $$;
--= CREATE FUNCTION
CREATE FUNCTION fact(n int) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN IF n <= 1 THEN RETURN 1; END IF; RETURN n * fact(n - 1); END $$;
--= CREATE FUNCTION
CREATE FUNCTION nested(s text, depth int) RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  IF depth = 0 THEN RETURN s; END IF;
  SELECT '(' || nested(s, depth - 1) || x || ')' INTO t FROM generate_series(depth, depth + 1) x;
  RETURN t;
END $$;
--= CREATE FUNCTION
CREATE TABLE t (
  id int PRIMARY KEY, a text[], j jsonb, n text,
  b text GENERATED ALWAYS AS (joined(a)) STORED,
  s text GENERATED ALWAYS AS (selected(n)) STORED,
  d text GENERATED ALWAYS AS (nested(n, 2)) STORED);
--= CREATE TABLE
CREATE INDEX t_joined ON t (joined(a));
--= CREATE INDEX
CREATE INDEX t_words ON t USING gin (to_tsvector('simple', values_of(j)));
--= CREATE INDEX
CREATE INDEX ON t (last_key(j), first_row(id));
--= CREATE INDEX
CREATE INDEX ON t (largest(a));
--= CREATE INDEX
CREATE INDEX ON t (by_path(n));
--= CREATE INDEX
CREATE INDEX ON t (size_class(cardinality(a)));
--= CREATE INDEX
CREATE UNIQUE INDEX t_n ON t (try_int(n)) WHERE size_class(id) = 2;
--= CREATE INDEX
CREATE INDEX ON t (fact(id));
--= CREATE INDEX
INSERT INTO t VALUES (1, '{x,y,x}', '{"k": "v1", "l": "v2"}', '12'), (2, '{q}', '{"m": "w"}', 'a b c'), (3, NULL, NULL, 'z-z'), (4, '{}', '{}', '012');
--= INSERT 0 4
INSERT INTO t VALUES (0, '{}', '{}', '012');
--! 23505: duplicate key value violates unique constraint "t_n"
SELECT * FROM t ORDER BY id;
--> id:int4 | a:_text | j:jsonb | n:text | b:text | s:text | d:text
--| 1 | {x,y,x} | {"k": "v1", "l": "v2"} | 12 | x x y | one | ((121)2)
--| 2 | {q} | {"m": "w"} | a b c | q | 3C | ((a b c1)2)
--| 3 | ∅ | ∅ | z-z | ∅ | one | ((z-z1)2)
--| 4 | {} | {} | 012 | ∅ | one | ((0121)2)
SELECT id FROM t WHERE joined(a) = 'x x y';
--> id:int4
--| 1
SELECT id FROM t WHERE try_int(n) = 12 AND size_class(id) = 2;
--> id:int4
--| 1
SELECT id FROM t WHERE try_int(n) IS NULL ORDER BY id;
--> id:int4
--| 2
--| 3
SELECT id FROM t WHERE to_tsvector('simple', values_of(j)) @@ 'v2';
--> id:int4
--| 1
SELECT id FROM t WHERE last_key(j) = 'l' AND first_row(id) = 60;
--> id:int4
--| 1
SELECT id, largest(a) FROM t WHERE largest(a) > 'q';
--> id:int4 | largest:text
--| 1 | y
SELECT id FROM t WHERE by_path(n) = 'ZZ';
--> id:int4
--| 3
SELECT id FROM t WHERE fact(id) = 24;
--> id:int4
--| 4
UPDATE t SET n = '13', a = '{k,j}' WHERE id = 2 RETURNING b, s, d;
--> b:text | s:text | d:text
--| j k | one | ((131)2)
--= UPDATE 1
SELECT id FROM t WHERE try_int(n) = 13 AND size_class(id) = 2;
--> id:int4
--| 2
SELECT id FROM t WHERE joined(a) = 'j k';
--> id:int4
--| 2
CREATE TABLE p (id int PRIMARY KEY, phone text, digits text GENERATED ALWAYS AS (digits_of(phone)) STORED);
--= CREATE TABLE
INSERT INTO p VALUES (1, '+49 (30) 123'), (2, NULL);
--= INSERT 0 2
INSERT INTO p VALUES (3, 'none');
--! 22023: no digits in none
UPDATE p SET phone = '99-1' WHERE id = 1 RETURNING *;
--> id:int4 | phone:text | digits:text
--| 1 | 99-1 | 991
--= UPDATE 1
-- An error tells where it arose.
CREATE FUNCTION inverse(n int) RETURNS int IMMUTABLE LANGUAGE sql AS $$ SELECT 1 / n FROM generate_series(1, 1) $$;
--= CREATE FUNCTION
CREATE INDEX ON p (inverse(id));
--= CREATE INDEX
INSERT INTO p VALUES (0, '1');
--! 22012: division by zero
SELECT inverse(0);
--! 22012: division by zero
-- Partitions by such a key.
CREATE TABLE parts (a text) PARTITION BY LIST (try_int(a));
--= CREATE TABLE
CREATE TABLE parts1 PARTITION OF parts FOR VALUES IN (1);
--= CREATE TABLE
INSERT INTO parts VALUES ('1');
--= INSERT 0 1
INSERT INTO parts VALUES ('x');
--! 23514: no partition of relation "parts" found for row
SELECT tableoid::regclass, a FROM parts WHERE try_int(a) = 1;
--> tableoid:regclass | a:text
--| parts1 | 1
