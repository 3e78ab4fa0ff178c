using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>What a text is found to name when it is bound, for those who write it anew.</summary>
internal sealed class TextNames
{
    public List<NamedPlace> Places { get; } = [];

    /// <summary>How each place has to be written where this is the catalog. An operator between rows stands for those of all columns: where they are of several schemas it can't be written with one.</summary>
    public IEnumerable<(NamedPlace Place, string Written)> Written(CatalogSnapshot catalog)
    {
        foreach (IGrouping<SourceSpan, NamedPlace> places in Places.GroupBy(static place => place.Span))
        {
            if (places.Select(place => place.Written(catalog)).Distinct().ToArray() is [{ } written])
            {
                yield return (places.First(), written);
            }
        }
    }

    /// <summary>Rows that are written out, each with the row type that it is converted to.</summary>
    public List<(RowExpression Row, DataType Type)> Rows { get; } = [];

    /// <summary>Output columns that go by what they are computed from.</summary>
    public List<SelectItem> Outputs { get; } = [];
}
