using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>An error as the client gets it: every field PostgreSQL's drivers expose.</summary>
internal static class ErrorResponse
{
    public static void Write(MessageWriter writer, SqlErrorException error) => writer.WriteErrorOrNotice(
        isError: true,
        [
            ('S', "ERROR"),
            ('V', "ERROR"),
            ('C', error.SqlState),
            ('M', error.Message),
            ('D', error.Detail),
            ('H', error.Hint),
            ('P', error.Position > 0 ? error.Position.ToString(CultureInfo.InvariantCulture) : null),
            ('p', error.InternalPosition > 0 ? error.InternalPosition.ToString(CultureInfo.InvariantCulture) : null),
            ('q', error.InternalQuery),
            ('W', error.Where),
            ('s', error.Schema),
            ('t', error.Table),
            ('c', error.Column),
            ('d', error.DataType),
            ('n', error.Constraint),
            .. Source(error.SourceFile, error.SourceLine, error.Routine),
        ]);

    public static void Write(MessageWriter writer, FatalException error) => writer.WriteErrorOrNotice(
        isError: true,
        [
            ('S', "FATAL"),
            ('V', "FATAL"),
            ('C', error.SqlState),
            ('M', error.Message),
            ('D', error.Detail),
            ('H', error.Hint),
            .. Source(error.SourceFile, error.SourceLine, error.Routine),
        ]);

    /// <summary>Where it was reported: PostgreSQL's drivers take these fields for granted.</summary>
    public static ReadOnlySpan<(char Code, string? Text)> Source(string file, int line, string routine) => new (char, string?)[]
    {
        ('F', file[(file.LastIndexOfAny(['/', '\\']) + 1)..]),
        ('L', line.ToString(CultureInfo.InvariantCulture)),
        ('R', routine),
    };
}
