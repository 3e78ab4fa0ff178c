using Microsoft.Extensions.Logging;

namespace Cambium.Tests.Storage;

/// <summary>A server's log, line by line.</summary>
internal sealed class LogLines : ILogger
{
    public List<string> All { get; } = [];

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
    {
        lock (All)
        {
            All.Add(formatter(state, exception));
        }
    }
}
