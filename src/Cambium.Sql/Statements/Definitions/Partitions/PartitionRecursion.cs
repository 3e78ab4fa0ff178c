using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions.Partitions;

/// <summary>How actions of ALTER TABLE reach a table's partitions or heirs, and which those can't have alone.</summary>
internal static class PartitionRecursion
{
    private const string NotOnly = "Do not specify the ONLY keyword.";

    /// <exception cref="SqlErrorException">What is changed is the whole table's, or decides about partitions, or would be changed in the whole table only.</exception>
    /// <param name="isBelow">The action comes from the table above.</param>
    public static void Require(StatementContext context, TableDefinition table, AlterTableAction action, bool isOnly, bool isBelow)
    {
        if (!isBelow && context.Catalog.GetParent(table) is { } parent)
        {
            RequireOwn(parent, action);
        }

        if (!isBelow)
        {
            foreach (TableDefinition inherited in context.Catalog.GetInherited(table))
            {
                RequireNotInherited(inherited, action);
            }

            if (action is AlterColumnType { Column: var altered } && Heirs.FindElsewhere(context.Catalog, table, altered) is { } heir)
            {
                throw Invalid($"cannot alter inherited column \"{altered}\" of relation \"{heir.Name}\"");
            }
        }

        if (table.Partitioning is not { } partitioning)
        {
            if (isOnly && WithChildren(action) is { } withHeirs && context.Catalog.GetChildren(table).Any())
            {
                throw withHeirs;
            }

            return;
        }

        (string? column, string verb) = action switch
        {
            DropColumn drop => (drop.Column, "drop"),
            AlterColumnType type => (type.Column, "alter"),
            _ => (null, ""),
        };
        IEnumerable<TableDefinition> reached = column is null ? [] : [table, .. context.Catalog.GetDescendants(table)];
        if (reached.FirstOrDefault(one => one.FindColumn(column!) is { } own && PartitionKeyBuilder.Columns(one).Contains(own.Id)) is { } whole)
        {
            throw Invalid($"cannot {verb} column \"{column}\" because it is part of the partition key of relation \"{whole.Name}\"");
        }

        if (!isOnly || partitioning.Partitions.IsEmpty)
        {
            return;
        }

        SqlErrorException? refused = WithChildren(action) ?? action switch
        {
            DropColumn => Invalid("cannot drop column from only the partitioned table when partitions exist", NotOnly),
            AlterColumnNotNull { IsNotNull: true } => Invalid("constraint must be added to child tables too", NotOnly),
            AlterColumnNotNull => Invalid("cannot remove constraint from only the partitioned table when partitions exist", NotOnly),
            DropConstraint drop when table.Checks.Any(check => check.Name == drop.Name && !check.IsNoInherit) => Invalid("cannot remove constraint from only the partitioned table when partitions exist", NotOnly),
            _ => null,
        };
        if (refused is not null)
        {
            throw refused;
        }
    }

    /// <summary>What an action is for a partition; null when it doesn't reach it, or in another way.</summary>
    /// <param name="table">After the action.</param>
    public static AlterTableAction? Below(TableDefinition table, AlterTableAction action, TableDefinition partition) => action switch
    {
        AddColumn add => Below(table.FindColumn(add.Column.Name)!, add),
        AlterColumnType or AlterColumnDefault or AlterColumnNotNull or DropColumnExpression or SetColumnStatistics or SetColumnStorage => action,
        ChangeTriggerFiring { Trigger: { } name } => partition.Triggers.Any(trigger => trigger.ParentId is not null && trigger.Name == name) ? action : null,
        ChangeTriggerFiring when table.IsPartitioned => action,
        _ => null,
    };

    /// <summary>Whether the action itself changes all partitions or heirs.</summary>
    public static bool TakesAlong(TableDefinition table, AlterTableAction action) => action switch
    {
        DropColumn or AddConstraint { Constraint: Syntax.CheckConstraint { Attributes.IsNoInherit: false } } => true,
        DropConstraint drop => table.Checks.Any(check => check.Name == drop.Name && !check.IsNoInherit),
        _ => false,
    };

    /// <summary>Whether the partition has the column already, which then becomes the whole table's.</summary>
    /// <exception cref="SqlErrorException">42804.</exception>
    public static bool Merges(StatementContext context, TableDefinition table, AlterTableAction action, TableDefinition partition)
    {
        if (action is not AddColumn add || partition.FindColumn(add.Column.Name) is not { } own)
        {
            return false;
        }

        if (own.Type != table.FindColumn(own.Name)!.Type)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, $"child table \"{partition.Name}\" has different type for column \"{own.Name}\"");
        }

        context.Session.Notice(SqlNotice.Notice($"merging definition of column \"{own.Name}\" for child \"{partition.Name}\""));
        return true;
    }

    private static SqlErrorException Invalid(string message, string? hint = null) => new(SqlState.InvalidTableDefinition, message, hint: hint);

    /// <summary>The error of what children must have as their parent has it.</summary>
    private static SqlErrorException? WithChildren(AlterTableAction action) => action switch
    {
        AddColumn => Invalid("column must be added to child tables too"),
        AlterColumnType type => Invalid($"type of inherited column \"{type.Column}\" must be changed in child tables too"),
        DropColumnExpression => Invalid("ALTER TABLE / DROP EXPRESSION must be applied to child tables too"),
        _ => null,
    };

    private static void RequireOwn(TableDefinition parent, AlterTableAction action)
    {
        switch (action)
        {
            case AddColumn:
                throw new SqlErrorException(SqlState.WrongObjectType, "cannot add column to a partition");
            case AlterColumnNotNull { IsNotNull: false } nullable when parent.FindColumn(nullable.Column) is { NotNull: true }:
                throw Invalid($"column \"{nullable.Column}\" is marked NOT NULL in parent table");
        }

        RequireNotInherited(parent, action);
    }

    private static void RequireNotInherited(TableDefinition parent, AlterTableAction action)
    {
        switch (action)
        {
            case DropColumn drop when parent.FindColumn(drop.Column) is not null:
                throw Invalid($"cannot drop inherited column \"{drop.Column}\"");
            case AlterColumnType type when parent.FindColumn(type.Column) is not null:
                throw Invalid($"cannot alter inherited column \"{type.Column}\"");
            case DropColumnExpression expression when parent.FindColumn(expression.Column) is not null:
                throw Invalid("cannot drop generation expression from inherited column");
        }
    }

    /// <summary>The column as partitions get it: constraints come by themselves, and numbers are drawn from the whole table's sequence.</summary>
    private static AddColumn Below(ColumnDefinition column, AddColumn add)
    {
        IEnumerable<ColumnConstraint> constraints = add.Column.Constraints.Where(static constraint => constraint is NotNullConstraint or NullConstraint or DefaultConstraint or GeneratedConstraint);
        TypeName type = add.Column.Type!;
        if (column.SequenceId is not null)
        {
            constraints = [new NotNullConstraint(null, ConstraintAttributes.None, add.Span)];
            if (column.DefaultSql is { } sql)
            {
                constraints = constraints.Append(new DefaultConstraint(null, SqlParser.ParseExpression(sql), ConstraintAttributes.None, add.Span));
            }

            type = type with { Name = new QualifiedName(column.Type.Type.Name, type.Span) };
        }

        return add with { Column = add.Column with { Type = type, Constraints = [.. constraints] } };
    }
}
