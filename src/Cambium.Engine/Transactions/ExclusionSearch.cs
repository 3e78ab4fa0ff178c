using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>How the rows that an exclusion constraint may forbid beside another are found in the order of its index.</summary>
/// <param name="Equalities">How many parts from the first on are compared with an = that keys tell: only rows with the same ones count.</param>
/// <param name="HasRange">One more part follows, a range that is compared with &amp;&amp;: the rows that may be there don't overlap, so their order tells.</param>
internal sealed record ExclusionSearch(int Equalities, bool HasRange)
{
    public static ExclusionSearch Of(IndexDefinition index)
    {
        int equalities = 0;
        while (equalities < index.Parts.Length && IsEquality(index, equalities))
        {
            equalities++;
        }

        bool hasRange = equalities == index.Parts.Length - 1 && index.Exclusions[equalities] is { Symbol: "&&", OperatorId: < SystemCatalog.FirstUserId }
            && index.Parts[equalities] is { Descending: false, Type.Type.Form: ValueForm.Range };
        return new ExclusionSearch(equalities, hasRange);
    }

    private static bool IsEquality(IndexDefinition index, int part)
    {
        DataType type = index.Parts[part].Type.Type.Underlying();
        return index.Exclusions[part] is { Symbol: "=" } equality && ValueComparer.IsComparable(type) && (equality.OperatorId < SystemCatalog.FirstUserId || type.Code is not null);
    }
}
