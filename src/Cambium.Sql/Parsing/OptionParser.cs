using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Lists of options in parentheses.</summary>
internal sealed class OptionParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>WITH ( name [= value], … ), or nothing. WITHOUT OIDS is read and leaves nothing.</summary>
    public SyntaxList<Option> OptionalWith()
    {
        if (At(Keyword.With) && Tokens.Peek().Kind == TokenKind.LeftParenthesis)
        {
            Tokens.Advance();
            return Assignments();
        }

        Accept(Keyword.Without, Keyword.Oids);
        return [];
    }

    /// <summary>( [namespace.]name [= value], … ): storage parameters and definitions.</summary>
    public SyntaxList<Option> Assignments() => ParenthesizedList(Assignment);

    /// <summary>( name [value], … ): COPY, EXPLAIN, VACUUM and relatives.</summary>
    public SyntaxList<Option> Settings() => ParenthesizedList(Setting);

    /// <summary>{name [=] value} without parentheses: CREATE and ALTER DATABASE.</summary>
    public SyntaxList<Option> DatabaseOptions()
    {
        List<Option> options = [];
        while (Current.Kind == TokenKind.Identifier
            || Current.Keyword is Keyword.Connection or Keyword.Encoding or Keyword.Location or Keyword.Owner or Keyword.Tablespace or Keyword.Template)
        {
            int start = Start;
            bool isConnectionLimit = Accept(Keyword.Connection, Keyword.Limit);
            string name = isConnectionLimit ? "connection_limit" : Names.Label();
            Tokens.AcceptOperator("=");
            OptionValue value = Value();
            options.Add(new Option(null, name, value, Since(start)));
        }

        return [.. options];
    }

    /// <summary>An option that stands for its name alone.</summary>
    public Option Flag(string name, int start) => new(null, name, null, Since(start));

    public Option Text(string name, string text, int start) =>
        new(null, name, new TextOptionValue(text, IsQuoted: true, Since(start)), Since(start));

    /// <summary>A word, string, number, * or list.</summary>
    public OptionValue Value()
    {
        int start = Start;
        if (Tokens.AcceptOperator("*"))
        {
            return new StarOptionValue(Since(start));
        }

        if (Names.AtSignedNumber())
        {
            string number = Names.SignedNumber();
            return new NumberOptionValue(number, Since(start));
        }

        if (At(TokenKind.String))
        {
            string text = Names.String();
            return new TextOptionValue(text, IsQuoted: true, Since(start));
        }

        if (At(TokenKind.LeftParenthesis))
        {
            SyntaxList<OptionValue> items = ParenthesizedList(Value);
            return new ListOptionValue(items, Since(start));
        }

        string word = Names.Label();
        while (Accept(TokenKind.Dot))
        {
            word += "." + Names.Label();
        }

        return new TextOptionValue(word, IsQuoted: false, Since(start));
    }

    private Option Assignment()
    {
        int start = Start;
        string? space = null;
        string name = Names.Label();
        if (Accept(TokenKind.Dot))
        {
            space = name;
            name = Names.Label();
        }

        OptionValue? value = Tokens.AcceptOperator("=") ? Value() : null;
        return new Option(space, name, value, Since(start));
    }

    private Option Setting()
    {
        int start = Start;
        string name = Accept(Keyword.Analyse) ? "analyze" : Names.Label();
        bool hasValue = !At(TokenKind.Comma) && !At(TokenKind.RightParenthesis);
        OptionValue? value = hasValue ? Value() : null;
        return new Option(null, name, value, Since(start));
    }
}
