using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE AGGREGATE.</summary>
internal sealed class AggregateParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>AGGREGATE …, after CREATE [OR REPLACE].</summary>
    public CreateAggregateStatement Create(bool orReplace, int start)
    {
        Expect(Keyword.Aggregate);
        QualifiedName name = Names.Function();
        SyntaxList<FunctionParameter>? parameters = null;
        bool isOrderedSet = false;
        if (!AtOptions())
        {
            parameters = Parameters(out isOrderedSet);
        }

        SyntaxList<AggregateOption> options = ParenthesizedList(Option);
        return new CreateAggregateStatement(orReplace, name, parameters, isOrderedSet, options, Since(start));
    }

    /// <summary>The only list in parentheses, as before PostgreSQL 8.2: it begins with name = value.</summary>
    private bool AtOptions() => At(TokenKind.LeftParenthesis) && Tokens.Peek(2) is { Kind: TokenKind.Operator, Text: "=" };

    private SyntaxList<FunctionParameter> Parameters(out bool isOrderedSet)
    {
        Expect(TokenKind.LeftParenthesis);
        List<FunctionParameter> parameters = [];
        if (!Tokens.AcceptOperator("*") && !At(Keyword.Order))
        {
            parameters.AddRange(List(Parameter));
        }

        isOrderedSet = Accept(Keyword.Order, Keyword.By);
        if (isOrderedSet)
        {
            parameters.AddRange(List(Parameter));
        }

        Expect(TokenKind.RightParenthesis);
        return [.. parameters];

        FunctionParameter Parameter() => Grammar.FunctionDefinitions.Parameter(allowsDefault: false);
    }

    /// <summary>Whether the item is a type's or a function's name: sfunc, stype, msfunc, basetype, …</summary>
    private static bool IsName(string item) =>
        item.TrimEnd('1') is var plain && (plain.EndsWith("type", StringComparison.Ordinal) || plain.EndsWith("func", StringComparison.Ordinal));

    private AggregateOption Option()
    {
        int start = Start;
        string name = Names.Label();
        if (!Tokens.AcceptOperator("="))
        {
            return new AggregateOption(name, null, null, null, Since(start));
        }

        if (At(TokenKind.String) && IsName(name))
        {
            TypeName quoted = Grammar.Types.ParseItem();
            return new AggregateOption(name, quoted, null, null, Since(start));
        }

        if (At(TokenKind.String))
        {
            string text = Names.String();
            return new AggregateOption(name, null, text, null, Since(start));
        }

        if (Names.AtSignedNumber())
        {
            string number = Names.SignedNumber();
            return new AggregateOption(name, null, number, null, Since(start));
        }

        if (Current.Kind == TokenKind.Operator || At(Keyword.Operator))
        {
            OperatorName symbol = Names.AtOperatorName() && At(Keyword.Operator) ? Names.OperatorName() : Names.AnyOperator();
            return new AggregateOption(name, null, null, symbol, Since(start));
        }

        if (Current.Keyword is Keyword.True or Keyword.False or Keyword.Any)
        {
            string word = Names.Label();
            return new AggregateOption(name, null, word, null, Since(start));
        }

        TypeName type = Grammar.Types.ParseFunctionType();
        return new AggregateOption(name, type, null, null, Since(start));
    }
}
