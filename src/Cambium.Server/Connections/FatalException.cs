using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;

namespace Cambium.Server.Connections;

/// <summary>Ends a connection with a FATAL error the client gets to see.</summary>
internal sealed class FatalException(
    string sqlState,
    string message,
    string? hint = null,
    string? detail = null,
    [CallerMemberName] string routine = "",
    [CallerFilePath] string sourceFile = "",
    [CallerLineNumber] int sourceLine = 0) : Exception(message)
{
    public FatalException(SqlErrorException error)
        : this(error.SqlState, error.Message, error.Hint, error.Detail, error.Routine, error.SourceFile, error.SourceLine)
    {
    }

    public string SqlState { get; } = sqlState;

    public string? Hint { get; } = hint;

    public string? Detail { get; } = detail;

    public string Routine { get; } = routine;

    public string SourceFile { get; } = sourceFile;

    public int SourceLine { get; } = sourceLine;
}
