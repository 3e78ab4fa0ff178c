using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Names of the constraints of a table or domain.</summary>
internal static class ConstraintNames
{
    public static bool IsTaken(Definition owner, string name) => owner switch
    {
        TableDefinition table => table.Checks.Any(check => check.Name == name)
            || table.ForeignKeys.Any(key => key.Name == name)
            || table.Indexes.Any(index => index.IsConstraint && index.Name == name),
        TypeDefinition domain => domain.Checks.Any(check => check.Name == name),
        _ => false,
    };
}
