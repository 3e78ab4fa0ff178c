-- What is too long for a tsvector, and queries that are too deep.
SELECT repeat('a', 2046)::tsvector IS NOT NULL;
--> ?column?:bool
--| t
SET client_min_messages = warning;
--= SET
SELECT length(to_tsvector('simple', repeat('a', 3000) || ' b ' || repeat('c', 2046)));
--> length:int4
--| 2
SELECT length(string_agg(md5(g::text), ' ')::tsvector) FROM generate_series(1, 2000) g;
--> length:int4
--| 2000
SELECT length(string_agg(md5(g::text), ' ')::tsvector) FROM generate_series(1, 40000) g;
--! 54000: string is too long for tsvector (1048576 bytes, max 1048575 bytes)
SELECT length(to_tsvector('simple', string_agg('word' || g, ' '))) FROM generate_series(1, 200000) g;
--! 54000: string is too long for tsvector (2779804 bytes, max 1048575 bytes)
SELECT numnode((repeat('a & ', 1000) || 'b')::tsquery);
--> numnode:int4
--| 2001
