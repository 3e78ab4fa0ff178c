-- Privileges on columns, where a view is changed: on the view's own columns, on those of the views between, and as the owner's on the table's.
create role view_owner;
--= CREATE ROLE
create role view_user;
--= CREATE ROLE
grant create on schema public to view_owner, view_user;
--= GRANT
set role view_owner;
--= SET
create table base(a int primary key, b text, c float);
--= CREATE TABLE
insert into base values (1,'x',1);
--= INSERT 0 1
create view v1 as select b as bb, c as cc, a as aa from base;
--= CREATE VIEW
grant select on v1 to view_user;
--= GRANT
grant update (bb, cc) on v1 to view_user;
--= GRANT
grant insert (bb, aa) on v1 to view_user;
--= GRANT
grant update (a, c) on base to view_user;
--= GRANT
grant select on base to view_user;
--= GRANT
set role view_user;
--= SET
create view v2 as select b as bb, c as cc, a as aa from base;
--= CREATE VIEW
create view v3 as select cc as c3, aa as a3, bb as b3 from v1;
--= CREATE VIEW
update v1 set bb = bb, cc = cc;
--= UPDATE 1
update v1 set aa = aa;
--! 42501: permission denied for view v1
update v1 set aa = aa, bb = bb;
--! 42501: permission denied for view v1
update v2 set aa = aa, cc = cc;
--= UPDATE 1
update v2 set bb = bb;
--! 42501: permission denied for table base
update v3 set b3 = b3, c3 = c3;
--= UPDATE 1
update v3 set a3 = a3;
--! 42501: permission denied for view v1
insert into v1 (aa, bb) values (2, 'y');
--= INSERT 0 1
insert into v1 (aa, cc) values (3, 3);
--! 42501: permission denied for view v1
insert into v3 (a3, b3) values (4, 'y');
--= INSERT 0 1
insert into v3 (a3, c3) values (5, 3);
--! 42501: permission denied for view v1
insert into v1 (aa, bb) values (2, 'z') on conflict (aa) do update set bb = excluded.bb;
--= INSERT 0 1
insert into v1 (aa, bb) values (2, 'z') on conflict (aa) do update set aa = excluded.aa;
--! 42501: permission denied for view v1
insert into v3 (a3, b3) values (2, 'u') on conflict (a3) do update set b3 = excluded.b3;
--= INSERT 0 1
insert into v3 (a3, b3) values (2, 'u') on conflict (a3) do update set a3 = excluded.a3;
--! 42501: permission denied for view v1
insert into v2 (aa, bb) values (2, 'u') on conflict (aa) do update set aa = excluded.aa;
--! 42501: permission denied for table base
select * from base order by a;
--> a:int4 | b:text | c:float8
--| 1 | x | 1
--| 2 | u | ∅
--| 4 | y | ∅
set role view_owner;
--= SET
revoke select on v1 from view_user;
--= REVOKE
grant select (aa) on v1 to view_user;
--= GRANT
set role view_user;
--= SET
update v1 set bb = 'k' where aa = 1;
--= UPDATE 1
update v1 set bb = bb where aa = 1;
--! 42501: permission denied for view v1
update v1 set bb = 'k' where aa = 1 returning aa;
--> aa:int4
--| 1
--= UPDATE 1
update v1 set bb = 'k' where aa = 1 returning bb;
--! 42501: permission denied for view v1
update v3 set b3 = 'k' where a3 = 1;
--! 42501: permission denied for view v1
update v3 set b3 = b3;
--! 42501: permission denied for view v1
insert into v1 (aa, bb) values (2, 'z') on conflict (aa) do update set bb = excluded.bb;
--! 42501: permission denied for view v1
insert into v1 (aa, bb) values (2, 'z') on conflict (aa) do update set bb = excluded.bb where v1.bb = 'q';
--! 42501: permission denied for view v1
delete from v1;
--! 42501: permission denied for view v1
reset role;
--= RESET
revoke all on base from view_user;
--= REVOKE
grant select (a), insert, update (b) on base to view_user;
--= GRANT
set role view_user;
--= SET
insert into base values (1, 'n') on conflict (a) do update set b = 'plain';
--= INSERT 0 1
insert into base values (1, 'n') on conflict (a) do update set b = excluded.b;
--! 42501: permission denied for table base
insert into base values (1, 'n') on conflict (a) do update set b = excluded.a::text;
--= INSERT 0 1
reset role;
--= RESET
drop owned by view_owner, view_user cascade;
--= DROP OWNED
drop role view_owner, view_user;
--= DROP ROLE
