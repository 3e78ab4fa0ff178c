using System.Collections.Immutable;
using System.Text.Json.Serialization;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// A table or view. Rows are kept in the tree <see cref="TreeId"/> by their row key: the encoded primary key, or a hidden row
/// id (as an int8 key) when there is none.
/// </summary>
public sealed record TableDefinition : Definition
{
    private ImmutableArray<ColumnDefinition> _columns = [];
    private ImmutableArray<IndexDefinition> _indexes = [];
    private RowLayout? _layout;
    private IndexDefinition? _primaryKey;
    private ImmutableArray<ColumnDefinition> _liveColumns;

    [JsonPropertyName("tableKind")]
    public TableKind Kind { get; init; }

    /// <summary>In the order of rows; includes dropped columns.</summary>
    public ImmutableArray<ColumnDefinition> Columns
    {
        get => _columns;
        init
        {
            _columns = value;
            _layout = null;
            _liveColumns = default;
        }
    }

    /// <summary>The id that the next column added gets.</summary>
    public int NextColumnId { get; init; }

    /// <summary>All indexes, the primary one included.</summary>
    public ImmutableArray<IndexDefinition> Indexes
    {
        get => _indexes;
        init
        {
            _indexes = value;
            _primaryKey = value.FirstOrDefault(static index => index.IsPrimary);
        }
    }

    public ImmutableArray<CheckConstraint> Checks { get; init; } = [];

    /// <summary>Foreign keys of this table; those that reference it are <see cref="CatalogSnapshot.GetReferencing"/>.</summary>
    public ImmutableArray<ForeignKeyDefinition> ForeignKeys { get; init; } = [];

    /// <summary>Ordered by name, which is the order they fire in.</summary>
    public ImmutableArray<TriggerDefinition> Triggers { get; init; } = [];

    /// <summary>Ordered by name, which is the order they apply in.</summary>
    public ImmutableArray<RuleDefinition> Rules { get; init; } = [];

    /// <summary>DISABLE TRIGGER ALL: foreign keys, of this table and of those that reference it, that changes of its rows are not tested for and do nothing to.</summary>
    public ImmutableArray<int> SuspendedKeyIds { get; init; } = [];

    /// <summary>UNLOGGED was said: kept for those who describe and dump. The log is the database, and these tables are in it like all.</summary>
    public bool IsUnlogged { get; init; }

    /// <summary>Ordered by name; they hold while <see cref="HasRowSecurity"/>.</summary>
    public ImmutableArray<PolicyDefinition> Policies { get; init; } = [];

    /// <summary>ENABLE ROW LEVEL SECURITY.</summary>
    public bool HasRowSecurity { get; init; }

    /// <summary>FORCE ROW LEVEL SECURITY: policies hold for the owner too.</summary>
    public bool ForcesRowSecurity { get; init; }

    /// <summary>PARTITION BY: the rows are those of its partitions, and its own tree stays empty; null for other tables.</summary>
    public Partitioning? Partitioning { get; init; }

    /// <summary>The partitioned table that this one is a partition of, where its bound is; null for others.</summary>
    public int? ParentId { get; init; }

    /// <summary>INHERITS: the tables whose columns and checks this one has too, in the order they were named.</summary>
    public ImmutableArray<int> InheritedIds { get; init; } = [];

    /// <summary>The tables that inherit from this one directly, oldest first: who reads this one reads their rows too.</summary>
    public ImmutableArray<int> HeirIds { get; init; } = [];

    public ReplicaIdentity ReplicaIdentity { get; init; }

    /// <summary>The index of <see cref="ReplicaIdentity.Index"/>, though it may be gone.</summary>
    public int? ReplicaIndexId { get; init; }

    /// <summary>OF: the composite type whose fields are its columns; null for tables with columns of their own.</summary>
    public int? OfTypeId { get; init; }

    public bool IsTemporary { get; init; }

    public OnCommitAction OnCommit { get; init; }

    public string? ViewSql { get; init; }

    /// <summary>What the names in <see cref="ViewSql"/> mean.</summary>
    public ImmutableArray<ViewName> ViewNames { get; init; } = [];

    /// <summary>Its relations are read with the privileges of who reads the view, not of its owner.</summary>
    public bool IsSecurityInvoker { get; init; }

    /// <summary>security_barrier: what asks for the view's rows sees none that the view doesn't show.</summary>
    public bool IsSecurityBarrier { get; init; }

    /// <summary>WITH CHECK OPTION and the like, as written.</summary>
    public string? ViewOptions { get; init; }

    /// <summary>Storage parameters of a table, each name=value: kept for descriptions.</summary>
    public ImmutableArray<string> Options { get; init; } = [];

    /// <summary>The tree of rows; a rewrite of the table gets a new one.</summary>
    public int TreeId { get; init; }

    /// <summary>
    /// <see cref="ContentVersion"/>: plain indexes come and go without touching it, since they change how rows are found and not
    /// which; whoever wrote rows meanwhile gets the entries of new ones computed when the rows are merged.
    /// </summary>
    public long RowsVersion { get; init; }

    [JsonIgnore]
    public override long ContentVersion => RowsVersion;

    [JsonIgnore]
    public override IEnumerable<DefinitionName> Names =>
        [OwnName, .. _indexes.Select(index => new DefinitionName(NameClass, SchemaId, index.Name))];

    [JsonIgnore]
    public bool IsPartitioned => Partitioning is not null;

    [JsonIgnore]
    public bool HasHeirs => !HeirIds.IsEmpty;

    /// <summary>Whether rows that are read through it may be stored as other tables', so that their keys name the table.</summary>
    [JsonIgnore]
    public bool HasParts => IsPartitioned || HasHeirs;

    /// <summary>The key that rows are kept by; null where that is a number, as for a primary key that is deferrable.</summary>
    [JsonIgnore]
    public IndexDefinition? PrimaryKey => _primaryKey;

    /// <summary>PRIMARY KEY, whatever rows are kept by.</summary>
    [JsonIgnore]
    public IndexDefinition? DeclaredPrimaryKey => _primaryKey ?? _indexes.FirstOrDefault(static index => index.IsPrimaryKey);

    /// <summary>Reads and writes rows of this table.</summary>
    [JsonIgnore]
    public RowLayout Layout => _layout ??= new RowLayout([.. _columns.Select(static column => new RowColumn(column.Type, column.MissingValue))]);

    /// <summary>The columns that are not dropped, in order.</summary>
    [JsonIgnore]
    public ImmutableArray<ColumnDefinition> LiveColumns
    {
        get
        {
            // One word, so that threads which make it at once see it whole or not at all.
            if (_liveColumns.IsDefault)
            {
                _liveColumns = [.. _columns.Where(static column => !column.IsDropped)];
            }

            return _liveColumns;
        }
    }

    /// <summary>OID of the type of a whole row.</summary>
    [JsonIgnore]
    public int RowTypeId => DerivedOids.RowType(Id);

    /// <summary>OID of the array over the type of a whole row.</summary>
    [JsonIgnore]
    public int RowArrayId => DerivedOids.RowArray(Id);

    /// <summary>The type of a whole row, by which the table's name is a type.</summary>
    [JsonIgnore]
    public DataType RowType => DataType.CreateComposite(
        RowTypeId,
        RowArrayId,
        "",
        Name,
        [
            .. Columns.Where(static column => !column.IsDropped || column.StaysInRowType == true)
                .Select(static (column, place) => (Column: column, Number: place + 1))
                .Where(static numbered => !numbered.Column.IsDropped)
                .Select(static numbered => new CompositeField(numbered.Column.Name, numbered.Column.Type) { Number = numbered.Number }),
        ]);

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Relation;

    internal override IEnumerable<int> MeantRoles() => base.MeantRoles().Concat(Policies.SelectMany(static policy => policy.RoleIds));

    /// <summary>The live column of that name, or null.</summary>
    public ColumnDefinition? FindColumn(string name)
    {
        foreach (ColumnDefinition column in _columns)
        {
            if (!column.IsDropped && column.Name == name)
            {
                return column;
            }
        }

        return null;
    }

    /// <summary>The column with that id, dropped ones included, or null.</summary>
    public ColumnDefinition? FindColumn(int id)
    {
        // Ids are handed out in order, so a column usually sits at its id - 1.
        if (id >= 1 && id <= _columns.Length && _columns[id - 1].Id == id)
        {
            return _columns[id - 1];
        }

        return _columns.FirstOrDefault(column => column.Id == id);
    }

    public IndexDefinition? FindIndex(int id) => _indexes.FirstOrDefault(index => index.Id == id);

    public bool Equals(TableDefinition? other) => ReferenceEquals(this, other);

    public override int GetHashCode() => HashCode.Combine(Id, Version);
}
