using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Names by PostgreSQL's key word classes, operators, numbers, strings and roles.</summary>
internal sealed class NameParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>A name of a column or table: identifier, unreserved or column-name word (ColId).</summary>
    public static bool IsColumnName(in Token token) =>
        token.Kind == TokenKind.Identifier
        || (token.Kind == TokenKind.Keyword && KeywordTable.Class(token.Keyword) is KeywordClass.Unreserved or KeywordClass.ColumnName);

    /// <summary>A name of a type or function: identifier, unreserved or type-or-function word (type_function_name).</summary>
    public static bool IsTypeOrFunctionName(in Token token) =>
        token.Kind == TokenKind.Identifier
        || (token.Kind == TokenKind.Keyword && KeywordTable.Class(token.Keyword) is KeywordClass.Unreserved or KeywordClass.TypeOrFunctionName);

    /// <summary>Any word (ColLabel).</summary>
    public static bool IsLabel(in Token token) => token.Kind is TokenKind.Identifier or TokenKind.Keyword;

    /// <summary>A word that names an output column without AS (BareColLabel).</summary>
    public static bool IsBareLabel(in Token token) =>
        token.Kind == TokenKind.Identifier || (token.Kind == TokenKind.Keyword && KeywordTable.IsBareLabel(token.Keyword));

    public string ColumnName() => IsColumnName(Current) ? Tokens.Advance().Text! : throw Unexpected();

    public string Label() => IsLabel(Current) ? Tokens.Advance().Text! : throw Unexpected();

    /// <summary>Identifier, unreserved or type-or-function word (NonReservedWord without the column-name ones, as in PostgreSQL's type_function_name).</summary>
    public string TypeOrFunctionName() => IsTypeOrFunctionName(Current) ? Tokens.Advance().Text! : throw Unexpected();

    /// <summary>Any word that isn't reserved (NonReservedWord).</summary>
    public string NonReservedWord() =>
        IsColumnName(Current) || IsTypeOrFunctionName(Current) ? Tokens.Advance().Text! : throw Unexpected();

    /// <summary>A word or a string (NonReservedWord_or_Sconst).</summary>
    public string WordOrString() => At(TokenKind.String) ? Tokens.Advance().Text! : NonReservedWord();

    public SyntaxList<string> ColumnNames() => List(ColumnName);

    public SyntaxList<string> ParenthesizedColumnNames() => ParenthesizedList(ColumnName);

    public SyntaxList<string> OptionalColumnNames() => OptionalParenthesizedList(ColumnName);

    /// <summary>ColId {. ColLabel}, one to three parts: the name of a relation, type, sequence, ….</summary>
    public QualifiedName Qualified()
    {
        int start = Start;
        return Qualified(start, ColumnName());
    }

    public SyntaxList<QualifiedName> QualifiedList() => List(Qualified);

    /// <summary>A function's name: one type-or-function name, or a qualified one.</summary>
    public QualifiedName Function()
    {
        int start = Start;
        bool isQualified = Tokens.Peek().Kind == TokenKind.Dot;
        return Qualified(start, isQualified ? ColumnName() : TypeOrFunctionName());
    }

    /// <summary>A name of any number of parts after its first; more than three are refused.</summary>
    public QualifiedName Qualified(int start, string first)
    {
        if (!At(TokenKind.Dot))
        {
            return new QualifiedName([first], Since(start));
        }

        List<string> parts = [first];
        while (Accept(TokenKind.Dot))
        {
            parts.Add(Label());
        }

        QualifiedName name = new([.. parts], Since(start));
        return parts.Count <= 3
            ? name
            : throw Tokens.Error(start, $"improper qualified name (too many dotted names): {name}");
    }

    /// <summary>A name of any number of parts, as in COMMENT ON COLUMN a.b.c.d.</summary>
    public QualifiedName AnyName()
    {
        int start = Start;
        List<string> parts = [ColumnName()];
        while (Accept(TokenKind.Dot))
        {
            parts.Add(Label());
        }

        return new QualifiedName([.. parts], Since(start));
    }

    /// <summary>True at an operator symbol or OPERATOR(…).</summary>
    public bool AtOperatorName() => At(TokenKind.Operator) || (At(Keyword.Operator) && Tokens.Peek().Kind == TokenKind.LeftParenthesis);

    /// <summary>A symbol or OPERATOR(schema.symbol).</summary>
    public OperatorName OperatorName()
    {
        int start = Start;
        if (!Accept(Keyword.Operator))
        {
            return new OperatorName(null, Expect(TokenKind.Operator).Text!, Since(start));
        }

        Expect(TokenKind.LeftParenthesis);
        OperatorName name = AnyOperator();
        Expect(TokenKind.RightParenthesis);
        return name with { Span = Since(start) };
    }

    /// <summary>[schema.]symbol, bare.</summary>
    public OperatorName AnyOperator()
    {
        int start = Start;
        string? schema = null;
        while (!At(TokenKind.Operator))
        {
            schema = ColumnName();
            Expect(TokenKind.Dot);
        }

        return new OperatorName(schema, Tokens.Advance().Text!, Since(start));
    }

    public string String() => Expect(TokenKind.String).Text!;

    /// <summary>An unsigned int4 (Iconst).</summary>
    public int Integer()
    {
        if (!At(TokenKind.Integer) || !int.TryParse(Current.Text, NumberStyles.None, CultureInfo.InvariantCulture, out int value))
        {
            throw Unexpected();
        }

        Tokens.Advance();
        return value;
    }

    /// <summary>An int4 with an optional sign.</summary>
    public int SignedInteger()
    {
        if (Tokens.AcceptOperator("-"))
        {
            return -Integer();
        }

        Tokens.AcceptOperator("+");
        return Integer();
    }

    /// <summary>A number with an optional sign, as text (NumericOnly).</summary>
    public string SignedNumber()
    {
        bool isNegative = Tokens.AcceptOperator("-");
        if (!isNegative)
        {
            Tokens.AcceptOperator("+");
        }

        string digits = At(TokenKind.Integer) || At(TokenKind.Decimal) ? Tokens.Advance().Text! : throw Unexpected();
        return isNegative ? "-" + digits : digits;
    }

    public bool AtSignedNumber() =>
        Current.Kind is TokenKind.Integer or TokenKind.Decimal
        || ((Tokens.AtOperator("-") || Tokens.AtOperator("+")) && Tokens.Peek().Kind is TokenKind.Integer or TokenKind.Decimal);

    /// <summary>A role by name, or CURRENT_USER and the like.</summary>
    public RoleName Role()
    {
        int start = Start;
        RoleNameKind? special = Current.Keyword switch
        {
            Keyword.CurrentRole => RoleNameKind.CurrentRole,
            Keyword.CurrentUser => RoleNameKind.CurrentUser,
            Keyword.SessionUser => RoleNameKind.SessionUser,
            _ => null,
        };
        if (special is RoleNameKind kind)
        {
            Tokens.Advance();
            return new RoleName(kind, null, Since(start));
        }

        // PUBLIC is known by its text, like NONE: quotes make no role of it.
        string name = NonReservedWord();
        if (name == "public")
        {
            return new RoleName(RoleNameKind.Public, null, Since(start));
        }

        return name != "none"
            ? new RoleName(RoleNameKind.Named, name, Since(start))
            : throw Tokens.Error(start, "role name \"none\" is reserved", SqlState.ReservedName);
    }

    public SyntaxList<RoleName> Roles() => List(Role);

    /// <summary>A role that must be an ordinary name.</summary>
    public string RoleIdentifier()
    {
        RoleName role = Role();
        return role.Kind switch
        {
            RoleNameKind.Named => role.Name!,
            RoleNameKind.Public => throw Tokens.Error(role.Span.Start, "role name \"public\" is reserved", SqlState.ReservedName),
            RoleNameKind.CurrentRole => throw NotHere(role, "CURRENT_ROLE"),
            RoleNameKind.CurrentUser => throw NotHere(role, "CURRENT_USER"),
            _ => throw NotHere(role, "SESSION_USER"),
        };
    }

    private SqlErrorException NotHere(RoleName role, string keyword) =>
        Tokens.Error(role.Span.Start, $"{keyword} cannot be used as a role name here", SqlState.ReservedName);
}
