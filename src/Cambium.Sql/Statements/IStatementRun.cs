using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>One execution of a statement, which may stop after some rows and go on later.</summary>
internal interface IStatementRun : IDisposable
{
    /// <summary>Goes on until the end or until <paramref name="rowsMax"/> more rows (0: no limit) have been delivered.</summary>
    /// <returns>True at the end; false when stopped by the limit.</returns>
    bool Run(IRowReceiver receiver, long rowsMax);

    /// <summary>Whether its effects happen whole at the first call, and it works on nothing any more behind that.</summary>
    bool IsWhole => false;

    /// <summary>Whether <see cref="Restart"/> works.</summary>
    bool CanRestart => false;

    /// <summary>Goes back before the first row: the same rows come again, of the same data.</summary>
    void Restart() => throw new NotSupportedException();

    /// <summary>Lets go of what it reads: no more rows are asked for. What it works on stays in use until it is disposed of.</summary>
    void Release()
    {
    }

    /// <summary>Valid at the end. Where rows are delivered it counts those of the last <see cref="Run"/>.</summary>
    string CommandTag { get; }
}
