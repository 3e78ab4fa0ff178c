using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>VACUUM, ANALYZE, CLUSTER, REINDEX, TRUNCATE and REFRESH.</summary>
internal sealed class MaintenanceParser(Grammar grammar) : GrammarPart(grammar)
{
    private static readonly (string Name, Keyword[] Words)[] OldAnalyzeFlags = [("verbose", [Keyword.Verbose])];

    private static readonly (string Name, Keyword[] Words)[] OldVacuumFlags =
        [("full", [Keyword.Full]), ("freeze", [Keyword.Freeze]), .. OldAnalyzeFlags, ("analyze", [Keyword.Analyze, Keyword.Analyse])];

    public VacuumStatement Vacuum()
    {
        int start = Start;
        bool isVacuum = Tokens.Advance().Keyword == Keyword.Vacuum;
        List<Option> options = [];
        if (At(TokenKind.LeftParenthesis))
        {
            options.AddRange(Grammar.Options.Settings());
        }
        else
        {
            // In this order only.
            foreach ((string name, Keyword[] words) in isVacuum ? OldVacuumFlags : OldAnalyzeFlags)
            {
                int flagStart = Start;
                if (words.Contains(Current.Keyword))
                {
                    Tokens.Advance();
                    options.Add(Grammar.Options.Flag(name, flagStart));
                }
            }
        }

        SyntaxList<VacuumTable> tables = NameParser.IsColumnName(Current) ? List(VacuumTable) : [];
        return new VacuumStatement(isVacuum, [.. options], tables, Since(start));
    }

    public ClusterStatement Cluster()
    {
        int start = Start;
        Expect(Keyword.Cluster);
        List<Option> options = [];
        int flagStart = Start;
        if (At(TokenKind.LeftParenthesis))
        {
            options.AddRange(Grammar.Options.Settings());
        }
        else if (Accept(Keyword.Verbose))
        {
            options.Add(Grammar.Options.Flag("verbose", flagStart));
        }

        QualifiedName? table = NameParser.IsColumnName(Current) ? Names.Qualified() : null;
        string? index = table is not null && Accept(Keyword.Using) ? Names.ColumnName() : null;
        if (table is { Parts.Count: 1 } && Accept(Keyword.On))
        {
            // CLUSTER index ON table, the oldest spelling.
            index = table.Name;
            table = Names.Qualified();
        }

        return new ClusterStatement(table, index, [.. options], Since(start));
    }

    public ReindexStatement Reindex()
    {
        int start = Start;
        Expect(Keyword.Reindex);
        SyntaxList<Option> options = At(TokenKind.LeftParenthesis) ? Grammar.Options.Settings() : [];
        ReindexKind kind = Current.Keyword switch
        {
            Keyword.Index => ReindexKind.Index,
            Keyword.Table => ReindexKind.Table,
            Keyword.Schema => ReindexKind.Schema,
            Keyword.System => ReindexKind.System,
            Keyword.Database => ReindexKind.Database,
            _ => throw Unexpected(),
        };
        Tokens.Advance();
        bool isConcurrent = Accept(Keyword.Concurrently);
        QualifiedName name = Names.Qualified();
        return new ReindexStatement(kind, name, isConcurrent, options, Since(start));
    }

    public TruncateStatement Truncate()
    {
        int start = Start;
        Expect(Keyword.Truncate);
        Accept(Keyword.Table);
        SyntaxList<NamedTable> tables = List(Grammar.Tables.Relation);
        bool restarts = Accept(Keyword.Restart, Keyword.Identity);
        if (!restarts)
        {
            Accept(Keyword.Continue, Keyword.Identity);
        }

        return new TruncateStatement(tables, restarts, DropBehavior(), Since(start));
    }

    public RefreshMaterializedViewStatement Refresh()
    {
        int start = Start;
        Expect(Keyword.Refresh, Keyword.Materialized);
        Expect(Keyword.View);
        bool isConcurrent = Accept(Keyword.Concurrently);
        QualifiedName name = Names.Qualified();
        return new RefreshMaterializedViewStatement(name, isConcurrent, Grammar.CreateTables.WithData(), Since(start));
    }

    private VacuumTable VacuumTable()
    {
        int start = Start;
        QualifiedName table = Names.Qualified();
        SyntaxList<string> columns = Names.OptionalColumnNames();
        return new VacuumTable(table, columns, Since(start));
    }
}
