-- Where MERGE is refused.
create table mt(tid int, v int);
--= CREATE TABLE
create materialized view mv as select * from mt;
--= SELECT 0
merge into mt using mt on tid = tid when matched then do nothing;
--! 42712: name "mt" specified more than once
merge into mv using mt s on mv.tid = s.tid when not matched then insert default values;
--! 0A000: cannot execute MERGE on relation "mv"
with foo as (merge into mt using mt s on true when matched then delete) select * from foo;
--! 0A000: MERGE not supported in WITH query
copy (merge into mt using mt s on true when matched then delete) to stdout;
--! 0A000: MERGE not supported in COPY
