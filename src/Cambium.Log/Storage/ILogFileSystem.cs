namespace Cambium.Log.Storage;

/// <summary>
/// The directory a log lives in: real in the server, in memory with faults in the simulation. Names are without a path.
/// Reading is safe on any thread.
/// </summary>
internal interface ILogFileSystem : IDisposable
{
    /// <summary>Names of all files.</summary>
    IReadOnlyList<string> List();

    /// <summary>How messages name a file.</summary>
    string PathOf(string name);

    ILogFile OpenRead(string name);

    ILogFile OpenWrite(string name);

    /// <summary>Creates an empty file, replacing one of that name.</summary>
    ILogFile Create(string name);

    /// <summary>Renames; like creation and deletion it is durable after <see cref="FlushDirectory"/>.</summary>
    void Rename(string from, string to);

    void Delete(string name);

    void FlushDirectory();
}
