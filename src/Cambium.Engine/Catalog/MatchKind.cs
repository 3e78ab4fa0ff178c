namespace Cambium.Engine.Catalog;

/// <summary>How NULLs in a foreign key count: Simple lets any NULL pass, Full only all of them.</summary>
public enum MatchKind
{
    Simple,
    Full,
}
