using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>What a table must have already to become the partition or the heir of another.</summary>
internal static class ChildDefinition
{
    /// <exception cref="SqlErrorException">42804, 42P21: a column is missing or another one.</exception>
    public static void RequireColumns(TableDefinition parent, TableDefinition table)
    {
        foreach (ColumnDefinition column in parent.LiveColumns)
        {
            ColumnDefinition own = table.FindColumn(column.Name)
                ?? throw new SqlErrorException(SqlState.DatatypeMismatch, $"child table is missing column \"{column.Name}\"");
            if (own.Type != column.Type)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"child table \"{table.Name}\" has different type for column \"{column.Name}\"");
            }

            if (own.Collation != column.Collation)
            {
                throw new SqlErrorException(SqlState.CollationMismatch, $"child table \"{table.Name}\" has different collation for column \"{column.Name}\"");
            }

            if (column.NotNull && !own.NotNull)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{column.Name}\" in child table must be marked NOT NULL");
            }

            if (column.GeneratedSql is not null && own.GeneratedSql is null)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{column.Name}\" in child table must be a generated column");
            }

            if (column.GeneratedSql is not null && own.GeneratedSql != column.GeneratedSql)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"column \"{column.Name}\" in child table has a conflicting generation expression");
            }
        }
    }

    /// <summary>The table's own checks that are the parent's too.</summary>
    /// <exception cref="SqlErrorException">42804, 42P17: one is missing or another one.</exception>
    public static IEnumerable<CheckConstraint> FindChecks(TableDefinition parent, TableDefinition table)
    {
        foreach (CheckConstraint check in parent.Checks.Where(static check => !check.IsNoInherit).OrderBy(static check => check.Name, StringComparer.Ordinal))
        {
            CheckConstraint own = table.Checks.FirstOrDefault(other => other.Name == check.Name)
                ?? throw new SqlErrorException(SqlState.DatatypeMismatch, $"child table is missing constraint \"{check.Name}\"");
            if (own.ExpressionSql != check.ExpressionSql)
            {
                throw new SqlErrorException(SqlState.DatatypeMismatch, $"child table \"{table.Name}\" has different definition for check constraint \"{check.Name}\"");
            }

            if (own.IsNoInherit)
            {
                throw new SqlErrorException(
                    SqlState.InvalidObjectDefinition, $"constraint \"{check.Name}\" conflicts with non-inherited constraint on child table \"{table.Name}\"");
            }

            if (own.IsNotValid && !check.IsNotValid)
            {
                throw new SqlErrorException(
                    SqlState.InvalidObjectDefinition, $"constraint \"{check.Name}\" conflicts with NOT VALID constraint on child table \"{table.Name}\"");
            }

            yield return own;
        }
    }
}
