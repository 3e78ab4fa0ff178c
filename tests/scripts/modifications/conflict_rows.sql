-- What ON CONFLICT DO UPDATE sees: excluded with its generated columns, as triggers have left it.
create table t (id int primary key, k int, a int, g int generated always as (id + k) stored);
--= CREATE TABLE
insert into t values (17, 1, 1);
--= INSERT 0 1
insert into t (id, k) values (17, 6) on conflict (id) do update set a = excluded.g;
--= INSERT 0 1
insert into t (id, k) values (17, 7) on conflict (id) do update set (a, k) = (select excluded.g, t.id) returning *;
--> id:int4 | k:int4 | a:int4 | g:int4
--| 17 | 17 | 24 | 34
--= INSERT 0 1
insert into t (id, k) values (17, 8) on conflict (id) do update set a = 0 where excluded.g = 25 returning *;
--> id:int4 | k:int4 | a:int4 | g:int4
--| 17 | 17 | 0 | 34
--= INSERT 0 1
insert into t (id, k) values (17, 8) on conflict (id) do update set a = -1 where excluded.g is null returning *;
--> id:int4 | k:int4 | a:int4 | g:int4
--= INSERT 0 0
create function double() returns trigger language plpgsql as $$ begin new.k = new.k * 2; return new; end $$;
--= CREATE FUNCTION
create trigger d before insert on t for each row execute function double();
--= CREATE TRIGGER
insert into t (id, k) values (17, 8) on conflict (id) do update set (a, k) = (excluded.g, excluded.k) returning *;
--> id:int4 | k:int4 | a:int4 | g:int4
--| 17 | 16 | 33 | 33
--= INSERT 0 1
create table p (id int, k int, g int generated always as (k * 10) stored, primary key (id)) partition by range (id);
--= CREATE TABLE
create table p1 (k int, id int not null, g int generated always as (k * 10) stored);
--= CREATE TABLE
alter table p attach partition p1 for values from (0) to (10);
--= ALTER TABLE
insert into p values (1, 1);
--= INSERT 0 1
insert into p values (1, 5), (2, 6) on conflict (id) do update set k = excluded.g returning *;
--> id:int4 | k:int4 | g:int4
--| 1 | 50 | 500
--| 2 | 6 | 60
--= INSERT 0 2
