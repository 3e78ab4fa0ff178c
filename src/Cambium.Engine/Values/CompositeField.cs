namespace Cambium.Engine.Values;

/// <summary>A field of a composite type.</summary>
public sealed record CompositeField(string Name, SqlType Type)
{
    public SqlType Type { get => field.Collated(Collation); init; } = Type;

    /// <summary>COMMENT ON COLUMN type.field; of rows of tables, their columns have it.</summary>
    public string? Comment { get; init; }

    /// <summary>Its number among all that the type has ever had, from 1: by it values are stored, and those that were written before it came or went are read. Null: its place.</summary>
    public int? Number { get; init; }

    /// <summary>The collation named for it; null for its type's.</summary>
    public string? Collation { get; init; }

    /// <summary>The number of one of a type's fields.</summary>
    public static int NumberOf(IReadOnlyList<CompositeField> fields, int index) => fields[index].Number ?? index + 1;

    /// <summary>The index of the field with that number; -1 where it was dropped, or isn't there yet.</summary>
    public static int IndexOf(IReadOnlyList<CompositeField> fields, int number)
    {
        for (int index = 0; index < fields.Count; index++)
        {
            if (NumberOf(fields, index) == number)
            {
                return index;
            }
        }

        return -1;
    }

    /// <summary>For each place in stored values the index of the field there, -1 for those of dropped ones; null where all fields are at their own.</summary>
    internal static IReadOnlyList<int>? StoredFields(IReadOnlyList<CompositeField> fields)
    {
        if (fields.Count == 0 || fields[^1].Number is not { } last || last == fields.Count)
        {
            return null;
        }

        int[] places = new int[last];
        Array.Fill(places, -1);
        for (int index = 0; index < fields.Count; index++)
        {
            places[NumberOf(fields, index) - 1] = index;
        }

        return places;
    }
}
