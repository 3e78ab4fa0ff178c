using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The triggers FOR EACH STATEMENT of one statement: the later ones after all that its rows cause.</summary>
internal readonly struct StatementTriggers(SqlSession session, TableDefinition table, TriggerEvents change, ColumnSet assigned)
{
    public void FireBefore() => session.Transactions.Engine.BeginTableStatement(table, change, assigned);

    public void FireAfter() => session.Transactions.Engine.EndTableStatement(table, change, assigned);
}
