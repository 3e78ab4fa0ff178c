using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER TABLE's actions on columns but for the change of type.</summary>
internal static class AlterColumns
{
    /// <exception cref="SqlErrorException">42703.</exception>
    public static ColumnDefinition Find(TableDefinition table, string name) => table.FindColumn(name) ?? throw new SqlErrorException(
        SqlState.UndefinedColumn, $"column \"{name}\" of relation \"{table.Name}\" does not exist");

    /// <summary>One that ALTER TABLE names.</summary>
    /// <exception cref="SqlErrorException">42703; 0A000: it is one of the system's.</exception>
    public static ColumnDefinition Altered(TableDefinition table, string name, string change = "alter") => SystemColumns.IsName(name) && table.FindColumn(name) is null
        ? throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot {change} system column \"{name}\"")
        : Find(table, name);

    /// <summary>
    /// Its constraints are the caller's. A column whose default is the same for all rows needs no rewrite: rows without it read as that value. Sequences and
    /// volatile defaults give each row its own.
    /// </summary>
    /// <param name="isInherited">It comes from a table above.</param>
    public static void Add(StatementContext context, TableDefinition table, AddColumn add, bool isInherited)
    {
        if (table.FindColumn(add.Column.Name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateColumn, $"column \"{add.Column.Name}\" of relation \"{table.Name}\" already exists");
        }

        if (table.Columns.Length >= RowLayout.ColumnsMax)
        {
            throw RowLayout.TooManyColumns();
        }

        (ColumnDefinition column, SequenceDefinition? sequence) = ColumnBuilder.Build(context, table, add.Column, new HashSet<string>());
        column = column with { IsInherited = isInherited };
        if (GivesValues(context.Catalog, column, add))
        {
            RowTypeUse.RequireNone(context, table);
        }

        TableDefinition after = table with { Columns = table.Columns.Add(column), NextColumnId = Math.Max(table.NextColumnId, 1) + 1 };
        if (add.Column.Constraints.OfType<GeneratedConstraint>().FirstOrDefault() is { } generated)
        {
            column = column with { GeneratedSql = DefinitionExpressions.Generated(context, after, generated.Value, column) };
            after = after with { Columns = after.Columns.SetItem(column.Ordinal, column) };
        }

        if (sequence is not null)
        {
            context.Transaction.Ddl.Put(sequence with { OwnerTableId = table.Id, OwnerColumnId = column.Id });
        }

        bool ofEachRow = sequence is not null || IsVolatile(context, column);
        if (ofEachRow || column.GeneratedSql is not null)
        {
            context.Session.EventTriggers.Rewriting(table, RewriteReason.DefaultValue);
        }

        RowTypeChange.CarryOut(context, table.RowTypeId, table.Name, loses: false, () => PutColumn(context, table, after, column, ofEachRow));
    }

    private static void PutColumn(StatementContext context, TableDefinition table, TableDefinition after, ColumnDefinition column, bool ofEachRow)
    {
        bool isEmpty = context.Transaction.GetTree(table.TreeId).Count == 0;
        QueryContext query = context.ToQueryContext();
        if (column.GeneratedSql is not null)
        {
            context.Transaction.Ddl.Rewrite(table, after, static (before, row) => before.CopyTo(row));
        }
        else if (!isEmpty && ofEachRow)
        {
            ColumnDefault byDefault = ColumnDefaults.Compile(after, context.NewBinding())[column.Ordinal];
            context.Transaction.Ddl.Rewrite(table, after, (before, row) =>
            {
                before.CopyTo(row);
                row[column.Ordinal] = byDefault.Evaluate(context.Session, query);
            });
        }
        else
        {
            // What a domain refuses it refuses rows: where there are none, nothing is asked of it.
            bool isNull = ofEachRow || (column.Type.Type.Kind == TypeKind.Domain ? isEmpty : column.DefaultSql is null);
            Value missing = isNull ? Value.Null : ColumnDefaults.Compile(after, context.NewBinding())[column.Ordinal].Evaluate(context.Session, query);
            if (missing.IsNull && column.NotNull && !isEmpty)
            {
                throw ContainsNulls(table, column);
            }

            context.Transaction.Ddl.Put(after with { Columns = after.Columns.SetItem(column.Ordinal, column with { MissingValue = missing }) });
        }
    }

    /// <summary>Whether rows that are there have values in a new column.</summary>
    private static bool GivesValues(CatalogSnapshot catalog, ColumnDefinition column, AddColumn add)
    {
        for (TypeDefinition? domain = Domain(column.Type); domain is not null; domain = Domain(domain.BaseType!.Value))
        {
            if (domain.IsNotNull || !domain.Checks.IsEmpty || domain.DefaultSql is not null)
            {
                return true;
            }
        }

        return column.DefaultSql is not null || column.Identity != IdentityKind.None || add.Column.Constraints.Any(static constraint => constraint is GeneratedConstraint);

        TypeDefinition? Domain(SqlType type) => catalog.TryGet(type.Type.Oid, out TypeDefinition? definition) && definition.TypeKind == TypeKind.Domain ? definition : null;
    }

    public static void Drop(StatementContext context, TableDefinition table, DropColumn drop)
    {
        if (table.FindColumn(drop.Column) is not { } column)
        {
            if (!drop.IfExists || SystemColumns.IsName(drop.Column))
            {
                Altered(table, drop.Column, "drop");
            }

            context.Session.Notice(SqlNotice.Notice($"column \"{drop.Column}\" of relation \"{table.Name}\" does not exist, skipping"));
            return;
        }

        Dependencies.Drop(context, [new ColumnObject(table, column)], drop.Behavior);
    }

    public static void SetDefault(StatementContext context, TableDefinition table, AlterColumnDefault action)
    {
        ColumnDefinition column = Altered(table, action.Column);
        if (column.Identity != IdentityKind.None)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError,
                $"column \"{column.Name}\" of relation \"{table.Name}\" is an identity column",
                hint: action.Value is null ? "Use ALTER TABLE ... ALTER COLUMN ... DROP IDENTITY instead." : null);
        }

        if (column.GeneratedSql is not null)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"column \"{column.Name}\" of relation \"{table.Name}\" is a generated column");
        }

        Replace(context, table, ColumnBuilder.WithDefault(context, column, action.Value));
    }

    public static void SetNotNull(StatementContext context, TableDefinition table, AlterColumnNotNull action)
    {
        ColumnDefinition column = Altered(table, action.Column);
        if (action.IsNotNull)
        {
            if (!column.NotNull)
            {
                RequireNoNulls(context, table, column);
            }
        }
        else if (table.DeclaredPrimaryKey?.Parts.Any(part => part.ColumnId == column.Id) == true)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"column \"{column.Name}\" is in a primary key");
        }
        else if (table.ReplicaIdentity == ReplicaIdentity.Index && table.Indexes.FirstOrDefault(index => index.Id == table.ReplicaIndexId)?.Parts.Any(part => part.ColumnId == column.Id) == true)
        {
            throw new SqlErrorException(SqlState.InvalidTableDefinition, $"column \"{column.Name}\" is in index used as replica identity");
        }
        else if (column.Identity != IdentityKind.None)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"column \"{column.Name}\" of relation \"{table.Name}\" is an identity column");
        }

        Replace(context, table, column with { NotNull = action.IsNotNull });
    }

    public static void DropExpression(StatementContext context, TableDefinition table, DropColumnExpression action)
    {
        ColumnDefinition column = Altered(table, action.Column);
        if (column.GeneratedSql is null)
        {
            string problem = $"column \"{column.Name}\" of relation \"{table.Name}\" is not a stored generated column";
            if (!action.IfExists)
            {
                throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, problem);
            }

            context.Session.Notice(SqlNotice.Notice(problem + ", skipping"));
            return;
        }

        Replace(context, table, column with { GeneratedSql = null });
    }

    public static void AddIdentity(StatementContext context, TableDefinition table, AddColumnIdentity action)
    {
        ColumnDefinition column = Altered(table, action.Column);
        ColumnBuilder.RequireIdentityType(column.Type);
        if (!column.NotNull)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState,
                $"column \"{column.Name}\" of relation \"{table.Name}\" must be declared NOT NULL before identity can be added");
        }

        if (column.Identity != IdentityKind.None)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"column \"{column.Name}\" of relation \"{table.Name}\" is already an identity column");
        }

        if (column.DefaultSql is not null || column.GeneratedSql is not null)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"column \"{column.Name}\" of relation \"{table.Name}\" already has a default value");
        }

        SequenceDefinition sequence = ColumnBuilder.NewSequence(context, table, column.Name, column.Type.Type, action.Options, new HashSet<string>());
        context.Transaction.Ddl.Put(sequence with { OwnerTableId = table.Id, OwnerColumnId = column.Id });
        Replace(context, table, column with { Identity = action.IsAlways ? IdentityKind.Always : IdentityKind.ByDefault, SequenceId = sequence.Id });
    }

    public static void AlterIdentity(StatementContext context, TableDefinition table, AlterColumnIdentity action)
    {
        ColumnDefinition column = RequireIdentity(Find(table, action.Column), table);
        context.Catalog.TryGet(column.SequenceId!.Value, out SequenceDefinition? sequence);
        SequenceCommand.Alter(context, sequence!, action.Options);
        foreach (SequenceOption option in action.Options)
        {
            if (option.Kind is SequenceOptionKind.GeneratedAlways or SequenceOptionKind.GeneratedByDefault)
            {
                Replace(context, table, column with
                {
                    Identity = option.Kind == SequenceOptionKind.GeneratedAlways ? IdentityKind.Always : IdentityKind.ByDefault,
                });
            }
        }
    }

    public static void DropIdentity(StatementContext context, TableDefinition table, DropColumnIdentity action)
    {
        ColumnDefinition column = Altered(table, action.Column);
        if (column.Identity == IdentityKind.None && action.IfExists)
        {
            context.Session.Notice(SqlNotice.Notice($"column \"{column.Name}\" of relation \"{table.Name}\" is not an identity column, skipping"));
            return;
        }

        int sequence = RequireIdentity(column, table).SequenceId!.Value;
        Replace(context, table, column with { Identity = IdentityKind.None, SequenceId = null });
        context.Transaction.Ddl.Remove(sequence);
    }

    /// <exception cref="SqlErrorException">23502.</exception>
    public static void RequireNoNulls(StatementContext context, TableDefinition table, ColumnDefinition column)
    {
        context.Transaction.Ddl.ReadRows(table, ColumnSet.Of(column.Id), () => TableRows.ForEach(context, table, row =>
        {
            if (row[column.Ordinal].IsNull)
            {
                throw ContainsNulls(table, column);
            }
        }));
    }

    public static void Replace(StatementContext context, TableDefinition table, ColumnDefinition column) =>
        context.Transaction.Ddl.Put(table with { Columns = table.Columns.SetItem(column.Ordinal, column) });

    private static SqlErrorException ContainsNulls(TableDefinition table, ColumnDefinition column) =>
        new(SqlState.NotNullViolation, $"column \"{column.Name}\" of relation \"{table.Name}\" contains null values")
        {
            Table = table.Name,
            Column = column.Name,
        };

    private static ColumnDefinition RequireIdentity(ColumnDefinition column, TableDefinition table) => column.Identity != IdentityKind.None
        ? column
        : throw new SqlErrorException(
            SqlState.ObjectNotInPrerequisiteState, $"column \"{column.Name}\" of relation \"{table.Name}\" is not an identity column");

    private static bool IsVolatile(StatementContext context, ColumnDefinition column)
    {
        if (column.DefaultSql is not { } sql)
        {
            return false;
        }

        BoundExpression bound = new ExpressionBinder(context.NewBinding(keepsCalls: true), new Scope(null), ExpressionRules.Default).Bind(SqlParser.ParseExpression(sql));
        return HasVolatile(bound);
    }

    private static bool HasVolatile(BoundExpression expression) =>
        expression is BoundCall { Function.Volatility: Volatility.Volatile } || expression.Children.Any(HasVolatile);
}
