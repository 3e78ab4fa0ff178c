using Cambium.Engine.Catalog;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The index of one table made for another with the same columns: for LIKE … INCLUDING INDEXES and for partitions.</summary>
internal static class IndexCopy
{
    public static IndexDefinition Make(StatementContext context, TableDefinition source, IndexDefinition index, TableDefinition target, IReadOnlySet<string> reservedNames)
    {
        string ColumnName(int columnId) => source.FindColumn(columnId)!.Name;
        string columns = index.IsPrimaryKey
            ? ""
            : string.Join('_', IndexColumnNames.Unique(index.Parts.Select(part => part.IsExpression ? IndexColumnNames.Of(SqlParser.ParseExpression(part.ExpressionSql!)) : ColumnName(part.ColumnId))
                .Concat(index.IncludedColumnIds.Select(ColumnName))));
        string label = index.IsPrimaryKey ? "pkey" : !index.Exclusions.IsEmpty ? "excl" : index.IsConstraint ? "key" : "idx";
        return Moved(source, index, target) with
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = ObjectNaming.ChooseRelation(context, target.SchemaId, target.Name, columns, label, reservedNames, isConstraint: label != "idx"),
            TreeId = index.IsPrimary ? target.TreeId : context.Transaction.Ddl.NextTreeId(target.IsTemporary),
            ParentId = null,
            IsIncomplete = false,
            IsClustered = false,
            Tunings = [.. index.Tunings.Where(static tuning => !tuning.ClassOptions.IsEmpty).Select(static tuning => tuning with { StatisticsTarget = null })],
        };
    }

    /// <summary>The index over the columns of the same names of another table.</summary>
    public static IndexDefinition Moved(TableDefinition source, IndexDefinition index, TableDefinition target)
    {
        int NewId(int columnId) => columnId == 0 ? 0 : target.FindColumn(source.FindColumn(columnId)!.Name)!.Id;
        return index with
        {
            Parts = [.. index.Parts.Select(part => part with { ColumnId = NewId(part.ColumnId) })],
            IncludedColumnIds = [.. index.IncludedColumnIds.Select(NewId)],
        };
    }

    /// <summary>Whether an index is the same as another but for its name: it can be a part of that one.</summary>
    public static bool IsSame(IndexDefinition left, IndexDefinition right) =>
        left.Parts.SequenceEqual(right.Parts) && left.IncludedColumnIds.SequenceEqual(right.IncludedColumnIds) && left.PredicateSql == right.PredicateSql && left.Method == right.Method
        && left.IsUnique == right.IsUnique && left.NullsNotDistinct == right.NullsNotDistinct && left.Exclusions.Select(static exclusion => exclusion.OperatorId).SequenceEqual(right.Exclusions.Select(static exclusion => exclusion.OperatorId));
}
