namespace Cambium.Benchmarks.Peers;

/// <summary>A running server that speaks PostgreSQL's protocol, on a data directory of its own, for one benchmark run.</summary>
internal interface IPeer : IDisposable
{
    string Name { get; }

    int Port { get; }

    string User { get; }

    string Database { get; }

    /// <summary>From process start to the first answered query, empty database.</summary>
    TimeSpan StartToFirstAnswer { get; }
}
