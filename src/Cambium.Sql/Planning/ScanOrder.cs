using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>In which order ways of reading a table give its rows, and what the order that is asked for costs with them.</summary>
internal sealed class ScanOrder(LogicalScan scan, Cardinalities cardinalities)
{
    /// <summary>The choice with the cost of sorting, or in a direction that makes sorting needless, or short where only some rows are wanted.</summary>
    internal IEnumerable<ScanChoice> Priced(ScanChoice choice, Requirement requirement, double tableRows)
    {
        bool isUnbounded = choice.Index is not null && !choice.IsNarrow;
        if (requirement.Order.Count == 0)
        {
            if (!isUnbounded)
            {
                double read = choice.Index is null && requirement.RowLimit < choice.Rows ? Math.Max(0.001, requirement.RowLimit / choice.Rows) : 1;
                yield return choice with { Cost = choice.Cost * read };
            }

            yield break;
        }

        bool ordered = false;
        foreach (bool isBackward in (bool[])[false, true])
        {
            int satisfied = choice.Index is null && isBackward ? 0 : Satisfied(choice, requirement.Order, isBackward);
            if (satisfied == requirement.Order.Count)
            {
                ordered = true;
                double read = Math.Min(1, Math.Max(0.000001, requirement.RowLimit / Math.Max(1, choice.Rows)));
                yield return choice with { IsBackward = isBackward, Cost = (choice.Cost * read) + CostModel.TreeSeek, WholeCost = choice.Cost };
            }
            else if (requirement.RowLimit < choice.Rows
                && requirement.Order.Take(satisfied).FirstOrDefault(order => !Constants(choice).Contains(order.Column.Source!.Id)) is { Column: { } first })
            {
                // Whole groups of rows with the same first value are read and sorted.
                double group = choice.Rows / cardinalities.DistinctValues(scan.Table, first.Source!);
                double rows = Math.Min(choice.Rows, requirement.RowLimit + group);
                yield return choice with { IsBackward = isBackward, Cost = (choice.Cost * rows / Math.Max(1, choice.Rows)) + CostModel.TreeSeek + CostModel.Sort(rows), WholeCost = choice.Cost };
            }
        }

        if (!ordered && !isUnbounded)
        {
            yield return choice with { Cost = choice.Cost + CostModel.Sort(Math.Min(choice.Rows, tableRows)) };
        }
    }

    /// <summary>How many of the first columns of an order a choice's rows come in.</summary>
    private int Satisfied(ScanChoice choice, IReadOnlyList<OrderColumn> order, bool isBackward)
    {
        IndexDefinition? index = choice.Index ?? scan.Table.PrimaryKey;
        if (index is null)
        {
            return 0;
        }

        HashSet<int> constant = Constants(choice);
        int part = 0;
        for (int satisfied = 0; satisfied < order.Count; satisfied++)
        {
            OrderColumn wanted = order[satisfied];
            if (wanted.Column.Source is not { } source || !scan.TableColumns.Contains(wanted.Column))
            {
                return satisfied;
            }

            if (constant.Contains(source.Id))
            {
                continue;
            }

            while (part < index.Parts.Length && (index.Parts[part].IsExpression ? choice.Condition?.Equal.ElementAtOrDefault(part) is KeyOperand : constant.Contains(index.Parts[part].ColumnId)))
            {
                part++;
            }

            if (part >= index.Parts.Length || index.Parts[part].ColumnId != source.Id || !IsInOrderOf(index.Parts[part], source))
            {
                // After all parts of a unique key nothing is left to order.
                return part >= index.Parts.Length && index.IsUnique && index.Parts.All(key => scan.Table.FindColumn(key.ColumnId) is { NotNull: true }) ? order.Count : satisfied;
            }

            IndexKeyPart own = index.Parts[part++];
            bool nullsMatter = !source.NotNull;
            if (own.Descending != (wanted.IsDescending != isBackward) || (nullsMatter && own.NullsFirst != (wanted.NullsFirst != isBackward)))
            {
                return satisfied;
            }
        }

        return order.Count;
    }

    /// <summary>Columns that have one value in all rows of a choice.</summary>
    private static HashSet<int> Constants(ScanChoice choice) => [.. choice.Absorbed.Where(static term => term is { IsEquality: true, Column: not null }).Select(static term => term.Column!.Source!.Id)];

    /// <summary>Whether a part of an index orders as its column does.</summary>
    internal static bool IsInOrderOf(IndexKeyPart part, ColumnDefinition column) => Equals(part.Type.Type.Order, column.Type.Type.Order);

    /// <summary>The order a choice's rows come in.</summary>
    internal static IReadOnlyList<OrderPlace> Of(LogicalScan scan, ScanChoice choice, RowShape shape)
    {
        List<OrderPlace> order = [];
        IndexDefinition? index = choice.Index ?? scan.Table.PrimaryKey;
        foreach (IndexKeyPart part in index?.Parts ?? [])
        {
            PlanColumn? column = scan.TableColumns.FirstOrDefault(candidate => candidate.Source!.Id == part.ColumnId);
            if (column is null || !shape.Contains(column) || !IsInOrderOf(part, column.Source!))
            {
                break;
            }

            // Where no NULL can be, both places of NULLs are true.
            order.Add(new OrderPlace(shape.PlaceOf(column), part.Descending != choice.IsBackward, part.NullsFirst != choice.IsBackward));
        }

        return order;
    }
}
