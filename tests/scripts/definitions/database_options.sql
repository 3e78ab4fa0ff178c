-- Options of CREATE and ALTER DATABASE.
CREATE database defs_d1 tablespace nope;
--! 42704: tablespace "nope" does not exist

CREATE database defs_d1 tablespace pg_global;
--! 22023: pg_global cannot be used as default tablespace

CREATE database defs_d1 connection LIMIT -2;
--! 22023: invalid connection limit: -2

CREATE database defs_d1 connection LIMIT 'x';
--! 42601: connection_limit requires an integer value

CREATE database defs_d1 allow_connections nope;
--! 42601: allow_connections requires a Boolean value

CREATE database defs_d1 template template0 template template1;
--! 42601: conflicting or redundant options

CREATE database defs_d1 strategy wal_log strategy wal_log;
--! 42601: conflicting or redundant options

CREATE database defs_d1 nope 3;
--! 42601: option "nope" not recognized

CREATE database defs_d1 encoding DEFAULT owner DEFAULT tablespace DEFAULT template DEFAULT;
--= CREATE DATABASE

ALTER database defs_d1 tablespace nope;
--! 42704: tablespace "nope" does not exist

ALTER database defs_d1 tablespace pg_default;
--= ALTER DATABASE

ALTER database defs_d1 tablespace pg_default connection LIMIT 3;
--! 0A000: option "tablespace" cannot be specified with other options

ALTER database defs_d1 connection LIMIT 3 connection LIMIT 4;
--! 42601: conflicting or redundant options

ALTER database defs_d1 connection LIMIT -5;
--! 22023: invalid connection limit: -5

DROP database defs_d1;
--= DROP DATABASE
