using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>Those of a query.</summary>
/// <param name="Next">The first that is left.</param>
internal sealed record HeldRows(RowSpool Rows, int Next) : IHeldRows
{
    public IPlRows Resume(SqlSession session) => new PlRowSource(this, session);
}
