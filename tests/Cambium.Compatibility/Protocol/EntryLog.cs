using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace Cambium.Compatibility.Protocol;

/// <summary>Keeps what the server logs.</summary>
internal sealed class EntryLog : ILogger
{
    public ConcurrentQueue<string> Entries { get; } = new();

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
        Entries.Enqueue($"{logLevel}: {formatter(state, exception)} {exception}");
}
