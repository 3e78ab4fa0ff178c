using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>WHEN condition OR condition THEN statements.</summary>
/// <param name="States">SQLSTATEs; one that ends in 000 is its whole class, null is OTHERS.</param>
internal sealed record PlHandler(IReadOnlyList<string?> States, PlNode[] Body)
{
    public bool Catches(string sqlState) => States.Any(state => state is null
        ? sqlState is not (SqlState.QueryCanceled or SqlState.AssertFailure)
        : state == sqlState || (state.EndsWith("000", StringComparison.Ordinal) && state.AsSpan(0, 2).SequenceEqual(sqlState.AsSpan(0, 2))));
}
