CREATE OPERATOR CLASS int4_ops DEFAULT FOR TYPE integer USING bloom AS OPERATOR 1 = (integer, integer), FUNCTION 1 hashint4(integer);
CREATE OPERATOR CLASS text_ops DEFAULT FOR TYPE text USING bloom AS OPERATOR 1 = (text, text), FUNCTION 1 hashtext(text);
