using System.Collections.Immutable;
using System.Text.Json.Serialization;
using Cambium.Engine.Recovery;

namespace Cambium.Engine.Catalog;

/// <summary>
/// An index, kept with its table. The primary index is the table's own tree (<see cref="TreeId"/> equals the table's); others
/// have a tree of entries, see <see cref="HasUniqueEntries"/>.
/// </summary>
public sealed record IndexDefinition
{
    public const string DefaultMethod = "btree";

    public const string HashMethod = "hash";

    /// <summary>The parameter that says where the entries are kept.</summary>
    public const string StorageParameter = "storage";

    public required int Id { get; init; }

    public required string Name { get; init; }

    public required int TreeId { get; init; }

    /// <summary>The table's rows are kept by it.</summary>
    public bool IsPrimary { get; init; }

    /// <summary>
    /// PRIMARY KEY. Rows are kept by it unless it is deferrable, since two of them may have the same key for a while. Earlier releases kept rows by deferrable ones
    /// too, and tested those at once: in their catalogs it is <see cref="IsPrimary"/> as well.
    /// </summary>
    public bool IsPrimaryKey { get; init; }

    public bool IsUnique { get; init; }

    /// <summary>Made by PRIMARY KEY, UNIQUE or EXCLUDE, not by CREATE INDEX.</summary>
    public bool IsConstraint { get; init; }

    /// <summary>pg_constraint.oid, of keys and exclusion constraints.</summary>
    public int ConstraintOid => DerivedOids.Key(Id);

    public bool NullsNotDistinct { get; init; }

    /// <summary>A constraint that may be tested late.</summary>
    public bool IsDeferrable { get; init; }

    public bool IsInitiallyDeferred { get; init; }

    public required ImmutableArray<IndexKeyPart> Parts { get; init; }

    /// <summary>Of an exclusion constraint, what each part is compared with; otherwise empty.</summary>
    public ImmutableArray<ExclusionOperator> Exclusions { get; init; } = [];

    /// <summary>Columns named by INCLUDE; they are not in the entry, only in descriptions.</summary>
    public ImmutableArray<int> IncludedColumnIds { get; init; } = [];

    public string? PredicateSql { get; init; }

    /// <summary>The access method, as the user named it. Catalogs written by earlier releases don't say.</summary>
    public string Method { get; init; } = DefaultMethod;

    /// <summary>Storage parameters, each name=value: kept for descriptions, but for <see cref="Storage"/>.</summary>
    public ImmutableArray<string> Options { get; init; } = [];

    /// <summary>Of the columns of which there is something to say.</summary>
    public ImmutableArray<IndexColumnTuning> Tunings { get; init; } = [];

    /// <summary>False while it is being built: maintained, not yet used by plans.</summary>
    public bool IsReady { get; init; } = true;

    /// <summary>The one index of its table that CLUSTER named last: kept for CLUSTER without one and for dumps, trees are in order anyway.</summary>
    public bool IsClustered { get; init; }

    /// <summary>The index of the partitioned table that this one is a part of; null for others.</summary>
    public int? ParentId { get; init; }

    /// <summary>Of a partitioned table (CREATE INDEX ON ONLY): not every partition has its part yet.</summary>
    public bool IsIncomplete { get; init; }

    public string? Comment { get; init; }

    /// <summary>The comment on the constraint that the index is for; <see cref="Comment"/> is the index's own.</summary>
    public string? ConstraintComment { get; init; }

    /// <summary>Of a column, from 1.</summary>
    public IndexColumnTuning TuningOf(int number) => Tunings.FirstOrDefault(tuning => tuning.Number == number) ?? new IndexColumnTuning(number);

    /// <summary>Where its entries are kept (<c>WITH (storage = rebuilt)</c>); null: where the server keeps them.</summary>
    [JsonIgnore]
    public IndexStorage? Storage => Options.Select(static option => option.Split('=')).FirstOrDefault(static option => option[0] == StorageParameter) is [_, string value]
        ? Enum.Parse<IndexStorage>(value, ignoreCase: true)
        : null;

    /// <summary>
    /// Of a method that asks other questions than ordered trees answer (gin, gist, spgist, brin): the index is there for who describes, dumps or drops it, and its tree
    /// covers no row. Where its operator class is one of elements, an <see cref="Inverted.InvertedIndex"/> is derived from the table's tree for queries. That of an exclusion
    /// constraint is a tree whatever its method.
    /// </summary>
    [JsonIgnore]
    public bool IsNominal => Exclusions.IsEmpty && IsNominalMethod(Method);

    /// <inheritdoc cref="IsNominal"/>
    public static bool IsNominalMethod(string method) => method is not (DefaultMethod or HashMethod);

    /// <summary>Whether it says which rows there may be: it is looked into when rows are written.</summary>
    [JsonIgnore]
    public bool Constrains => IsUnique || !Exclusions.IsEmpty;

    /// <summary>Whether every row has an entry, so that the index can stand for the table.</summary>
    [JsonIgnore]
    public bool CoversEveryRow => PredicateSql is null && !IsNominal;

    /// <summary>Whether columns alone don't tell a row's entry: a part is an expression, or not every row is covered.</summary>
    [JsonIgnore]
    public bool HasComputedKey => PredicateSql is not null || Parts.Any(static part => part.IsExpression);

    /// <summary>
    /// An entry's key is the index columns alone and its value the row key (unless a part is NULL and NULLs are distinct);
    /// otherwise the key is index columns ++ row key. Deferrable uniqueness needs room for duplicates, hence the second form.
    /// </summary>
    [JsonIgnore]
    public bool HasUniqueEntries => IsUnique && !IsDeferrable;
}
