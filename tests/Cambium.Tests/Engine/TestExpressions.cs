using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Tests.Engine;

/// <summary>Expressions of test tables: their SQL texts are names of functions registered here.</summary>
public sealed class TestExpressions : IExpressionCompiler
{
    private readonly Dictionary<string, (string[] Columns, Func<Func<string, Value>, Value> Function)> _functions = [];

    public void Add(string sql, string[] columns, Func<Func<string, Value>, Value> function) => _functions[sql] = (columns, function);

    public ICompiledTable Compile(TableDefinition table, CatalogSnapshot catalog) => new Compiled(this, table);

    private sealed class Compiled(TestExpressions owner, TableDefinition table) : ICompiledTable
    {
        public void ComputeGenerated(Span<Value> row)
        {
            foreach (ColumnDefinition column in table.Columns.Where(static column => column.GeneratedSql is not null))
            {
                row[column.Ordinal] = Evaluate(column.GeneratedSql!, row);
            }
        }

        public bool PassesCheck(int check, ReadOnlySpan<Value> row)
        {
            Value value = Evaluate(table.Checks[check].ExpressionSql, row);
            return value.IsNull || value.Boolean;
        }

        public bool InPartialIndex(IndexDefinition index, ReadOnlySpan<Value> row) => Evaluate(index.PredicateSql!, row).IsTrue;

        public void IndexKey(IndexDefinition index, ReadOnlySpan<Value> row, Span<Value> key)
        {
            for (int i = 0; i < key.Length; i++)
            {
                IndexKeyPart part = index.Parts[i];
                key[i] = part.IsExpression ? Evaluate(part.ExpressionSql!, row) : row[table.FindColumn(part.ColumnId)!.Ordinal];
            }
        }

        public bool Excludes(IndexDefinition index, ReadOnlySpan<Value> existing, ReadOnlySpan<Value> added) => throw new NotSupportedException();

        public Value ComputeDefault(ColumnDefinition column) => column.DefaultSql is null ? Value.Null : Evaluate(column.DefaultSql, []);

        public ColumnSet ColumnsOfCheck(int check) => ColumnsOf(table.Checks[check].ExpressionSql);

        public ColumnSet ColumnsOfIndex(IndexDefinition index) => index.Parts.Where(static part => part.IsExpression).Select(static part => part.ExpressionSql!)
            .Concat(index.PredicateSql is null ? [] : [index.PredicateSql])
            .Aggregate(ColumnSet.Empty, (set, sql) => set.Union(ColumnsOf(sql)));

        public ColumnSet ColumnsOfGenerated(ColumnDefinition column) => ColumnsOf(column.GeneratedSql!);

        private ColumnSet ColumnsOf(string sql) => ColumnSet.Of([.. owner._functions[sql].Columns.Select(name => table.FindColumn(name)!.Id)]);

        private Value Evaluate(string sql, ReadOnlySpan<Value> row)
        {
            Value[] values = row.ToArray();
            return owner._functions[sql].Function(name => values[table.FindColumn(name)!.Ordinal]);
        }
    }
}
