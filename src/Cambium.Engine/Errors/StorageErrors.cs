using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Errors;

/// <summary>Errors of files as clients see them.</summary>
public static class StorageErrors
{
    /// <summary>XX001 for damage, 53100 for a full disk, 53000 for too many open files, 58030 for everything else, pages that can't be read among them.</summary>
    public static SqlErrorException From(IOException error) => error switch
    {
        PageDamageException => new SqlErrorException(error.InnerException is null ? SqlState.DataCorrupted : SqlState.IoError, error.Message, hint: "\"cambium check\" tells what else is damaged; restore a backup, or stop the server and remove the database's file \"checkpoint\": it is made anew from an earlier one or the whole log, if that is kept."),
        _ when Shortage.IsOfFiles(error) => new SqlErrorException(
            SqlState.InsufficientResources, error.Message, hint: "Raise the number of files the server may have open (ulimit -n), or close some connections: nothing is lost, and no restart is needed."),
        _ when Shortage.IsOfSpace(error) => new SqlErrorException(
            SqlState.DiskFull, $"could not write to the data directory: {error.Message}", hint: "Free some space on its disk: nothing is lost, and no restart is needed."),
        _ => new SqlErrorException(SqlState.IoError, error.Message),
    };
}
