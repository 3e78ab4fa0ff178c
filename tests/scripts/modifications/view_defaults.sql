-- Defaults of updatable views, which come before those of their tables.
create table b(a int primary key, x text default 'tx', y text default 'ty', z text);
create view v as select * from b;
alter view v alter x set default 'vx', alter z set default 'vz';
insert into v(a) values (1);
insert into v values (2, default, default, default);
insert into v(a, x) select 3, 'q';
insert into b(a) values (4);
update v set x='u', z = default, y = default where a = 2;
create view vv as select a as k, z, x from v;
alter view vv alter x set default 'vvx';
insert into vv(k) values (5);
insert into vv values (6);
insert into vv(k) values (6) on conflict (k) do update set x = default, z = 'conf';
alter view v alter z drop default;
insert into vv(k) values (7);
select * from b order by a;
DROP TABLE b CASCADE;
