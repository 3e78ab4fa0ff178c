using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Makes index definitions of CREATE INDEX, PRIMARY KEY and UNIQUE.</summary>
internal static class IndexBuilder
{
    private const int PartsMax = 32;

    /// <summary>The index behind PRIMARY KEY or UNIQUE. That of a primary key which isn't deferrable is the table's own tree.</summary>
    public static IndexDefinition Constraint(
        StatementContext context, TableDefinition table, Syntax.UniqueConstraint constraint, IReadOnlySet<string> reservedNames)
    {
        Tablespaces.Require(constraint.Tablespace);

        // Of a table that is there already PostgreSQL doesn't say where; a primary key makes its columns NOT NULL first.
        string command = ColumnBuilder.CommandOf(context, table);
        bool isThere = command == "ALTER TABLE";
        int position = isThere ? 0 : constraint.Span.Position;
        ImmutableArray<IndexKeyPart>.Builder parts = ImmutableArray.CreateBuilder<IndexKeyPart>();
        foreach (string name in constraint.Columns)
        {
            ColumnDefinition column = isThere && constraint.IsPrimaryKey ? AlterColumns.Find(table, name) : Column(table, name, position);
            if (parts.Any(part => part.ColumnId == column.Id))
            {
                string kind = constraint.IsPrimaryKey ? "primary key" : "unique";
                throw new SqlErrorException(
                    SqlState.DuplicateColumn, $"column \"{name}\" appears twice in {kind} constraint", position: position);
            }

            RequireComparable(column.Type);
            parts.Add(new IndexKeyPart(column.Id, null, column.Type, Collation: column.Collation));
        }

        if (constraint.IsPrimaryKey && table.DeclaredPrimaryKey is not null)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"multiple primary keys for table \"{table.Name}\" are not allowed", position: position);
        }

        string columns = constraint.IsPrimaryKey ? "" : string.Join('_', constraint.Columns.Concat(constraint.Include));
        string chosen = constraint.Name
            ?? ObjectNaming.ChooseRelation(context, table.SchemaId, table.Name, columns, constraint.IsPrimaryKey ? "pkey" : "key", reservedNames, isConstraint: true);
        if (constraint.Name is not null && (reservedNames.Contains(chosen) || context.Catalog.IsNameTaken(NameClass.Relation, table.SchemaId, chosen)))
        {
            throw new SqlErrorException(SqlState.DuplicateTable, $"relation \"{chosen}\" already exists");
        }

        bool keepsRows = constraint.IsPrimaryKey && !constraint.Attributes.IsDeferrable;
        context.Session.Notice(SqlNotice.Debug(
            $"{command} / {(isThere ? "ADD " : "")}{(constraint.IsPrimaryKey ? "PRIMARY KEY" : "UNIQUE")} will create implicit index \"{chosen}\" for table \"{table.Name}\""));
        return new IndexDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = chosen,
            TreeId = keepsRows ? table.TreeId : context.Transaction.Ddl.NextTreeId(table.IsTemporary),
            IsPrimary = keepsRows,
            IsPrimaryKey = constraint.IsPrimaryKey,
            IsUnique = true,
            IsConstraint = true,
            NullsNotDistinct = constraint.NullsNotDistinct,
            IsDeferrable = constraint.Attributes.IsDeferrable,
            IsInitiallyDeferred = constraint.Attributes.IsInitiallyDeferred,
            Parts = parts.ToImmutable(),
            IncludedColumnIds = [.. constraint.Include.Select(name => Column(table, name, position).Id)],
            Options = StorageParameters.OfIndex(constraint.Options, AccessMethod.Btree),
        };
    }

    /// <summary>CREATE INDEX.</summary>
    public static IndexDefinition Create(StatementContext context, TableDefinition table, CreateIndexStatement statement)
    {
        if (statement.Elements.Count > PartsMax)
        {
            throw new SqlErrorException(SqlState.TooManyColumns, "cannot use more than 32 columns in an index");
        }

        Tablespaces.Require(statement.Tablespace);
        AccessMethod method = Method(
            context, statement.AccessMethod, statement.Elements, statement.IsUnique ? "unique indexes" : null, static method => method.CanBeUnique, statement.Include.Count > 0);
        IndexKeyPart[] parts = [.. statement.Elements.Select(element => Part(context, table, element, method))];
        if (statement.IsUnique && Array.Find(parts, static part => part.IsReordered) is { } padded)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"unique indexes with operator class \"{padded.OperatorClass}\" over type {padded.Type.Type.DisplayName} are not supported");
        }

        string name = statement.Name ?? ObjectNaming.ChooseRelation(
            context, table.SchemaId, table.Name, string.Join('_', IndexColumnNames.Unique(statement.Elements.Concat(statement.Include).Select(element => IndexColumnNames.Of(element.Value)))), "idx", new HashSet<string>());
        return new IndexDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = name,
            TreeId = context.Transaction.Ddl.NextTreeId(table.IsTemporary),
            IsUnique = statement.IsUnique,
            NullsNotDistinct = statement.NullsNotDistinct,
            Parts = [.. parts],
            Tunings = ClassOptions.Of(context, method, statement.Elements, parts),
            IncludedColumnIds =
            [
                .. statement.Include.Select(element => Indexed(table, Included(element)).Id),
            ],
            Method = method.Name,
            Options = StorageParameters.OfIndex(statement.Options, method),
            PredicateSql = statement.Where is null ? null : DefinitionExpressions.Predicate(context, table, statement.Where),
        };
    }

    /// <exception cref="SqlErrorException">42703.</exception>
    public static ColumnDefinition Column(TableDefinition table, string name, int position) => table.FindColumn(name) ?? throw new SqlErrorException(
        SqlState.UndefinedColumn, $"column \"{name}\" named in key does not exist", position: position);

    private static ColumnDefinition Indexed(TableDefinition table, string name) => table.FindColumn(name)
        ?? throw (SystemColumns.IsName(name) ? SystemColumnRefusal.Index.Error() : new SqlErrorException(SqlState.UndefinedColumn, $"column \"{name}\" does not exist"));

    /// <exception cref="SqlErrorException">0A000: it is no column, or has what only keys have.</exception>
    private static string Included(IndexElement element)
    {
        string? refused = element.Value is not ColumnReference { Parts.Count: 1 } ? "expressions are not supported in included columns"
            : element.Collation is not null ? "including column does not support a collation"
            : element.OperatorClass is not null ? "including column does not support an operator class"
            : element.Direction != SortDirection.Unspecified ? "including column does not support ASC/DESC options"
            : element.Nulls != NullsOrder.Unspecified ? "including column does not support NULLS FIRST/LAST options"
            : null;
        return refused is null ? ((ColumnReference)element.Value).Name : throw new SqlErrorException(element.Value is ColumnReference ? SqlState.InvalidObjectDefinition : SqlState.FeatureNotSupported, refused);
    }

    /// <summary>The access method of that name.</summary>
    /// <exception cref="SqlErrorException">42704.</exception>
    internal static AccessMethod Method(StatementContext context, string name)
    {
        AccessMethod? method = AccessMethod.Find(name);
        if (method?.Extension is { } extension)
        {
            context.Transaction.Reads.NoteCatalog(NameClass.Extension, 0, extension);
            method = context.Catalog.TryGetExtension(extension, out _) ? method : null;
        }

        return method ?? throw new SqlErrorException(SqlState.UndefinedObject, $"access method \"{name}\" does not exist");
    }

    /// <summary>The access method, which can do what is asked of it.</summary>
    /// <param name="name">Null for the default.</param>
    /// <param name="elements">What is indexed.</param>
    /// <param name="purpose">What not every method serves; null for nothing.</param>
    /// <param name="serves">Whether a method serves that.</param>
    /// <param name="includes">Columns are included.</param>
    /// <exception cref="SqlErrorException">42704, 0A000.</exception>
    internal static AccessMethod Method(StatementContext context, string? name, IReadOnlyList<IndexElement> elements, string? purpose, Func<AccessMethod, bool> serves, bool includes)
    {
        AccessMethod method = Method(context, name ?? IndexDefinition.DefaultMethod);
        string? lack = purpose is not null && !serves(method) ? purpose
            : includes && !method.CanInclude ? "included columns"
            : elements.Count > 1 && !method.CanHaveManyColumns ? "multicolumn indexes"
            : method.CanOrder ? null
            : elements.Any(element => element.Direction != SortDirection.Unspecified) ? "ASC/DESC options"
            : elements.Any(element => element.Nulls != NullsOrder.Unspecified) ? "NULLS FIRST/LAST options"
            : null;
        return lack is null ? method : throw new SqlErrorException(SqlState.FeatureNotSupported, $"access method \"{name}\" does not support {lack}");
    }

    internal static IndexKeyPart Part(StatementContext context, TableDefinition table, IndexElement element, AccessMethod method)
    {
        bool descending = element.Direction == SortDirection.Descending;
        bool nullsFirst = element.Nulls switch
        {
            NullsOrder.First => true,
            NullsOrder.Last => false,
            _ => descending,
        };
        if (element.Value is ColumnReference { Parts.Count: 1 } reference)
        {
            ColumnDefinition column = Indexed(table, reference.Parts[0]);
            return Served(WithClass(context, new IndexKeyPart(column.Id, null, column.Type, descending, nullsFirst, Collation: Collations.OfPart(element.Collation, column, context.Names.Reader())), element, method));
        }

        (string sql, SqlType type, string? collation) = DefinitionExpressions.Index(context, table, element.Value);
        ColumnBuilder.RequireStorable(type, OutputNames.Of(element.Value));
        return Served(WithClass(
            context, new IndexKeyPart(0, sql, type, descending, nullsFirst, Collation: Collations.Resolve(element.Collation, type.Type, context.Names.Reader()) ?? collation), element, method));
    }

    /// <exception cref="SqlErrorException">0A000: an order by bytes where texts of other bytes are equal.</exception>
    private static IndexKeyPart Served(IndexKeyPart part) => part.IsByBytes && TextOrder.Of(part.Collation) is { IsDeterministic: false }
        ? throw CollatedCalls.NotSupported($"operator class \"{part.OperatorClass}\"")
        : part;

    private static IndexKeyPart WithClass(StatementContext context, IndexKeyPart part, IndexElement element, AccessMethod method)
    {
        if (element.OperatorClass is null)
        {
            RequireDefaultClass(context, part.Type, method);
        }

        return OperatorClasses.WithClass(part, element.OperatorClass, method, context.Names.Reader());
    }

    /// <exception cref="SqlErrorException">42704: such an index can't hold the type unless a class of operators is named.</exception>
    public static void RequireDefaultClass(StatementContext context, SqlType type, AccessMethod method)
    {
        if (method == AccessMethod.Btree)
        {
            RequireComparable(type);
        }
        else if (OperatorClasses.DefaultFor(type.Type, method, context.Catalog) is null)
        {
            throw NoDefaultClass(type, method);
        }
    }

    private static void RequireComparable(SqlType type)
    {
        if (!ValueComparer.IsComparable(type.Type))
        {
            throw NoDefaultClass(type, AccessMethod.Btree);
        }
    }

    private static SqlErrorException NoDefaultClass(SqlType type, AccessMethod method) => new(
        SqlState.UndefinedObject,
        $"data type {type.Type.DisplayName} has no default operator class for access method \"{method.Name}\"",
        hint: "You must specify an operator class for the index or define a default operator class for the data type.");
}
