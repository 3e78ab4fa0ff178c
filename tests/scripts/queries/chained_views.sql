-- Views upon views, as many as one likes; but not upon themselves.
do $$
begin
  execute 'create view chain0 as select 7 as a';
  for i in 1 .. 150 loop
    execute format('create view chain%s as select a from chain%s', i, i - 1);
  end loop;
end $$;
--= DO
select * from chain150;
--> a:int4
--| 7
create view ring as select 1 as a;
--= CREATE VIEW
create view back as select a from ring;
--= CREATE VIEW
create or replace view ring as select a from back;
--= CREATE VIEW
select * from ring;
--! 42P17: infinite recursion detected in rules for relation "ring"
select * from back;
--! 42P17: infinite recursion detected in rules for relation "back"
drop view ring cascade;
--~ drop cascades to view back
--= DROP VIEW
drop view chain0 cascade;
--~ drop cascades to 150 other objects
--= DROP VIEW
