using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>COPY with the options of all times; old spellings become the new names.</summary>
internal sealed class CopyParser(Grammar grammar) : GrammarPart(grammar)
{
    public CopyStatement Parse()
    {
        int start = Start;
        Expect(Keyword.Copy);
        List<Option> options = [];
        if (At(TokenKind.LeftParenthesis))
        {
            return CopyQuery(options, start);
        }

        if (At(Keyword.Binary))
        {
            AddFormat(options, "binary");
        }

        QualifiedName table = Names.Qualified();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        bool isFrom = Accept(Keyword.From);
        if (!isFrom)
        {
            Expect(Keyword.To);
        }

        CopyPlace place = Place(isFrom);
        OldDelimiters(options);
        Options(options);
        int whereStart = Start;
        Expression? where = Accept(Keyword.Where) ? Expression() : null;
        return where is null || isFrom
            ? new CopyStatement(table, columns, null, isFrom, place, [.. options], where, Since(start))
            : throw Tokens.Error(whereStart, "WHERE clause not allowed with COPY TO", hint: "Try the COPY (SELECT ... WHERE ...) TO variant.");
    }

    private CopyStatement CopyQuery(List<Option> options, int start)
    {
        Expect(TokenKind.LeftParenthesis);
        Statement query = Grammar.DataModification.PreparableStatement();
        Expect(TokenKind.RightParenthesis);
        Expect(Keyword.To);
        CopyPlace place = Place(isFrom: false);
        Options(options);
        return new CopyStatement(null, [], query, IsFrom: false, place, [.. options], null, Since(start));
    }

    /// <summary>Either direction takes STDIN and STDOUT, as in PostgreSQL.</summary>
    private CopyPlace Place(bool isFrom)
    {
        int start = Start;
        if (Accept(Keyword.Program))
        {
            string command = Names.String();
            return new CopyPlace(CopyPlaceKind.Program, command, Since(start));
        }

        if (At(TokenKind.String))
        {
            string path = Names.String();
            return new CopyPlace(CopyPlaceKind.File, path, Since(start));
        }

        if (!Accept(isFrom ? Keyword.Stdin : Keyword.Stdout))
        {
            Expect(isFrom ? Keyword.Stdout : Keyword.Stdin);
        }

        return new CopyPlace(CopyPlaceKind.Client, null, Since(start));
    }

    private void OldDelimiters(List<Option> options)
    {
        int start = Start;
        bool hasUsing = At(Keyword.Using, Keyword.Delimiters);
        if (hasUsing)
        {
            Tokens.Advance();
        }

        if (Accept(Keyword.Delimiters))
        {
            string delimiter = Names.String();
            options.Add(Grammar.Options.Text("delimiter", delimiter, start));
        }
    }

    private void Options(List<Option> options)
    {
        Accept(Keyword.With);
        if (At(TokenKind.LeftParenthesis))
        {
            options.AddRange(Grammar.Options.Settings());
            return;
        }

        while (OldOption(options))
        {
        }
    }

    private bool OldOption(List<Option> options)
    {
        int start = Start;
        switch (Current.Keyword)
        {
            case Keyword.Binary:
                AddFormat(options, "binary");
                return true;
            case Keyword.Csv:
                AddFormat(options, "csv");
                return true;
            case Keyword.Freeze or Keyword.Header:
                string flag = Tokens.Advance().Text!;
                options.Add(Grammar.Options.Flag(flag, start));
                return true;
            case Keyword.Delimiter or Keyword.Null or Keyword.Quote or Keyword.Escape:
                string name = Tokens.Advance().Text!;
                Accept(Keyword.As);
                string text = Names.String();
                options.Add(Grammar.Options.Text(name, text, start));
                return true;
            case Keyword.Encoding:
                Tokens.Advance();
                string encoding = Names.String();
                options.Add(Grammar.Options.Text("encoding", encoding, start));
                return true;
            case Keyword.Force:
                options.Add(Force());
                return true;
            default:
                return false;
        }
    }

    private Option Force()
    {
        int start = Start;
        Expect(Keyword.Force);
        string name =
            Accept(Keyword.Quote) ? "force_quote"
            : Accept(Keyword.Not, Keyword.Null) ? "force_not_null"
            : Accept(Keyword.Null) ? "force_null"
            : throw Unexpected();
        int valueStart = Start;
        if (name == "force_quote" && Tokens.AcceptOperator("*"))
        {
            return new Option(null, name, new StarOptionValue(Since(valueStart)), Since(start));
        }

        SyntaxList<OptionValue> columns = List<OptionValue>(() =>
        {
            int columnStart = Start;
            string column = Names.ColumnName();
            return new TextOptionValue(column, IsQuoted: false, Since(columnStart));
        });
        return new Option(null, name, new ListOptionValue(columns, Since(valueStart)), Since(start));
    }

    private void AddFormat(List<Option> options, string format)
    {
        int start = Start;
        Tokens.Advance();
        options.Add(Grammar.Options.Text("format", format, start));
    }
}
