using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Partitions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Deparsing;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements;

/// <summary>
/// Compiles the checks, generated columns and index expressions of a table for the engine, which runs them in sessions and
/// in the committer alike. They were checked when they were defined: whatever they mention is in the catalog.
/// </summary>
public sealed class TableExpressionCompiler : IExpressionCompiler
{
    public ICompiledTable Compile(TableDefinition table, CatalogSnapshot catalog) => new CompiledTable(table, catalog);

    private sealed class CompiledTable : ICompiledTable
    {
        private readonly TableDefinition _table;
        private readonly CatalogSnapshot _catalog;
        private readonly TableExpressionBinder _binder;
        private readonly CompiledPart[] _checks;
        private readonly (ColumnDefinition Column, CompiledPart Part)[] _generated;
        private readonly Dictionary<int, CompiledIndex> _indexes = [];
        private readonly Dictionary<int, RowExpression> _exclusions = [];

        public CompiledTable(TableDefinition table, CatalogSnapshot catalog)
        {
            _table = table;
            _catalog = catalog;
            _binder = new TableExpressionBinder(table, catalog);
            _checks = [.. table.Checks.Select(check => Condition(check.ExpressionSql, ExpressionRules.Check))];
            _generated =
            [
                .. table.LiveColumns.Where(column => column.GeneratedSql is not null).Select(column => (column, Generated(column))),
            ];
            if (table.Partitioning is { } partitioning)
            {
                CompiledPart[] key = [.. partitioning.Key.Select(part => part.IsExpression ? Computed(part) : Column(part))];
                Router = new PartitionRouter(
                    table, new PartitionMap(partitioning, PartitionHash.Of(table, catalog)), [.. key.Select(part => part.Expression)], key.Aggregate(ColumnSet.Empty, static (columns, part) => columns.Union(part.Columns)), NewContext);
            }

            foreach (IndexDefinition index in table.Indexes)
            {
                if (index.PredicateSql is not null || index.Parts.Any(part => part.IsExpression))
                {
                    _indexes[index.Id] = new CompiledIndex(
                        index.PredicateSql is null ? null : Condition(index.PredicateSql, ExpressionRules.IndexPredicate),
                        [.. index.Parts.Select(part => part.IsExpression ? Computed(part) : Column(part))]);
                }

                if (!index.Exclusions.IsEmpty)
                {
                    _exclusions[index.Id] = Exclusion(index);
                }
            }
        }

        private sealed record CompiledPart(RowExpression Expression, ColumnSet Columns, bool NeedsSession = false);

        private sealed record CompiledIndex(CompiledPart? Predicate, CompiledPart[] Parts);

        public IPartitionRouter? Router { get; }

        public void ComputeGenerated(Span<Value> row)
        {
            foreach ((ColumnDefinition column, CompiledPart part) in _generated)
            {
                row[column.Ordinal] = part.Expression.Evaluate(row, NewContext());
            }
        }

        public bool NeedsSession(int check) => _checks[check].NeedsSession;

        public bool PassesCheck(int check, ReadOnlySpan<Value> row)
        {
            Value result = _checks[check].Expression.Evaluate(row, NewContext());
            return result.IsNull || result.Boolean;
        }

        public bool InPartialIndex(IndexDefinition index, ReadOnlySpan<Value> row) =>
            _indexes[index.Id].Predicate is not { } predicate || predicate.Expression.IsTrue(row, NewContext());

        public void IndexKey(IndexDefinition index, ReadOnlySpan<Value> row, Span<Value> key)
        {
            CompiledPart[] parts = _indexes[index.Id].Parts;
            QueryContext context = NewContext();
            for (int part = 0; part < parts.Length; part++)
            {
                key[part] = parts[part].Expression.Evaluate(row, context);
            }
        }

        public string ShowPart(IndexKeyPart part)
        {
            SessionFormat format = SessionFormat.Default with { Names = new DefinitionNames(DefinitionNames.ReaderFor(_table, _catalog)) };
            return DefinitionText.IndexExpression(new ExpressionDeparser(format, isPretty: true).Print(SqlParser.ParseExpression(part.ExpressionSql!), _binder.Key(part, ExpressionRules.Index)));
        }

        public bool Excludes(IndexDefinition index, ReadOnlySpan<Value> existing, ReadOnlySpan<Value> added) =>
            _exclusions[index.Id].IsTrue([.. existing, .. added], NewContext());

        public Value ComputeDefault(ColumnDefinition column)
        {
            if (column.DefaultSql is not { } sql)
            {
                return Value.Null;
            }

            BindingContext binding = _binder.NewBinding();
            BoundExpression bound = new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(SqlParser.ParseExpression(sql));
            return RowExpressions.Compile(Coercion.Assign(bound, column.Type, column.Name, binding), []).Evaluate([], NewContext());
        }

        public ColumnSet ColumnsOfCheck(int check) => _checks[check].Columns;

        public ColumnSet ColumnsOfIndex(IndexDefinition index)
        {
            if (!_indexes.TryGetValue(index.Id, out CompiledIndex? compiled))
            {
                return ColumnSet.Empty;
            }

            ColumnSet columns = compiled.Predicate?.Columns ?? ColumnSet.Empty;
            return compiled.Parts.Aggregate(columns, (set, part) => set.Union(part.Columns));
        }

        public ColumnSet ColumnsOfGenerated(ColumnDefinition column) =>
            _generated.First(generated => generated.Column.Id == column.Id).Part.Columns;

        /// <summary>A context of its own for each call: these run in several threads at once.</summary>
        private QueryContext NewContext() => _binder.NewContext();

        private CompiledPart Condition(string sql, ExpressionRules rules)
        {
            BoundExpression bound = _binder.Condition(sql, rules);
            return Make(bound) with { NeedsSession = _binder.HasCalled || bound.Nodes().Any(static node => !CastVolatility.IsImmutable(node)) };
        }

        private CompiledPart Generated(ColumnDefinition column) => Make(_binder.Generated(column));

        private CompiledPart Computed(IndexKeyPart part) => Make(_binder.Key(part, ExpressionRules.Index));

        private CompiledPart Column(IndexKeyPart part) => Make(new BoundColumn(_binder.Layout[_table.FindColumn(part.ColumnId)!.Ordinal]));

        /// <summary>Over the parts of the row that is there, then those of the one that comes.</summary>
        private RowExpression Exclusion(IndexDefinition index)
        {
            BindingContext binding = _binder.NewBinding();
            PlanColumn[] existing = [.. index.Parts.Select(part => new PlanColumn("existing", part.Type))];
            PlanColumn[] added = [.. index.Parts.Select(part => new PlanColumn("added", part.Type))];
            BoundExpression[] compared =
            [
                .. index.Exclusions.Select((exclusion, part) => OperatorBinder.Bind(
                    exclusion.Symbol, new BoundColumn(existing[part]), new BoundColumn(added[part]), 0, binding, new Syntax.OperatorName(exclusion.SchemaIn(binding.Catalog.Catalog), exclusion.Symbol, default))),
            ];
            return RowExpressions.Compile(compared.Length == 1 ? compared[0] : new BoundAnd(compared, 0), [.. existing, .. added]);
        }

        private CompiledPart Make(BoundExpression bound) => new(
            RowExpressions.Compile(bound, _binder.Layout), ColumnSet.Of([.. bound.Columns().Select(column => column.Source!.Id)]));
    }
}
