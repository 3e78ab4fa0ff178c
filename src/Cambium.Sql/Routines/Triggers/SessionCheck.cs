using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>A CHECK that calls functions of users, or computes with something that depends on settings, the clock or names, with what they are in the catalog that the session's transaction sees.</summary>
internal sealed class SessionCheck
{
    private readonly SqlSession _session;
    private readonly TableDefinition _table;
    private readonly CatalogSnapshot _catalog;
    private readonly IReadOnlyList<CatalogNote> _notes;
    private readonly RowExpression _condition;

    private SessionCheck(SqlSession session, TableDefinition table, CatalogReader reader, RowExpression condition)
    {
        _session = session;
        _table = table;
        _catalog = reader.Catalog;
        _notes = [.. reader.Notes];
        _condition = condition;
    }

    public static SessionCheck Compile(SqlSession session, TableDefinition table, CheckConstraint check)
    {
        CatalogSnapshot catalog = session.Transactions.Engine.Catalog;
        string[] path = [.. catalog.Schemas.Where(schema => schema.Id == table.SchemaId).Select(static schema => schema.Name), "public"];
        CatalogReader reader = session.Names.Reader().Along(path);
        reader.IsInDefinition = true;
        PlanColumn[] live = TargetTable.Columns(table);
        Scope scope = new(null);
        scope.Add(TargetTable.Relation(table, live));
        BoundExpression bound = new ExpressionBinder(new BindingContext(reader, new ParameterTypes(), session.Calls), scope, ExpressionRules.Check)
            .BindCondition(SqlParser.ParseExpression(check.ExpressionSql), ExpressionRules.Check.Construct);
        return new SessionCheck(session, table, reader, new Planner(null).Compile(bound, [.. ModificationBinder.RowLayout(table, live)]));
    }

    public bool IsFor(TableDefinition table) => ReferenceEquals(table, _table) && ReferenceEquals(_session.Transactions.Engine.Catalog, _catalog);

    public bool Passes(ReadOnlySpan<Value> row)
    {
        CatalogReader.NoteAgain(_notes, _session.Transactions.Engine.Reads);
        Value result = _condition.Evaluate(row, new QueryContext(_session.Transactions.Engine, _session.Calls, [], _session.Cancellation.Token, _session.Transactions.Engine.StatementView));
        return result.IsNull || result.Boolean;
    }
}
