--@ cambium
-- As PostgreSQL 15.20 has it: before, a lexeme had one byte less, and setweight called a wrong weight an internal error.
SELECT length(repeat('a', 2047)::tsvector);
--> length:int4
--| 1
SELECT repeat('a', 2048)::tsvector;
--! 54000: word is too long (2048 bytes, max 2047 bytes)
SELECT setweight('a:1'::tsvector, 'X');
--! 22023: unrecognized weight: "X"
