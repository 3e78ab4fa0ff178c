using System.Data;
using System.Data.Common;
using Tpcc.Links;

namespace Tpcc.Targets;

/// <summary>The database the clerks work on. Everything the clerks do goes through <see cref="DbConnection"/>, so that one code serves all targets.</summary>
internal interface ITarget : IAsyncDisposable
{
    /// <summary>For headings, with the version: <c>PostgreSQL 15.18</c>.</summary>
    string Name { get; }

    /// <summary>The level the clerks' transactions run at.</summary>
    IsolationLevel Isolation { get; }

    /// <summary>Statements that make a freshly loaded database ready, such as gathering statistics.</summary>
    IReadOnlyList<string> AfterLoad { get; }

    /// <summary>A new open connection; the caller disposes it.</summary>
    DbConnection Open();

    /// <summary>A new connection without the provider; the caller disposes it.</summary>
    WireLink OpenWire();

    /// <summary>Starts <c>COPY … FROM STDIN</c>, which DbConnection has no word for.</summary>
    TextWriter BeginTextImport(DbConnection connection, string copyFromCommand);

    /// <summary>Verifies the transaction log. Null where there is none to verify, or none within reach.</summary>
    LogVerdict? VerifyLog(Action<long> onRecords);
}
