using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TABLE's actions on constraints; rows that are there already are tested.</summary>
internal static class AlterConstraints
{
    /// <param name="isOnly">Partitions aren't meant.</param>
    public static void Add(StatementContext context, TableDefinition table, Syntax.TableConstraint constraint, bool isOnly = false)
    {
        // Where an index has the name, that of a new one is told to be taken.
        bool isIndex = constraint is Syntax.UniqueConstraint or ExcludeConstraint && table.Indexes.Any(index => index.Name == constraint.Name);
        if (constraint is Syntax.CheckConstraint { Attributes.IsNoInherit: false } declared && table.ParentId is null
            && table.Checks.FirstOrDefault(check => check.Name == declared.Name && check.IsInherited) is { } inherited
            && DefinitionExpressions.IsCheck(context, table, declared.Condition, inherited))
        {
            context.Notice($"merging constraint \"{inherited.Name}\" with inherited definition");
            context.Transaction.Ddl.Put(table with { Checks = table.Checks.Replace(inherited, inherited with { IsInherited = false }) });
            return;
        }

        if (constraint.Name is { } name && !isIndex && ConstraintNames.IsTaken(table, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{name}\" for relation \"{table.Name}\" already exists");
        }

        switch (constraint)
        {
            case Syntax.CheckConstraint syntax:
                if (table.IsPartitioned && syntax.Attributes.IsNoInherit)
                {
                    throw new SqlErrorException(SqlState.InvalidTableDefinition, $"cannot add NO INHERIT constraint to partitioned table \"{table.Name}\"");
                }

                if (isOnly && !syntax.Attributes.IsNoInherit && PartitionParts.Children(context, table).Any())
                {
                    throw new SqlErrorException(SqlState.InvalidTableDefinition, "constraint must be added to child tables too");
                }

                AddCheck(context, table, TableBuilder.BuildCheck(context, table, syntax));

                break;
            case Syntax.UniqueConstraint { UsingIndex: { } index } unique:
                RefuseUsingIndex(table);
                UseIndex(context, table, unique, index);
                break;
            case Syntax.UniqueConstraint unique:
                AddKey(context, table, unique, isOnly);
                break;
            case ForeignKeyConstraint syntax:
                ForeignKeyDefinition key = ForeignKeyBuilder.Build(context, table, syntax);
                if (table.IsPartitioned && (isOnly || key.IsNotValid))
                {
                    throw new SqlErrorException(
                        isOnly ? SqlState.WrongObjectType : SqlState.WrongObjectType,
                        isOnly
                            ? $"cannot use ONLY for foreign key on partitioned table \"{table.Name}\" referencing relation \"{syntax.Reference.Table.Name}\""
                            : $"cannot add NOT VALID foreign key on partitioned table \"{table.Name}\" referencing relation \"{syntax.Reference.Table.Name}\"",
                        isOnly ? null : "This feature is not yet supported on partitioned tables.");
                }

                TableDefinition keyed = context.Transaction.Ddl.Put(table with { ForeignKeys = table.ForeignKeys.Add(key) });
                if (!key.IsNotValid)
                {
                    ConstraintValidation.ForeignKey(context, keyed, key);
                }

                foreach (TableDefinition partition in PartitionParts.Partitions(context, keyed))
                {
                    PartitionParts.AddForeignKey(context, keyed, key, partition);
                }

                break;
            case ExcludeConstraint exclude:
                IndexDefinition exclusion = ExclusionBuilder.Build(context, table, exclude, new HashSet<string>());
                TableDefinition excluding = context.Transaction.Ddl.CreateIndex(table, exclusion);
                context.Transaction.GetTableWriter(excluding).TestExclusions(exclusion);
                break;
            default:
                throw new InvalidOperationException($"No constraint of a table: {constraint.GetType().Name}.");
        }
    }

    /// <summary>A check, and the same one of the partitions or heirs.</summary>
    private static void AddCheck(StatementContext context, TableDefinition table, CheckConstraint check)
    {
        TableDefinition after = context.Transaction.Ddl.Put(table with { Checks = table.Checks.Add(check) });
        if (!check.IsNotValid)
        {
            ConstraintValidation.Check(context, after, check);
        }

        foreach (TableDefinition partition in check.IsNoInherit ? [] : PartitionParts.Children(context, after))
        {
            if (partition.Checks.FirstOrDefault(own => own.Name == check.Name) is not { } own)
            {
                if (ConstraintNames.IsTaken(partition, check.Name))
                {
                    throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{check.Name}\" for relation \"{partition.Name}\" already exists");
                }

                AddCheck(context, partition, check with { Id = context.Transaction.Ddl.NextId(), IsInherited = true });
                continue;
            }

            if (own.ExpressionSql != check.ExpressionSql)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{check.Name}\" for relation \"{partition.Name}\" already exists");
            }

            if (own.IsNoInherit || (own.IsNotValid && !check.IsNotValid))
            {
                throw new SqlErrorException(
                    SqlState.InvalidObjectDefinition, $"constraint \"{check.Name}\" conflicts with {(own.IsNoInherit ? "non-inherited" : "NOT VALID")} constraint on relation \"{partition.Name}\"");
            }

            context.Session.Notice(SqlNotice.Notice($"merging constraint \"{check.Name}\" with inherited definition"));
            if (partition.ParentId is null)
            {
                continue;
            }

            context.Transaction.Ddl.Put(partition with { Checks = partition.Checks.Replace(own, own with { IsInherited = true }) });
        }
    }

    public static void Alter(StatementContext context, TableDefinition table, Syntax.AlterConstraint action)
    {
        ForeignKeyDefinition key = table.ForeignKeys.FirstOrDefault(other => other.Name == action.Name)
            ?? throw (ConstraintNames.IsTaken(table, action.Name)
                ? new SqlErrorException(
                    SqlState.WrongObjectType, $"constraint \"{action.Name}\" of relation \"{table.Name}\" is not a foreign key constraint")
                : Undefined(table, action.Name));
        if (key.ParentId is not null)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"cannot alter constraint \"{action.Name}\" on relation \"{table.Name}\"", $"Constraint \"{action.Name}\" is derived from constraint \"{NameOf(context, key.ParentId.Value)}\" of relation \"{context.Catalog.GetParent(table)?.Name}\".", "You may alter the constraint it derives from, instead.");
        }

        Alter(context, table, key.Id, action.Attributes);
    }

    private static void Alter(StatementContext context, TableDefinition table, int keyId, ConstraintAttributes attributes)
    {
        context.Transaction.Ddl.Put(table with
        {
            ForeignKeys =
            [
                .. table.ForeignKeys.Select(key => key.Id == keyId ? key with { IsDeferrable = attributes.IsDeferrable, IsInitiallyDeferred = attributes.IsInitiallyDeferred } : key),
            ],
        });
        foreach (TableDefinition partition in PartitionParts.Partitions(context, table))
        {
            if (partition.ForeignKeys.FirstOrDefault(part => part.ParentId == keyId) is { } part)
            {
                Alter(context, partition, part.Id, attributes);
            }
        }
    }

    private static string NameOf(StatementContext context, int keyId) =>
        context.Catalog.Tables.SelectMany(static table => table.ForeignKeys).FirstOrDefault(key => key.Id == keyId)?.Name ?? "";

    public static void Validate(StatementContext context, TableDefinition table, string name)
    {
        if (table.Checks.FirstOrDefault(check => check.Name == name) is { } check)
        {
            foreach (TableDefinition partition in check.IsNoInherit ? [] : PartitionParts.Children(context, table))
            {
                Validate(context, partition, name);
            }

            if (check.IsNotValid)
            {
                ConstraintValidation.Check(context, table, check);
                context.Transaction.Ddl.Put(table with { Checks = table.Checks.Replace(check, check with { IsNotValid = false }) });
            }
        }
        else if (table.ForeignKeys.FirstOrDefault(key => key.Name == name) is { } key)
        {
            if (key.IsNotValid)
            {
                ConstraintValidation.ForeignKey(context, table, key);
                context.Transaction.Ddl.Put(table with { ForeignKeys = table.ForeignKeys.Replace(key, key with { IsNotValid = false }) });
            }
        }
        else
        {
            throw ConstraintNames.IsTaken(table, name)
                ? new SqlErrorException(SqlState.WrongObjectType, $"constraint \"{name}\" of relation \"{table.Name}\" is not a foreign key or check constraint")
                : Undefined(table, name);
        }
    }

    public static void Drop(StatementContext context, TableDefinition table, DropConstraint drop)
    {
        CatalogObject? found = table.Checks.Where(check => check.Name == drop.Name).Select(check => new CheckObject(table, check)).FirstOrDefault();
        found ??= table.ForeignKeys.Where(key => key.Name == drop.Name).Select(key => new ForeignKeyObject(table, key)).FirstOrDefault();
        found ??= table.Indexes.Where(index => index.IsConstraint && index.Name == drop.Name).Select(index => new IndexObject(table, index)).FirstOrDefault();
        if (table.Triggers.FirstOrDefault(trigger => trigger.ConstraintId is not null && trigger.Name == drop.Name) is { } trigger && found is null)
        {
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop constraint {drop.Name} on table {table.Name} because trigger {trigger.Name} on table {table.Name} requires it",
                hint: $"You can drop trigger {trigger.Name} on table {table.Name} instead.");
        }

        if ((found is CheckObject && Heirs.CountCheck(context.Catalog, table, drop.Name) > 0) || found is CheckObject { Check.IsInherited: true } or ForeignKeyObject { ForeignKey.ParentId: not null } or IndexObject { Index.ParentId: not null })
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"cannot drop inherited constraint \"{drop.Name}\" of relation \"{table.Name}\"");
        }

        if (found is null)
        {
            if (!drop.IfExists)
            {
                throw Undefined(table, drop.Name);
            }

            context.Session.Notice(SqlNotice.Notice($"constraint \"{drop.Name}\" of relation \"{table.Name}\" does not exist, skipping"));
            return;
        }

        Dependencies.Drop(context, [found], drop.Behavior);
    }

    private static void RefuseUsingIndex(TableDefinition table)
    {
        if (table.IsPartitioned)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "ALTER TABLE / ADD CONSTRAINT USING INDEX is not supported on partitioned tables");
        }
    }

    private static void AddKey(StatementContext context, TableDefinition table, Syntax.UniqueConstraint unique, bool isOnly = false)
    {
        IndexDefinition index = IndexBuilder.Constraint(context, table, unique, new HashSet<string>());
        if (isOnly && unique.IsPrimaryKey)
        {
            foreach (ColumnDefinition column in index.Parts.Select(part => table.FindColumn(part.ColumnId)!))
            {
                if (PartitionParts.Partitions(context, table).FirstOrDefault(partition => !partition.FindColumn(column.Name)!.NotNull) is { } nullable)
                {
                    throw new SqlErrorException(
                        SqlState.InvalidTableDefinition, "constraint must be added to child tables too", $"Column \"{column.Name}\" of relation \"{nullable.Name}\" is not already NOT NULL.",
                        "Do not specify the ONLY keyword.");
                }
            }
        }

        if (unique.IsPrimaryKey && !isOnly && table.HasHeirs)
        {
            foreach ((TableDefinition heir, string column) in context.Catalog.GetDescendants(table).SelectMany(_ => unique.Columns, static (heir, column) => (heir, column)).ToArray())
            {
                AlterColumns.SetNotNull(context, PartitionParts.Current(context, heir), new AlterColumnNotNull(column, true, unique.Span));
            }
        }

        AddIndex(context, table, index with { IsIncomplete = isOnly && table.Partitioning is { Partitions.IsEmpty: false } });
        foreach (TableDefinition partition in isOnly ? [] : PartitionParts.Partitions(context, table))
        {
            PartitionParts.AddIndex(context, PartitionParts.Current(context, table), index, partition);
        }
    }

    /// <summary>Builds an index, or has a primary key order the rows.</summary>
    public static void AddIndex(StatementContext context, TableDefinition table, IndexDefinition index)
    {
        PartitionKeyBuilder.RequireInKey(table, index);
        TableDefinition after = table;
        foreach (IndexKeyPart part in index.IsPrimaryKey ? index.Parts : [])
        {
            ColumnDefinition column = after.FindColumn(part.ColumnId)!;
            if (!column.NotNull)
            {
                AlterColumns.RequireNoNulls(context, table, column);
                after = after with { Columns = after.Columns.SetItem(column.Ordinal, column with { NotNull = true }) };
            }
        }

        if (index.IsPrimary)
        {
            // Rows are kept by it, so a new one moves them all.
            context.Transaction.Ddl.Rewrite(table, after with { Indexes = table.Indexes.Add(index) }, static (before, row) => before.CopyTo(row));
            return;
        }

        context.Transaction.Ddl.CreateIndex(ReferenceEquals(after, table) ? table : context.Transaction.Ddl.Put(after), index);
    }

    private static void UseIndex(StatementContext context, TableDefinition table, Syntax.UniqueConstraint unique, string name)
    {
        int position = unique.Span.Position;
        QualifiedName qualified = context.Catalog.TryGet(table.SchemaId, out SchemaDefinition? schema) ? new([schema.Name, name], unique.Span) : new([name], unique.Span);
        (TableDefinition of, IndexDefinition index) = context.Names.FindIndex(qualified)
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"index \"{name}\" does not exist", position: position);
        if (index.IsConstraint)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"index \"{name}\" is already associated with a constraint", position: position);
        }

        if (of.Id != table.Id)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"index \"{name}\" does not belong to table \"{table.Name}\"", position: position);
        }

        string? obstacle = !index.IsUnique ? $"\"{name}\" is not a unique index"
            : index.Parts.Any(part => part.IsExpression) ? $"index \"{name}\" contains expressions"
            : index.PredicateSql is not null ? $"\"{name}\" is a partial index"
            : index.Parts.Select((part, place) => (part, place)).FirstOrDefault(pair => !HasDefaultOrder(table, pair.part)) is { part: not null, place: var place }
            ? string.Create(CultureInfo.InvariantCulture, $"index \"{name}\" column number {place + 1} does not have default sorting behavior")
            : null;
        if (obstacle is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, obstacle, "Cannot create a primary key or unique constraint using such an index.", position: position);
        }

        string constraintName = unique.Name ?? index.Name;
        if (constraintName != index.Name)
        {
            context.Notice($"ALTER TABLE / ADD CONSTRAINT USING INDEX will rename index \"{index.Name}\" to \"{constraintName}\"");
        }

        TableDefinition without = ObjectRemoval.RemoveIndex(context, table, index.Id);
        AddKey(context, without, unique with
        {
            Name = constraintName,
            UsingIndex = null,
            Columns = [.. index.Parts.Select(part => table.FindColumn(part.ColumnId)!.Name)],
            Include = [.. index.IncludedColumnIds.Select(id => table.FindColumn(id)!.Name)],
            NullsNotDistinct = index.NullsNotDistinct,
        });
    }

    private static bool HasDefaultOrder(TableDefinition table, IndexKeyPart part) =>
        part is { Descending: false, NullsFirst: false, OperatorClass: null } && part.Collation == table.FindColumn(part.ColumnId)!.Collation;

    private static SqlErrorException Undefined(TableDefinition table, string name) =>
        new(SqlState.UndefinedObject, $"constraint \"{name}\" of relation \"{table.Name}\" does not exist");
}
