--@ cambium
-- What a trigger sets to an equal value that is not the same (1.000 for 1.0) is a write: it stays when another transaction changes another column, and comes last where that one changes the same.
create table measured (id int primary key, n numeric, i interval, f float8, j jsonb, c char(3), note text);
--= CREATE TABLE
insert into measured values (1, 1.0, '1 day', 0, '1.0', 'a', 'x');
--= INSERT 0 1
create function normal() returns trigger language plpgsql as $$
begin
    if new.note = 'normal' then new.n := 1.000; new.i := '24:00'; new.f := '-0'; new.j := '1.00'; end if;
    return new;
end $$;
--= CREATE FUNCTION
create trigger normal before update on measured for each row execute function normal();
--= CREATE TRIGGER
@a begin;
--= BEGIN
@a update measured set note = 'normal' where id = 1;
--= UPDATE 1
@b update measured set c = 'b' where id = 1;
--= UPDATE 1
@a commit;
--= COMMIT
table measured;
--> id:int4 | n:numeric | i:interval | f:float8 | j:jsonb | c:bpchar | note:text
--| 1 | 1.000 | 24:00:00 | -0 | 1.00 | b ␠ | normal
update measured set n = 1.0, note = 'y';
--= UPDATE 1
@a begin;
--= BEGIN
@a select count(*) from measured;
--> count:int8
--| 1
@a update measured set note = 'normal' where id = 1;
--= UPDATE 1
@b update measured set n = 1.00 where id = 1;
--= UPDATE 1
@a commit;
--= COMMIT
table measured;
--> id:int4 | n:numeric | i:interval | f:float8 | j:jsonb | c:bpchar | note:text
--| 1 | 1.000 | 24:00:00 | -0 | 1.00 | b ␠ | normal
