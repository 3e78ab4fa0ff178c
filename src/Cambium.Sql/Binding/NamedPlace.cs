using Cambium.Engine.Catalog;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>A name in a text.</summary>
/// <param name="Span">Where it stands.</param>
/// <param name="IsLast">It is the last word there.</param>
/// <param name="Written">How it has to be written where this is the catalog; null for one that isn't there.</param>
internal sealed record NamedPlace(SourceSpan Span, bool IsLast, Func<CatalogSnapshot, string?> Written)
{
    /// <summary>OID of the function, operator or type that is named; 0 for other things.</summary>
    public int Meaning { get; init; }
}
