-- Rows inserted are counted, however many one transaction inserts.
create table u2(a int); insert into u2 select generate_series(1,300);
--= CREATE TABLE
--= INSERT 0 300
create table u3(a int primary key); insert into u3 select generate_series(1,1000); insert into u3 select generate_series(1001,2000);
--= CREATE TABLE
--= INSERT 0 1000
--= INSERT 0 1000
create table u7(a int); do $$ begin for i in 1..1000 loop insert into u7 values(i); end loop; end $$;
--= CREATE TABLE
--= DO
delete from u7 where a > 590; update u7 set a = a + 10000 where a < 400;
--= DELETE 410
--= UPDATE 399
select pg_stat_force_next_flush();
--> pg_stat_force_next_flush:void
--| 
select relname, n_tup_ins, n_tup_upd, n_tup_del from pg_stat_user_tables where relname in ('u2', 'u3', 'u7') order by 1;
--> relname:name | n_tup_ins:int8 | n_tup_upd:int8 | n_tup_del:int8
--| u2 | 300 | 0 | 0
--| u3 | 2000 | 0 | 0
--| u7 | 1000 | 399 | 410
