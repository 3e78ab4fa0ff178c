CREATE FUNCTION unaccent(regdictionary, text) RETURNS text LANGUAGE c STABLE STRICT PARALLEL SAFE AS '$libdir/unaccent', 'unaccent_dict';
CREATE FUNCTION unaccent(text) RETURNS text LANGUAGE c STABLE STRICT PARALLEL SAFE AS '$libdir/unaccent', 'unaccent_dict';
