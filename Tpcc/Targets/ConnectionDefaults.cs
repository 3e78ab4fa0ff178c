namespace Tpcc.Targets;

/// <summary>Settings that every target's connections share, so that comparisons are fair.</summary>
internal static class ConnectionDefaults
{
    /// <summary>More than the statements of all five transactions in all their forms.</summary>
    public const int MaxAutoPrepare = 200;

    public const int AutoPrepareMinUsages = 2;

    /// <summary>Loading a whole table is one statement, whose answer comes at the end.</summary>
    public const int CommandTimeoutSeconds = 600;

    /// <summary>Time to connect: a server that has just started on a machine that is busy with others takes a while.</summary>
    public const int ConnectTimeoutSeconds = 60;

    /// <summary>A connection for each clerk, and some for loading and checking; the server's own limit comes first.</summary>
    public const int MaxPoolSize = 1000;
}
