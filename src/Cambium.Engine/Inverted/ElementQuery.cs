namespace Cambium.Engine.Inverted;

/// <summary>What is known of the elements of rows that a condition may hold for. It may be true of other rows, too.</summary>
public abstract record ElementQuery
{
    /// <summary>Nothing is known: any row.</summary>
    public static readonly ElementQuery Everything = new Unknown();

    /// <summary>No row at all.</summary>
    public static readonly ElementQuery Nothing = new AnyOf([]);

    private ElementQuery()
    {
    }

    /// <summary>How many elements are looked for.</summary>
    public int Elements => this switch
    {
        Has => 1,
        AllOf all => all.Parts.Sum(static part => part.Elements),
        AnyOf any => any.Branches.Sum(static branch => branch.Elements),
        SomeOf some => some.Branches.Sum(static branch => branch.Elements),
        _ => 0,
    };

    /// <summary>Rows with an element.</summary>
    public static ElementQuery With(int part, ReadOnlySpan<byte> element) => new Has([(byte)part, .. element], false);

    /// <summary>Rows with an element of those that end with a zero byte, by its beginning.</summary>
    public static ElementQuery WithPrefix(int part, ReadOnlySpan<byte> prefix) => new Has([(byte)part, .. prefix], true);

    public static ElementQuery All(IEnumerable<ElementQuery> queries)
    {
        ElementQuery[] known = [.. queries.Where(static query => query != Everything).Distinct()];
        return known.Length switch
        {
            0 => Everything,
            1 => known[0],
            _ => new AllOf(known),
        };
    }

    public static ElementQuery Any(IEnumerable<ElementQuery> queries)
    {
        ElementQuery[] branches = [.. queries.Distinct()];
        return branches.Contains(Everything) ? Everything : branches.Length == 1 ? branches[0] : new AnyOf(branches);
    }

    /// <summary>Rows with at least so many of the elements, each different from the others.</summary>
    public static ElementQuery Some(int count, IReadOnlyList<ElementQuery> queries) =>
        count <= 0 ? Everything : count > queries.Count ? Nothing : count == 1 ? Any(queries) : count == queries.Count ? All(queries) : new SomeOf(count, queries);

    internal sealed record Unknown : ElementQuery;

    internal sealed record Has(byte[] Element, bool IsPrefix) : ElementQuery
    {
        public bool Equals(Has? other) => other is not null && IsPrefix == other.IsPrefix && Element.AsSpan().SequenceEqual(other.Element);

        public override int GetHashCode() => (int)Rows.StableHash.Of(Element);
    }

    internal sealed record AllOf(IReadOnlyList<ElementQuery> Parts) : ElementQuery;

    internal sealed record AnyOf(IReadOnlyList<ElementQuery> Branches) : ElementQuery;

    internal sealed record SomeOf(int Count, IReadOnlyList<ElementQuery> Branches) : ElementQuery;
}
