namespace Cambium.Benchmarks.Peers;

/// <summary>A running server that speaks PostgreSQL's protocol, on a data directory of its own, for one benchmark run.</summary>
internal interface IPeer : IDisposable
{
    string Name { get; }

    int Port { get; }

    /// <summary>Clients come through its Unix-domain socket, not through TCP over loopback.</summary>
    bool UsesSocket { get; set; }

    /// <summary>What clients take for its host: an address, or the directory of its socket.</summary>
    string Host { get; }

    string User { get; }

    string Database { get; }

    /// <summary>From process start to the first answered query, empty database.</summary>
    TimeSpan StartToFirstAnswer { get; }

    /// <summary>Memory of all its processes in bytes, as the operating system counts it; what processes share is counted once.</summary>
    long ResidentBytes { get; }

    /// <summary>Ids of all its processes that live now; empty for one that lives in the benchmark's own.</summary>
    IReadOnlyList<int> Processes { get; }

    /// <summary>kill -9 of all its processes.</summary>
    void Kill();

    /// <summary>Starts it again on the same data, and returns at once.</summary>
    void Launch();
}
