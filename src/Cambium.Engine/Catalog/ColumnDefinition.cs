using System.Text.Json.Serialization;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Catalog;

/// <summary>A column of a table. A dropped column stays, holding NULL, so that the places of the others never change.</summary>
public sealed record ColumnDefinition
{
    private readonly LogValue? _missing;

    /// <summary>From 1, stable, never used again within the table (pg_attribute.attnum).</summary>
    public required int Id { get; init; }

    /// <summary>Place in <see cref="TableDefinition.Columns"/> and in rows, from 0.</summary>
    public required int Ordinal { get; init; }

    public required string Name { get; init; }

    /// <summary>In the order of its collation.</summary>
    public required SqlType Type { get => field.Collated(Collation); init; }

    /// <summary>Dimensions an array was declared with, when more than one; 0 where its type is a query's or another relation's. Nothing depends on it (pg_attribute.attndims).</summary>
    public int? Dimensions { get; init; }

    /// <summary>As what a relation has from a query, a type or another relation.</summary>
    public ColumnDefinition Undeclared() => this with { Dimensions = Type.Type.IsArray ? 0 : null };

    /// <summary>The collation named for it; null for its type's.</summary>
    public string? Collation { get; init; }

    public bool NotNull { get; init; }

    public string? DefaultSql { get; init; }

    /// <summary>GENERATED ALWAYS AS (…) STORED.</summary>
    public string? GeneratedSql { get; init; }

    public IdentityKind Identity { get; init; }

    /// <summary>The sequence behind a serial or identity column.</summary>
    public int? SequenceId { get; init; }

    public bool IsDropped { get; init; }

    /// <summary>Of a dropped column: values of the table's row type, which columns of other tables hold, go on having a place for it. Null where it was dropped by versions that knew of none.</summary>
    public bool? StaysInRowType { get; init; }

    /// <summary>It is there because tables that this one inherits from have it, and wasn't declared here (not pg_attribute.attislocal).</summary>
    public bool IsInherited { get; init; }

    public string? Comment { get; init; }

    /// <summary>Null where nothing was said.</summary>
    public ColumnTuning? Tuning { get; init; }

    /// <summary>The value of rows written before the column was added.</summary>
    [JsonIgnore]
    public Value MissingValue
    {
        get => _missing is { } missing ? LogValues.Decode(Type.Type.Ordered(null), missing) : Value.Null;
        init => _missing = value.IsNull ? null : LogValues.Encode(Type.Type.Ordered(null), value);
    }

    /// <summary><see cref="MissingValue"/> for storage: key and residual in base 64; null for NULL.</summary>
    public string? Missing
    {
        get => _missing is { } missing ? LogValues.ToText(missing) : null;
        init => _missing = value is null ? null : LogValues.FromText(value);
    }
}
