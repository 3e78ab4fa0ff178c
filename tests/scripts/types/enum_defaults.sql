-- Defaults that are a label follow its change of name.
CREATE TYPE mode AS ENUM ('closed', 'open');
--= CREATE TYPE
CREATE TABLE site (id int, registration mode NOT NULL DEFAULT 'open', old mode DEFAULT 'closed'::mode, note text DEFAULT 'open');
--= CREATE TABLE
ALTER TYPE mode RENAME VALUE 'open' TO 'Open';
--= ALTER TYPE
ALTER TYPE mode RENAME VALUE 'closed' TO 'it''s closed';
--= ALTER TYPE
INSERT INTO site (id) VALUES (1) RETURNING *;
--> id:int4 | registration:user | old:user | note:text
--| 1 | Open | it's closed | open
--= INSERT 0 1
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'site'::regclass ORDER BY adnum;
--> pg_get_expr:text
--| 'Open'::mode
--| 'it''s closed'::mode
--| 'open'::text
