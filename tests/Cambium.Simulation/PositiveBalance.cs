using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Simulation;

/// <summary>Compiles the only expression of the schema: CHECK (balance &gt;= 0).</summary>
public sealed class PositiveBalance : IExpressionCompiler, ICompiledTable
{
    private const int BalanceOrdinal = 1;

    public ICompiledTable Compile(TableDefinition table, CatalogSnapshot catalog) => this;

    public bool PassesCheck(int check, ReadOnlySpan<Value> row) => row[BalanceOrdinal].IsNull || row[BalanceOrdinal].Int32 >= 0;

    public ColumnSet ColumnsOfCheck(int check) => ColumnSet.Of(BalanceOrdinal + 1);

    public void ComputeGenerated(Span<Value> row) => throw new NotSupportedException();

    public bool InPartialIndex(IndexDefinition index, ReadOnlySpan<Value> row) => throw new NotSupportedException();

    public void IndexKey(IndexDefinition index, ReadOnlySpan<Value> row, Span<Value> key) => throw new NotSupportedException();

    public Value ComputeDefault(ColumnDefinition column) => throw new NotSupportedException();

    public ColumnSet ColumnsOfIndex(IndexDefinition index) => throw new NotSupportedException();

    public ColumnSet ColumnsOfGenerated(ColumnDefinition column) => throw new NotSupportedException();
}
