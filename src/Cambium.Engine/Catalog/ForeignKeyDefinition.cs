using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>A foreign key, kept with the referencing table.</summary>
public sealed record ForeignKeyDefinition
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    /// <summary>Referencing columns, in the order of <see cref="ReferencedColumnIds"/>.</summary>
    public required ImmutableArray<int> ColumnIds { get; init; }

    public required int ReferencedTableId { get; init; }

    public required ImmutableArray<int> ReferencedColumnIds { get; init; }

    /// <summary>The unique index that the key was declared over, which can't be dropped without it whatever others there are on the same columns; null in what older versions have written.</summary>
    public int? ReferencedIndexId { get; init; }

    public MatchKind Match { get; init; }

    public ReferentialAction OnDelete { get; init; }

    public ReferentialAction OnUpdate { get; init; }

    /// <summary>Columns that ON DELETE SET NULL | SET DEFAULT sets; empty: all.</summary>
    public ImmutableArray<int> OnDeleteColumnIds { get; init; } = [];

    public bool IsDeferrable { get; init; }

    /// <summary>The unique index on the referenced columns; null when the catalog has lost it.</summary>
    public IndexDefinition? FindReferencedIndex(CatalogSnapshot catalog) => catalog.TryGetTable(ReferencedTableId, out TableDefinition? referenced)
        ? referenced.Indexes.FirstOrDefault(candidate => candidate.Id == ReferencedIndexId)
            ?? referenced.Indexes.FirstOrDefault(candidate => candidate is { IsUnique: true, IsDeferrable: false, PredicateSql: null }
                && candidate.Parts.Length == ReferencedColumnIds.Length && candidate.Parts.All(part => ReferencedColumnIds.Contains(part.ColumnId)))
        : null;

    public bool IsInitiallyDeferred { get; init; }

    public bool IsNotValid { get; init; }

    /// <summary>The foreign key of the partitioned table that this one is the partition's part of; null for others.</summary>
    public int? ParentId { get; init; }

    public string? Comment { get; init; }
}
