using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>The lines of DECLARE.</summary>
internal sealed class PlDeclarationParser(Grammar grammar) : PlGrammarPart(grammar)
{
    /// <summary>Declarations up to BEGIN; a repeated DECLARE is allowed.</summary>
    public SyntaxList<PlDeclaration> Parse()
    {
        List<PlDeclaration> declarations = [];
        while (!AtWord("begin"))
        {
            if (!AcceptWord("declare"))
            {
                declarations.Add(Declaration());
            }
        }

        return [.. declarations];
    }

    private PlDeclaration Declaration()
    {
        int start = Start;
        string name = VariableName();
        if (AtWord("alias") && AtWord("for", 1))
        {
            return Alias(name, start);
        }

        if (AtWord("cursor") || AtWord("scroll") || (AtWord("no") && AtWord("scroll", 1)))
        {
            return Cursor(name, start);
        }

        bool isConstant = AcceptWord("constant");
        QualifiedName? rowType = TryRowType();
        TypeName? type = rowType is null ? Grammar.Types.ParseFunctionType() : null;
        if (type is not null && Tokens.AtOperator("%"))
        {
            // v%TYPE of a variable: a name without dots.
            Tokens.Advance();
            ExpectWord("type");
            type = type with { IsColumnType = true, Span = Since(type.Span.Start) };
        }

        QualifiedName? collation = Accept(Keyword.Collate) ? Names.Qualified() : null;
        bool isNotNull = Accept(Keyword.Not, Keyword.Null);
        bool hasDefault = Accept(Keyword.Default) || Accept(TokenKind.ColonEquals) || Tokens.AcceptOperator("=");
        Expression? value = hasDefault ? Value() : null;
        SourceSpan span = Since(start);
        EndOfStatement();
        return new PlVariable(name, isConstant, type, rowType, collation, isNotNull, value, span);
    }

    private PlAlias Alias(string name, int start)
    {
        ExpectWord("alias");
        ExpectWord("for");
        string target = VariableName();
        SourceSpan span = Since(start);
        EndOfStatement();
        return new PlAlias(name, target, span);
    }

    private PlCursor Cursor(string name, int start)
    {
        bool? scroll = null;
        if (AcceptWord("no"))
        {
            ExpectWord("scroll");
            scroll = false;
        }
        else if (AcceptWord("scroll"))
        {
            scroll = true;
        }

        ExpectWord("cursor");
        SyntaxList<PlCursorParameter> parameters = OptionalParenthesizedList(CursorParameter);
        if (!AcceptWord("for"))
        {
            ExpectWord("is");
        }

        Statement query = Rows();
        SourceSpan span = Since(start);
        EndOfStatement();
        return new PlCursor(name, scroll, parameters, query, span);
    }

    private PlCursorParameter CursorParameter()
    {
        int start = Start;
        string name = VariableName();
        TypeName type = Grammar.Types.ParseFunctionType();
        return new PlCursorParameter(name, type, Since(start));
    }

    /// <summary>table%ROWTYPE, or null.</summary>
    private QualifiedName? TryRowType()
    {
        int distance = 1;
        while (Tokens.Peek(distance).Kind == TokenKind.Dot)
        {
            distance += 2;
        }

        if (Tokens.Peek(distance) is not { Kind: TokenKind.Operator, Text: "%" } || !AtWord("rowtype", distance + 1))
        {
            return null;
        }

        QualifiedName table = Names.Qualified();
        Tokens.Advance();
        Tokens.Advance();
        return table;
    }
}
