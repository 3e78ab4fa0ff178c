using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json.Paths;

/// <summary>
/// Reads a jsonpath by precedence: <c>||</c>, <c>&amp;&amp;</c>, predicates, sums, products, signs, accessors. Expressions and predicates share one
/// descent; what each operand must be is checked where the operator is met.
/// </summary>
internal sealed class JsonPathParser
{
    private const int DepthMax = 1000;

    private readonly string _text;
    private readonly IPatternSyntax? _patterns;
    private readonly JsonPathScanner _scanner;
    private JsonPathToken _token;
    private JsonPathToken _ahead;
    private int _depth;
    private int _filters;
    private int _subscripts;

    /// <inheritdoc cref="JsonPath.Parse"/>
    internal JsonPathParser(string text, IPatternSyntax? patterns)
    {
        _text = text;
        _patterns = patterns;
        _scanner = new JsonPathScanner(text);
        _token = _scanner.Next();
        _ahead = _scanner.Next();
    }

    internal JsonPath Read()
    {
        if (_token.Kind == 'e')
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type jsonpath: \"{_text}\"");
        }

        bool isStrict = IsWord("strict");
        if (isStrict || IsWord("lax"))
        {
            Move();
        }

        JsonPathItem root = ReadOr();
        return _token.Kind == 'e' ? new JsonPath(!isStrict, root) : throw Unexpected();
    }

    private static bool IsPredicate(JsonPathItem item) => item.Kind is >= JsonPathKind.Or and <= JsonPathKind.IsUnknown && item.Next is null;

    private void Move()
    {
        _token = _ahead;
        _ahead = _scanner.Next();
    }

    private SqlErrorException Unexpected() => _scanner.SyntaxError(_token);

    private bool IsWord(string word) => _token.Kind == 'i' && _token.Text.Equals(word, StringComparison.OrdinalIgnoreCase);

    private bool Is(string symbol) => _token.Text == symbol && _token.Kind == symbol[0];

    private void Expect(string symbol)
    {
        if (!Is(symbol))
        {
            throw Unexpected();
        }

        Move();
    }

    /// <summary>Of nesting, and of chains: a path is run as deep as it is long.</summary>
    private static void RequireDepth(int depth)
    {
        if (depth > DepthMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
        }
    }

    private JsonPathItem RequirePredicate(JsonPathItem item) => IsPredicate(item) ? item : throw Unexpected();

    private JsonPathItem RequireValue(JsonPathItem item) => IsPredicate(item) ? throw Unexpected() : item;

    private JsonPathItem ReadOr()
    {
        RequireDepth(++_depth);
        JsonPathItem left = ReadAnd();
        for (int links = 0; Is("||"); RequireDepth(++links))
        {
            RequirePredicate(left);
            Move();
            left = new JsonPathItem(JsonPathKind.Or) { Left = left, Right = RequirePredicate(ReadAnd()) };
        }

        _depth--;
        return left;
    }

    private JsonPathItem ReadAnd()
    {
        JsonPathItem left = ReadPredicate();
        for (int links = 0; Is("&&"); RequireDepth(++links))
        {
            RequirePredicate(left);
            Move();
            left = new JsonPathItem(JsonPathKind.And) { Left = left, Right = RequirePredicate(ReadPredicate()) };
        }

        return left;
    }

    private JsonPathItem ReadPredicate()
    {
        if (Is("!"))
        {
            Move();
            if (!Is("(") && !IsWord("exists"))
            {
                throw Unexpected();
            }

            return new JsonPathItem(JsonPathKind.Not) { Left = RequirePredicate(ReadPrimary()) };
        }

        JsonPathItem left = ReadSum();
        JsonPathKind? comparison = _token.Kind == 's' || _token.Kind == 'i' ? null : _token.Text switch
        {
            "==" => JsonPathKind.Equal,
            "!=" => JsonPathKind.NotEqual,
            "<" => JsonPathKind.Less,
            "<=" => JsonPathKind.LessOrEqual,
            ">" => JsonPathKind.Greater,
            ">=" => JsonPathKind.GreaterOrEqual,
            _ => null,
        };
        if (comparison is { } kind)
        {
            RequireValue(left);
            Move();
            return new JsonPathItem(kind) { Left = left, Right = RequireValue(ReadSum()) };
        }

        if (IsWord("starts"))
        {
            RequireValue(left);
            Move();
            if (!IsWord("with"))
            {
                throw Unexpected();
            }

            Move();
            if (_token.Kind is not ('s' or 'v'))
            {
                throw Unexpected();
            }

            JsonPathItem initial = new(_token.Kind == 's' ? JsonPathKind.String : JsonPathKind.Variable) { Text = _token.Text };
            Move();
            return new JsonPathItem(JsonPathKind.StartsWith) { Left = left, Right = initial };
        }

        return IsWord("like_regex") ? ReadLikeRegex(RequireValue(left)) : left;
    }

    private JsonPathItem ReadLikeRegex(JsonPathItem left)
    {
        Move();
        string pattern = ReadString();
        string flags = "";
        if (IsWord("flag"))
        {
            Move();
            string given = ReadString();
            foreach (char flag in given)
            {
                if (!"ismxq".Contains(flag, StringComparison.Ordinal))
                {
                    throw new SqlErrorException(
                        SqlState.SyntaxError, "invalid input syntax for type jsonpath", $"Unrecognized flag character \"{flag}\" in LIKE_REGEX predicate.");
                }
            }

            flags = string.Concat("ismxq".Where(flag => given.Contains(flag, StringComparison.Ordinal)));
            if (flags.Contains('x', StringComparison.Ordinal) && !flags.Contains('q', StringComparison.Ordinal))
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, "XQuery \"x\" flag (expanded regular expressions) is not implemented");
            }
        }

        _patterns?.Require(pattern, flags);
        return new JsonPathItem(JsonPathKind.LikeRegex) { Left = left, Text = pattern, Flags = flags };
    }

    private string ReadString()
    {
        if (_token.Kind != 's')
        {
            throw Unexpected();
        }

        string text = _token.Text;
        Move();
        return text;
    }

    private JsonPathItem ReadSum()
    {
        JsonPathItem left = ReadProduct();
        for (int links = 0; Is("+") || Is("-"); RequireDepth(++links))
        {
            RequireValue(left);
            JsonPathKind kind = Is("+") ? JsonPathKind.Add : JsonPathKind.Subtract;
            Move();
            left = new JsonPathItem(kind) { Left = left, Right = RequireValue(ReadProduct()) };
        }

        return left;
    }

    private JsonPathItem ReadProduct()
    {
        JsonPathItem left = ReadSigned();
        for (int links = 0; Is("*") || Is("/") || Is("%"); RequireDepth(++links))
        {
            RequireValue(left);
            JsonPathKind kind = Is("*") ? JsonPathKind.Multiply : Is("/") ? JsonPathKind.Divide : JsonPathKind.Modulo;
            Move();
            left = new JsonPathItem(kind) { Left = left, Right = RequireValue(ReadSigned()) };
        }

        return left;
    }

    private JsonPathItem ReadSigned()
    {
        if (!Is("+") && !Is("-"))
        {
            return ReadPrimary();
        }

        bool isMinus = Is("-");
        Move();
        RequireDepth(++_depth);
        JsonPathItem operand = RequireValue(ReadSigned());
        _depth--;
        return operand is { Kind: JsonPathKind.Number, Next: null }
            ? isMinus ? operand with { Number = -operand.Number } : operand
            : new JsonPathItem(isMinus ? JsonPathKind.Minus : JsonPathKind.Plus) { Left = operand };
    }

    private JsonPathItem ReadPrimary()
    {
        JsonPathItem item;
        if (Is("("))
        {
            Move();
            item = ReadOr();
            Expect(")");
            if (IsWord("is") && IsPredicate(item))
            {
                Move();
                if (!IsWord("unknown"))
                {
                    throw Unexpected();
                }

                Move();
                return new JsonPathItem(JsonPathKind.IsUnknown) { Left = item };
            }
        }
        else if (IsWord("exists") && _ahead.Text == "(")
        {
            Move();
            Move();
            JsonPathItem argument = RequireValue(ReadOr());
            Expect(")");
            return new JsonPathItem(JsonPathKind.Exists) { Left = argument };
        }
        else
        {
            item = ReadScalar();
        }

        List<JsonPathItem> steps = [];
        while (Is(".") || Is("[") || Is("?"))
        {
            steps.Add(ReadAccessor());
            RequireDepth(steps.Count);
        }

        return steps.Count == 0 ? item : item.Then(steps);
    }

    private JsonPathItem ReadScalar()
    {
        JsonPathToken token = _token;
        JsonPathItem item = token.Kind switch
        {
            's' => new JsonPathItem(JsonPathKind.String) { Text = token.Text },
            'v' => new JsonPathItem(JsonPathKind.Variable) { Text = token.Text },
            'n' => new JsonPathItem(JsonPathKind.Number) { Number = Numeric.Parse(token.Text) },
            '$' => new JsonPathItem(JsonPathKind.Root),
            '@' => _filters > 0
                ? new JsonPathItem(JsonPathKind.Current)
                : throw new SqlErrorException(SqlState.SyntaxError, "@ is not allowed in root expressions"),
            'i' when token.Text is "null" => new JsonPathItem(JsonPathKind.Null),
            'i' when token.Text is "true" or "false" => new JsonPathItem(JsonPathKind.Boolean) { Boolean = token.Text == "true" },
            'i' when IsWord("last") => _subscripts > 0
                ? new JsonPathItem(JsonPathKind.Last)
                : throw new SqlErrorException(SqlState.SyntaxError, "LAST is allowed only in array subscripts"),
            _ => throw Unexpected(),
        };
        Move();
        return item;
    }

    private JsonPathItem ReadAccessor()
    {
        if (Is("["))
        {
            return ReadSubscripts();
        }

        if (Is("?"))
        {
            Move();
            Expect("(");
            _filters++;
            JsonPathItem predicate = RequirePredicate(ReadOr());
            _filters--;
            Expect(")");
            return new JsonPathItem(JsonPathKind.Filter) { Left = predicate };
        }

        Move();
        if (Is("*"))
        {
            Move();
            return new JsonPathItem(JsonPathKind.AnyKey);
        }

        if (Is("**"))
        {
            Move();
            return ReadLevels();
        }

        if (_token.Kind is not ('i' or 's'))
        {
            throw Unexpected();
        }

        bool isMethod = _token.Kind == 'i' && _ahead.Text == "(" && _ahead.Kind == '(';
        JsonPathToken name = _token;
        Move();
        return isMethod ? ReadMethod(name) : new JsonPathItem(JsonPathKind.Key) { Text = name.Text };
    }

    private JsonPathItem ReadMethod(in JsonPathToken name)
    {
        JsonPathKind kind = name.Text.ToLowerInvariant() switch
        {
            "type" => JsonPathKind.Type,
            "size" => JsonPathKind.Size,
            "abs" => JsonPathKind.Abs,
            "floor" => JsonPathKind.Floor,
            "ceiling" => JsonPathKind.Ceiling,
            "double" => JsonPathKind.Double,
            "datetime" => JsonPathKind.Datetime,
            "keyvalue" => JsonPathKind.KeyValue,
            _ => throw Unexpected(),
        };
        Expect("(");
        JsonPathItem? template = null;
        if (kind == JsonPathKind.Datetime && _token.Kind == 's')
        {
            template = new JsonPathItem(JsonPathKind.String) { Text = ReadString() };
        }

        Expect(")");
        return new JsonPathItem(kind) { Left = template };
    }

    private JsonPathItem ReadLevels()
    {
        if (!Is("{"))
        {
            return new JsonPathItem(JsonPathKind.AnyDepth);
        }

        Move();
        uint first = ReadLevel();
        uint final = first;
        if (IsWord("to"))
        {
            Move();
            final = ReadLevel();
        }

        Expect("}");
        return new JsonPathItem(JsonPathKind.AnyDepth) { FirstLevel = first, FinalLevel = final };
    }

    private uint ReadLevel()
    {
        uint level = JsonPathItem.LastLevel;
        if (!IsWord("last") && (_token.Kind != 'n' || !uint.TryParse(_token.Text, CultureInfo.InvariantCulture, out level)))
        {
            throw Unexpected();
        }

        Move();
        return level;
    }

    private JsonPathItem ReadSubscripts()
    {
        Move();
        if (Is("*"))
        {
            Move();
            Expect("]");
            return new JsonPathItem(JsonPathKind.AnyArray);
        }

        List<JsonPathSubscript> subscripts = [];
        _subscripts++;
        while (true)
        {
            JsonPathItem from = RequireValue(ReadSum());
            JsonPathItem? to = null;
            if (IsWord("to"))
            {
                Move();
                to = RequireValue(ReadSum());
            }

            subscripts.Add(new JsonPathSubscript(from, to));
            if (!Is(","))
            {
                break;
            }

            Move();
        }

        _subscripts--;
        Expect("]");
        return new JsonPathItem(JsonPathKind.IndexArray) { Subscripts = subscripts };
    }
}
