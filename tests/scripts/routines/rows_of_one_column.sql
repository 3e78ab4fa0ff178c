-- A function that returns a TABLE of one column returns that column's values: its name in FROM stands for them, put into the query or not.
CREATE TABLE names (name text);
--= CREATE TABLE
INSERT INTO names VALUES ('a'), ('b');
--= INSERT 0 2
CREATE FUNCTION found(t text) RETURNS TABLE (x text) LANGUAGE sql AS 'SELECT name || t FROM names';
--= CREATE FUNCTION
CREATE FUNCTION strictly(t text) RETURNS TABLE (x text) LANGUAGE sql STRICT AS 'SELECT name || t FROM names';
--= CREATE FUNCTION
CREATE FUNCTION looped(t text) RETURNS TABLE (x text) LANGUAGE plpgsql AS 'BEGIN RETURN QUERY SELECT name || t FROM names; END';
--= CREATE FUNCTION
CREATE FUNCTION pairs(t text) RETURNS TABLE (x text, y int) LANGUAGE sql AS 'SELECT name || t, 1 FROM names';
--= CREATE FUNCTION
SELECT found, found.x, x, upper(found) FROM found('!') ORDER BY 1;
--> found:text | x:text | x:text | upper:text
--| a! | a! | a! | A!
--| b! | b! | b! | B!
SELECT strictly, strictly.x, upper(strictly) FROM strictly('!') ORDER BY 1;
--> strictly:text | x:text | upper:text
--| a! | a! | A!
--| b! | b! | B!
SELECT looped, looped.x, upper(looped) FROM looped('!') ORDER BY 1;
--> looped:text | x:text | upper:text
--| a! | a! | A!
--| b! | b! | B!
SELECT pairs, pairs.x FROM pairs('!') ORDER BY 1;
--> pairs:record | x:text
--| (a!,1) | a!
--| (b!,1) | b!
SELECT f, f.x FROM found('!') AS f ORDER BY 1;
--> f:text | x:text
--| a! | a!
--| b! | b!
SELECT f, f.z FROM found('!') AS f(z) ORDER BY 1;
--> f:text | z:text
--| a! | a!
--| b! | b!
-- The text of a view doesn't ask for what its functions are made of.
CREATE VIEW v AS SELECT found, x FROM found('!');
--= CREATE VIEW
CREATE VIEW w AS SELECT * FROM found('?') AS q(y);
--= CREATE VIEW
SELECT pg_get_viewdef('v'), pg_get_viewdef('w');
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT found.x AS found,␊    found.x␊   FROM found('!'::text) found(x); | ␠SELECT q.y␊   FROM found('?'::text) q(y);
SET search_path = '';
--= SET
SELECT pg_catalog.pg_get_viewdef('public.v'), pg_catalog.pg_get_viewdef('public.w');
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT found.x AS found,␊    found.x␊   FROM public.found('!'::text) found(x); | ␠SELECT q.y␊   FROM public.found('?'::text) q(y);
SELECT * FROM public.v;
--! 42P01: relation "names" does not exist
