using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE INDEX and index elements.</summary>
internal sealed class IndexParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>CREATE [UNIQUE] INDEX …, after CREATE.</summary>
    public CreateIndexStatement Create(int start)
    {
        bool isUnique = Accept(Keyword.Unique);
        Expect(Keyword.Index);
        bool isConcurrent = Accept(Keyword.Concurrently);
        bool ifNotExists = AcceptIfNotExists();
        string? name = ifNotExists || !At(Keyword.On) ? Names.ColumnName() : null;
        Expect(Keyword.On);
        NamedTable table = Grammar.Tables.Relation();
        string? method = Accept(Keyword.Using) ? Names.ColumnName() : null;
        SyntaxList<IndexElement> elements = ParenthesizedList(KeyPart);
        SyntaxList<IndexElement> include = Accept(Keyword.Include) ? ParenthesizedList(Element) : [];
        bool nullsNotDistinct = false;
        if (Accept(Keyword.Nulls))
        {
            nullsNotDistinct = Accept(Keyword.Not);
            Expect(Keyword.Distinct);
        }

        SyntaxList<Option> options = At(Keyword.With) ? Grammar.Options.OptionalWith() : [];
        string? tablespace = Accept(Keyword.Tablespace) ? Names.ColumnName() : null;
        Expression? where = Accept(Keyword.Where) ? Expression() : null;
        return new CreateIndexStatement(
            isUnique, isConcurrent, ifNotExists, name, table.Name, table.IsOnly, method, elements, include, nullsNotDistinct, options,
            tablespace, where, Since(start));
    }

    /// <summary>An element of a key that is made: (a COLLATE c) is a COLLATE c, so that a column stays one.</summary>
    public IndexElement KeyPart()
    {
        IndexElement element = Element();
        while (element.Value is CollateExpression collated)
        {
            element = element with { Value = collated.Operand, Collation = element.Collation ?? collated.Collation };
        }

        return element;
    }

    /// <summary>column | function(…) | (expression), then COLLATE, operator class, ASC | DESC, NULLS.</summary>
    public IndexElement Element()
    {
        int start = Start;
        Expression value = Value();
        QualifiedName? collation = Accept(Keyword.Collate) ? Names.Qualified() : null;
        QualifiedName? operatorClass = NameParser.IsColumnName(Current) && Current.Keyword is not (Keyword.Nulls) ? Names.Qualified() : null;
        SyntaxList<Option> options = operatorClass is not null && At(TokenKind.LeftParenthesis) ? Grammar.Options.Assignments() : [];
        SortDirection direction = Grammar.Queries.SortDirection();
        NullsOrder nulls = Grammar.Queries.NullsOrder();
        return new IndexElement(value, collation, operatorClass, options, direction, nulls, Since(start));
    }

    /// <summary>column | function(…) | (expression)</summary>
    public Expression Value()
    {
        int start = Start;
        if (Accept(TokenKind.LeftParenthesis))
        {
            Expression expression = Expression();
            Expect(TokenKind.RightParenthesis);
            return expression;
        }

        bool isCall = Tokens.Peek().Kind is TokenKind.LeftParenthesis or TokenKind.Dot || !NameParser.IsColumnName(Current);
        return isCall ? Call(start) : new ColumnReference([Names.ColumnName()], Since(start));
    }

    private Expression Call(int start)
    {
        if (Grammar.Functions.TrySpecial() is Expression special)
        {
            return special;
        }

        QualifiedName name = Names.Function();
        return Grammar.Functions.Call(name, start);
    }
}
