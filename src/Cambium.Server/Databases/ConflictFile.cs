using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading.Channels;
using Cambium.Engine.Transactions;

namespace Cambium.Server.Databases;

/// <summary>
/// Keeps a database's conflicts beside its log, a JSON object a line: <c>conflicts.jsonl</c>, and when that is full
/// <c>conflicts.1.jsonl</c> before it. For advice, not for recovery: lines are written behind the transactions' backs, never flushed,
/// and left out when they come faster than they can be written.
/// </summary>
internal sealed class ConflictFile : IDisposable
{
    private const long FileBytesMax = 4 << 20;
    private const int WaitingMax = 1024;
    private const string NewFile = "conflicts.jsonl";
    private const string OldFile = "conflicts.1.jsonl";

    private static readonly JsonSerializerOptions s_json = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
        Converters = { new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseLower) },
    };

    private readonly string _directory;
    private readonly Database _database;
    private readonly Channel<Conflict> _waiting = Channel.CreateBounded<Conflict>(new BoundedChannelOptions(WaitingMax) { FullMode = BoundedChannelFullMode.DropWrite, SingleReader = true });
    private readonly Task _writing;

    /// <param name="directory">The database's folder.</param>
    public ConflictFile(string directory, Database database)
    {
        _directory = directory;
        _database = database;
        database.Conflicted += Take;
        _writing = Task.Run(WriteAsync);
    }

    public void Dispose()
    {
        _database.Conflicted -= Take;
        _waiting.Writer.Complete();
        _writing.Wait();
    }

    /// <summary>The conflicts kept in a database's folder, oldest first.</summary>
    public static IEnumerable<Conflict> Read(string directory)
    {
        foreach (string path in new[] { Path.Combine(directory, OldFile), Path.Combine(directory, NewFile) }.Where(File.Exists))
        {
            using FileStream stream = new(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            using StreamReader reader = new(stream);
            while (reader.ReadLine() is { } line)
            {
                if (TryParse(line) is { } conflict)
                {
                    yield return conflict;
                }
            }
        }
    }

    /// <summary>A line that a crash cut short is none.</summary>
    private static Conflict? TryParse(string line)
    {
        try
        {
            return JsonSerializer.Deserialize<Conflict>(line, s_json);
        }
        catch (JsonException)
        {
            return null;
        }
    }

    private void Take(Conflict conflict) => _waiting.Writer.TryWrite(conflict);

    private async Task WriteAsync()
    {
        while (await _waiting.Reader.WaitToReadAsync().ConfigureAwait(false))
        {
            try
            {
                WriteWaiting();
            }
            catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
            {
                // The disk is full, or the folder has just been dropped: advice isn't worth an error.
            }
        }
    }

    private void WriteWaiting()
    {
        string path = Path.Combine(_directory, NewFile);
        if (File.Exists(path) && new FileInfo(path).Length > FileBytesMax)
        {
            File.Move(path, Path.Combine(_directory, OldFile), overwrite: true);
        }

        using FileStream stream = new(path, FileMode.Append, FileAccess.Write, FileShare.ReadWrite | FileShare.Delete);
        while (_waiting.Reader.TryRead(out Conflict? conflict))
        {
            JsonSerializer.Serialize(stream, conflict, s_json);
            stream.WriteByte((byte)'\n');
        }
    }
}
