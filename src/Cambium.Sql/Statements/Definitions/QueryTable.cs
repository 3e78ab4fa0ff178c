using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Tables made of a query's result: CREATE TABLE AS, SELECT INTO, materialized views.</summary>
internal static class QueryTable
{
    /// <summary>Makes the table and, with data, fills it; returns the number of rows.</summary>
    public static long Create(StatementContext context, TableDefinition empty, PreparedStatement prepared, IReadOnlyList<string> columnNames, bool withData)
    {
        TableDefinition table = Create(context, empty, prepared.Columns!, columnNames);
        return withData ? Fill(context, table, prepared) : 0;
    }

    /// <summary>Makes the table.</summary>
    public static TableDefinition Create(StatementContext context, TableDefinition empty, IReadOnlyList<ResultColumn> columns, IReadOnlyList<string> columnNames)
    {
        if (columnNames.Count > columns.Count)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "too many column names were specified");
        }

        TableBuilder builder = new(context, empty);
        for (int index = 0; index < columns.Count; index++)
        {
            SqlType type = columns[index].Type.Type == DataType.Unknown ? DataType.Text : columns[index].Type;
            string name = index < columnNames.Count ? columnNames[index] : columns[index].Name;
            ColumnBuilder.RequireStorable(type, name);
            Collations.RequireForColumn(columns[index].Collation, name, type);
            context.Names.RequireUsage(type.Type);
            builder.AddColumn(new ColumnDefinition
            {
                Id = 0,
                Ordinal = 0,
                Name = name,
                Type = type,
                Collation = columns[index].Collation,
            }.Undeclared());
        }

        return builder.Put();
    }

    /// <summary>Runs the query and inserts its rows.</summary>
    public static long Fill(StatementContext context, TableDefinition table, PreparedStatement prepared)
    {
        Filler filler = new(context.Transaction.GetWriter(table), table);
        if (context.ExplainedQuery is { } explained)
        {
            explained(filler);
        }
        else
        {
            using IStatementRun run = prepared.CurrentPlan().Start(new StatementContext(context.Session, prepared, context.Parameters));
            run.Run(filler, 0);
        }

        return filler.Count;
    }

    public static PreparedStatement Prepare(StatementContext context, Statement query)
    {
        if (query is SelectStatement { Into: { } into })
        {
            throw Binding.SelectBinder.IntoNotAllowed(into);
        }

        if (query is MergeStatement)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "MERGE not supported in COPY");
        }

        PreparedStatement prepared = new("", context.Statement.Sql, query, [.. context.Statement.ParameterTypes], context.Session.Analyzer, context.Session.Now)
        {
            Variables = context.Statement.Variables,
        };
        if (prepared.CurrentPlan() is RulesPlan rules)
        {
            rules.RequireOne("COPY");
        }

        return prepared.Columns is null
            ? throw new SqlErrorException(SqlState.FeatureNotSupported, "COPY query must have a RETURNING clause")
            : prepared;
    }

    private sealed class Filler(RowWriter writer, TableDefinition table) : IRowReceiver
    {
        private readonly Value[] _row = new Value[table.Columns.Length];

        public long Count { get; private set; }

        public void Begin(IReadOnlyList<ResultColumn> columns)
        {
        }

        public void Row(ReadOnlySpan<Value> row)
        {
            row.CopyTo(_row);
            writer.Insert(_row);
            Count++;
        }

        public void CopyIn(CopyResponse response, ICopyInput input) => throw new InvalidOperationException("A query copies nothing.");

        public void CopyOutBegin(CopyResponse response) => throw new InvalidOperationException("A query copies nothing.");

        public void CopyOutData(ReadOnlySpan<byte> data) => throw new InvalidOperationException("A query copies nothing.");

        public void CopyOutEnd() => throw new InvalidOperationException("A query copies nothing.");
    }
}
