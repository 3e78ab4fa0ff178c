-- What functions see that triggers and checks call: a stable one what the changing statement saw when it began, a volatile one what is there.
create table t(id int, v text);
--= CREATE TABLE
create function ts() returns bigint language plpgsql stable as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
create function tsq() returns bigint language sql stable as $$ select count(*) from t $$;
--= CREATE FUNCTION
create function tv() returns bigint language plpgsql volatile as $$ begin return (select count(*) from t); end $$;
--= CREATE FUNCTION
-- CHECK
create function chk(i int) returns bool language plpgsql stable as $$ begin raise notice 'check % stable %', i, (select count(*) from t); return true; end $$;
--= CREATE FUNCTION
create function chv(i int) returns bool language plpgsql volatile as $$ begin raise notice 'check % volatile %', i, (select count(*) from t); return true; end $$;
--= CREATE FUNCTION
alter table t add constraint c1 check (chk(id)), add constraint c2 check (chv(id));
--= ALTER TABLE
insert into t select g from generate_series(1,3) g;
--~ check 1 stable 0
--~ check 1 volatile 0
--~ check 2 stable 0
--~ check 2 volatile 1
--~ check 3 stable 0
--~ check 3 volatile 2
--= INSERT 0 3
insert into t values (4),(5);
--~ check 4 stable 3
--~ check 4 volatile 3
--~ check 5 stable 3
--~ check 5 volatile 4
--= INSERT 0 2
update t set id = id + 10;
--~ check 11 stable 5
--~ check 11 volatile 5
--~ check 12 stable 5
--~ check 12 volatile 5
--~ check 13 stable 5
--~ check 13 volatile 5
--~ check 14 stable 5
--~ check 14 volatile 5
--~ check 15 stable 5
--~ check 15 volatile 5
--= UPDATE 5
begin; insert into t values (6); insert into t values (7),(8); rollback;
--= BEGIN
--~ check 6 stable 5
--~ check 6 volatile 5
--= INSERT 0 1
--~ check 7 stable 6
--~ check 7 volatile 6
--~ check 8 stable 6
--~ check 8 volatile 7
--= INSERT 0 2
--= ROLLBACK

create table p(id int primary key); create table c(id int references p on delete cascade on update cascade);
--= CREATE TABLE
--= CREATE TABLE
create function nc() returns bigint language plpgsql stable as $$ begin return (select count(*) from c); end $$;
--= CREATE FUNCTION
create function np() returns bigint language sql stable as $$ select count(*) from p $$;
--= CREATE FUNCTION
create function vc() returns bigint language plpgsql volatile as $$ begin return (select count(*) from c); end $$;
--= CREATE FUNCTION
create function trs() returns trigger language plpgsql stable as $$ begin raise notice '% % % % % %', tg_op, tg_when, tg_level, nc(), np(), vc(); return case tg_op when 'DELETE' then old else new end; end $$;
--= CREATE FUNCTION
create trigger a1 before insert or update or delete on c for each row execute function trs();
--= CREATE TRIGGER
create trigger a2 after insert or update or delete on c for each row execute function trs();
--= CREATE TRIGGER
create trigger a3 before insert or update or delete on c for each statement execute function trs();
--= CREATE TRIGGER
create trigger a4 after insert or update or delete on c for each statement execute function trs();
--= CREATE TRIGGER
insert into p select generate_series(1,3); insert into c values (1),(1),(2);
--= INSERT 0 3
--~ INSERT BEFORE STATEMENT 0 3 0
--~ INSERT BEFORE ROW 0 3 0
--~ INSERT BEFORE ROW 0 3 1
--~ INSERT BEFORE ROW 0 3 2
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER STATEMENT 0 3 3
--= INSERT 0 3
delete from p where id < 3;
--~ DELETE BEFORE STATEMENT 3 1 3
--~ DELETE BEFORE ROW 3 1 3
--~ DELETE BEFORE ROW 3 1 2
--~ DELETE BEFORE ROW 1 1 1
--~ DELETE AFTER ROW 3 3 0
--~ DELETE AFTER ROW 3 3 0
--~ DELETE AFTER ROW 3 3 0
--~ DELETE AFTER STATEMENT 3 3 0
--= DELETE 2
insert into p values(1),(2); insert into c values (1),(1),(2);
--= INSERT 0 2
--~ INSERT BEFORE STATEMENT 0 3 0
--~ INSERT BEFORE ROW 0 3 0
--~ INSERT BEFORE ROW 0 3 1
--~ INSERT BEFORE ROW 0 3 2
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER ROW 0 3 3
--~ INSERT AFTER STATEMENT 0 3 3
--= INSERT 0 3
update p set id = id + 10 where id < 3;
--~ UPDATE BEFORE STATEMENT 3 3 3
--~ UPDATE BEFORE ROW 3 3 3
--~ UPDATE BEFORE ROW 3 3 3
--~ UPDATE BEFORE ROW 3 3 3
--~ UPDATE AFTER ROW 3 3 3
--~ UPDATE AFTER ROW 3 3 3
--~ UPDATE AFTER ROW 3 3 3
--~ UPDATE AFTER STATEMENT 3 3 3
--= UPDATE 2
select * from c order by 1;
--> id:int4
--| 11
--| 11
--| 12
create function trv() returns trigger language plpgsql as $$ begin raise notice 'fired % %', tg_name, new.k; return new; end $$;
--= CREATE FUNCTION
create table h(k int) partition by range (k); create table h1 partition of h for values from (0) to (10); create table h2 partition of h for values from (10) to (20);
--= CREATE TABLE
--= CREATE TABLE
--= CREATE TABLE
create function nh() returns bigint language sql stable as $$ select count(*) from h $$;
--= CREATE FUNCTION
create function vh() returns bigint language plpgsql volatile as $$ begin return (select count(*) from h); end $$;
--= CREATE FUNCTION
create trigger w1 before insert on h for each row when (nh() = 0) execute function trv();
--= CREATE TRIGGER
create trigger w2 after insert on h1 for each row when (vh() = 1) execute function trv();
--= CREATE TRIGGER
insert into h values (1),(11),(2),(3);
--~ fired w1 1
--~ fired w1 11
--~ fired w1 2
--~ fired w1 3
--~ fired w2 1
--= INSERT 0 4
alter table h2 add constraint few check (nh() < 5);
--= ALTER TABLE
insert into h values (12),(13),(14);
--= INSERT 0 3
insert into h values (15);
--! 23514: new row for relation "h2" violates check constraint "few"
create constraint trigger d after insert on h1 deferrable initially deferred for each row when (nh() >= 0) execute function trs();
--= CREATE TRIGGER
create function tv2() returns trigger language plpgsql as $$ begin insert into c values (3); return null; end $$;
--= CREATE FUNCTION
create constraint trigger dd after insert on h1 deferrable initially deferred for each row execute function tv2();
--= CREATE TRIGGER
begin; insert into h values (4); insert into h values (5); commit;
--= BEGIN
--= INSERT 0 1
--= INSERT 0 1
--~ INSERT AFTER ROW 3 3 3
--~ INSERT BEFORE STATEMENT 3 3 3
--~ INSERT BEFORE ROW 3 3 3
--~ INSERT AFTER ROW 3 3 4
--~ INSERT AFTER STATEMENT 3 3 4
--~ INSERT AFTER ROW 3 3 4
--~ INSERT BEFORE STATEMENT 4 3 4
--~ INSERT BEFORE ROW 4 3 4
--~ INSERT AFTER ROW 4 3 5
--~ INSERT AFTER STATEMENT 4 3 5
--= COMMIT
begin; insert into h values (6); insert into h values (7); set constraints all immediate; commit;
--= BEGIN
--= INSERT 0 1
--= INSERT 0 1
--~ INSERT AFTER ROW 5 3 5
--~ INSERT BEFORE STATEMENT 5 3 5
--~ INSERT BEFORE ROW 5 3 5
--~ INSERT AFTER ROW 5 3 6
--~ INSERT AFTER STATEMENT 5 3 6
--~ INSERT AFTER ROW 5 3 6
--~ INSERT BEFORE STATEMENT 6 3 6
--~ INSERT BEFORE ROW 6 3 6
--~ INSERT AFTER ROW 6 3 7
--~ INSERT AFTER STATEMENT 6 3 7
--= SET CONSTRAINTS
--= COMMIT
create table m(id int primary key, n bigint);
--= CREATE TABLE
create function nm() returns bigint language plpgsql stable as $$ begin return (select count(*) from m); end $$;
--= CREATE FUNCTION
create function chm(i int) returns boolean language plpgsql stable as $$ begin raise notice 'm % %', i, nm(); return true; end $$;
--= CREATE FUNCTION
alter table m add check (chm(id));
--= ALTER TABLE
insert into m values (1, nm()), (2, nm()), (1, 5) on conflict do nothing;
--~ m 1 0
--~ m 2 0
--~ m 1 0
--= INSERT 0 2
insert into m values (1, nm()), (5, nm()), (3, 5) on conflict (id) do update set n = -nm();
--~ m 1 2
--~ m 1 2
--~ m 5 2
--~ m 3 2
--= INSERT 0 3
merge into m using (values (1),(7),(8)) v(i) on id = i when matched then delete when not matched then insert values (i, nm());
--~ m 7 4
--~ m 8 4
--= MERGE 3
create function both() returns bigint language plpgsql as $$ begin insert into m values (100), (101); insert into m values (102); return nm(); end $$;
--! 42601: syntax error at or near "both"
insert into m select 200 + both() union all select 300;
--! 42601: syntax error at or near "both"
create view mv as select * from m where chm(id) with check option;
--= CREATE VIEW
insert into mv values (500), (501);
--~ m 500 5
--~ m 500 5
--~ m 501 5
--~ m 501 5
--= INSERT 0 2
create function ins() returns trigger language plpgsql stable as $$ begin raise notice 'instead % %', new.id, nm(); return new; end $$;
--= CREATE FUNCTION
create view iv as select * from m; create trigger i instead of insert on iv for each row execute function ins();
--= CREATE VIEW
--= CREATE TRIGGER
insert into iv select both2, 1 from (select 1 both2 union all select 2) x;
--~ instead 1 7
--~ instead 2 7
--= INSERT 0 2
create table g(id int, v text);
--= CREATE TABLE
create function cg() returns bigint language sql stable as $$ select count(*) from g $$;
--= CREATE FUNCTION
create function gtr() returns trigger language plpgsql stable as $$ begin raise notice '% % %: % %', tg_when, tg_level, new.id, cg(), (select count(*) from g); return new; end $$;
--= CREATE FUNCTION
create trigger a1 before insert or update on g for each row execute function gtr();
--= CREATE TRIGGER
create trigger a2 after insert or update on g for each row execute function gtr();
--= CREATE TRIGGER
create trigger a3 before insert or update on g for each statement execute function gtr();
--= CREATE TRIGGER
create trigger a4 after insert or update on g for each statement execute function gtr();
--= CREATE TRIGGER
insert into g select n from generate_series(1,3) n;
--~ BEFORE STATEMENT <NULL>: 0 0
--~ BEFORE ROW 1: 0 0
--~ BEFORE ROW 2: 0 0
--~ BEFORE ROW 3: 0 0
--~ AFTER ROW 1: 0 0
--~ AFTER ROW 2: 0 0
--~ AFTER ROW 3: 0 0
--~ AFTER STATEMENT <NULL>: 0 0
--= INSERT 0 3
update g set id = id + 10 where id > 1;
--~ BEFORE STATEMENT <NULL>: 3 3
--~ BEFORE ROW 12: 3 3
--~ BEFORE ROW 13: 3 3
--~ AFTER ROW 12: 3 3
--~ AFTER ROW 13: 3 3
--~ AFTER STATEMENT <NULL>: 3 3
--= UPDATE 2
create function gins() returns int language plpgsql as $$ begin insert into g values (100); insert into g values (101),(102); return cg(); end $$;
--= CREATE FUNCTION
select gins();
--> gins:int4
--~ BEFORE STATEMENT <NULL>: 3 3
--~ BEFORE ROW 100: 3 3
--~ AFTER ROW 100: 3 3
--~ AFTER STATEMENT <NULL>: 3 3
--~ BEFORE STATEMENT <NULL>: 4 4
--~ BEFORE ROW 101: 4 4
--~ BEFORE ROW 102: 4 4
--~ AFTER ROW 101: 4 4
--~ AFTER ROW 102: 4 4
--~ AFTER STATEMENT <NULL>: 4 4
--| 6
