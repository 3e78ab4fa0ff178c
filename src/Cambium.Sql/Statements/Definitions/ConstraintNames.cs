using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Names of a table's constraints.</summary>
internal static class ConstraintNames
{
    public static bool IsTaken(TableDefinition table, string name) =>
        table.Checks.Any(check => check.Name == name)
        || table.ForeignKeys.Any(key => key.Name == name)
        || table.Indexes.Any(index => index.IsConstraint && index.Name == name);
}
