using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows a loop goes through; disposed of when the loop is left.</summary>
internal interface IPlRows : IDisposable
{
    IReadOnlyList<ResultColumn> Columns { get; }

    /// <summary>The transaction may end under it.</summary>
    bool IsReadOnly { get; }

    /// <summary>The next row; null at the end.</summary>
    Value[]? Next();

    /// <summary>Takes all rows there are: what they come from ends.</summary>
    void Hold();

    /// <summary>What is left after <see cref="Hold"/>.</summary>
    IHeldRows ToHeld();
}
