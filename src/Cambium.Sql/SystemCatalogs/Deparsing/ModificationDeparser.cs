using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Prints INSERT, UPDATE, DELETE and MERGE in ruleutils' layout, as <see cref="QueryDeparser"/> does queries.</summary>
/// <param name="query">Knows the names of the relations, and prints what they have in common with queries.</param>
internal sealed class ModificationDeparser(QueryDeparser query)
{
    private readonly FromDeparser _from = new(query);

    /// <summary>A column that is assigned, or a part of it.</summary>
    private sealed record Assigned(ColumnDefinition Column, AssignmentTarget Written);

    /// <inheritdoc cref="QueryDeparser.Print(Statement)"/>
    public string Print(Statement statement) => statement switch
    {
        InsertStatement insert => Insert(insert),
        UpdateStatement update => Update(update),
        DeleteStatement delete => Delete(delete),
        MergeStatement merge => Merge(merge),
        _ => throw new NotSupportedException(),
    };

    private string Insert(InsertStatement insert)
    {
        insert = insert is { Source: { Body: ValuesBody written } given } ? insert with { Source = given with { Body = query.Source(0).Expanded(written) } } : insert;
        NamedTable target = new(insert.Table, false, insert.Alias is { } alias ? new TableAlias(alias, [], insert.Span) : null, null, insert.Span);
        query.Enter(insert.With, [target]);
        TableDefinition table = TargetTable.FindChangeable(insert.Table, query.Binding);
        string text = $"{query.With(insert.With)} INSERT INTO {_from.Target(target)} ";
        (string source, int width) = insert.Source switch
        {
            null => ("DEFAULT VALUES", 0),
            { Body: ValuesBody values, With: null, OrderBy.Count: 0, Limit: null, Offset: null } => (Values(insert, values, table), values.Rows[0].Items.Count),
            { } select => (query.Source(QueryDeparser.NestedIndent, keepsUnknown: true).Print(select), new QueryBinder(query.Binding).Bind(select, query.Scope.Parent).Columns.Count),
        };
        string[] columns = [.. Columns(insert.Columns, table, width).Select(Target)];
        text += columns.Length > 0 ? $"({string.Join(", ", columns)}) " : "";
        text += Overriding(insert.Overriding) + source;

        // What is returned doesn't see the row that was refused.
        string returning = query.Returning(insert.Returning);
        return text + (insert.OnConflict is { } conflict ? Conflict(conflict, target, table) : "") + returning;
    }

    private static string Overriding(OverridingKind overriding) =>
        overriding switch { OverridingKind.SystemValue => "OVERRIDING SYSTEM VALUE ", OverridingKind.UserValue => "OVERRIDING USER VALUE ", _ => "" };

    /// <summary>The columns that get values: the first ones, where none are named.</summary>
    private IEnumerable<Assigned> Columns(IReadOnlyList<AssignmentTarget> named, TableDefinition table, int width) =>
        named.Count > 0 ? named.Select(target => Find(target, table)) : table.LiveColumns.Take(width).Select(static column => new Assigned(column, new AssignmentTarget(column.Name, [], default)));

    private Assigned Find(AssignmentTarget target, TableDefinition table) => new(TargetTable.FindColumn(table, target, query.Binding), target);

    private string Values(InsertStatement insert, ValuesBody values, TableDefinition table)
    {
        QueryDeparser row = query.Source(0);
        Assigned[] targets = [.. Columns(insert.Columns, table, values.Rows[0].Items.Count)];
        string[][] rows = [.. values.Rows.Select(items => items.Items.Zip(targets, (item, target) => Value(row, target, item)).ToArray())];
        return rows.Length == 1
            ? $"{query.Line("  VALUES (")}{string.Join(", ", rows[0])})"
            : $"VALUES {string.Join(", ", rows.Select(static items => $"({string.Join(",", items)})"))}";
    }

    private string Conflict(OnConflictClause clause, NamedTable target, TableDefinition table)
    {
        string text = " ON CONFLICT" + (clause.Target is { } conflict ? Arbiter(conflict) : "");
        if (clause.Assignments is not { } assignments)
        {
            return text + " DO NOTHING";
        }

        query.Enter(null, [target with { Alias = new TableAlias("excluded", [], target.Span) }]);
        return $"{text} DO UPDATE SET {Assignments(assignments, table)}{Where(clause.Where)}";
    }

    /// <summary>What decides about a conflict: columns and expressions of the target, which need not be told apart from others.</summary>
    private string Arbiter(ConflictTarget target)
    {
        if (target.Constraint is { } constraint)
        {
            return " ON CONSTRAINT " + Identifier.Quote(constraint);
        }

        ExpressionDeparser plain = new(query.Format, query.IsPretty, new RowNames(query.Scope.Relations[0], query));
        string Element(IndexElement element)
        {
            string text = plain.Print(element.Value, query.Bind(element.Value));
            return (element.Value is ColumnReference or FunctionCall ? text : $"({text})")
                + (element.Collation is { } collation ? " COLLATE " + SqlPrinter.Print(collation) : "")
                + (element.OperatorClass is { } operators ? " " + SqlPrinter.Print(operators) : "");
        }

        return $"({string.Join(", ", target.Elements.Select(Element))})"
            + (target.Where is { } where ? query.Line("  WHERE ") + plain.Print(where, query.Binder.BindCondition(where, "WHERE")) : "");
    }

    private string Update(UpdateStatement update)
    {
        query.Enter(update.With, [update.Table, .. update.From]);
        TableDefinition table = TargetTable.FindChangeable(update.Table.Name, query.Binding);
        return $"{query.With(update.With)} UPDATE {_from.Target(update.Table)} SET {Assignments(update.Assignments, table)}"
            + From("   FROM ", update.From) + Where(update.Where) + query.Returning(update.Returning);
    }

    private string Delete(DeleteStatement delete)
    {
        query.Enter(delete.With, [delete.Table, .. delete.Using]);
        return $"{query.With(delete.With)} DELETE FROM {_from.Target(delete.Table)}" + From("   USING ", delete.Using) + Where(delete.Where) + query.Returning(delete.Returning);
    }

    private string Merge(MergeStatement merge)
    {
        query.Enter(merge.With, [merge.Table, merge.Source]);
        TableDefinition table = TargetTable.FindChangeable(merge.Table.Name, query.Binding);
        return $"{query.With(merge.With)} MERGE INTO {_from.Target(merge.Table)}{From("   USING ", [merge.Source])}{query.Line("   ON ")}{query.Condition(merge.On)}"
            + string.Concat(merge.Whens.Select(when => query.Line("   WHEN ") + (when.IsMatched ? "MATCHED" : "NOT MATCHED")
                + (when.Condition is { } condition ? query.Line("    AND ") + query.Condition(condition) : "") + query.Line("    THEN ") + Action(when.Action, table)));
    }

    private string Action(MergeAction action, TableDefinition table)
    {
        switch (action)
        {
            case MergeDoNothing:
                return "DO NOTHING";
            case MergeDelete:
                return "DELETE";
            case MergeUpdate update:
                return "UPDATE SET " + Assignments(update.Assignments, table);
            case MergeInsert { Values: null }:
                return "INSERT DEFAULT VALUES";
            case MergeInsert { Values: { } values } insert:
                Assigned[] targets = [.. Columns(insert.Columns, table, values.Count)];
                return $"INSERT ({string.Join(", ", targets.Select(Target))}) {Overriding(insert.Overriding)}".TrimEnd()
                    + $"{query.Line("     VALUES (")}{string.Join(", ", values.Zip(targets, (value, target) => Value(query, target, value)))})";
            default:
                throw new NotSupportedException();
        }
    }

    private string From(string word, IReadOnlyList<TableReference> tables) =>
        tables.Count == 0 ? "" : query.Line(word) + string.Join("," + query.Line("    "), tables.Select(_from.Table));

    private string Where(Expression? condition) => condition switch
    {
        null => "",
        CurrentOfExpression current => query.Line("  WHERE ") + SqlPrinter.Print(current),
        _ => query.Line("  WHERE ") + query.Condition(condition),
    };

    private string Assignments(IReadOnlyList<Assignment> assignments, TableDefinition table) => string.Join(", ", assignments.SelectMany(assignment => assignment switch
    {
        ColumnAssignment single => [Assign(Find(single.Target, table), single.Value)],
        RowAssignment { Source: RowExpression written } several when query.Expressions.Expanded(written) is var row && row.Items.Count == several.Targets.Count =>
            several.Targets.Zip(row.Items, (target, item) => Assign(Find(target, table), item)),
        RowAssignment { Source: ScalarSubqueryExpression subquery } several =>
            [$"({string.Join(", ", several.Targets.Select(target => Target(Find(target, table))))}) = ({query.Query(subquery.Query, query.Indent + QueryDeparser.NestedIndent)})"],
        _ => throw new NotSupportedException(),
    }));

    private string Assign(Assigned target, Expression value) => $"{Target(target)} = {Value(query, target, value)}";

    private string Target(Assigned target) => Identifier.Quote(target.Column.Name) + string.Concat(target.Written.Path.Select(step => Step(step, target.Column.Type.Type.Underlying())));

    /// <param name="type">The column's.</param>
    private string Step(AssignmentStep step, DataType type)
    {
        string Bound(Expression? bound) => bound is null ? "" : query.Expressions.Print(bound, Place(query.Bind(bound)));
        BoundExpression Place(BoundExpression bound) => bound is BoundConstant ? Coercion.TryCoerce(bound, DataType.Int4, CastContext.Assignment, query.Binding) ?? bound : bound;
        return step switch
        {
            { Field: { } field } => "." + Identifier.Quote(field),
            { Subscript: { IsSlice: true } slice } => $"[{Bound(slice.Lower)}:{Bound(slice.Upper)}]",
            { Subscript.Upper: { } key } when type == DataType.Jsonb => query.Expressions.JsonKey(key, query.Bind(key)),
            _ => $"[{Bound(step.Subscript!.Upper)}]",
        };
    }

    /// <summary>A value as one of the column, or the part of it, that it is assigned to.</summary>
    private static string Value(QueryDeparser row, Assigned target, Expression value)
    {
        if (value is DefaultExpression)
        {
            return "DEFAULT";
        }

        (ColumnDefinition column, AssignmentTarget written) = target;
        BoundExpression bound = row.Bind(value);
        if (written.Path.Count == 0)
        {
            bound = Coercion.Assign(bound, column.Type, column.Name, row.Binding);
        }
        else
        {
            new PartAssignment(row.Binder, written, (given, type) => bound = Coercion.TryCoerce(given, type, CastContext.Assignment, row.Binding) ?? given)
                .Bind(new BoundConstant(Engine.Values.Value.Null, column.Type), bound);
        }

        return TypeNames.Item(row.Expressions.Print(value, bound), bound.Type.Type, row.Format);
    }
}
