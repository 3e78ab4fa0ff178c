-- Letters whose other case is in ASCII, and those beyond the basic plane.

select upper('ı'), lower('İ'), upper('ſ'), lower('ſ'), upper('ß'), lower('ẞ'), initcap('ıſ İİ'), initcap('élan ñandú 2nd'), initcap('𐐨𐐨 𐐀𐐀'), upper('𐐨'), lower('𐐀');
--> upper:text | lower:text | upper:text | lower:text | upper:text | lower:text | initcap:text | initcap:text | initcap:text | upper:text | lower:text
--| I | i | S | ſ | ß | ß | Iſ İi | Élan Ñandú 2nd | 𐐀𐐨 𐐀𐐨 | 𐐀 | 𐐨
select 'İ' ilike 'i', 'İstanbul' ilike 'istanbul%', 'ı' ilike 'I', 'ſ' ilike 'S';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | f
select lower(repeat('İ', 10)), upper(repeat('aſı', 5));
--> lower:text | upper:text
--| iiiiiiiiii | ASIASIASIASIASI
create table words (word text);
--= CREATE TABLE
create unique index on words (lower(word));
--= CREATE INDEX
insert into words values ('İstanbul');
--= INSERT 0 1
insert into words values ('istanbul');
--! 23505: duplicate key value violates unique constraint "words_lower_idx"
select * from words where lower(word) = 'istanbul';
--> word:text
--| İstanbul
drop table words;
--= DROP TABLE
