using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Deparsing;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// ALTER COLUMN TYPE. What USING computes is of the rows that the statement found, whatever else it does to their columns: all values of a table are converted
/// at once, and every row is written anew once.
/// </summary>
internal sealed class ColumnTypeChanges(StatementContext context)
{
    /// <summary>The tables as the statement found them.</summary>
    private readonly Dictionary<int, TableDefinition> _found = [];

    private readonly Dictionary<(int Table, int Column), (SqlType Type, RowExpression Value)> _conversions = [];

    private readonly HashSet<(int Table, int Column)> _changed = [];

    /// <summary>By table, the places of columns whose values are to be converted.</summary>
    private readonly Dictionary<int, List<int>> _waiting = [];

    /// <summary>Before anything of the statement is carried out: an identity column's sequence takes the new type, even of a column that the statement goes on to make an ordinary one.</summary>
    /// <exception cref="SqlErrorException">42703; 42804: no value of the new type; 22023: not a type of identity columns.</exception>
    public void Prepare(TableDefinition table, AlterColumnType action)
    {
        ColumnDefinition column = AlterColumns.Altered(table, action.Column);
        SqlType type = context.Names.ResolveForUse(action.Type);
        if (column.Identity != IdentityKind.None)
        {
            ColumnBuilder.RequireIdentityType(type);
            if (context.Catalog.TryGet(column.SequenceId!.Value, out SequenceDefinition? sequence) && sequence.Type.Type != type.Type)
            {
                SequenceOption option = new(SequenceOptionKind.As, null, null, action.Type, action.Span);
                context.Transaction.Ddl.Put(SequenceBuilder.Apply(context, sequence, [option], isNew: false));
            }
        }

        if (column.GeneratedSql is not null && action.Using is not null)
        {
            throw new SqlErrorException(
                SqlState.InvalidColumnDefinition, "cannot specify USING when altering type of generated column", $"Column \"{column.Name}\" is a generated column.");
        }

        ColumnBuilder.RequireStorable(type, column.Name);
        RowTypeUse.RequireOther(type.Type, table.RowTypeId, table.Name);
        _found.TryAdd(table.Id, table);
        _conversions[(table.Id, column.Id)] = (type, Conversion(context, table, column, type, action.Using));
        foreach (TableDefinition heir in PartitionParts.Children(context, table))
        {
            Prepare(heir, action);
        }
    }

    /// <summary>An heir may be below several tables.</summary>
    public bool HasChanged(TableDefinition table, AlterColumnType action) =>
        table.FindColumn(action.Column) is { } column && _changed.Contains((table.Id, column.Id));

    public void Apply(TableDefinition table, AlterColumnType action)
    {
        ColumnDefinition column = AlterColumns.Altered(table, action.Column);
        SqlType type = _conversions[(table.Id, column.Id)].Type;
        string? byDefault = ConvertedDefault(context, table, column, type);
        RefuseUsers(context, table, column);
        RowTypeUse.RequireNone(context, table);

        foreach (IndexDefinition index in table.Indexes.Where(index => index.Parts.Any(part => part.ColumnId == column.Id && part.OperatorClass is null)))
        {
            IndexBuilder.RequireDefaultClass(context, type, AccessMethod.Find(index.Method)!);
        }

        // Widening a varchar keeps every stored value as it is, and so what rows have that are older than the column.
        string? collation = Collations.Resolve(action.Collation, type.Type, context.Names.Reader());
        type = type.Collated(collation);
        bool keepsValues = action.Using is null && KeepsValues(column.Type, type);
        ColumnDefinition changed = column with
        {
            Type = type,
            Dimensions = action.Type.Dimensions,
            Tuning = column.Tuning is { } tuning ? tuning with { Storage = null, Compression = null } : null,
            Collation = collation,
            MissingValue = keepsValues ? column.MissingValue : default,
            DefaultSql = byDefault,
        };
        TableDefinition after = table with
        {
            Columns = table.Columns.SetItem(column.Ordinal, changed),
            Indexes =
            [
                .. table.Indexes.Select(index => index with
                {
                    Parts = [.. index.Parts.Select(part => part.ColumnId == column.Id ? part with { Type = type, Collation = part.Collation == column.Collation ? collation : part.Collation } : part)],
                }),
            ],
        };

        ForeignKeyBuilder.RequireComparable(context, after);
        context.Transaction.Ddl.Put(after);
        _changed.Add((table.Id, column.Id));
        if (!keepsValues)
        {
            if (!_waiting.TryGetValue(table.Id, out List<int>? places))
            {
                context.Session.EventTriggers.Rewriting(table, RewriteReason.ColumnType);
                _waiting[table.Id] = places = [];
            }

            places.Add(column.Ordinal);
        }
    }

    /// <summary>When the last column has its new type.</summary>
    public void WriteRows()
    {
        foreach ((int id, List<int> places) in _waiting)
        {
            if (!context.Catalog.TryGetTable(id, out TableDefinition? after))
            {
                continue;
            }

            TableDefinition found = _found[id];
            RowExpression[] conversions = [.. places.Select(place => _conversions[(id, found.Columns[place].Id)].Value)];
            context.Transaction.Reads.NoteAll(found, null, ColumnSet.All);
            QueryContext query = context.ToQueryContext();
            context.Transaction.Ddl.Rewrite(found, after, (before, row) =>
            {
                before.CopyTo(row);
                for (int index = 0; index < conversions.Length; index++)
                {
                    row[places[index]] = conversions[index].Evaluate(before, query);
                }
            }, ColumnSet.Of([.. places.Select(place => found.Columns[place].Id)]));
        }

        _waiting.Clear();
    }

    private static bool KeepsValues(SqlType before, SqlType after)
    {
        if (!Equals(before.Type.Order, after.Type.Order))
        {
            return false;
        }

        if (before.Type != after.Type)
        {
            return before.Type == DataType.Varchar && after.Type == DataType.Text;
        }

        return before.Type == DataType.Varchar && (after.Modifier < 0 || (before.Modifier >= 0 && after.Modifier >= before.Modifier));
    }

    private static RowExpression Conversion(
        StatementContext context, TableDefinition table, ColumnDefinition column, SqlType type, Expression? expression)
    {
        BindingContext binding = context.NewBinding();
        PlanColumn[] live = TargetTable.Columns(table);
        Scope scope = new(null);
        scope.Add(TargetTable.Relation(table.Name, live));
        PlanColumn current = live[table.LiveColumns.IndexOf(column)];
        BoundExpression value = expression is null
            ? new BoundColumn(current)
            : new ExpressionBinder(binding, scope, new ExpressionRules("transform expressions") { AllowsSubqueries = false }).Bind(expression);
        BoundExpression? converted = Coercion.TryCoerce(value, type, CastContext.Assignment, binding);
        if (converted is null)
        {
            throw expression is null
                ? new SqlErrorException(
                    SqlState.DatatypeMismatch,
                    $"column \"{column.Name}\" cannot be cast automatically to type {type.Format()}",
                    hint: $"You might need to specify \"USING {Identifier.Quote(column.Name)}::{type.Format()}\".")
                : new SqlErrorException(
                    SqlState.DatatypeMismatch,
                    $"result of USING clause for column \"{column.Name}\" cannot be cast automatically to type {type.Format()}",
                    hint: "You might need to add an explicit cast.");
        }

        return RowExpressions.Compile(converted, ModificationBinder.RowLayout(table, live));
    }

    private static string? ConvertedDefault(StatementContext context, TableDefinition table, ColumnDefinition column, SqlType type)
    {
        if (column.DefaultSql is not { } sql)
        {
            return null;
        }

        BindingContext binding = context.NewBinding();
        BoundExpression bound = DefinitionExpressions.BindDefault(binding, sql);

        // A literal was one of the type that the column has had, and stays one.
        bool isLiteral = bound.Type.Type == DataType.Unknown;
        bound = isLiteral ? Coercion.TryCoerce(bound, column.Type.Type, CastContext.Assignment, binding) ?? bound : bound;
        if (Coercion.TryCoerce(bound, type, CastContext.Assignment, binding) is null)
        {
            throw new SqlErrorException(
                SqlState.DatatypeMismatch, $"default for column \"{column.Name}\" cannot be cast automatically to type {type.Format()}");
        }

        bool keepsType = isLiteral && column.Type.Type.Oid != type.Type.Oid && column.Type.Type.Oid < SystemCatalog.FirstUserId;
        return keepsType ? new DefinitionText(context.Session, isPretty: false).Default(table, column) : sql;
    }

    private static void RefuseUsers(StatementContext context, TableDefinition table, ColumnDefinition column)
    {
        if (table.LiveColumns.FirstOrDefault(other => other.GeneratedSql is { } sql && ColumnRemoval.Mentions(context, table, sql, column)) is { } generated)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, "cannot alter type of a column used by a generated column", $"Column \"{column.Name}\" is used by generated column \"{generated.Name}\".");
        }

        if (Dependencies.FirstView(context, table, column) is { } view)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                "cannot alter type of a column used by a view or rule",
                $"rule _RETURN on {new TableObject(view).Describe(static view => view.Name)} depends on column \"{column.Name}\"");
        }

        if (DefinitionUse.Users(context.Catalog, table, column).FirstOrDefault() is { } user)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                $"cannot alter type of a column used by a {(user is RuleObject ? "view or rule" : "function or procedure")}",
                $"{user.Describe(context.Names.VisibleName)} depends on column \"{column.Name}\"");
        }

        if (Dependencies.TriggersOf(context, table, column).FirstOrDefault() is { } trigger)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                "cannot alter type of a column used in a trigger definition",
                $"{trigger.Describe(context.Names.VisibleName)} depends on column \"{column.Name}\"");
        }

        if (PublicationCommand.Users(context, table, column).FirstOrDefault() is { } published)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                "cannot alter type of a column used by a publication WHERE clause",
                $"{published.Describe(context.Names.VisibleName)} depends on column \"{column.Name}\"");
        }

        if (PolicyUse.Of(context, table, column).FirstOrDefault() is { } policy)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                "cannot alter type of a column used in a policy definition",
                $"{policy.Describe(context.Names.VisibleName)} depends on column \"{column.Name}\"");
        }
    }
}
