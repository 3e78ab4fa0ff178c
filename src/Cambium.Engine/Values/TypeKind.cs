namespace Cambium.Engine.Values;

/// <summary>What sort of type it is (PostgreSQL's pg_type.typtype, with arrays told apart).</summary>
public enum TypeKind
{
    Base,
    Array,
    Composite,
    Domain,
    Enum,
    Range,
    Multirange,
    Pseudo,
}
