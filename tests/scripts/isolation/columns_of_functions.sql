--@ cambium
-- Rows that two transactions have changed in different columns are put together by the committer, which computes what functions make of them.
CREATE FUNCTION digits_of(s text) RETURNS text IMMUTABLE STRICT LANGUAGE plpgsql AS $$
DECLARE r text := ''; c text;
BEGIN
  FOREACH c IN ARRAY regexp_split_to_array(s, '') LOOP r := r || CASE WHEN c ~ '[0-9]' THEN c ELSE '' END; END LOOP;
  RETURN r;
END $$;
--= CREATE FUNCTION
CREATE FUNCTION words(text) RETURNS text[] IMMUTABLE LANGUAGE sql AS $$ SELECT array_agg(x ORDER BY x) FROM regexp_split_to_table($1, ' +') x $$;
--= CREATE FUNCTION
CREATE TABLE r (id int PRIMARY KEY, phone text, body text, n int DEFAULT 0, digits text GENERATED ALWAYS AS (digits_of(phone)) STORED, w text[] GENERATED ALWAYS AS (words(body)) STORED);
--= CREATE TABLE
CREATE INDEX ON r (digits_of(phone));
--= CREATE INDEX
CREATE INDEX ON r USING gin (words(body));
--= CREATE INDEX
INSERT INTO r VALUES (1, '+1-1', 'b a'), (2, '+2', 'c');
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@a UPDATE r SET phone = '(7) 7', n = n + 1 WHERE id = 1;
--= UPDATE 1
@b UPDATE r SET body = 'zz y', n = n + 1 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT * FROM r WHERE digits_of(phone) = '77';
--> id:int4 | phone:text | body:text | n:int4 | digits:text | w:_text
--| 1 | (7) 7 | zz y | 2 | 77 | {y,zz}
SELECT * FROM r WHERE words(body) @> '{zz}';
--> id:int4 | phone:text | body:text | n:int4 | digits:text | w:_text
--| 1 | (7) 7 | zz y | 2 | 77 | {y,zz}
SELECT count(*) FROM r WHERE digits_of(phone) = '11';
--> count:int8
--| 0
