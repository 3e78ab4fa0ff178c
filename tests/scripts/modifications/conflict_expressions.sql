-- ON CONFLICT's expressions mean the indexes of the same expressions, however their casts are written.
CREATE TABLE book (id int, external_id varchar(20), number smallint);
--= CREATE TABLE
CREATE UNIQUE INDEX book_lower ON book (lower(external_id));
--= CREATE INDEX
INSERT INTO book VALUES (1, 'abc', 1);
--= INSERT 0 1
INSERT INTO book VALUES (2, 'ABC', 1) ON CONFLICT (lower((external_id)::text)) DO NOTHING;
--= INSERT 0 0
INSERT INTO book VALUES (2, 'ABC', 1) ON CONFLICT (lower(external_id)) DO UPDATE SET id = excluded.id RETURNING id;
--> id:int4
--| 2
--= INSERT 0 1
INSERT INTO book VALUES (3, 'Abc', 1) ON CONFLICT ((lower(book.external_id))) DO UPDATE SET id = excluded.id RETURNING id;
--> id:int4
--| 3
--= INSERT 0 1
INSERT INTO book VALUES (3, 'ABC', 1) ON CONFLICT (lower(external_id::varchar(2))) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO book VALUES (3, 'ABC', 1) ON CONFLICT (upper(external_id)) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
CREATE UNIQUE INDEX book_sum ON book ((number + id), id);
--= CREATE INDEX
INSERT INTO book VALUES (3, 'd', 1) ON CONFLICT (id, (number::int + id)) DO UPDATE SET external_id = 'e' RETURNING external_id;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO book VALUES (3, 'd', 1) ON CONFLICT ((number + id)) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO book VALUES (3, 'd', 1) ON CONFLICT (id, (number + nothing)) DO NOTHING;
--! 42703: column "nothing" does not exist
