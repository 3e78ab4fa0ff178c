-- What quote_literal quotes is the value as a cast to text writes it.
SELECT quote_literal(true), quote_nullable(false), quote_literal(12.50), quote_nullable(NULL::boolean), quote_literal('x '::char(5)), quote_literal(date '2020-01-02');
--> quote_literal:text | quote_nullable:text | quote_literal:text | quote_nullable:text | quote_literal:text | quote_literal:text
--| 'true' | 'false' | '12.50' | NULL | 'x' | '2020-01-02'
-- The bits of a last digit that belong to no byte don't matter.
SELECT decode('padded==', 'base64'), decode('padded1=', 'base64'), decode('MTIz/A+=', 'base64'), decode('QQ==', 'base64'), decode('QUI=', 'base64');
--> decode:bytea | decode:bytea | decode:bytea | decode:bytea | decode:bytea
--| \xa5a75d79 | \xa5a75d79dd | \x313233fc0f | \x41 | \x4142
SELECT decode('Q===', 'base64');
--! 22023: unexpected "=" while decoding base64 sequence
SELECT decode('QQ=', 'base64');
--! 22023: invalid base64 end sequence
SELECT decode('=', 'base64');
--! 22023: unexpected "=" while decoding base64 sequence
SELECT decode('QQ==QQ==', 'base64');
--> decode:bytea
--| \x4141
SELECT decode('QQ==QUJD', 'base64'), decode(E'Q U\n=\t=', 'base64');
--> decode:bytea | decode:bytea
--| \x4141 | \x41
SELECT decode('QQ==Q', 'base64');
--! 22023: invalid base64 end sequence
SELECT decode('QUJä', 'base64');
--! 22023: invalid symbol "ä" found while decoding base64 sequence
SELECT decode(encode(decode(repeat('00ff7e', 200), 'hex'), 'base64'), 'base64') = decode(repeat('00ff7e', 200), 'hex');
--> ?column?:bool
--| t

SELECT quote_literal('::1'::inet), quote_nullable('10.0.0.1'::inet), quote_literal(true), quote_literal('a '::char(3)), quote_literal(ARRAY['a ', 'b']);
--> quote_literal:text | quote_nullable:text | quote_literal:text | quote_literal:text | quote_literal:text
--| '::1/128' | '10.0.0.1/32' | 'true' | 'a' | '{"a ",b}'
SELECT parse_ident('ǅŻaB."Żx"'), parse_ident('ABC');
--> parse_ident:_text | parse_ident:_text
--| {ǅŻab,Żx} | {abc}
SELECT '10.0.0.1'::inet || 'x', 'x' || '::1'::inet, true || 'x', 'x' || 1.50, 'x' || ARRAY[1,2]::text, 1 || 'x', 'x' || NULL::int, 'x' || date '2020-01-01', 'a '::char(3) || 'x', 'x' || '2'::money;
--> ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text | ?column?:text
--| 10.0.0.1/32x | x::1/128 | truex | x1.50 | x{1,2} | 1x | ∅ | x2020-01-01 | ax | x$2.00
