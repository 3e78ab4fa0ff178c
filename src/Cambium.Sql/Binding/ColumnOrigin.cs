namespace Cambium.Sql.Binding;

/// <summary>The relation a column of a result comes from unchanged, a table, a view or a system relation; 0 and 0 for an expression.</summary>
/// <param name="RelationOid">pg_class.oid.</param>
/// <param name="Number">pg_attribute.attnum.</param>
public readonly record struct ColumnOrigin(int RelationOid, int Number);
