namespace Tpcc.Targets;

internal static class EmbeddedTarget
{
    public static Task<ITarget> StartAsync(string? dataDirectory, CancellationToken cancellationToken) =>
        Task.FromException<ITarget>(new NotSupportedException($"No embedded server yet {dataDirectory} {cancellationToken.IsCancellationRequested}"));
}
