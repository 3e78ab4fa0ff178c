using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows a loop has still to go through after a COMMIT. They don't change any more.</summary>
internal interface IHeldRows
{
    IPlRows Resume(SqlSession session);
}
