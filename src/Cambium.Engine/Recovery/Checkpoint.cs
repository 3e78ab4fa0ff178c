using System.Collections.Immutable;
using System.Text.Json;
using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>A root as it is written to disk: everything the database was at one position, trees by where their roots lie.</summary>
/// <param name="DatabaseId">The database, as in its log.</param>
/// <param name="Position">Position of the last commit it contains.</param>
/// <param name="Place">Where the log goes on behind it.</param>
/// <param name="CommitTimeMicros">Time of that commit: microseconds since 1970 UTC.</param>
/// <param name="Definitions">The catalog; read when somebody asks for it, or ahead.</param>
/// <param name="Sequences">What the log says of every sequence and counter.</param>
/// <param name="Trees">Trees by id.</param>
/// <param name="Files">Every page file that some tree refers to.</param>
/// <param name="Workload">What the database was asked.</param>
internal sealed record Checkpoint(
    Guid DatabaseId,
    long Position,
    LogPlace? Place,
    long CommitTimeMicros,
    Lazy<CatalogSnapshot> Definitions,
    ImmutableDictionary<int, SequenceWrite> Sequences,
    ImmutableArray<KeyValuePair<int, TreeRoot>> Trees,
    ImmutableArray<CheckpointFile> Files,
    ImmutableArray<WorkloadStatement> Workload)
{
    /// <summary>All definitions.</summary>
    public CatalogSnapshot Catalog => Definitions.Value;

    /// <summary>Begins to read the definitions on another thread: what reads them takes long when it runs for the first time.</summary>
    public void ReadDefinitionsAhead() => ThreadPool.UnsafeQueueUserWorkItem(
        static definitions =>
        {
            try
            {
                _ = definitions.Value;
            }
            catch (JsonException)
            {
                // Whoever asks for them is told.
            }
        },
        Definitions,
        preferLocal: false);
}
