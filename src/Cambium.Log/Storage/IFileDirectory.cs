namespace Cambium.Log.Storage;

/// <summary>
/// The directory a log or a page store lives in: real in the server, in memory with faults in the simulation. Names are without a
/// path. Reading is safe on any thread.
/// </summary>
public interface IFileDirectory : IDisposable
{
    /// <summary>Names of all files.</summary>
    IReadOnlyList<string> List();

    /// <summary>How messages name a file.</summary>
    string PathOf(string name);

    IFile OpenRead(string name);

    IFile OpenWrite(string name);

    /// <summary>Creates an empty file, replacing one of that name.</summary>
    IFile Create(string name);

    /// <summary>Renames; like creation and deletion it is durable after <see cref="FlushDirectory"/>.</summary>
    void Rename(string from, string to);

    void Delete(string name);

    /// <summary>
    /// Gives a file that never changes the same name in another directory of the same kind, as durable as a new file's is.
    /// </summary>
    /// <returns>False where that can't be done: one of that name is there, or the directories are on different file systems.</returns>
    bool TryLink(string name, IFileDirectory target);

    void FlushDirectory();
}
