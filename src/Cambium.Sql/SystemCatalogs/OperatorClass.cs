namespace Cambium.Sql.SystemCatalogs;

/// <summary>An operator class: a row of <c>pg_opclass.tsv</c>.</summary>
internal sealed record OperatorClass(
    AccessMethod Method, int Oid, string Name, int FamilyOid, string FamilyName, int InputType, bool IsDefault, int KeyType);
