using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER INDEX … ALTER COLUMN … SET STATISTICS: only what an index computes has statistics that its table has not.</summary>
internal static class IndexTuning
{
    /// <exception cref="SqlErrorException">42703, 0A000, 22023.</exception>
    public static void SetStatistics(StatementContext context, TableDefinition table, int indexId, SetColumnStatistics action)
    {
        int? target = TuningActions.Target(context, action.Target);
        IndexDefinition index = table.FindIndex(indexId)!;
        int number = RequireExpression(table, index, action);
        Put(context, table, indexId, number, target);
    }

    private static int RequireExpression(TableDefinition table, IndexDefinition index, SetColumnStatistics action)
    {
        string[] names = [.. IndexColumnNames.Of(table, index)];
        int number = action.Number ?? Array.IndexOf(names, action.Column) + 1;
        if (number < 1 || number > names.Length)
        {
            throw new SqlErrorException(
                SqlState.UndefinedColumn,
                action.Number is null ? $"column \"{action.Column}\" of relation \"{index.Name}\" does not exist" : FormattableString.Invariant($"column number {number} of relation \"{index.Name}\" does not exist"));
        }

        if (number > index.Parts.Length)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot alter statistics on included column \"{names[number - 1]}\" of index \"{index.Name}\"");
        }

        return index.Parts[number - 1].IsExpression ? number : throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"cannot alter statistics on non-expression column \"{names[number - 1]}\" of index \"{index.Name}\"",
            hint: "Alter statistics on table column instead.");
    }

    /// <summary>Of an index and of those that are its parts.</summary>
    private static void Put(StatementContext context, TableDefinition table, int indexId, int number, int? target)
    {
        IndexDefinition index = table.FindIndex(indexId)!;
        IndexColumnTuning tuning = index.TuningOf(number) with { StatisticsTarget = target };
        context.Transaction.Ddl.Put(table with
        {
            Indexes = table.Indexes.Replace(index, index with { Tunings = [.. index.Tunings.Where(other => other.Number != number), tuning] }),
        });
        foreach (TableDefinition partition in context.Catalog.GetChildren(table).ToArray())
        {
            if (partition.Indexes.FirstOrDefault(own => own.ParentId == indexId) is { } part)
            {
                Put(context, partition, part.Id, number, target);
            }
        }
    }
}
