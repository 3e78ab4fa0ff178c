using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using CheckConstraint = Cambium.Engine.Catalog.CheckConstraint;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TABLE's actions on constraints; rows that are there already are tested.</summary>
internal static class AlterConstraints
{
    public static void Add(StatementContext context, TableDefinition table, Syntax.TableConstraint constraint)
    {
        // Where an index has the name, that of a new one is told to be taken.
        bool isIndex = constraint is Syntax.UniqueConstraint or ExcludeConstraint && table.Indexes.Any(index => index.Name == constraint.Name);
        if (constraint.Name is { } name && !isIndex && ConstraintNames.IsTaken(table, name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"constraint \"{name}\" for relation \"{table.Name}\" already exists");
        }

        switch (constraint)
        {
            case Syntax.CheckConstraint syntax:
                CheckConstraint check = TableBuilder.BuildCheck(context, table, syntax);
                TableDefinition checkedTable = context.Transaction.Ddl.Put(table with { Checks = table.Checks.Add(check) });
                if (!check.IsNotValid)
                {
                    ConstraintValidation.Check(context, checkedTable, check);
                }

                break;
            case Syntax.UniqueConstraint { UsingIndex: { } index } unique:
                UseIndex(context, table, unique, index);
                break;
            case Syntax.UniqueConstraint unique:
                AddKey(context, table, unique);
                break;
            case ForeignKeyConstraint syntax:
                ForeignKeyDefinition key = ForeignKeyBuilder.Build(context, table, syntax);
                TableDefinition keyed = context.Transaction.Ddl.Put(table with { ForeignKeys = table.ForeignKeys.Add(key) });
                if (!key.IsNotValid)
                {
                    ConstraintValidation.ForeignKey(context, keyed, key);
                }

                break;
            case ExcludeConstraint exclude:
                IndexDefinition exclusion = ExclusionBuilder.Build(context, table, exclude, new HashSet<string>());
                TableDefinition excluding = context.Transaction.Ddl.CreateIndex(table, exclusion);
                context.Transaction.GetWriter(excluding).TestExclusions(exclusion);
                break;
            default:
                throw new InvalidOperationException($"No constraint of a table: {constraint.GetType().Name}.");
        }
    }

    public static void Alter(StatementContext context, TableDefinition table, Syntax.AlterConstraint action)
    {
        ForeignKeyDefinition key = table.ForeignKeys.FirstOrDefault(other => other.Name == action.Name)
            ?? throw (ConstraintNames.IsTaken(table, action.Name)
                ? new SqlErrorException(
                    SqlState.WrongObjectType, $"constraint \"{action.Name}\" of relation \"{table.Name}\" is not a foreign key constraint")
                : Undefined(table, action.Name));
        context.Transaction.Ddl.Put(table with
        {
            ForeignKeys = table.ForeignKeys.Replace(
                key, key with { IsDeferrable = action.Attributes.IsDeferrable, IsInitiallyDeferred = action.Attributes.IsInitiallyDeferred }),
        });
    }

    public static void Validate(StatementContext context, TableDefinition table, string name)
    {
        if (table.Checks.FirstOrDefault(check => check.Name == name) is { } check)
        {
            ConstraintValidation.Check(context, table, check);
            context.Transaction.Ddl.Put(table with { Checks = table.Checks.Replace(check, check with { IsNotValid = false }) });
        }
        else if (table.ForeignKeys.FirstOrDefault(key => key.Name == name) is { } key)
        {
            ConstraintValidation.ForeignKey(context, table, key);
            context.Transaction.Ddl.Put(table with { ForeignKeys = table.ForeignKeys.Replace(key, key with { IsNotValid = false }) });
        }
        else if (!ConstraintNames.IsTaken(table, name))
        {
            throw Undefined(table, name);
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

    private static void AddKey(StatementContext context, TableDefinition table, Syntax.UniqueConstraint unique)
    {
        IndexDefinition index = IndexBuilder.Constraint(context, table, unique, new HashSet<string>());
        if (!unique.IsPrimaryKey)
        {
            context.Transaction.Ddl.CreateIndex(table, index);
            return;
        }

        TableDefinition after = table with { Indexes = table.Indexes.Add(index) };
        foreach (IndexKeyPart part in index.Parts)
        {
            ColumnDefinition column = after.FindColumn(part.ColumnId)!;
            if (!column.NotNull)
            {
                AlterColumns.RequireNoNulls(context, table, column);
                after = after with { Columns = after.Columns.SetItem(column.Ordinal, column with { NotNull = true }) };
            }
        }

        // Rows are kept by their primary key, so a new one moves them all.
        context.Transaction.Ddl.Rewrite(table, after, static (before, row) => before.CopyTo(row));
    }

    private static void UseIndex(StatementContext context, TableDefinition table, Syntax.UniqueConstraint unique, string name)
    {
        IndexDefinition index = table.Indexes.FirstOrDefault(other => other.Name == name)
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"index \"{name}\" does not exist");
        if (!index.IsUnique || index.PredicateSql is not null || index.Parts.Any(part => part.IsExpression))
        {
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"\"{name}\" is not a unique index over plain columns", "Cannot create a primary key or unique constraint using such an index.");
        }

        SyntaxList<string> columns = [.. index.Parts.Select(part => table.FindColumn(part.ColumnId)!.Name)];
        string constraintName = unique.Name ?? index.Name;
        TableDefinition without = ObjectRemoval.RemoveIndex(context, table, index.Id);
        AddKey(context, without, unique with { Name = constraintName, UsingIndex = null, Columns = columns });
    }

    private static SqlErrorException Undefined(TableDefinition table, string name) =>
        new(SqlState.UndefinedObject, $"constraint \"{name}\" of relation \"{table.Name}\" does not exist");
}
