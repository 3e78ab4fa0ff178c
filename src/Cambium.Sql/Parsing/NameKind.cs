namespace Cambium.Sql.Parsing;

/// <summary>What a name in printed SQL is looked up as.</summary>
internal enum NameKind
{
    Relation,
    Function,
    Type,
}
