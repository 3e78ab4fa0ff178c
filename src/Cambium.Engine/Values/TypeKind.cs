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

    /// <summary>A name that a type will have: there are no values of it, nor an array.</summary>
    Shell,
}
