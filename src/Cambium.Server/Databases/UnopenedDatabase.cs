using System.Diagnostics.CodeAnalysis;
using System.Runtime.ExceptionServices;
using Cambium.Engine.Errors;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Server.Databases;

/// <summary>A database that could not be opened when the server started: its name and its files are kept, and who connects to it is told why.</summary>
internal sealed record UnopenedDatabase(DatabaseFolder Folder, Exception Problem)
{
    /// <summary>The problem's message tells what is wrong with the files; otherwise where it was thrown is all that is known.</summary>
    public bool IsExplained => Problem is LogException or IOException or InvalidDataException or UnauthorizedAccessException or SqlErrorException;

    public string Reason => IsExplained ? Problem.Message : $"{Problem.GetType().Name}: {Problem.Message}";

    public string? WayOut => IsExplained ? WayOutOf(Problem) : "\"cambium check\" tells what of it is damaged; if nothing is, this is a defect of the server";

    /// <summary>What can be done about damaged files; null: their problem's message says it.</summary>
    public static string? WayOutOf(Exception problem) => problem switch
    {
        // Served again is only what a backup has, or what lies before the damage.
        LogDamageException damage => "restore a backup" + (damage.Position <= 1
            ? ""
            : FormattableString.Invariant($"; or, without one, copy the directory and give up what follows, for good: cambium log recover --data \"{Path.GetDirectoryName(damage.File)}\" --up-to {damage.Position - 1}")),
        PageDamageException damage => StorageErrors.From(damage).Hint,
        _ => null,
    };

    /// <summary>Ends the server's start.</summary>
    [DoesNotReturn]
    public void Throw()
    {
        if (IsExplained)
        {
            ExceptionDispatchInfo.Throw(Problem);
        }

        throw new InvalidDataException($"database \"{Folder.Name}\" could not be opened: {Reason}", Problem);
    }

    /// <summary>What a client is told that wants to connect or to copy.</summary>
    public SqlErrorException ToError() => new(SqlState.DataCorrupted, $"database \"{Folder.Name}\" could not be opened when the server started", Reason, WayOut);
}
