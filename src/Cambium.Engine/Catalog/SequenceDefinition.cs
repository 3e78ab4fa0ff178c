using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>A sequence's parameters; where it stands is not part of the catalog (see <see cref="Transactions.TransactionSequences.Next"/>).</summary>
public sealed record SequenceDefinition : Definition
{
    public SqlType Type { get; init; } = DataType.Int8;

    public long Start { get; init; } = 1;

    public long Increment { get; init; } = 1;

    public long Minimum { get; init; } = 1;

    public long Maximum { get; init; } = long.MaxValue;

    public long Cache { get; init; } = 1;

    public bool Cycles { get; init; }

    /// <summary>Table that owns it (serial, identity); 0: none. Dropped with it.</summary>
    public int OwnerTableId { get; init; }

    public int OwnerColumnId { get; init; }

    public bool IsTemporary { get; init; }

    /// <summary>UNLOGGED, for those who describe and dump; null: as the table that owns it.</summary>
    public bool? IsUnlogged { get; init; }

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Relation;
}
