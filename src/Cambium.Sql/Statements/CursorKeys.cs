using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Statements;

/// <summary>
/// The keys of the stored rows that each row of a cursor's query is made of, as further columns: of the one table it reads plainly, or of those
/// it reads FOR UPDATE.
/// </summary>
internal sealed class CursorKeys
{
    private readonly List<(LogicalScan Scan, PlanColumn Column)> _keys = [];
    private bool _locks;

    /// <summary>The query with its keys behind its own columns, and the tables they are of.</summary>
    public static (BoundQuery Query, IReadOnlyList<TableDefinition> Tables) Add(BoundQuery query)
    {
        CursorKeys keys = new();
        LogicalPlan plan = keys.Extend(query.Plan);
        return (
            new BoundQuery(plan, [.. query.Columns, .. keys._keys.Select(key => new OutputColumn(key.Column.Name, key.Column))]),
            [.. keys._keys.Select(key => key.Scan.Table)]);
    }

    private LogicalPlan Extend(LogicalPlan plan)
    {
        switch (plan)
        {
            case LogicalScan scan:
                _keys.Add((scan, scan.RowKey));
                return plan;
            case LogicalLock locked:
                _locks = true;
                LogicalPlan input = Extend(locked.Input);
                _keys.RemoveAll(key => !locked.Tables.Contains(key.Scan));
                return locked.WithInputs([input]);
            case LogicalFilter or LogicalBarrier or LogicalSort or LogicalLimit:
                return plan.WithInputs([Extend(plan.Inputs[0])]);
            case LogicalJoin join when _locks && join.Kind is LogicalJoinKind.Inner or LogicalJoinKind.Left:
                return join.WithInputs([Extend(join.Left), join.Kind == LogicalJoinKind.Inner ? Extend(join.Right) : join.Right]);
            case LogicalJoin { YieldsLeftOnly: true } join:
                return join.WithInputs([Extend(join.Left), join.Right]);
            case LogicalProject project:
                return Extend(project);
            default:
                return plan;
        }
    }

    private LogicalProject Extend(LogicalProject project)
    {
        int first = _keys.Count;
        LogicalPlan input = Extend(project.Input);
        List<Computed> items = [.. project.Items];
        for (int index = first; index < _keys.Count; index++)
        {
            PlanColumn passed = new("row key", DataType.Bytea);
            items.Add(new Computed(passed, new BoundColumn(_keys[index].Column)));
            _keys[index] = (_keys[index].Scan, passed);
        }

        return new LogicalProject(input, items);
    }
}
