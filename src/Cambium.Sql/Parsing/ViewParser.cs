using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>CREATE VIEW and MATERIALIZED VIEW.</summary>
internal sealed class ViewParser(Grammar grammar) : GrammarPart(grammar)
{
    /// <summary>[RECURSIVE] VIEW …, after CREATE [OR REPLACE] and the persistence.</summary>
    public CreateViewStatement Create(bool orReplace, TablePersistence persistence, int start)
    {
        bool isRecursive = Accept(Keyword.Recursive);
        Expect(Keyword.View);
        QualifiedName name = Names.Qualified();
        SyntaxList<string> columns = isRecursive ? Names.ParenthesizedColumnNames() : Names.OptionalColumnNames();
        SyntaxList<Option> options = Grammar.Options.OptionalWith();
        Expect(Keyword.As);
        SelectStatement query = Grammar.Queries.Parse();
        ViewCheckOption check = CheckOption();
        return new CreateViewStatement(
            name, orReplace, persistence == TablePersistence.Temporary, isRecursive, columns, options, query, check, Since(start));
    }

    /// <summary>MATERIALIZED VIEW …, after CREATE.</summary>
    public CreateMaterializedViewStatement CreateMaterialized(int start)
    {
        Expect(Keyword.Materialized, Keyword.View);
        bool ifNotExists = AcceptIfNotExists();
        QualifiedName name = Names.Qualified();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        string? method = Accept(Keyword.Using) ? Names.ColumnName() : null;
        SyntaxList<Option> options = Grammar.Options.OptionalWith();
        string? tablespace = Accept(Keyword.Tablespace) ? Names.ColumnName() : null;
        Expect(Keyword.As);
        SelectStatement query = Grammar.Queries.Parse();
        bool withData = Grammar.CreateTables.WithData();
        return new CreateMaterializedViewStatement(
            name, ifNotExists, columns, method, options, tablespace, query, withData, Since(start));
    }

    private ViewCheckOption CheckOption()
    {
        if (!Accept(Keyword.With))
        {
            return ViewCheckOption.None;
        }

        ViewCheckOption option = Accept(Keyword.Local) ? ViewCheckOption.Local : ViewCheckOption.Cascaded;
        Accept(Keyword.Cascaded);
        Expect(Keyword.Check, Keyword.Option);
        return option;
    }
}
