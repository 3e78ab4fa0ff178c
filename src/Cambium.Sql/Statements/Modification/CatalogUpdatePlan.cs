using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// UPDATE of a relation of pg_catalog, which has no rows of its own: for each row and column a query makes the text of the statement that does
/// the same to the definition, and these are run.
/// </summary>
internal sealed class CatalogUpdatePlan : StatementPlan
{
    private readonly PlannedRows _rows;
    private readonly IReadOnlyList<CatalogNote> _notes;
    private readonly bool _isOfSettings;
    private readonly string? _kept;

    private CatalogUpdatePlan(PlannedRows rows, ResultColumn[]? columns, string? kept, BindingContext binding)
        : base(binding.ResolveParameters(), columns) => (_rows, _isOfSettings, _kept, _notes) = (rows, columns is not null, kept, [.. binding.Catalog.Notes]);

    /// <summary>The plan of an UPDATE of what is the system's; null when it is of something else, or of nothing that the user may change.</summary>
    /// <exception cref="SqlErrorException">0A000: no statement does the same; 42703.</exception>
    public static CatalogUpdatePlan? TryBind(UpdateStatement update, BindingContext binding, Planner planner)
    {
        if (binding.Catalog.FindRelation(update.Table.Name) is not { } found || NameOf(found) is not { } relation
            || (relation != CatalogColumns.Settings && binding.Catalog.RightsOf(null) is { IsSuperuser: false }))
        {
            return null;
        }

        if (update.With is not null || update.Returning.Count > 0 || update.Where is CurrentOfExpression)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"an UPDATE of \"{relation}\" has neither WITH, RETURNING nor WHERE CURRENT OF", position: update.Span.Position);
        }

        List<(string Text, bool Renames)> statements = [];
        List<SelectItem> values = [];
        List<string> kept = [];
        string? reason = null;
        string row = Identifier.Quote(update.Table.Alias?.Name ?? update.Table.Name.Name);
        foreach (Assignment assignment in update.Assignments)
        {
            string? column = (assignment as ColumnAssignment)?.Target.Column;
            if (column is not null && RelationFacts.Find("pg_catalog", relation) is { } facts && !facts.Columns.Any(known => known.Name == column))
            {
                throw new SqlErrorException(SqlState.UndefinedColumn, $"column \"{column}\" of relation \"{relation}\" does not exist", position: assignment.Span.Position);
            }

            if (column is null || assignment is not ColumnAssignment { Target.Path.Count: 0, Value: not DefaultExpression and var value } || CatalogColumns.Find(relation, column) is not { } change)
            {
                throw new SqlErrorException(
                    SqlState.FeatureNotSupported, $"UPDATE cannot change {(column is null ? "these columns" : $"column \"{column}\"")} of \"{relation}\"",
                    hint: "Use the statement that changes the definition itself.", position: assignment.Span.Position);
            }

            string name = $"new {column}";
            values.Add(new SelectItem(value, name, value.Span));
            if (change.Statement is not { } statement)
            {
                kept.Add(column);
                reason = change.Reason;
                continue;
            }

            string given = $"{Identifier.Quote(name)}::{change.Type}";
            string text = statement(row, given);
            statements.Add((relation == CatalogColumns.Settings ? text : $"CASE WHEN {given} IS DISTINCT FROM {row}.{Identifier.Quote(column)} THEN {text} END", change.Renames));
        }

        // What is called otherwise is so at last: the others know it by the name that it has.
        string items = string.Join(", ", statements.OrderBy(static statement => statement.Renames).Select(static statement => statement.Text).DefaultIfEmpty("NULL"));
        SelectStatement query = (SelectStatement)SqlParser.ParseScript($"SELECT {items} FROM x, LATERAL (SELECT 1) \"new values\"")[0];
        SelectBody body = (SelectBody)query.Body;
        DerivedTable lateral = (DerivedTable)body.From[1];
        SelectBody inner = (SelectBody)lateral.Query.Body;
        query = query with
        {
            Body = body with
            {
                From = [update.Table, .. update.From, lateral with { Query = lateral.Query with { Body = inner with { Items = [.. values] } } }],
                Where = update.Where,
            },
        };
        BoundQuery bound = new QueryBinder(binding).Bind(query, null);
        return new CatalogUpdatePlan(
            PlannedRows.Plan(bound.Plan, planner),
            relation == CatalogColumns.Settings ? StatementAnalyzer.ResultColumns(bound) : null,
            kept.Count > 0 ? $"{string.Join(", ", kept)} of {relation} stays as it is: {reason}" : null,
            binding);
    }

    public override IStatementRun Start(StatementContext context) => new UpdateRun(this, context);

    private static string? NameOf(object relation) => relation switch
    {
        ISystemTable { Schema: "pg_catalog" } table => table.Name,
        SystemView { Schema: "pg_catalog" } view => view.Name,
        _ => null,
    };

    private sealed class UpdateRun(CatalogUpdatePlan plan, StatementContext context) : CompleteRun(plan.Columns)
    {
        protected override string Execute(IRowReceiver receiver)
        {
            context.Session.Transactions.RequireWritable("UPDATE");
            CatalogReader.NoteAgain(plan._notes, context.Transaction.Reads);
            List<string> statements = [];
            long count = 0;
            plan._rows.ForEach(context.ToQueryContext(), row =>
            {
                count++;
                if (plan._isOfSettings)
                {
                    receiver.Row(row[..1]);
                    return;
                }

                foreach (Value text in row)
                {
                    if (!text.IsNull)
                    {
                        statements.Add(text.Text);
                    }
                }
            });
            foreach (string text in statements)
            {
                foreach (Statement statement in SqlParser.ParseScript(text))
                {
                    UtilityStatements.Execute(statement, context, new RowSpool());
                }
            }

            if (plan._kept is { } kept && count > 0)
            {
                context.Notice(kept);
            }

            // The rule that the view has there sets settings and changes no row.
            return plan._isOfSettings ? "UPDATE 0" : FormattableString.Invariant($"UPDATE {count}");
        }
    }
}
