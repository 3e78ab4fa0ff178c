using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The triggers FOR EACH STATEMENT of one statement: the later ones after all that its rows cause.</summary>
internal readonly struct StatementTriggers(SqlSession session, TableDefinition table, TriggerEvents change, ColumnSet assigned)
{
    public void FireBefore() => session.Triggers.FireStatement(table, true, change, assigned);

    public void FireAfter()
    {
        (SqlSession owner, TableDefinition target, TriggerEvents fired, ColumnSet columns) = (session, table, change, assigned);
        if (target.Triggers.Any(trigger => trigger is { IsBefore: false, IsRow: false }))
        {
            session.Transactions.Engine.RunAtStatementEnd(() => owner.Triggers.FireStatement(target, false, fired, columns));
        }
    }
}
