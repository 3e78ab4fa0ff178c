using System.Runtime.InteropServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Copy;

/// <summary>
/// A file of the server in the place of the client: COPY FROM reads it, COPY TO writes it anew. It is opened where data would begin to flow, so
/// that what else is wrong with the statement is told first. Outside of transactions: what was written stays whatever becomes of the statement, and a
/// transaction that is run again writes it again.
/// </summary>
internal sealed class ServerFile(string path) : IRowReceiver, IDisposable
{
    private const int PartBytes = 64 * 1024;

    // Everyone may read it, its owner alone write, as PostgreSQL leaves it.
    private const UnixFileMode Mode = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.GroupRead | UnixFileMode.OtherRead;

    private FileStream? _output;

    /// <exception cref="SqlErrorException">42501: the role may not reach for files of the server, or run programs there; 0A000: a program.</exception>
    public static ServerFile Open(CopyStatement statement, RoleRights rights)
    {
        CopyPlace place = statement.Place;
        (int roleId, string role, string deed) = (place.Kind, statement.IsFrom) switch
        {
            (CopyPlaceKind.Program, _) => (SystemCatalog.ExecuteServerProgramRoleId, "pg_execute_server_program", "to or from an external program"),
            (_, true) => (SystemCatalog.ReadServerFilesRoleId, "pg_read_server_files", "from a file"),
            (_, false) => (SystemCatalog.WriteServerFilesRoleId, "pg_write_server_files", "to a file"),
        };
        if (!rights.ActsAs(roleId))
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege,
                $"must be superuser or have privileges of the {role} role to COPY {deed}",
                hint: "Anyone can COPY to stdout or from stdin. psql's \\copy command also works for anyone.");
        }

        return place.Kind == CopyPlaceKind.File
            ? new ServerFile(place.Path!)
            : throw new SqlErrorException(SqlState.FeatureNotSupported, "COPY to or from a program is not supported", position: place.Span.Position);
    }

    public void Dispose() => _output?.Dispose();

    public void Begin(IReadOnlyList<ResultColumn> columns) => throw new InvalidOperationException("COPY answers with no rows.");

    public void Row(ReadOnlySpan<Value> row) => throw new InvalidOperationException("COPY answers with no rows.");

    public void CopyIn(CopyResponse response, ICopyInput input)
    {
        if (Directory.Exists(path))
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{path}\" is a directory");
        }

        using FileStream file = Open(FileMode.Open, FileAccess.Read);
        byte[] part = new byte[PartBytes];
        for (int count; (count = Read(file, part)) > 0;)
        {
            input.Write(part.AsSpan(0, count));
        }

        input.Complete();
    }

    public void CopyOutBegin(CopyResponse response)
    {
        if (!Path.IsPathRooted(path))
        {
            throw new SqlErrorException(SqlState.InvalidName, "relative path not allowed for COPY to file");
        }

        _output = Open(FileMode.Create, FileAccess.Write);
    }

    public void CopyOutData(ReadOnlySpan<byte> data)
    {
        try
        {
            _output!.Write(data);
        }
        catch (IOException error)
        {
            throw Failure("could not write to COPY file", error);
        }
    }

    public void CopyOutEnd()
    {
        try
        {
            _output!.Flush();
        }
        catch (IOException error)
        {
            throw Failure("could not write to COPY file", error);
        }
    }

    private static int Read(FileStream file, byte[] part)
    {
        try
        {
            return file.Read(part);
        }
        catch (IOException error)
        {
            throw Failure("could not read from COPY file", error);
        }
    }

    private FileStream Open(FileMode mode, FileAccess access)
    {
        bool isRead = access == FileAccess.Read;
        string failure = $"could not open file \"{path}\" for {(isRead ? "reading" : "writing")}";
        if (Directory.Exists(path))
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"{failure}: Is a directory");
        }

        try
        {
            FileStreamOptions options = new()
            {
                Mode = mode,
                Access = access,
                Share = FileShare.ReadWrite | FileShare.Delete,
                BufferSize = isRead ? 0 : PartBytes,
            };
            if (!isRead && !OperatingSystem.IsWindows())
            {
                options.UnixCreateMode = Mode;
            }

            return new FileStream(path, options);
        }
        catch (Exception error) when (error is IOException or UnauthorizedAccessException or ArgumentException)
        {
            string hint = isRead
                ? "COPY FROM instructs the PostgreSQL server process to read a file. You may want a client-side facility such as psql's \\copy."
                : "COPY TO instructs the PostgreSQL server process to write a file. You may want a client-side facility such as psql's \\copy.";
            throw Failure(failure, error, hint);
        }
    }

    /// <summary>The error with the operating system's word for it, from the number that .NET keeps.</summary>
    /// <param name="hint">Given when there is no such file, or no right to it.</param>
    private static SqlErrorException Failure(string message, Exception error, string? hint = null)
    {
        const int noEntry = 2;
        const int accessDenied = 13;
        int number = error switch
        {
            FileNotFoundException or DirectoryNotFoundException or ArgumentException => noEntry,
            UnauthorizedAccessException { InnerException: { } inner } => inner.HResult,
            UnauthorizedAccessException => accessDenied,
            _ => error.HResult,
        };
        string state = number switch
        {
            noEntry => SqlState.UndefinedFile,
            1 or accessDenied or 30 => SqlState.InsufficientPrivilege,
            20 or 21 => SqlState.WrongObjectType,
            23 or 24 => SqlState.InsufficientResources,
            28 => SqlState.DiskFull,
            _ => SqlState.IoError,
        };
        return new SqlErrorException(
            state, $"{message}: {Marshal.GetPInvokeErrorMessage(number)}", hint: number is noEntry or accessDenied ? hint : null, innerException: error);
    }
}
