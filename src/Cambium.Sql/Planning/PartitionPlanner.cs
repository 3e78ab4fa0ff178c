using System.Collections;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Partitions;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Reads a table with parts, partitions or heirs: one after the other, but for those that the conditions rule out.</summary>
internal sealed class PartitionPlanner(PhysicalPlanner planner, ScanPlanner scans)
{
    // Of the partitions with rows that have a name by now; -1: there is only one, which has the whole table's.
    private int _named;

    /// <summary>A partition to read, and what the columns and conditions are there.</summary>
    private sealed record Part(int Place, LogicalScan Scan, IReadOnlyList<BoundExpression> Conditions, IReadOnlyDictionary<PlanColumn, PlanColumn> Columns);

    internal PlannedRelation Plan(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        _named = CountLeaves(scan, [.. conditions.Where(static condition => !Conjuncts.HasSubquery(condition))]) == 1 ? -1 : 0;
        return PlanParts(scan, conditions, requirement);
    }

    private PlannedRelation PlanParts(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        // What reads other tables is evaluated above, once for each row.
        List<BoundExpression> below = [.. conditions.Where(static condition => !Conjuncts.HasSubquery(condition))];
        List<BoundExpression> above = [.. conditions.Except(below)];
        PlanColumn[] columns = [.. scan.Columns.Where(column => planner.Used.Contains(column) || above.Any(condition => condition.Columns().Contains(column)))];
        Part[] parts = [.. Parts(scan, below, out PartitionPruner? later)];
        int[]? order = OrderOf(scan, requirement);
        if (order is not null)
        {
            parts = [.. parts.OrderBy(part => order[part.Place])];
        }

        Requirement asked = above.Count > 0 ? requirement with { Top = null } : requirement;
        int named = _named;
        PlanColumn[][] own = [.. parts.Select(part => columns.Select(column => part.Columns[column]).ToArray())];
        PlannedRelation result = parts.Length switch
        {
            0 => new PlannedRelation(new ValuesOperator([], columns.Length), new RowShape(columns), 0, 0, []).WithEstimate(),
            1 when later is null => Renamed(PlanPart(parts[0], columns, asked), parts[0], columns),
            _ => new AppendPlanner(planner, columns)
            {
                Chosen = later is null ? null : context => Choose(later, parts, context),
                ChosenShare = later is { FindsOne: true } ? 1.0 / parts.Length : 1,
                IsConsecutive = order is not null,
            }.Plan(PlanInputs, own, asked),
        };
        return planner.Filtered(result, above);

        PlannedRelation[] PlanInputs(Requirement wanted)
        {
            _named = named;
            return [.. parts.Select(part => PlanPart(part, columns, wanted))];
        }
    }

    /// <summary>The sum over the partitions that are read.</summary>
    internal double Estimate(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Func<LogicalScan, IReadOnlyList<BoundExpression>, double> estimate)
    {
        List<BoundExpression> below = [.. conditions.Where(static condition => !Conjuncts.HasSubquery(condition))];
        return Math.Max(1, Parts(scan, below, out _).Sum(part => estimate(part.Scan, part.Conditions)));
    }

    /// <summary>What looking rows up costs, and how many there are, by the first of the partitions in question.</summary>
    /// <returns>Null: no index fits.</returns>
    internal (double Cost, double Rows)? EstimateLookup(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, IReadOnlySet<PlanColumn> outside)
    {
        List<Part> parts = Parts(scan, [.. conditions.Where(static condition => !Conjuncts.HasSubquery(condition))], out PartitionPruner? later);
        if (parts.Count == 0)
        {
            return (0, 1);
        }

        int read = later is { FindsOne: true } ? 1 : parts.Count;
        return scans.EstimateLookup(parts[0].Scan, parts[0].Conditions, outside) is { } first ? (read * (CostModel.TreeSeek + first.Cost), read * first.Rows) : null;
    }

    private List<Part> Parts(LogicalScan scan, List<BoundExpression> conditions, out PartitionPruner? later)
    {
        PartitionTree tree = scan.Partitions!;
        later = null;
        if (tree.Map is not { } map)
        {
            return [.. Enumerable.Range(0, tree.Partitions.Count).Select(place => Open(scan, place, conditions))];
        }

        PartitionTermFinder constant = new(scan, planner.Compiler, onlyConstant: true);
        BitArray kept = new(tree.Partitions.Count, true);
        try
        {
            List<PartitionTerm> terms = constant.Find(conditions);
            kept = terms.Count == 0 ? kept : new PartitionPruner(map, terms).Find(new QueryContext(null, CallContext.Detached(), []));
        }
        catch (SqlErrorException)
        {
            // The constants fail, which they shall do when the rows are read.
        }

        if (constant.HasOpen && new PartitionTermFinder(scan, planner.Compiler, onlyConstant: false).Find(conditions) is { Count: > 0 } all)
        {
            later = new PartitionPruner(map, all);
        }

        List<Part> parts = [];
        foreach (int place in map.Ordered())
        {
            if (kept[place])
            {
                parts.Add(Open(scan, place, conditions));
            }
        }

        return parts;
    }

    private Part Open(LogicalScan scan, int place, List<BoundExpression> conditions)
    {
        PartitionTree partition = scan.Partitions!.Partitions[place];
        TableDefinition table = partition.Table;
        PlanColumn[] own = [.. table.LiveColumns.Select(column => new PlanColumn(column.Name, column.Type, table, column))];
        LogicalScan child = new(table, scan.Alias, own, new PlanColumn("row key", DataType.Bytea), new PlanColumn("tableoid", DataType.OidType))
        {
            Partitions = table.IsPartitioned ? partition : null,
            Whole = scan.Whole ?? scan.Table,
        };
        Dictionary<PlanColumn, PlanColumn> columns = new() { [scan.RowKey] = child.RowKey, [scan.TableId] = child.TableId };
        foreach (PlanColumn column in scan.TableColumns)
        {
            columns[column] = Array.Find(own, candidate => candidate.Name == column.Source!.Name)!;
        }

        BoundExpression[] mapped =
        [
            .. conditions.Select(condition => condition.Rewrite(node => node is BoundColumn column && columns.TryGetValue(column.Column, out PlanColumn? mine) ? new BoundColumn(mine) : null)),
        ];
        return new Part(place, child, mapped, columns);
    }

    private PlannedRelation PlanPart(Part part, PlanColumn[] columns, Requirement requirement)
    {
        planner.Used.UnionWith(columns.Select(column => part.Columns[column]));
        Requirement own = requirement with
        {
            Order = [.. requirement.Order.Select(order => part.Columns.TryGetValue(order.Column, out PlanColumn? mine) ? order with { Column = mine } : order)],
        };
        if (part.Scan.Partitions is not null)
        {
            return PlanParts(part.Scan, part.Conditions, own);
        }

        LogicalScan scan = _named < 0 ? part.Scan : part.Scan.Named(string.Create(CultureInfo.InvariantCulture, $"{part.Scan.Alias}_{++_named}"));
        return scans.Plan(scan, part.Conditions, own);
    }

    /// <summary>Up to two.</summary>
    private int CountLeaves(LogicalScan scan, List<BoundExpression> conditions)
    {
        int count = 0;
        foreach (Part part in Parts(scan, conditions, out _))
        {
            count += part.Scan.Partitions is null ? 1 : CountLeaves(part.Scan, [.. part.Conditions]);
            if (count > 1)
            {
                break;
            }
        }

        return count;
    }

    private static PlannedRelation Renamed(PlannedRelation planned, Part part, PlanColumn[] columns) =>
        planned with { Shape = planned.Shape.With(columns.Select(column => KeyValuePair.Create(column, planned.Shape.PlaceOf(part.Columns[column])))) };

    private static bool[] Choose(PartitionPruner pruner, Part[] parts, QueryContext context)
    {
        BitArray found = pruner.Find(context);
        return [.. parts.Select(part => found[part.Place])];
    }

    /// <summary>The rank of each partition when reading one after the other gives the order wanted; null when it doesn't.</summary>
    private static int[]? OrderOf(LogicalScan scan, Requirement requirement)
    {
        PartitionTree tree = scan.Partitions!;
        if (tree.Table.Partitioning is not { } partitioning || requirement.Order.Count < partitioning.Key.Length || tree.Map!.InOrder() is not { } places)
        {
            return null;
        }

        bool isDescending = requirement.Order[0].IsDescending;
        for (int part = 0; part < partitioning.Key.Length; part++)
        {
            OrderColumn order = requirement.Order[part];
            if (partitioning.Key[part].IsExpression || partitioning.Key[part].IsReordered || !scan.TableColumns.Contains(order.Column) || order.Column.Source!.Id != partitioning.Key[part].ColumnId || order.IsDescending != isDescending)
            {
                return null;
            }
        }

        int[] ranks = new int[places.Length];
        for (int rank = 0; rank < places.Length; rank++)
        {
            ranks[places[rank]] = isDescending ? -rank : rank;
        }

        return ranks;
    }
}
