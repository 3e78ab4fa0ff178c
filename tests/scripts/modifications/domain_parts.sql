-- Parts of values of domains are changed under the domain's checks.
create domain posint as int check (value > 0);
--= CREATE DOMAIN
create type dct as (a posint, b int);
--= CREATE TYPE
create domain dctd as dct check ((value).a < 10);
--= CREATE DOMAIN
create table dt (id int, f dctd[], g dctd);
--= CREATE TABLE
insert into dt values (1, array[row(1,2)]::dctd[], row(3,4));
--= INSERT 0 1
update dt set f[1].a = -1; update dt set f[1].a = 11; update dt set f[1].a = 5; update dt set g.a = 20; update dt set g.b = 7; select * from dt;
--! 23514: value for domain posint violates check constraint "posint_check"

