using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows a loop has still to go through after a COMMIT.</summary>
/// <param name="Rows">All of them, which don't change any more.</param>
/// <param name="Next">The first that is left.</param>
internal sealed record HeldRows(RowSpool Rows, int Next);
