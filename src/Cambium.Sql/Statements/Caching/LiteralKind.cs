namespace Cambium.Sql.Statements.Caching;

/// <summary>What a literal counts as; part of the normalised text, since plans depend on it.</summary>
internal enum LiteralKind : byte
{
    Int4,
    Int8,
    Numeric,

    /// <summary>A string of a type yet unknown.</summary>
    Text,
}
