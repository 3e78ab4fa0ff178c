using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The old or the new rows of the statement that fired the running trigger, as a table. What is bound to it holds for every call.</summary>
internal sealed class TransitionTable(TableDefinition table, string name, bool isNew) : ISystemTable
{
    private const int RowsGuess = 100;

    public int Oid => table.Id;

    public string Schema => "";

    public string Name => name;

    public IReadOnlyList<SystemColumn> Columns { get; } = [.. table.LiveColumns.Select(column => new SystemColumn(column.Name, column.Type))];

    public double EstimateRows(CatalogSnapshot? catalog) => RowsGuess;

    public IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        IReadOnlyList<Value[]> rows = ((RoutineInvoker)RoutineHost.Of(context.Call)).Transitions!.Rows(isNew);
        return table.LiveColumns.Length == table.Columns.Length
            ? rows
            : rows.Select(row => table.LiveColumns.Select(column => row[column.Ordinal]).ToArray());
    }
}
