using Cambium.Engine.Catalog;
using Cambium.Engine.Inverted;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Modification;
using Cambium.Trees;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Inverted;

/// <summary>Computes the elements of rows for an index: of columns, or of what its expressions make of a row that its predicate lets in.</summary>
internal sealed class IndexElements : IElementSource
{
    private readonly TableExpressionBinder _binder;
    private readonly RowLayout _layout;
    private readonly int _columns;
    private readonly RowExpression? _predicate;
    private readonly Part[] _parts;

    internal IndexElements(TableDefinition table, IndexDefinition index, CatalogSnapshot catalog)
    {
        TableExpressionBinder binder = _binder = new TableExpressionBinder(table, catalog);
        _layout = table.Layout;
        _columns = table.Columns.Length;
        _predicate = index.PredicateSql is { } predicate ? RowExpressions.Compile(binder.Condition(predicate, ExpressionRules.IndexPredicate), binder.Layout) : null;
        _parts =
        [
            .. index.Parts.Select((part, number) => (Number: number, Definition: part, Class: ElementClass.Of(index, part, catalog)))
                .Where(static part => part.Class is not null)
                .Select(part => part.Definition.IsExpression
                    ? new Part(part.Number, part.Class!, -1, RowExpressions.Compile(binder.Key(part.Definition, ExpressionRules.Index), binder.Layout))
                    : new Part(part.Number, part.Class!, table.FindColumn(part.Definition.ColumnId)!.Ordinal, null)),
        ];
    }

    public IElementReader CreateReader() => new Reader(this);

    private sealed record Part(int Number, ElementClass Class, int Ordinal, RowExpression? Expression);

    private sealed class Reader(IndexElements source) : IElementReader
    {
        private readonly QueryContext _context = source._binder.NewLastingContext();
        private readonly Value[]? _row = source._predicate is not null || Array.Exists(source._parts, static part => part.Expression is not null) ? new Value[source._columns] : null;

        public void Read(in PageSlice row, ElementSet into)
        {
            if (_row is not null)
            {
                source._layout.ReadAll(row, _row);
                if (source._predicate?.IsTrue(_row, _context) == false)
                {
                    return;
                }
            }

            foreach (Part part in source._parts)
            {
                Value value = part.Expression?.Evaluate(_row, _context) ?? source._layout.Read(row, part.Ordinal);
                if (!value.IsNull)
                {
                    part.Class.Add(part.Number, value, into);
                }
            }
        }
    }
}
