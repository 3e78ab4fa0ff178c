namespace Cambium.Sql.Statements.Modification;

/// <summary>What a WHEN clause does.</summary>
internal enum MergeActionKind
{
    Nothing,
    Insert,
    Update,
    Delete,
}
