-- CREATE LANGUAGE without a handler is CREATE EXTENSION, as scripts from before extensions have it.
CREATE LANGUAGE plpgsql;
--! 42710: extension "plpgsql" already exists
CREATE OR REPLACE LANGUAGE plpgsql;
--~ extension "plpgsql" already exists, skipping
--= CREATE EXTENSION
CREATE OR REPLACE TRUSTED PROCEDURAL LANGUAGE plpgsql;
--~ extension "plpgsql" already exists, skipping
--= CREATE EXTENSION
CREATE LANGUAGE plunknown;
--! 0A000: extension "plunknown" is not available
CREATE LANGUAGE;
--! 42601: syntax error at end of input
