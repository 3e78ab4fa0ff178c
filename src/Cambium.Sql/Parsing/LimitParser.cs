using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>LIMIT, OFFSET and FETCH in any order; one instance reads the clauses of one query.</summary>
internal sealed class LimitParser(Grammar grammar) : GrammarPart(grammar)
{
    private bool _hasLimit;

    public Expression? Limit { get; private set; }

    public Expression? Offset { get; private set; }

    public bool WithTies { get; private set; }

    /// <summary>Where WITH TIES stands, for errors about it.</summary>
    public int WithTiesStart { get; private set; }

    /// <summary>Reads what stands here; nothing is fine.</summary>
    public void Parse()
    {
        while (true)
        {
            if (!_hasLimit && Accept(Keyword.Limit))
            {
                _hasLimit = true;
                Limit = LimitValue();
            }
            else if (!_hasLimit && At(Keyword.Fetch))
            {
                _hasLimit = true;
                Fetch();
            }
            else if (Offset is null && Accept(Keyword.Offset))
            {
                Offset = Expression();
                if (!Accept(Keyword.Row))
                {
                    Accept(Keyword.Rows);
                }
            }
            else
            {
                return;
            }
        }
    }

    private Expression? LimitValue()
    {
        int start = Start;
        if (Accept(Keyword.All))
        {
            return null;
        }

        Expression value = Expression();
        return At(TokenKind.Comma)
            ? throw Tokens.Error(start, "LIMIT #,# syntax is not supported", hint: "Use separate LIMIT and OFFSET clauses.")
            : value;
    }

    private void Fetch()
    {
        int start = Start;
        Tokens.Advance();
        if (!Accept(Keyword.First))
        {
            Expect(Keyword.Next);
        }

        if (Current.Keyword is Keyword.Row or Keyword.Rows)
        {
            Limit = new NumericLiteral("1", Since(start));
        }
        else if (Tokens.AtOperator("-") || Tokens.AtOperator("+"))
        {
            int numberStart = Start;
            string number = Names.SignedNumber();
            Limit = new NumericLiteral(number, Since(numberStart));
        }
        else
        {
            Limit = Grammar.Primaries.Parse();
        }

        if (!Accept(Keyword.Row))
        {
            Expect(Keyword.Rows);
        }

        WithTiesStart = Start;
        WithTies = Accept(Keyword.With, Keyword.Ties);
        if (!WithTies)
        {
            Expect(Keyword.Only);
        }
    }
}
