using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER … RENAME.</summary>
internal static class RenameCommand
{
    public static string Execute(RenameStatement statement, StatementContext context)
    {
        ObjectReference target = statement.Object;
        string tag = "ALTER " + DropCommand.Words(target.Kind);
        switch (target.Kind)
        {
            case ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView or ObjectKind.Index or ObjectKind.Sequence:
                RenameRelation(statement, context);
                break;
            case ObjectKind.Schema:
                RenameSchema(statement, context);
                break;
            case ObjectKind.Type or ObjectKind.Domain:
                RenameType(statement, context);
                break;
            case ObjectKind.Role:
                RenameRole(statement, context);
                return "ALTER ROLE";
            case ObjectKind.Database:
                DatabaseCommand.Rename(context, target.Name.Name, statement.NewName);
                break;
            case ObjectKind.Rule:
                RuleCommand.Rename(context, statement);
                break;
            case ObjectKind.EventTrigger:
                EventTriggerDefinition trigger = EventTriggerCommand.Get(context, target.Name.Name);
                context.Rights.RequireOwner(trigger);
                EventTriggerCommand.RequireFree(context, statement.NewName);
                context.Transaction.Ddl.Put(trigger with { Name = statement.NewName });
                break;
            case ObjectKind.Publication:
                PublicationCommand.Rename(context, target.Name.Name, statement.NewName);
                break;
            case ObjectKind.Policy:
                return PolicyCommands.Rename(context, statement);
            case ObjectKind.Trigger:
                TableDefinition triggered = context.Names.GetTable(target.Table!);
                context.Rights.RequireOwner(triggered);
                if (TriggerCommand.Find(triggered, target.Name.Name).ParentId is not null && context.Catalog.GetParent(triggered) is { } whole)
                {
                    throw new SqlErrorException(
                        SqlState.InternalError, $"cannot rename trigger \"{target.Name.Name}\" on table \"{triggered.Name}\"",
                        hint: $"Rename the trigger on the partitioned table \"{whole.Name}\" instead.");
                }

                TriggerCommand.Rename(context, triggered, target.Name.Name, statement.NewName);
                break;
            case ObjectKind.Statistics or ObjectKind.Collation or ObjectKind.TextSearchConfiguration or ObjectKind.TextSearchDictionary:
                Definition made = NamedObject.Get(context, target, tag);
                context.Rights.RequireOwner(made);
                RequireCreate(context, made.SchemaId);
                NamedObject.RequireFree(context, target.Kind, made.SchemaId, statement.NewName);
                context.Transaction.Ddl.Put(made with { Name = statement.NewName });
                break;
            case ObjectKind.OperatorClass or ObjectKind.OperatorFamily:
                Definition named = NamedObject.Get(context, target, tag);
                context.Rights.RequireOwner(named);
                RequireCreate(context, named.SchemaId);
                OperatorClassCommand.RequireFree(context, named, named.SchemaId, statement.NewName);
                context.Transaction.Ddl.Put(named with { Name = statement.NewName });
                break;
            case ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine or ObjectKind.Aggregate:
                Engine.Catalog.FunctionDefinition function = NamedObject.GetFunction(context, target);
                context.Rights.RequireOwner(function);
                RequireCreate(context, function.SchemaId);
                FunctionNames.RequireFree(context, function, function.SchemaId, statement.NewName);
                context.Transaction.Ddl.Put(function with { Name = statement.NewName });
                break;
            default:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"{tag} RENAME is not supported", position: statement.Span.Position);
        }

        return tag;
    }

    private static void RenameRelation(RenameStatement statement, StatementContext context)
    {
        QualifiedName name = statement.Object.Name;
        if (context.Names.FindTable(name) is { } table)
        {
            // ALTER INDEX renames whatever has the name, as ALTER TABLE does.
            AlterTableKinds.RequireKind(statement.Object.Kind == ObjectKind.Index ? ObjectKind.Table : statement.Object.Kind, table, name.Name);
            context.Rights.RequireOwner(table);
            RenameTableOrPart(statement, context, table);
        }
        else if (context.Names.FindSequence(name) is { } sequence)
        {
            context.Rights.RequireOwner(sequence);
            RequireCreate(context, sequence.SchemaId);
            RelationNames.RequireFree(context, sequence.SchemaId, statement.NewName, ifNotExists: false);
            context.Transaction.Ddl.Put(sequence with { Name = statement.NewName });
        }
        else if ((!statement.IfExists || name.Schema is null || context.Catalog.TryResolveSchema(name.Schema, out _)) && context.Names.FindIndex(name) is { } found)
        {
            AlterTableCommand.RequireOwner(context, found.Table, found.Index);
            RequireCreate(context, found.Table.SchemaId);
            RelationNames.RequireFreeForIndex(context, found.Table.SchemaId, statement.NewName, ifNotExists: false);
            context.Transaction.Ddl.Put(found.Table with
            {
                Indexes = found.Table.Indexes.Replace(found.Index, found.Index with { Name = statement.NewName }),
            });
        }
        else if (statement.IfExists)
        {
            context.Session.Notice(SqlNotice.Notice($"relation \"{name.Name}\" does not exist, skipping"));
        }
        else
        {
            throw CatalogNames.UndefinedRelation(name);
        }
    }

    private static void RequireCreate(StatementContext context, int schemaId)
    {
        if (context.Catalog.TryGet(schemaId, out SchemaDefinition? schema))
        {
            context.Rights.Require(schema, Privileges.Create);
        }
    }

    private static void RenameTableOrPart(RenameStatement statement, StatementContext context, TableDefinition table)
    {
        switch (statement.PartKind)
        {
            case ObjectKind.Column:
                if (table.OfTypeId is not null)
                {
                    throw new SqlErrorException(SqlState.WrongObjectType, "cannot rename column of typed table");
                }

                RenameInherited(statement, context, table);
                break;
            case ObjectKind.Constraint:
                RequireRenamable(statement, context, table, "constraint");
                bool isCheck = table.Checks.Any(check => check.Name == statement.Part && !check.IsNoInherit);
                RenameConstraint(statement, context, table);
                foreach (TableDefinition partition in isCheck ? [.. context.Catalog.GetDescendants(table)] : Array.Empty<TableDefinition>())
                {
                    RenameConstraint(statement, context, partition);
                }

                break;
            default:
                RequireCreate(context, table.SchemaId);
                RelationNames.RequireFree(context, table.SchemaId, statement.NewName, ifNotExists: false);
                context.Transaction.Ddl.Put(table with { Name = statement.NewName });
                break;
        }
    }

    /// <exception cref="SqlErrorException">42P16: it is the whole table's, or its partitions would keep the name.</exception>
    private static void RequireRenamable(RenameStatement statement, StatementContext context, TableDefinition table, string noun)
    {
        bool isInherited = noun == "column"
            ? context.Catalog.GetParent(table)?.FindColumn(statement.Part!) is not null || Heirs.CountColumn(context.Catalog, table, statement.Part!) > 0
                || Heirs.FindElsewhere(context.Catalog, table, statement.Part!) is not null
            : table.Checks.Any(check => check.Name == statement.Part && check.IsInherited) || Heirs.CountCheck(context.Catalog, table, statement.Part!) > 0;
        if (isInherited)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"cannot rename inherited {noun} \"{statement.Part}\"");
        }

        if (statement.IsOnly && context.Catalog.GetChildren(table).Any() && (noun == "column" || table.Checks.Any(check => check.Name == statement.Part && !check.IsNoInherit)))
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"inherited {noun} \"{statement.Part}\" must be renamed in child tables too");
        }
    }

    /// <summary>A column, here and in partitions and heirs.</summary>
    private static void RenameInherited(RenameStatement statement, StatementContext context, TableDefinition table)
    {
        RequireRenamable(statement, context, table, "column");
        RenameColumn(statement, context, table);
        foreach (TableDefinition part in context.Catalog.GetDescendants(table).ToArray())
        {
            RenameColumn(statement, context, part);
        }
    }

    private static void RenameColumn(RenameStatement statement, StatementContext context, TableDefinition table)
    {
        ColumnDefinition column = table.FindColumn(statement.Part!)
            ?? throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{statement.Part}\" does not exist");
        SystemColumns.RequireOther(table, statement.NewName);
        if (table.FindColumn(statement.NewName) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{statement.NewName}\" of relation \"{table.Name}\" already exists");
        }

        StatisticsCommand.RenameColumn(context, table, column, statement.NewName);
        PublicationCommand.RenameColumn(context, table, column, statement.NewName);
        string Renamed(string sql) => NamesInText.RenameColumn(sql, column.Name, statement.NewName);
        context.Transaction.Ddl.Put(table with
        {
            Partitioning = table.Partitioning is { } partitioning ? partitioning with
            {
                Key = [.. partitioning.Key.Select(part => part.ExpressionSql is { } sql && ColumnRemoval.Mentions(context, table, sql, column) ? part with { ExpressionSql = Renamed(sql) } : part)],
            } : null,
            Columns =
            [
                .. table.Columns.Select(other => other.Id == column.Id
                    ? other with { Name = statement.NewName }
                    : other.GeneratedSql is { } generated && ColumnRemoval.Mentions(context, table, generated, column) ? other with { GeneratedSql = Renamed(generated) } : other),
            ],
            Checks =
            [
                .. table.Checks.Select(check => ColumnRemoval.Mentions(context, table, check.ExpressionSql, column)
                    ? check with { ExpressionSql = Renamed(check.ExpressionSql) }
                    : check),
            ],
            Indexes =
            [
                .. table.Indexes.Select(index => index with
                {
                    PredicateSql = index.PredicateSql is { } predicate && ColumnRemoval.Mentions(context, table, predicate, column) ? Renamed(predicate) : index.PredicateSql,
                    Parts =
                    [
                        .. index.Parts.Select(part => part.ExpressionSql is { } sql && ColumnRemoval.Mentions(context, table, sql, column)
                            ? part with { ExpressionSql = Renamed(sql) }
                            : part),
                    ],
                }),
            ],
            Triggers =
            [
                .. table.Triggers.Select(trigger => trigger.WhenSql is { } when && Dependencies.Mentions(context, table, when, column)
                    ? trigger with { WhenSql = NamesInText.RenameColumn(when, column.Name, statement.NewName, isOfRows: true) }
                    : trigger),
            ],
        });
    }

    private static void RenameConstraint(RenameStatement statement, StatementContext context, TableDefinition table)
    {
        if (!ConstraintNames.IsTaken(table, statement.Part!))
        {
            throw new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{statement.Part}\" for table \"{table.Name}\" does not exist");
        }

        if (ConstraintNames.IsTaken(table, statement.NewName))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{statement.NewName}\" for relation \"{table.Name}\" already exists");
        }

        context.Transaction.Ddl.Put(table with
        {
            Checks = [.. table.Checks.Select(check => check.Name == statement.Part ? check with { Name = statement.NewName } : check)],
            ForeignKeys = [.. table.ForeignKeys.Select(key => key.Name == statement.Part ? key with { Name = statement.NewName } : key)],
            Indexes = [.. table.Indexes.Select(index => index.IsConstraint && index.Name == statement.Part ? index with { Name = statement.NewName } : index)],
        });
    }

    private static void RenameSchema(RenameStatement statement, StatementContext context)
    {
        SchemaDefinition schema = context.Names.GetSchema(statement.Object.Name.Name);
        context.Rights.RequireOwner(schema);
        if (schema.Id < SystemCatalog.FirstUserId && schema.Id != SystemCatalog.PublicSchemaId)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot rename schema {schema.Name} because it is required by the database system");
        }

        SchemaCommand.RequireRight(context);
        SchemaCommand.RequireName(statement.NewName);
        if (context.Catalog.TryGetSchema(statement.NewName, out _))
        {
            throw new SqlErrorException(SqlState.DuplicateSchema, $"schema \"{statement.NewName}\" already exists");
        }

        context.Transaction.Ddl.Put(schema with { Name = statement.NewName });

        // Types know the name of their schema.
        foreach (TypeDefinition type in context.Catalog.Types.Where(type => type.SchemaId == schema.Id).ToArray())
        {
            context.Transaction.Ddl.Put(type with { SchemaName = statement.NewName });
        }
    }

    private static void RenameType(RenameStatement statement, StatementContext context)
    {
        TypeDefinition type = TypeCommand.GetOwn(context, statement.Object.Type?.Name ?? statement.Object.Name);
        context.Rights.RequireOwner(type);
        switch (statement.PartKind)
        {
            case ObjectKind.Column:
                TableDefinition[] typed = TypedTables.Require(context, type, statement.Behavior);
                RequireField(type, statement);
                context.Transaction.Ddl.Put(type with
                {
                    Fields = [.. type.Fields.Select(field => field.Name == statement.Part ? field with { Name = statement.NewName } : field)],
                });
                foreach (TableDefinition table in typed)
                {
                    RenameInherited(statement, context, table);
                }

                break;
            case ObjectKind.Constraint:
                if (!type.Checks.Any(check => check.Name == statement.Part))
                {
                    throw new SqlErrorException(SqlState.UndefinedObject, $"constraint \"{statement.Part}\" for domain {type.DataType.DisplayName} does not exist");
                }

                if (type.Checks.Any(check => check.Name == statement.NewName))
                {
                    throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{statement.NewName}\" for domain {type.DataType.DisplayName} already exists");
                }

                context.Transaction.Ddl.Put(type with
                {
                    Checks = [.. type.Checks.Select(check => check.Name == statement.Part ? check with { Name = statement.NewName } : check)],
                });
                break;
            default:
                if (type.TypeKind == TypeKind.Composite)
                {
                    RelationNames.RequireFreeForIndex(context, type.SchemaId, statement.NewName, ifNotExists: false);
                }

                TypeNames.RequireFree(context, type.SchemaId, statement.NewName, type.TypeKind);
                TypeDefinition renamed = context.Transaction.Ddl.Put(type with { Name = statement.NewName });
                RangeTypeCommand.Follow(renamed, context);
                break;
        }
    }

    /// <exception cref="SqlErrorException">42703: there is no such field; 42701: one has the new name.</exception>
    private static void RequireField(TypeDefinition type, RenameStatement statement)
    {
        if (!type.Fields.Any(field => field.Name == statement.Part))
        {
            throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{statement.Part}\" does not exist");
        }

        if (type.Fields.Any(field => field.Name == statement.NewName))
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{statement.NewName}\" of relation \"{type.Name}\" already exists");
        }
    }

    private static void RenameRole(RenameStatement statement, StatementContext context)
    {
        RoleDefinition role = context.Session.Roles.Get(statement.Object.Name.Name);
        if (context.Catalog.TryGetRole(statement.NewName, out _))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"role \"{statement.NewName}\" already exists");
        }

        RoleCommand.RequireRenamable(context, role);
        RoleCommand.RequireName(statement.NewName);
        role = role with { Name = statement.NewName };
        if (PasswordVerifier.IsHashed(role.PasswordVerifier))
        {
            role = role with { PasswordVerifier = null };
            context.Session.Notice(SqlNotice.Notice("MD5 password cleared because of role rename"));
        }

        context.Transaction.Ddl.Put(role);
    }
}
