using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Access;

/// <summary>What a session's role may read of rows that errors show. As in PostgreSQL, its privileges on the table that the statement names count, and its own of a view's table.</summary>
internal sealed class RowDisclosure(SqlSession session) : IRowDisclosure
{
    public SessionFormat Format => session.Format;

    public TableDefinition Named(TableDefinition table) => StatementOn(table)?.Table ?? table;

    public bool HidesRows(TableDefinition table) => table.HasRowSecurity && session.Roles.Rights.IsSubjectToPolicies(table);

    public bool IsReadable(TableDefinition table, int columnId) => (session.Roles.Rights.OnColumn(table, columnId) & Privileges.Select) != 0;

    public bool IsGiven(TableDefinition table, int columnId) => StatementOn(table)?.Given.Contains(columnId) == true;

    /// <summary>The innermost statement, if it writes rows of the table.</summary>
    private IChangesRows? StatementOn(TableDefinition table) =>
        session.InUse.Innermost<IChangesRows>() is { } statement
        && (statement.Table.Id == table.Id || (statement.Table.HasParts && session.Transactions.Engine.Catalog.GetDescendants(statement.Table).Any(part => part.Id == table.Id)))
            ? statement
            : null;
}
