namespace Cambium.Sql.SystemCatalogs;

/// <summary>An operator class of btree: a row of <c>pg_opclass.tsv</c>.</summary>
internal sealed record OperatorClass(int Oid, string Name, int FamilyOid, string FamilyName, int InputType, bool IsDefault, int KeyType);
