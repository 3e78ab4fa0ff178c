using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Type names; the key word types become their pg_catalog names as in PostgreSQL's grammar.</summary>
internal sealed class TypeNameParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>[SETOF] type [ARRAY [n] | {[n]}]</summary>
    public TypeName Parse()
    {
        int start = Start;
        bool isSetOf = Accept(Keyword.Setof);
        TypeName type = Simple();
        SyntaxList<int> bounds = ArrayBounds();
        return type with { IsSetOf = isSetOf, ArrayBounds = bounds, Span = Since(start) };
    }

    /// <summary>The same as an item of a definition (<c>leftarg = int4</c>), where the name, of a function too, may stand in quotes.</summary>
    public TypeName ParseItem()
    {
        if (!At(TokenKind.String))
        {
            return Parse();
        }

        int start = Start;
        QualifiedName name = new([Names.String()], Since(start));
        return new TypeName(name, [], [], IntervalFields.All, IsSetOf: false, IsColumnType: false, name.Span);
    }

    /// <summary>A function's result or parameter: also name.column%TYPE.</summary>
    public TypeName ParseFunctionType()
    {
        int start = Start;
        int offset = At(Keyword.Setof) ? 1 : 0;
        if (!NameParser.IsTypeOrFunctionName(Tokens.Peek(offset)) || Tokens.Peek(offset + 1).Kind != TokenKind.Dot)
        {
            return Parse();
        }

        bool isSetOf = Accept(Keyword.Setof);
        int nameStart = Start;
        QualifiedName name = Names.AnyName();
        if (Tokens.AtOperator("%") && Tokens.Peek().Keyword == Keyword.Type)
        {
            Tokens.Advance();
            Tokens.Advance();
            return new TypeName(name, [], [], IntervalFields.All, isSetOf, IsColumnType: true, Since(start));
        }

        TypeName type = Generic(nameStart, name);
        SyntaxList<int> bounds = ArrayBounds();
        return type with { IsSetOf = isSetOf, ArrayBounds = bounds, Span = Since(start) };
    }

    /// <summary>A type without array bounds.</summary>
    public TypeName Simple() => TryKeywordType() ?? Generic();

    /// <summary>A type spelled with key words, or null when the current token starts none.</summary>
    public TypeName? TryKeywordType()
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Int or Keyword.Integer:
                return Word(start, "int4");
            case Keyword.Smallint:
                return Word(start, "int2");
            case Keyword.Bigint:
                return Word(start, "int8");
            case Keyword.Real:
                return Word(start, "float4");
            case Keyword.Boolean:
                return Word(start, "bool");
            case Keyword.Float:
                return Float(start);
            case Keyword.Double when Tokens.Peek().Keyword == Keyword.Precision:
                Tokens.Advance();
                return Word(start, "float8");
            case Keyword.Decimal or Keyword.Dec or Keyword.Numeric:
                Tokens.Advance();
                return BuiltIn(start, "numeric", Modifiers());
            case Keyword.Bit:
                return Bit(start);
            case Keyword.Character or Keyword.Char or Keyword.Varchar or Keyword.National or Keyword.Nchar:
                return Character(start);
            case Keyword.Timestamp or Keyword.Time:
                return Time(start);
            case Keyword.Interval:
                return Interval(start);
            default:
                return null;
        }
    }

    /// <summary>The fields after an interval constant; a precision ends up in <paramref name="modifiers"/>.</summary>
    public IntervalFields Fields(ref SyntaxList<Expression> modifiers)
    {
        switch (Current.Keyword)
        {
            case Keyword.Year:
                Tokens.Advance();
                return Accept(Keyword.To, Keyword.Month) ? IntervalFields.YearToMonth : IntervalFields.Year;
            case Keyword.Month:
                Tokens.Advance();
                return IntervalFields.Month;
            case Keyword.Day:
                Tokens.Advance();
                return To(IntervalFields.Day, IntervalFields.DayToHour, IntervalFields.DayToMinute, IntervalFields.DayToSecond, ref modifiers);
            case Keyword.Hour:
                Tokens.Advance();
                return To(IntervalFields.Hour, null, IntervalFields.HourToMinute, IntervalFields.HourToSecond, ref modifiers);
            case Keyword.Minute:
                Tokens.Advance();
                return To(IntervalFields.Minute, null, null, IntervalFields.MinuteToSecond, ref modifiers);
            case Keyword.Second:
                return Second(IntervalFields.Second, ref modifiers);
            default:
                return IntervalFields.All;
        }
    }

    private IntervalFields To(
        IntervalFields alone, IntervalFields? toHour, IntervalFields? toMinute, IntervalFields toSecond, ref SyntaxList<Expression> modifiers)
    {
        if (!At(Keyword.To) || Tokens.Peek().Keyword is not (Keyword.Hour or Keyword.Minute or Keyword.Second))
        {
            return alone;
        }

        Tokens.Advance();
        if (toHour is IntervalFields hour && Accept(Keyword.Hour))
        {
            return hour;
        }

        if (toMinute is IntervalFields minute && Accept(Keyword.Minute))
        {
            return minute;
        }

        return At(Keyword.Second) ? Second(toSecond, ref modifiers) : throw Unexpected();
    }

    private IntervalFields Second(IntervalFields fields, ref SyntaxList<Expression> modifiers)
    {
        Expect(Keyword.Second);
        if (At(TokenKind.LeftParenthesis))
        {
            modifiers = [IntegerInParentheses()];
        }

        return fields;
    }

    private TypeName Word(int start, string name)
    {
        Tokens.Advance();
        return BuiltIn(start, name, []);
    }

    private TypeName BuiltIn(int start, string name, SyntaxList<Expression> modifiers, IntervalFields fields = IntervalFields.All)
    {
        SourceSpan span = Since(start);
        return new TypeName(new QualifiedName(["pg_catalog", name], span), modifiers, [], fields, IsSetOf: false, IsColumnType: false, span);
    }

    private TypeName Float(int start)
    {
        Tokens.Advance();
        if (!Accept(TokenKind.LeftParenthesis))
        {
            return BuiltIn(start, "float8", []);
        }

        int precisionStart = Start;
        int precision = Names.Integer();
        Expect(TokenKind.RightParenthesis);
        return precision switch
        {
            < 1 => throw Tokens.Error(precisionStart, "precision for type float must be at least 1 bit", SqlState.InvalidParameterValue),
            <= 24 => BuiltIn(start, "float4", []),
            <= 53 => BuiltIn(start, "float8", []),
            _ => throw Tokens.Error(precisionStart, "precision for type float must be less than 54 bits", SqlState.InvalidParameterValue),
        };
    }

    private TypeName Bit(int start)
    {
        Tokens.Advance();
        bool isVarying = Accept(Keyword.Varying);
        SyntaxList<Expression> modifiers = Modifiers();
        return BuiltIn(start, isVarying ? "varbit" : "bit", isVarying || modifiers.Count > 0 ? modifiers : [One(start)]);
    }

    private TypeName Character(int start)
    {
        bool isVarying = Accept(Keyword.Varchar);
        if (!isVarying)
        {
            if (Accept(Keyword.National) && !At(Keyword.Character) && !At(Keyword.Char))
            {
                throw Unexpected();
            }

            Tokens.Advance();
            isVarying = Accept(Keyword.Varying);
        }

        SyntaxList<Expression> modifiers = At(TokenKind.LeftParenthesis) ? [IntegerInParentheses()] : [];
        return BuiltIn(start, isVarying ? "varchar" : "bpchar", isVarying || modifiers.Count > 0 ? modifiers : [One(start)]);
    }

    private TypeName Time(int start)
    {
        string name = Tokens.Advance().Keyword == Keyword.Timestamp ? "timestamp" : "time";
        SyntaxList<Expression> modifiers = At(TokenKind.LeftParenthesis) ? [IntegerInParentheses()] : [];
        if (At(Keyword.With, Keyword.Time) || At(Keyword.Without, Keyword.Time))
        {
            name += At(Keyword.With) ? "tz" : string.Empty;
            Tokens.Advance();
            Tokens.Advance();
            Expect(Keyword.Zone);
        }

        return BuiltIn(start, name, modifiers);
    }

    private TypeName Interval(int start)
    {
        Tokens.Advance();
        if (At(TokenKind.LeftParenthesis))
        {
            Expression precision = IntegerInParentheses();
            return BuiltIn(start, "interval", [precision]);
        }

        SyntaxList<Expression> modifiers = [];
        IntervalFields fields = Fields(ref modifiers);
        return BuiltIn(start, "interval", modifiers, fields);
    }

    private TypeName Generic()
    {
        int start = Start;
        return Generic(start, Names.Qualified(start, Names.TypeOrFunctionName()));
    }

    private TypeName Generic(int start, QualifiedName name)
    {
        SyntaxList<Expression> modifiers = Modifiers();
        return new TypeName(name, modifiers, [], IntervalFields.All, IsSetOf: false, IsColumnType: false, Since(start));
    }

    private SyntaxList<Expression> Modifiers() => OptionalParenthesizedList(Expression);

    private SyntaxList<int> ArrayBounds()
    {
        if (Accept(Keyword.Array))
        {
            return [At(TokenKind.LeftBracket) ? Bound(isRequired: true) : -1];
        }

        if (!At(TokenKind.LeftBracket))
        {
            return [];
        }

        List<int> bounds = [];
        while (At(TokenKind.LeftBracket))
        {
            bounds.Add(Bound(isRequired: false));
        }

        return [.. bounds];
    }

    private int Bound(bool isRequired)
    {
        Expect(TokenKind.LeftBracket);
        int bound = isRequired || !At(TokenKind.RightBracket) ? Names.Integer() : -1;
        Expect(TokenKind.RightBracket);
        return bound;
    }

    private NumericLiteral IntegerInParentheses()
    {
        Expect(TokenKind.LeftParenthesis);
        int start = Start;
        int value = Names.Integer();
        NumericLiteral literal = new(value.ToString(CultureInfo.InvariantCulture), Since(start));
        Expect(TokenKind.RightParenthesis);
        return literal;
    }

    private static NumericLiteral One(int start) => new("1", new SourceSpan(start, 0));
}
