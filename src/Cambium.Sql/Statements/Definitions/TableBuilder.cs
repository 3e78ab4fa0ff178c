using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// Puts a new table together: columns first, then constraints in the order PostgreSQL names them (primary key, unique,
/// checks, foreign keys). Nothing is in the catalog before <see cref="Put"/>.
/// </summary>
internal sealed class TableBuilder
{
    private readonly StatementContext _context;
    private readonly HashSet<string> _reservedNames = [];

    // The indexes of UNIQUE and PRIMARY KEY, and whether their names were given.
    private readonly Dictionary<int, bool> _isNamed = [];
    private readonly List<SequenceDefinition> _sequences = [];
    private readonly List<(TableDefinition Source, bool WithComments)> _withStatistics = [];
    private readonly List<Syntax.TableConstraint> _constraints = [];
    private readonly List<(int ColumnId, Expression Expression)> _generated = [];
    private readonly HashSet<string> _withOptions = [];
    private readonly InheritedColumns _inherited;
    private PartitionBy? _partitionBy;

    // Columns so far that were declared and not inherited.
    private int _declared;

    public TableBuilder(StatementContext context, TableDefinition table)
    {
        _context = context;
        _inherited = new InheritedColumns(context);
        Table = table;
        _reservedNames.Add(table.Name);
    }

    public TableDefinition Table { get; private set; }

    /// <summary>Has the rows be those of partitions.</summary>
    public void PartitionBy(PartitionBy by) => _partitionBy = by;

    /// <summary>Takes over columns, defaults and checks of the table that this one is to be a partition of. Before all else.</summary>
    public void AddInherited(TableDefinition parent)
    {
        foreach (ColumnDefinition column in parent.LiveColumns)
        {
            AddColumn(column.Undeclared() with { Identity = IdentityKind.None, SequenceId = column.Identity == IdentityKind.None ? column.SequenceId : null, MissingValue = default, Comment = null, Tuning = column.Tuning?.OfStorage() });
        }

        Table = Table with
        {
            Checks = [.. parent.Checks.Select(check => check with { Id = _context.Transaction.Ddl.NextId(), IsInherited = true, IsNotValid = false, Comment = null })],
        };
    }

    /// <summary>Has the columns be the fields of a composite type. Before all else.</summary>
    public void AddFields(TypeDefinition type)
    {
        foreach (CompositeField field in type.Fields)
        {
            AddColumn(new ColumnDefinition { Id = 0, Ordinal = 0, Name = field.Name, Type = field.Type, Collation = field.Collation }.Undeclared());
        }

        Table = Table with { OfTypeId = type.Id };
    }

    /// <summary>Takes over columns, defaults and checks of a table that this one inherits from. Before all that is declared.</summary>
    public void Inherit(TableDefinition parent) => Table = _inherited.Add(Table, parent);

    /// <summary>Options of a column that is there: its own default, NOT NULL and constraints.</summary>
    private void AddOptions(Syntax.ColumnDefinition syntax)
    {
        ColumnDefinition column = Table.FindColumn(syntax.Name) ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{syntax.Name}\" does not exist");
        if (!_withOptions.Add(syntax.Name))
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{syntax.Name}\" specified more than once");
        }

        foreach (ColumnConstraint constraint in syntax.Constraints)
        {
            column = constraint switch
            {
                NotNullConstraint => column with { NotNull = true },
                DefaultConstraint value when column.GeneratedSql is not null => throw new SqlErrorException(
                    SqlState.InvalidTableDefinition, $"column \"{column.Name}\" inherits from generated column but specifies default"),
                DefaultConstraint value => ColumnBuilder.WithDefault(_context, column, value.Value),
                GeneratedConstraint => throw new SqlErrorException(SqlState.FeatureNotSupported, "generated columns are not supported on partitions"),
                IdentityConstraint => throw new SqlErrorException(SqlState.FeatureNotSupported, "identity columns are not supported on partitions"),
                _ => column,
            };
        }

        Replace(column);
        _constraints.AddRange(TableConstraints(syntax));
    }

    public static TableDefinition NewTable(StatementContext context, int schemaId, string name, TableKind kind = TableKind.Table) => DefaultPrivilegesCommand.Apply(context, new TableDefinition
    {
        Id = context.Transaction.Ddl.NextId(),
        Name = name,
        SchemaId = schemaId,
        OwnerId = context.Session.Roles.CurrentId,
        Kind = kind,
        TreeId = kind == TableKind.View ? 0 : context.Transaction.Ddl.NextTreeId(schemaId == SystemCatalog.TemporarySchemaId),
        IsTemporary = schemaId == SystemCatalog.TemporarySchemaId,
        NextColumnId = 1,
    });

    public void Add(TableElement element)
    {
        switch (element)
        {
            case Syntax.ColumnDefinition { Type: null } options:
                AddOptions(options);
                break;
            case Syntax.ColumnDefinition column:
                AddColumn(column);
                break;
            case Syntax.TableConstraint constraint:
                _constraints.Add(constraint);
                break;
            case LikeElement like:
                AddLike(like);
                break;
        }
    }

    /// <summary>A column as it is, given the next id and place.</summary>
    public void AddColumn(ColumnDefinition column)
    {
        if (Table.Columns.Length >= RowLayout.ColumnsMax)
        {
            throw RowLayout.TooManyColumns();
        }

        if (Table.FindColumn(column.Name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{column.Name}\" specified more than once");
        }

        SystemColumns.RequireOther(Table, column.Name);
        Table = Table with
        {
            Columns = Table.Columns.Add(column with { Id = Table.NextColumnId, Ordinal = Table.Columns.Length }),
            NextColumnId = Table.NextColumnId + 1,
        };
    }

    /// <summary>Resolves everything that was added and puts table and sequences into the catalog.</summary>
    public TableDefinition Put()
    {
        _inherited.RequireNoConflicts(Table);
        foreach ((int id, Expression expression) in _generated)
        {
            // None of them may be used by another, whichever comes first.
            Replace(Table.FindColumn(id)! with { GeneratedSql = SqlPrinter.Print(expression) });
        }

        foreach ((int id, Expression expression) in _generated)
        {
            ColumnDefinition column = Table.FindColumn(id)!;
            Replace(column with { GeneratedSql = DefinitionExpressions.Generated(_context, Table, expression, column) });
        }

        if (_partitionBy is not null)
        {
            RequireInheritable(Table.Checks.Any(static check => check.IsNoInherit));
            Table = Table with { Partitioning = PartitionKeyBuilder.Build(_context, Table, _partitionBy) };
        }

        foreach (Syntax.UniqueConstraint unique in _constraints.OfType<Syntax.UniqueConstraint>().OrderByDescending(unique => unique.IsPrimaryKey))
        {
            AddUnique(unique);
        }

        foreach (Syntax.CheckConstraint check in _constraints.OfType<Syntax.CheckConstraint>())
        {
            RequireInheritable(check.Attributes.IsNoInherit);

            if (check.Name is { } name && Table.Checks.FirstOrDefault(other => other.IsInherited && other.Name == name) is { } inherited
                && DefinitionExpressions.IsCheck(_context, Table, check.Condition, inherited))
            {
                if (check.Attributes.IsNoInherit)
                {
                    throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"constraint \"{name}\" conflicts with inherited constraint on relation \"{Table.Name}\"");
                }

                Merge(inherited);
                continue;
            }

            Table = Table with { Checks = Table.Checks.Add(BuildCheck(_context, Table, check) with { IsNotValid = false }) };
        }

        foreach (ForeignKeyConstraint key in _constraints.OfType<ForeignKeyConstraint>())
        {
            RequireFreeName(key.Name);

            // A new table has no rows that could be wrong, so NOT VALID says nothing.
            Table = Table with { ForeignKeys = Table.ForeignKeys.Add(ForeignKeyBuilder.Build(_context, Table, key) with { IsNotValid = false }) };
        }

        foreach (ExcludeConstraint exclude in _constraints.OfType<ExcludeConstraint>())
        {
            RequireFreeName(exclude.Name);
            IndexDefinition exclusion = ExclusionBuilder.Build(_context, Table, exclude, _reservedNames);
            _reservedNames.Add(exclusion.Name);
            Table = Table with { Indexes = Table.Indexes.Add(exclusion) };
        }

        foreach (SequenceDefinition sequence in _sequences)
        {
            _context.Transaction.Ddl.Put(sequence);
        }

        _context.Transaction.Ddl.Put(Table);
        foreach ((TableDefinition source, bool withComments) in _withStatistics)
        {
            StatisticsCommand.Copy(_context, source, Table, withComments);
        }

        foreach (TableDefinition parent in _context.Catalog.GetInherited(Table).ToArray())
        {
            Heirs.Add(_context, parent, Table.Id);
        }

        return Table;
    }

    /// <summary>A CHECK for a table, named if need be.</summary>
    public static CheckConstraint BuildCheck(StatementContext context, TableDefinition table, Syntax.CheckConstraint check)
    {
        (string sql, string? column) = DefinitionExpressions.Check(context, table, check.Condition);
        string name = check.Name ?? ObjectNaming.ChooseConstraint(context, table, column ?? "", "check");
        if (ConstraintNames.IsTaken(table, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{name}\" for relation \"{table.Name}\" already exists");
        }

        return new CheckConstraint { Id = context.Transaction.Ddl.NextId(), Name = name, ExpressionSql = sql, IsNotValid = check.Attributes.IsNotValid, IsNoInherit = check.Attributes.IsNoInherit };
    }

    /// <summary>A column's own constraints as the table constraints they stand for.</summary>
    public static IEnumerable<Syntax.TableConstraint> TableConstraints(Syntax.ColumnDefinition column)
    {
        foreach (ColumnConstraint constraint in column.Constraints)
        {
            switch (constraint)
            {
                case ColumnCheckConstraint check:
                    yield return new Syntax.CheckConstraint(check.Name, check.Condition, check.Attributes, check.Span);
                    break;
                case ColumnUniqueConstraint unique:
                    yield return new Syntax.UniqueConstraint(
                        unique.Name, unique.IsPrimaryKey, unique.NullsNotDistinct, [column.Name], [], null, unique.Options, unique.Tablespace, unique.Attributes, unique.Span);
                    break;
                case ColumnReferencesConstraint references:
                    yield return new ForeignKeyConstraint(references.Name, [column.Name], references.Reference, references.Attributes, references.Span);
                    break;
            }
        }
    }

    private void AddColumn(Syntax.ColumnDefinition syntax)
    {
        ColumnDefinition? inherited = Table.FindColumn(syntax.Name) is { IsInherited: true } found ? found : null;
        TableDefinition before = inherited is null ? Table : Table with { Columns = Table.Columns.SetItem(inherited.Ordinal, inherited with { IsDropped = true }) };
        (ColumnDefinition column, SequenceDefinition? sequence) = ColumnBuilder.Build(_context, before, syntax, _reservedNames);
        column = inherited is null ? column : _inherited.Declare(inherited, column, _declared++, syntax.Constraints.OfType<DefaultConstraint>().Any(), syntax.Constraints.OfType<GeneratedConstraint>().Any());
        if (sequence is not null)
        {
            _reservedNames.Add(sequence.Name);
            _sequences.Add(sequence with { OwnerTableId = Table.Id, OwnerColumnId = column.Id });

            // Defaults of further columns may name it.
            _context.Transaction.Ddl.Put(sequence);
        }

        if (inherited is null)
        {
            _declared++;
            AddColumn(column);
        }
        else
        {
            Replace(column);
        }

        if (syntax.Constraints.OfType<GeneratedConstraint>().FirstOrDefault() is { } generated)
        {
            if (column.DefaultSql is not null)
            {
                throw new SqlErrorException(
                    SqlState.SyntaxError,
                    $"both default and generation expression specified for column \"{column.Name}\" of table \"{Table.Name}\"",
                    position: generated.Span.Position);
            }

            _generated.Add((column.Id, generated.Value));
        }

        _constraints.AddRange(TableConstraints(syntax));
    }

    private void AddLike(LikeElement like)
    {
        TableDefinition source = LikedRelation.Get(like, _context);
        foreach (ColumnDefinition column in source.LiveColumns)
        {
            bool keepsDefault = like.Included.HasFlag(LikeOptions.Defaults);
            ColumnDefinition copy = column.Undeclared() with
            {
                DefaultSql = keepsDefault ? column.DefaultSql : null,
                GeneratedSql = like.Included.HasFlag(LikeOptions.Generated) ? column.GeneratedSql : null,
                Identity = IdentityKind.None,
                SequenceId = keepsDefault && column.Identity == IdentityKind.None ? column.SequenceId : null,
                Comment = like.Included.HasFlag(LikeOptions.Comments) ? column.Comment : null,
                MissingValue = default,
                Tuning = Tuning(column.Tuning, like.Included),
            };
            if (column.Identity != IdentityKind.None && like.Included.HasFlag(LikeOptions.Identity))
            {
                SequenceDefinition sequence = ColumnBuilder.NewSequence(_context, Table, column.Name, column.Type.Type, [], _reservedNames);
                _reservedNames.Add(sequence.Name);
                _sequences.Add(sequence with { OwnerTableId = Table.Id, OwnerColumnId = Table.NextColumnId });
                copy = copy with { Identity = column.Identity, SequenceId = sequence.Id };
            }

            if (Table.FindColumn(copy.Name) is { IsInherited: true } inherited)
            {
                // What INCLUDING STORAGE takes along is said, if it is nothing special.
                ColumnTuning? said = like.Included.HasFlag(LikeOptions.Storage)
                    ? (copy.Tuning ?? new ColumnTuning()) with { Storage = copy.Tuning?.Storage ?? TypeFacts.Of(copy.Type.Type).Storage.ToString() }
                    : copy.Tuning;
                Replace(_inherited.Declare(inherited, copy with { IsInherited = false, Tuning = said }, _declared++, copy.DefaultSql is not null, copy.GeneratedSql is not null));
                continue;
            }

            _declared++;
            AddColumn(copy with { IsInherited = false });
        }

        if (like.Included.HasFlag(LikeOptions.Constraints))
        {
            foreach (CheckConstraint check in source.Checks)
            {
                CopyCheck(check with { Comment = like.Included.HasFlag(LikeOptions.Comments) ? check.Comment : null });
            }
        }

        if (like.Included.HasFlag(LikeOptions.Statistics))
        {
            _withStatistics.Add((source, like.Included.HasFlag(LikeOptions.Comments)));
        }

        if (like.Included.HasFlag(LikeOptions.Indexes))
        {
            foreach (IndexDefinition index in source.Indexes)
            {
                CopyIndex(source, index);
            }
        }
    }

    /// <exception cref="SqlErrorException">42P16.</exception>
    private void RequireInheritable(bool isNoInherit)
    {
        if (isNoInherit && _partitionBy is not null)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"cannot add NO INHERIT constraint to partitioned table \"{Table.Name}\"");
        }
    }

    private void CopyCheck(CheckConstraint check)
    {
        if (Table.Checks.FirstOrDefault(other => other.IsInherited && other.Name == check.Name && other.ExpressionSql == check.ExpressionSql) is { } inherited)
        {
            Merge(inherited, check.Comment);
            return;
        }

        Table = Table with { Checks = Table.Checks.Add(check with { Id = _context.Transaction.Ddl.NextId(), IsInherited = false, IsNotValid = false }) };
    }

    /// <summary>A constraint that the table inherits is declared for it, too.</summary>
    private void Merge(CheckConstraint inherited, string? comment = null)
    {
        _context.Notice($"merging constraint \"{inherited.Name}\" with inherited definition");
        Table = Table with { Checks = Table.Checks.Replace(inherited, inherited with { IsInherited = Table.InheritedIds.IsEmpty, Comment = comment ?? inherited.Comment }) };
    }

    private static ColumnTuning? Tuning(ColumnTuning? tuning, LikeOptions included) => tuning is null ? null : new ColumnTuning
    {
        Storage = included.HasFlag(LikeOptions.Storage) ? tuning.Storage : null,
        Compression = included.HasFlag(LikeOptions.Compression) ? tuning.Compression : null,
    };

    private void CopyIndex(TableDefinition source, IndexDefinition index)
    {
        IndexDefinition copy = IndexCopy.Make(_context, source, index, Table, _reservedNames);
        _reservedNames.Add(copy.Name);
        Table = Table with { Indexes = Table.Indexes.Add(copy) };
    }

    private void AddUnique(Syntax.UniqueConstraint constraint)
    {
        RequireFreeName(constraint.Name);
        if (constraint.UsingIndex is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot use an existing index in CREATE TABLE", position: constraint.Span.Position);
        }

        IndexDefinition index = IndexBuilder.Constraint(_context, Table, constraint, _reservedNames);

        // A constraint that says nothing new is the earlier one, which takes its name if it was given none.
        if (Table.Indexes.FirstOrDefault(other => _isNamed.ContainsKey(other.Id) && SaysTheSame(other, index)) is { } known)
        {
            if (constraint.Name is not null && !_isNamed[known.Id])
            {
                _isNamed[known.Id] = true;
                _reservedNames.Add(constraint.Name);
                Table = Table with { Indexes = Table.Indexes.Replace(known, known with { Name = constraint.Name }) };
            }

            return;
        }

        _isNamed[index.Id] = constraint.Name is not null;

        PartitionKeyBuilder.RequireInKey(Table, index);
        _reservedNames.Add(index.Name);
        Table = Table with { Indexes = Table.Indexes.Add(index) };
        if (constraint.IsPrimaryKey)
        {
            foreach (IndexKeyPart part in index.Parts)
            {
                Replace(Table.FindColumn(part.ColumnId)! with { NotNull = true });
            }
        }
    }

    private static bool SaysTheSame(IndexDefinition one, IndexDefinition other) =>
        one.Parts.SequenceEqual(other.Parts) && one.IncludedColumnIds.SequenceEqual(other.IncludedColumnIds) && one.NullsNotDistinct == other.NullsNotDistinct
        && one.IsDeferrable == other.IsDeferrable && one.IsInitiallyDeferred == other.IsInitiallyDeferred;

    private void Replace(ColumnDefinition column) => Table = Table with { Columns = Table.Columns.SetItem(column.Ordinal, column) };

    private void RequireFreeName(string? name)
    {
        if (name is not null && ConstraintNames.IsTaken(Table, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{name}\" for relation \"{Table.Name}\" already exists");
        }
    }
}
