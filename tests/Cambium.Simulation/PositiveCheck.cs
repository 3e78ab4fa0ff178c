using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Simulation;

/// <summary>Compiles the only expression there is: CHECK (second column &gt;= 0).</summary>
public sealed class PositiveCheck : IExpressionCompiler, ICompiledTable
{
    private const int Ordinal = 1;

    public ICompiledTable Compile(TableDefinition table, CatalogSnapshot catalog) => this;

    public bool PassesCheck(int check, ReadOnlySpan<Value> row) => row[Ordinal].IsNull || row[Ordinal].Int32 >= 0;

    public ColumnSet ColumnsOfCheck(int check) => ColumnSet.Of(Ordinal + 1);

    public void ComputeGenerated(Span<Value> row) => throw new NotSupportedException();

    public bool InPartialIndex(IndexDefinition index, ReadOnlySpan<Value> row) => throw new NotSupportedException();

    public bool Excludes(IndexDefinition index, ReadOnlySpan<Value> existing, ReadOnlySpan<Value> added) => throw new NotSupportedException();

    public void IndexKey(IndexDefinition index, ReadOnlySpan<Value> row, Span<Value> key) => throw new NotSupportedException();

    public Value ComputeDefault(ColumnDefinition column) => throw new NotSupportedException();

    public ColumnSet ColumnsOfIndex(IndexDefinition index) => throw new NotSupportedException();

    public ColumnSet ColumnsOfGenerated(ColumnDefinition column) => throw new NotSupportedException();
}
