-- A domain over an extension's type is printed and sent by its functions.

create extension citext;
--= CREATE EXTENSION
create domain name_of as citext;
--= CREATE DOMAIN
create domain of_domain as name_of;
--= CREATE DOMAIN
select typname, typinput, typoutput, typreceive, typsend from pg_type where typname in ('name_of', 'of_domain', 'citext') order by 1;
--> typname:name | typinput:regproc | typoutput:regproc | typreceive:regproc | typsend:regproc
--| citext | citextin | citextout | citextrecv | citextsend
--| name_of | domain_in | citextout | domain_recv | citextsend
--| of_domain | domain_in | citextout | domain_recv | citextsend
drop domain of_domain, name_of;
--= DROP DOMAIN
drop extension citext;
--= DROP EXTENSION
