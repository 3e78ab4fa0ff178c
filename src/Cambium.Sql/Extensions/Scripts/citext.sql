CREATE TYPE citext (INPUT = citextin, OUTPUT = citextout, RECEIVE = citextrecv, SEND = citextsend, CATEGORY = 'S', COLLATABLE = true);
CREATE FUNCTION citextin(cstring) RETURNS citext LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$textin$$;
CREATE FUNCTION citextout(citext) RETURNS cstring LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$textout$$;
CREATE FUNCTION citextrecv(internal) RETURNS citext LANGUAGE internal STABLE STRICT PARALLEL SAFE AS $$textrecv$$;
CREATE FUNCTION citextsend(citext) RETURNS bytea LANGUAGE internal STABLE STRICT PARALLEL SAFE AS $$textsend$$;
CREATE FUNCTION citext(character) RETURNS citext LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_from_bpchar';
CREATE FUNCTION citext(boolean) RETURNS citext LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_from_boolean';
CREATE FUNCTION citext(inet) RETURNS citext LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_from_inet';
CREATE FUNCTION citext_eq(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_eq';
CREATE FUNCTION citext_ne(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_ne';
CREATE FUNCTION citext_lt(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_lt';
CREATE FUNCTION citext_le(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_le';
CREATE FUNCTION citext_gt(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_gt';
CREATE FUNCTION citext_ge(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_ge';
CREATE FUNCTION citext_cmp(citext, citext) RETURNS integer LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_cmp';
CREATE FUNCTION citext_hash(citext) RETURNS integer LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_hash';
CREATE FUNCTION citext_smaller(citext, citext) RETURNS citext LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_smaller';
CREATE FUNCTION citext_larger(citext, citext) RETURNS citext LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_larger';
CREATE FUNCTION texticlike(citext, citext) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticlike$$;
CREATE FUNCTION texticnlike(citext, citext) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticnlike$$;
CREATE FUNCTION texticregexeq(citext, citext) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticregexeq$$;
CREATE FUNCTION texticregexne(citext, citext) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticregexne$$;
CREATE FUNCTION texticlike(citext, text) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticlike$$;
CREATE FUNCTION texticnlike(citext, text) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticnlike$$;
CREATE FUNCTION texticregexeq(citext, text) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticregexeq$$;
CREATE FUNCTION texticregexne(citext, text) RETURNS boolean LANGUAGE internal IMMUTABLE STRICT PARALLEL SAFE AS $$texticregexne$$;
CREATE FUNCTION regexp_match(citext, citext) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_match($1::text, $2::text, 'i');
CREATE FUNCTION regexp_match(citext, citext, text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_match($1::text, $2::text, $3 || CASE WHEN $3 LIKE '%c%' THEN '' ELSE 'i' END);
CREATE FUNCTION regexp_matches(citext, citext) RETURNS SETOF text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 1
    BEGIN ATOMIC SELECT pg_catalog.regexp_matches($1::text, $2::text, 'i'); END;
CREATE FUNCTION regexp_matches(citext, citext, text) RETURNS SETOF text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 10
    BEGIN ATOMIC SELECT pg_catalog.regexp_matches($1::text, $2::text, $3 || CASE WHEN $3 LIKE '%c%' THEN '' ELSE 'i' END); END;
CREATE FUNCTION regexp_replace(citext, citext, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_replace($1::text, $2::text, $3, 'i');
CREATE FUNCTION regexp_replace(citext, citext, text, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_replace($1::text, $2::text, $3, $4 || CASE WHEN $4 LIKE '%c%' THEN '' ELSE 'i' END);
CREATE FUNCTION regexp_split_to_array(citext, citext) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_split_to_array($1::text, $2::text, 'i');
CREATE FUNCTION regexp_split_to_array(citext, citext, text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_split_to_array($1::text, $2::text, $3 || CASE WHEN $3 LIKE '%c%' THEN '' ELSE 'i' END);
CREATE FUNCTION regexp_split_to_table(citext, citext) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC SELECT pg_catalog.regexp_split_to_table($1::text, $2::text, 'i'); END;
CREATE FUNCTION regexp_split_to_table(citext, citext, text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    BEGIN ATOMIC SELECT pg_catalog.regexp_split_to_table($1::text, $2::text, $3 || CASE WHEN $3 LIKE '%c%' THEN '' ELSE 'i' END); END;
CREATE FUNCTION strpos(citext, citext) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.strpos(pg_catalog.lower($1::text), pg_catalog.lower($2::text));
CREATE FUNCTION replace(citext, citext, citext) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.regexp_replace($1::text, pg_catalog.regexp_replace($2::text, '\W', '\\\&', 'g'), $3::text, 'gi');
CREATE FUNCTION split_part(citext, citext, integer) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (pg_catalog.regexp_split_to_array($1::text, pg_catalog.regexp_replace($2::text, '\W', '\\\&', 'g'), 'i'))[$3];
CREATE FUNCTION translate(citext, citext, text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN pg_catalog.translate(pg_catalog.translate($1::text, pg_catalog.lower($2::text), $3), pg_catalog.upper($2::text), $3);
CREATE FUNCTION citext_pattern_lt(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_pattern_lt';
CREATE FUNCTION citext_pattern_le(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_pattern_le';
CREATE FUNCTION citext_pattern_gt(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_pattern_gt';
CREATE FUNCTION citext_pattern_ge(citext, citext) RETURNS boolean LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_pattern_ge';
CREATE FUNCTION citext_pattern_cmp(citext, citext) RETURNS integer LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_pattern_cmp';
CREATE FUNCTION citext_hash_extended(citext, bigint) RETURNS bigint LANGUAGE c IMMUTABLE STRICT PARALLEL SAFE AS '$libdir/citext', 'citext_hash_extended';
CREATE OPERATOR <> (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_ne, COMMUTATOR = <>, NEGATOR = =);
CREATE OPERATOR = (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_eq, COMMUTATOR = =, NEGATOR = <>, MERGES, HASHES);
CREATE OPERATOR > (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_gt, COMMUTATOR = <, NEGATOR = <=);
CREATE OPERATOR >= (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_ge, COMMUTATOR = <=, NEGATOR = <);
CREATE OPERATOR < (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_lt, COMMUTATOR = >, NEGATOR = >=);
CREATE OPERATOR <= (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_le, COMMUTATOR = >=, NEGATOR = >);
CREATE OPERATOR !~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticregexne, NEGATOR = ~);
CREATE OPERATOR ~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticregexeq, NEGATOR = !~);
CREATE OPERATOR !~* (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticregexne, NEGATOR = ~*);
CREATE OPERATOR ~* (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticregexeq, NEGATOR = !~*);
CREATE OPERATOR !~~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticnlike, NEGATOR = ~~);
CREATE OPERATOR ~~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticlike, NEGATOR = !~~);
CREATE OPERATOR !~~* (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticnlike, NEGATOR = ~~*);
CREATE OPERATOR ~~* (LEFTARG = citext, RIGHTARG = citext, FUNCTION = texticlike, NEGATOR = !~~*);
CREATE OPERATOR !~ (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticregexne, NEGATOR = ~);
CREATE OPERATOR ~ (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticregexeq, NEGATOR = !~);
CREATE OPERATOR !~* (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticregexne, NEGATOR = ~*);
CREATE OPERATOR ~* (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticregexeq, NEGATOR = !~*);
CREATE OPERATOR !~~ (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticnlike, NEGATOR = ~~);
CREATE OPERATOR ~~ (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticlike, NEGATOR = !~~);
CREATE OPERATOR !~~* (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticnlike, NEGATOR = ~~*);
CREATE OPERATOR ~~* (LEFTARG = citext, RIGHTARG = text, FUNCTION = texticlike, NEGATOR = !~~*);
CREATE OPERATOR ~>~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_pattern_gt, COMMUTATOR = ~<~, NEGATOR = ~<=~);
CREATE OPERATOR ~>=~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_pattern_ge, COMMUTATOR = ~<=~, NEGATOR = ~<~);
CREATE OPERATOR ~<~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_pattern_lt, COMMUTATOR = ~>~, NEGATOR = ~>=~);
CREATE OPERATOR ~<=~ (LEFTARG = citext, RIGHTARG = citext, FUNCTION = citext_pattern_le, COMMUTATOR = ~>=~, NEGATOR = ~>~);
CREATE AGGREGATE min(citext) (SFUNC = citext_smaller, STYPE = citext, SORTOP = <, PARALLEL = safe, COMBINEFUNC = citext_smaller);
CREATE AGGREGATE max(citext) (SFUNC = citext_larger, STYPE = citext, SORTOP = >, PARALLEL = safe, COMBINEFUNC = citext_larger);
CREATE OPERATOR CLASS citext_ops DEFAULT FOR TYPE citext USING btree AS STORAGE citext;
CREATE OPERATOR CLASS citext_ops DEFAULT FOR TYPE citext USING hash AS STORAGE citext;
CREATE OPERATOR CLASS citext_pattern_ops FOR TYPE citext USING btree AS STORAGE citext;
